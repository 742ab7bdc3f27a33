/**
 * Makes the documentation that is part of the page: `node build.mjs docs`. Every document of `docs/` and those that they link
 * to become HTML; other files that they link to, such as a variant's YAML, become pages that show them.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import MarkdownIt from "markdown-it";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const INDEX = "docs/README.md";
/** Documents outside `docs/`, and what they are called on the site. */
const OTHERS = {
  "schemas/README.md": "variant-file",
  "CONTRIBUTING.md": "contributing",
  "CHANGELOG.md": "changes",
  "SECURITY.md": "security",
  LICENSE: "license",
};
/** From so many headings on, the table of contents has the whole width. */
const MANY_HEADINGS = 12;

const markdown = new MarkdownIt({ html: true });

/** Writes the site into a folder that stands beside the page's `index.html`.
 *  @throws when a link leads nowhere */
export function makeSite(out) {
  const site = { out, template: read("docs/site/page.html"), asked: new Set(), documents: "" };
  const documents = readdirSync(at("docs")).filter((file) => file.endsWith(".md"));
  site.names = new Map([...documents.map((file) => [`docs/${file}`, nameOf(file)]), ...Object.entries(OTHERS)]);
  site.documents = documentList();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, "files"), { recursive: true });
  writeFileSync(path.join(out, "style.css"), pageColours() + read("docs/site/style.css"));
  for (const [file, name] of site.names) writeDocument(site, file, name);
  for (const file of site.asked) writeFilePage(site, file);
}

/** The colours of the page, which there are chosen by a person, here by what the system prefers. */
function pageColours() {
  const [light, dark] = [":root", ':root[data-theme="dark"]'].map((selector) => {
    const [, text] = read("demo/style.css").split(`${selector} {\n`);
    return `:root {\n${text.slice(0, text.indexOf("}"))}}\n`;
  });
  return `${light}@media (prefers-color-scheme: dark) {\n${dark}}\n`;
}

/** What a heading is called in an address, as on GitHub. */
export function slugOf(title) {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
}

function nameOf(file) {
  return file === path.basename(INDEX) ? "index" : file.replace(/\.md$/, "");
}

/** The list of `docs/README.md`, without its remarks. */
function documentList() {
  const [, ...lines] = read(INDEX).split("\n");
  return lines.map((line) => line.replace(/(\]\([^)]*\)): .*/, "$1")).join("\n");
}

function writeDocument(site, file, name) {
  const tokens = markdown.parse(read(file), {});
  const headings = nameHeadings(tokens);
  const html = inScrollers(markdown.renderer.render(tokens, markdown.options, {}));
  const text = withLinks(site, path.posix.dirname(file), html, "").replace("</h1>", `</h1>${contentsOf(headings)}`);
  writePage(site, `${name}.html`, { title: headings[0].title, text }, "");
}

/** Gives headings ids. */
function nameHeadings(tokens) {
  const headings = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "heading_open") continue;
    const title = tokens[index + 1].children.map(({ content }) => content).join("");
    const before = headings.filter((heading) => slugOf(heading.title) === slugOf(title)).length;
    const slug = before === 0 ? slugOf(title) : `${slugOf(title)}-${before}`;
    token.attrSet("id", slug);
    headings.push({ level: Number(token.tag.slice(1)), title, slug });
  }
  return headings.length > 0 ? headings : [{ level: 1, title: "Licence", slug: "" }]; // the text of MIT has none
}

function contentsOf(headings) {
  const listed = headings.filter(({ level }) => level === 2);
  if (listed.length < 2) return "";
  const items = listed.map(({ title, slug }) => `<li><a href="#${slug}">${escaped(title)}</a></li>`);
  const kind = listed.length < MANY_HEADINGS ? "contents" : "contents long";
  return `<nav class="${kind}" aria-label="On this page"><strong>On this page</strong><ul>${items.join("")}</ul></nav>`;
}

/** What may be wider than the screen is scrolled by itself, by keyboard too. */
function inScrollers(html) {
  return html
    .replaceAll("<table>", '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<thead>\n<tr>\n<th></th>\n<th></th>\n</tr>\n</thead>", "")
    .replaceAll("<pre>", '<pre tabindex="0">');
}

/** Links between documents, as they are on the site.
 *  @param folder that they are written in
 *  @param root from the page to the folder of all documents */
function withLinks(site, folder, html, root) {
  return html.replace(/ (href|src)="([^"]*)"/g, (whole, attribute, target) => {
    if (/^(https?:|#)/.test(target)) return whole;
    const [place, heading = ""] = target.split("#");
    const wanted = path.posix.join(folder, place);
    return ` ${attribute}="${root}${addressOf(site, wanted)}${heading && `#${heading}`}"`;
  });
}

function addressOf(site, wanted) {
  const name = site.names.get(wanted);
  if (name !== undefined) return `${name}.html`;
  if (!existsSync(at(wanted))) throw new Error(`A document links to ${wanted}, which is not there.`);
  if (wanted.endsWith(".png")) return copyPicture(site, wanted);
  site.asked.add(wanted);
  return `files/${flat(wanted)}.html`;
}

function copyPicture(site, file) {
  copyFileSync(at(file), path.join(site.out, "files", flat(file)));
  return `files/${flat(file)}`;
}

function flat(file) {
  return file.replaceAll("/", "-");
}

/** What is no document, as it is: the text of a file, the files of a folder. */
function writeFilePage(site, file) {
  const isFolder = statSync(at(file)).isDirectory();
  const body = isFolder ? markdown.render(listOf(file)) : `<pre tabindex="0"><code>${escaped(read(file))}</code></pre>`;
  const text = `<h1>${escaped(file)}</h1>${withLinks(site, file, body, "../")}`;
  writePage(site, `files/${flat(file)}.html`, { title: file, text }, "../");
}

function listOf(folder) {
  return readdirSync(at(folder))
    .map((name) => `- [${name}](${name})`)
    .join("\n");
}

function writePage({ out, template, documents, ...site }, name, { title, text }, root) {
  const list = withLinks({ out, ...site }, path.posix.dirname(INDEX), markdown.render(documents), root);
  const current = list.replace(`href="${root}${name}"`, `href="${root}${name}" aria-current="page"`);
  const values = { title: escaped(title), root, documents: current, text };
  writeFileSync(
    path.join(out, name),
    template.replace(/\{\{(\w+)\}\}/g, (_, key) => values[key]),
  );
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function read(file) {
  return readFileSync(at(file), "utf8");
}

function at(file) {
  return path.join(ROOT, file);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) makeSite(at("build/demo/docs"));
