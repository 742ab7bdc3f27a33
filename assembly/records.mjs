/**
 * Makes of the lists of fields in `src/layout/records.yaml` and in `src/layout/rules/`
 *
 * - `src/layout/records.generated.ts`: offsets, sizes and shifts, for both compilers,
 * - `assembly/records.generated.ts`: classes, so that the kernel reads `node.beta` where `beta` lies,
 * - `src/layout/stamp.generated.ts`: a digest of the whole layout, which host and kernel compare.
 *
 *     node assembly/records.mjs
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isMap, isScalar, parseDocument } from "yaml";

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const LAYOUT = "src/layout";
const SOURCES = ["records.yaml", ...filesOf("rules", /\.yaml$/)];
const NOTE = `/** Made by assembly/records.mjs from ${SOURCES.map((file) => `${LAYOUT}/${file}`).join(", ")}. Do not edit. */`;

/** Bytes of each type. Sets of squares and of kinds have those of the huge build. */
const SIZES = {
  i8: 1,
  u8: 1,
  bool: 1,
  i16: 2,
  u16: 2,
  i32: 4,
  u32: 4,
  usize: 4,
  f64: 8,
  i64: 8,
  u64: 8,
  kinds: 16,
  set: 32,
};
/** How the kernel calls those types that are not the same in all builds. */
const BUILD_TYPES = { kinds: "Kinds", set: "Squares" };

/** Where sets of the larger builds may lie. */
const VECTOR = 16;

/** @returns records with `name`, `about`, `size` and `fields` */
function readRecords(text) {
  const document = parseDocument(text);
  if (document.errors.length > 0) throw document.errors[0];
  return document.contents.items.map(({ key, value }) => {
    if (!isMap(value)) throw new Error(`${key.value} has no fields`);
    const fields = value.items.filter((item) => item.key.value !== "size").map(readField);
    const about = wordsOf(lastParagraph(key.commentBefore));
    return { name: key.value, about, size: value.get("size") ?? 0, fields };
  });
}

/** A rule's fields join the record of the same name. */
function joined(records) {
  const byName = new Map();
  for (const record of records) {
    const known = byName.get(record.name);
    if (known) known.fields.push(...record.fields);
    else byName.set(record.name, record);
  }
  return [...byName.values()];
}

function readField({ key, value }) {
  const [, type, ...counts] = /^(\w+)((?:\[\w+\])*)$/.exec(isScalar(value) ? value.value : "") ?? [];
  if (!(type in SIZES)) throw new Error(`'${key.value}' has no type that is known`);
  const dimensions = [...counts.join("").matchAll(/\[(\d+)\]/g)].map(([, count]) => Number(count));
  const bytes = SIZES[type] * dimensions.reduce((product, count) => product * count, 1);
  return { name: key.value, type, dimensions, bytes, about: wordsOf(value.comment) };
}

/** The head of the file is no part of the first record's words. */
function lastParagraph(comment) {
  return comment?.split(/\n\s*\n/).at(-1);
}

function wordsOf(comment) {
  return (comment ?? "")
    .split("\n")
    .map((line) => line.trim())
    .join(" ")
    .trim();
}

/** Bytes of an array that lies behind all other fields: what pages load of the offsets of these is shorter so. */
const LONG = 256;

/** Fields in the order of the list, long arrays last, each aligned to its size. */
function place({ name, about, size, fields: listed }) {
  let end = 0;
  const isLong = ({ bytes }) => bytes > LONG;
  const inOrder = [...listed.filter((field) => !isLong(field)), ...listed.filter(isLong)];
  const fields = inOrder.map((field) => {
    const offset = roundUp(end, Math.min(SIZES[field.type], VECTOR));
    end = offset + field.bytes;
    return { ...field, offset };
  });
  const bytes = size || roundUp(end, 16);
  if (bytes < end) throw new Error(`${name} has ${end} bytes, more than its size of ${bytes}`);
  return { name, about, fields, bytes };
}

function isSingle({ type, dimensions }) {
  return !(type in BUILD_TYPES) && dimensions.length === 0;
}

function roundUp(bytes, unit) {
  return Math.ceil(bytes / unit) * unit;
}

/** `hashMove` of `Node`: `NODE_HASH_MOVE`. */
function constantOf(...names) {
  return names.map((name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toUpperCase()).join("_");
}

function writeOffsets(records) {
  const lines = records.flatMap(({ name, fields, bytes }) => [
    "",
    ...fields.map((field) => `export const ${constantOf(name, field.name)} = ${field.offset};`),
    `export const ${constantOf(name)}_BYTES = ${bytes};`,
    ...(Number.isInteger(Math.log2(bytes)) ? [`export const ${constantOf(name)}_SHIFT = ${Math.log2(bytes)};`] : []),
  ]);
  return `${NOTE}\n${lines.join("\n")}\n`;
}

function writeClasses(records) {
  const classes = records.map(writeClass);
  const constants = records.flatMap(({ name, fields }) => fields.map((field) => constantOf(name, field.name)));
  const used = constants.filter((constant) => new RegExp(`\\b${constant}\\b`).test(classes.join("\n"))).sort();
  const names = ["loadSet", "SET_SHIFT", "Squares", "storeSet"].filter((word) => classes.join("\n").includes(word));
  const sets = names.length > 0 ? `import { ${names.join(", ")} } from "./bitboard.ts";\n` : "";
  const kinds = /\bKinds\b/.test(classes.join("\n")) ? `import { Kinds } from "./kinds.ts";\n` : "";
  return `${NOTE}\nimport {\n${used.map((name) => `  ${name},\n`).join("")}} from "../src/layout/records.generated.ts";\n${sets}${kinds}${classes.join("")}`;
}

function writeClass({ name, about, fields }) {
  const single = fields.filter(isSingle);
  const members = [
    ...single.map((field, at) => {
      const gap = fill(single[at - 1], field);
      return `${gap}${comment("  ", field.about)}  ${field.name}: ${field.type};\n`;
    }),
    ...fields.filter((field) => !isSingle(field)).map((field) => writeAccess(name, field)),
  ];
  const checks = single.map((field) => {
    const place = `offsetof<${name}>("${field.name}") != ${constantOf(name, field.name)}`;
    return `if (${place}) ERROR("'${field.name}' of ${name} lies otherwise than its list says");\n`;
  });
  return `\n${comment("", about)}@unmanaged\nexport class ${name} {\n${members.join("")}}\n${checks.join("")}`;
}

/** Members in place of the sets and arrays that lie between two fields: a class has those by methods alone. */
function fill(last, { name, type, offset }) {
  let end = last ? last.offset + last.bytes : 0;
  if (roundUp(end, SIZES[type]) === offset) return ""; // the compiler aligns fields as `place` does
  const members = [];
  while (end < offset) {
    const filler = end % 4 === 0 && end + 4 <= offset ? "u32" : "u8";
    members.push(`  private before_${name}_${members.length}: ${filler};\n`);
    end += SIZES[filler];
  }
  return members.join("");
}

function writeAccess(record, { name, type, dimensions, about }) {
  const offset = constantOf(record, name);
  const here = "changetype<usize>(this)";
  const indexes = ["index", "inner"].slice(0, dimensions.length);
  const place = indexes.reduce((words, index, at) => {
    const inner = dimensions.slice(at + 1).reduce((a, b) => a * b, 1);
    // sets lie as close as those of the build are long
    return type === "set"
      ? `${words} + (<usize>${index} << SET_SHIFT)`
      : `${words} + <usize>${index} * ${SIZES[type] * inner}`;
  }, here);
  const kind = BUILD_TYPES[type] ?? type;
  const read = type === "set" ? `loadSet(${place} + ${offset})` : `load<${kind}>(${place}, ${offset})`;
  const words = comment("  ", about);
  if (dimensions.length > 0) {
    return `\n${words}  ${name}(${indexes.map((index) => `${index}: u32`).join(", ")}): ${kind} {\n    return ${read};\n  }\n`;
  }
  const getter = `\n${words}  get ${name}(): ${kind} {\n    return ${read};\n  }\n`;
  if (type !== "set") return getter;
  const write = `  set ${name}(squares: Squares) {\n    storeSet(${here} + ${offset}, squares);\n  }\n`;
  return `${getter}\n${write}`;
}

function comment(indent, words) {
  return words === "" ? "" : `${indent}/** ${words[0].toUpperCase()}${words.slice(1).replace(/\.$/, "")}. */\n`;
}

/** Of every constant and record: what is written in comments does not count. */
function stampOf(records) {
  const code = [...filesOf("", /^\w+\.ts$/), ...filesOf("rules", /\.ts$/)].map(read);
  const plain = code.map((text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "").replace(/\s+/g, " "));
  return createHash("sha256")
    .update(JSON.stringify([plain, writeOffsets(records)]))
    .digest()
    .readInt32LE();
}

/** Files of a folder of the layout, in the order of their names. */
function filesOf(folder, pattern) {
  const files = readdirSync(path.join(ROOT, LAYOUT, folder)).filter((file) => pattern.test(file));
  return files.sort().map((file) => path.posix.join(folder, file));
}

function read(file) {
  return readFileSync(path.join(ROOT, LAYOUT, file), "utf8");
}

function write(file, text) {
  writeFileSync(path.join(ROOT, file), text);
}

const records = joined(SOURCES.flatMap((file) => readRecords(read(file)))).map(place);
write("src/layout/records.generated.ts", writeOffsets(records));
write("assembly/records.generated.ts", writeClasses(records));
write("src/layout/stamp.generated.ts", `${NOTE}\n\nexport const LAYOUT_STAMP = ${stampOf(records)};\n`);
