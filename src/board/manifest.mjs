/**
 * Generates the custom elements manifest of `<fairywren-board>`, which editors and catalogues read, from the comments
 * in the sources: `node src/board/manifest.mjs FILE`. Format: https://github.com/webcomponents/custom-elements-manifest
 */
import { readFileSync, writeFileSync } from "node:fs";
import ts from "typescript";

const TAG = "fairywren-board";
const CLASS = "FairywrenBoard";
const BASE = "ReflectedAttributes";
const EVENTS = "BoardEvents";

const element = parse("element.ts");
const events = parse("events.ts");
const reflection = parse("reflection.ts");
const board = declarationOf(element, CLASS);
const attributes = declarationOf(reflection, BASE).members.filter(isDeclared).map(describeAttribute);

const manifest = {
  schemaVersion: "1.0.0",
  readme: "docs/element.md",
  modules: [
    {
      kind: "javascript-module",
      path: "dist/board.js",
      declarations: [describeClass()],
      exports: [{ kind: "js", name: CLASS, declaration: { name: CLASS, module: "dist/board.js" } }],
    },
    {
      kind: "javascript-module",
      path: "dist/define-board.js",
      declarations: [],
      exports: [
        { kind: "custom-element-definition", name: TAG, declaration: { name: CLASS, module: "dist/board.js" } },
      ],
    },
  ],
};

writeFileSync(process.argv[2], `${JSON.stringify(manifest, null, 2)}\n`);

function describeClass() {
  return {
    kind: "class",
    customElement: true,
    tagName: TAG,
    name: CLASS,
    description: descriptionOf(board),
    superclass: { name: "HTMLElement" },
    attributes,
    members: [...attributes.map(describeReflected), ...describeProperties(), ...board.members.flatMap(describeMethod)],
    events: declarationOf(events, EVENTS).members.map(describeEvent),
    slots: tagged("slot"),
    cssParts: tagged("csspart"),
    cssProperties: tagged("cssprop"),
  };
}

/** A property of the base class that reflects an attribute. */
function describeAttribute(member) {
  const fieldName = textOf(member.name);
  return { name: fieldName.toLowerCase(), fieldName, type: typeOf(member), description: descriptionOf(member) };
}

function describeReflected({ name, fieldName, type, description }) {
  return { kind: "field", name: fieldName, attribute: name, reflects: true, type, description };
}

/** Accessors and public fields; a getter and its setter are one property. */
function describeProperties() {
  const found = new Map();
  for (const member of board.members.filter(isPublic)) {
    const isAccessor = ts.isGetAccessor(member) || ts.isSetAccessor(member);
    if (!isAccessor && !ts.isPropertyDeclaration(member)) continue;
    const name = textOf(member.name);
    if (name === "observedAttributes") continue;
    const known = found.get(name) ?? { kind: "field", name, readonly: true };
    const isWritable = ts.isSetAccessor(member) || (ts.isPropertyDeclaration(member) && !has(member, "Readonly"));
    const type = known.type ?? (ts.isSetAccessor(member) ? typeOf(member.parameters[0]) : typeOf(member));
    const description = known.description || descriptionOf(member);
    const isStatic = has(member, "Static") ? { static: true } : {};
    found.set(name, { ...known, ...isStatic, type, description, readonly: known.readonly && !isWritable });
  }
  return [...found.values()];
}

function describeMethod(member) {
  if (!ts.isMethodDeclaration(member) || !isPublic(member) || isCallback(member)) return [];
  const parameters = member.parameters.map((each) => ({ name: textOf(each.name), type: typeOf(each) }));
  const description = descriptionOf(member);
  return [{ kind: "method", name: textOf(member.name), parameters, return: { type: typeOf(member) }, description }];
}

function describeEvent(member) {
  return { name: member.name.text, type: typeOf(member), description: descriptionOf(member) };
}

/** The class's `@csspart name - description` and `@cssprop` tags. */
function tagged(name) {
  return ts
    .getJSDocTags(board)
    .filter(({ tagName }) => tagName.text === name)
    .map(({ comment }) => {
      const [what, ...words] = String(comment).split(" - ");
      return { name: what.trim(), description: words.join(" - ").trim() };
    });
}

/** Life-cycle callbacks, which only the browser calls. */
function isCallback(member) {
  return textOf(member.name).endsWith("Callback");
}

function isDeclared(member) {
  return ts.isPropertyDeclaration(member) && has(member, "Declare");
}

function isPublic(member) {
  return member.name !== undefined && !ts.isPrivateIdentifier(member.name);
}

function has(member, modifier) {
  return Boolean(member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind[`${modifier}Keyword`]));
}

function typeOf(node) {
  return { text: node.type ? node.type.getText().replace(/\s+/g, " ") : "void" };
}

function descriptionOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(comment?.comment) ?? "").replace(/\s+/g, " ").trim();
}

function textOf(name) {
  return name.getText();
}

function declarationOf(file, name) {
  const found = file.statements.find((statement) => statement.name?.text === name);
  if (!found) throw new Error(`${file.fileName} declares no ${name}.`);
  return found;
}

function parse(name) {
  const text = readFileSync(new URL(name, import.meta.url), "utf8");
  return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
}
