import { stringify } from "yaml";

/** The reference of all keys, for people, from the schema's own words. */
export function referenceText(schema) {
  const lines = [
    "# The variant file",
    "",
    "Made by `schemas/build.mjs` from `variant.schema.json`; edit that file, not this one.",
    "",
    schema.description,
    "",
    "The first line `# yaml-language-server: $schema=../schemas/variant.schema.json` lets editors complete and check the file.",
    "A file has at most 64 KB, and nests at most 16 deep. Anchors, aliases, tags, merge keys and directives are not read.",
    "",
    `The keys of a file: ${Object.keys(schema.properties).map(linkTo).join(", ")}.`,
    "",
    ...keysOf({ ...schema, written: new Map() }, schema, "", 2),
  ];
  return `${lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trimEnd()}\n`;
}

function linkTo(key) {
  return `[\`${key}\`](#${key})`;
}

/** @param schema with the definitions of which the keys are `written` already, and where */
function keysOf(schema, part, prefix, level) {
  return Object.entries(part.properties ?? {}).flatMap(([key, value]) =>
    keyText(schema, `${prefix}${key}`, value, level),
  );
}

function keyText(schema, name, written, level) {
  const part = resolved(schema, written);
  const known = schema.written.get(written.$ref);
  const lines = [
    `${"#".repeat(level)} \`${name}\``,
    "",
    part.description,
    "",
    ...wordsOf(schema, part, known),
    ...factsOf(schema, part, written),
    "",
  ];
  const nested = nestedOf(schema, part);
  if (nested.length === 0) return lines;
  if (known) return [...lines, `Its keys are those of \`${known}\`.`, ""];
  if (written.$ref) schema.written.set(written.$ref, name);
  const deeper = Math.min(level + 1, 4);
  return [...lines, ...nested.flatMap(([suffix, inside]) => keysOf(schema, inside, `${name}${suffix}.`, deeper))];
}

/** What the words in a list mean. */
function wordsOf(schema, part, known) {
  const { then } = part.items ? resolved(schema, part.items) : {};
  return then?.enum && !known ? [`As a word: ${then.description}`, ""] : [];
}

function factsOf(schema, part, written) {
  const facts = [`- **Type**: ${typeOf(schema, part)}`];
  const fallback = written.default ?? part.default;
  if (fallback !== undefined) facts.push(`- **Default**: ${code(fallback)}`);
  const examples = [...(part.examples ?? []).slice(0, MOST_EXAMPLES).map(code), ...snippetsOf(part)];
  if (examples.length > 0) facts.push(`- **Example**: ${examples.join(", ")}`);
  return facts;
}

/** Of long lists, such as all ids. */
const MOST_EXAMPLES = 4;

/** What editors insert: as it is called, which is how it is written, or as the block that it is. */
function snippetsOf({ defaultSnippets = [] }) {
  const written = ({ label, body }) =>
    typeof body === "string" ? code(body.replace(/^\|\n/, "").replace(/^ +/gm, "")) : `\`${label}\``;
  return defaultSnippets.map(written);
}

/** Each kind of value that may stand there, once. */
function typeOf(schema, part) {
  return [...new Set(typesOf(schema, part))].join(", or ");
}

function typesOf(schema, part) {
  if (part.const !== undefined) return [code(part.const)];
  if (part.enum) return [`one of ${part.enum.map(code).join(", ")}`];
  if (part.then && part.else)
    return [part.then, part.else].flatMap((choice) => typesOf(schema, resolved(schema, choice)));
  const types = [part.type].flat().map((type) => TYPE_WORDS[type] ?? "a map");
  return [types.join(" or ") + rangeOf(part)];
}

const TYPE_WORDS = {
  object: "a map",
  array: "a list",
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "`true` or `false`",
};

function rangeOf({ minimum, maximum }) {
  return minimum === undefined ? "" : ` from ${minimum} to ${maximum}`;
}

/** A set of squares may hold another; the description of `squares` says so once. */
const SQUARES_LEFT_OUT = "#/definitions/squaresBut";

/** The maps inside a value, with what stands between its name and their keys. */
function nestedOf(schema, part) {
  if (part.properties) return [["", part]];
  if (typeof part.additionalProperties === "object") return inner(schema, part.additionalProperties, ".<id>");
  if (part.type === "array" && part.items) return inner(schema, part.items, "[]");
  const choices = [part.then, part.else].filter((choice) => choice && choice.$ref !== SQUARES_LEFT_OUT);
  return choices.flatMap((choice) => nestedOf(schema, resolved(schema, choice)));
}

function inner(schema, written, suffix) {
  return nestedOf(schema, resolved(schema, written)).map(([more, nested]) => [suffix + more, nested]);
}

function resolved(schema, part) {
  if (!part.$ref) return part;
  const { $ref, ...own } = part;
  const { defaultSnippets, ...definition } = schema.definitions[$ref.split("/").at(-1)];
  return { ...definition, ...(own.examples || !defaultSnippets ? {} : { defaultSnippets }), ...own };
}

/** A value as one would write it in a file. */
function code(value) {
  if (typeof value === "string" && value.includes("\n")) return `\`${JSON.stringify(value)}\``;
  const flow = stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trim();
  return `\`${flow.replace(/\[ /g, "[").replace(/ \]/g, "]")}\``;
}
