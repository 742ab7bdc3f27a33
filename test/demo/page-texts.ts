/** The English texts of the page, read from its sources: of the tag `t`, of the templates of `html`, and of the page that they are
 *  drawn in. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { eachText, joined, keyOf } from "../../demo/languages/translation.ts";

const DEMO = fileURLToPath(new URL("../../demo", import.meta.url));

/** Each with the files that have it. */
export function pageTexts(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [file, texts] of sources().map((file) => [file, textsOf(file)] as const))
    for (const text of texts) found.set(text, [...(found.get(text) ?? []), file]);
  return found;
}

/** Templates of the page that are lit's own, and would stay English. */
export function untranslated(): string[] {
  return sources().filter((file) => file !== "html.ts" && /import \{[^}]*\bhtml\b[^}]*\} from "lit/.test(read(file)));
}

function sources(): string[] {
  const files = readdirSync(DEMO, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file === "index.html" || (/\.ts$/.test(file) && !/\.d\.ts$|^(languages|examples)\//.test(file)))
    .sort();
}

function read(file: string): string {
  return readFileSync(path.join(DEMO, file), "utf8");
}

function textsOf(file: string): string[] {
  return file.endsWith(".html") ? textsOfPage(read(file)) : textsOfCode(read(file));
}

/** What nobody reads in the page itself stays: its head. */
function textsOfPage(page: string): string[] {
  return textsOfTemplate(page.slice(page.indexOf("<body>")));
}

function textsOfTemplate(html: string): string[] {
  const texts: string[] = [];
  eachText(html, (key) => {
    texts.push(key);
    return key;
  });
  return texts;
}

function textsOfCode(code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) texts.push(...textsOfTag(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("page.ts", code, ts.ScriptTarget.Latest, true));
  return texts;
}

function textsOfTag({ tag, template }: ts.TaggedTemplateExpression): string[] {
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  if (tag.getText() === "t") return [keyOf(parts)];
  return tag.getText() === "html" ? textsOfTemplate(joined(parts)) : [];
}
