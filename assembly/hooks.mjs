/**
 * Makes `assembly/hooks.generated.ts` of the list of hooks in `assembly/hooks.yaml` and of what each rule in
 * `assembly/rules/` exports. A hook asks a rule only behind the rule's constant in `assembly/features.ts`. The rules in
 * `rules/rich/` are those that rich kernels alone have, and those in `rules/full/` full ones; they are asked after the others.
 *
 *     node assembly/hooks.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseDocument } from "yaml";

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const SOURCE = "assembly/hooks.yaml";
const NOTE = `/** Made by assembly/hooks.mjs from ${SOURCE} and assembly/rules/. Do not edit. */`;

/** @returns hooks with `name`, `about`, `signature`, names of `parameters` and the type of the `result` */
function readHooks(text) {
  const document = parseDocument(text);
  if (document.errors.length > 0) throw document.errors[0];
  return document.contents.items.map(({ key, value }) => {
    const [, listed, result] = /^\((.*)\): (\w+)$/.exec(value.value) ?? [];
    if (result === undefined) throw new Error(`the hook '${key.value}' has no signature`);
    const parameters = listed.split(", ").map((parameter) => parameter.split(":")[0]);
    const about = key.commentBefore
      .split(/\n\s*\n/)
      .at(-1)
      .split("\n")
      .map((line) => line.trim())
      .join(" ")
      .trim();
    return { name: key.value, about, signature: value.value, parameters, result };
  });
}

/** @returns rules with `file`, `constant`, `alias` and the `hooks` that they export, each with its signature */
function readRules() {
  return [...filesOf("rules"), ...filesOf("rules/rich"), ...filesOf("rules/full")].map((file) => {
    const words = path.posix.basename(file, ".ts").split("-");
    const exported = read(file).matchAll(/^export function (\w+)(\([^)]*\): \w+)/gm);
    return {
      file,
      constant: words.join("_").toUpperCase(),
      alias: words.map((word, index) => (index ? word[0].toUpperCase() + word.slice(1) : word)).join(""),
      hooks: new Map(
        Array.from(exported, ([, name, signature]) => [name, signature.replace(/\(\s+|,?\s+\)|\s+/g, plain)]),
      ),
    };
  });
}

function filesOf(folder) {
  const files = readdirSync(path.join(FOLDER, folder)).filter((file) => file.endsWith(".ts"));
  return files.sort().map((file) => `${folder}/${file}`);
}

/** A signature on one line. */
function plain(space) {
  return space.includes("(") ? "(" : space.includes(")") ? ")" : " ";
}

function expectAgreement(hooks, rules) {
  for (const { file, hooks: exported } of rules) {
    for (const [name, signature] of exported) {
      const hook = hooks.find((other) => other.name === name);
      if (hook?.signature === signature) continue;
      throw new Error(`${file}: '${name}' is ${hook ? `not ${hook.signature}` : "no hook"}, see ${SOURCE}`);
    }
  }
  const idle = hooks.find(({ name }) => rules.every((rule) => !rule.hooks.has(name)));
  if (idle) throw new Error(`no rule has the hook '${idle.name}' of ${SOURCE}`);
  const known = Array.from(read("features.ts").matchAll(/^export const (\w+)/gm), ([, name]) => name);
  const constants = ["RICH", "FULL", ...rules.map(({ constant }) => constant)];
  if (known.join() !== constants.join()) throw new Error(`features.ts has ${known}, and the rules are ${constants}`);
}

function writeHooks(hooks, rules) {
  const imports = [
    'import { none, or, Squares } from "./bitboard.ts";',
    `import { ${["RICH", ...rules.map(({ constant }) => constant)].join(", ")} } from "./features.ts";`,
    ...rules.map(({ file, alias }) => `import * as ${alias} from "./${file}";`),
  ];
  return `${NOTE}\n${imports.join("\n")}\n${hooks.map((hook) => writeHook(hook, rules)).join("")}`;
}

function writeHook({ name, about, signature, parameters, result }, rules) {
  const [first] = parameters;
  const calls = rules
    .filter(({ hooks }) => hooks.has(name))
    .map(({ constant, alias, file }) => [constant, `${alias}.${name}(${parameters.join(", ")})`, !isPlain(file)]);
  const lines = {
    void: calls.map(([constant, call]) => `if (${constant}) ${call};`),
    Squares: first.startsWith("squares")
      ? null
      : [
          `return ${calls.map(([constant, call]) => `${constant} ? ${call} : none()`).reduce((all, one) => `or(${all}, ${one})`, "none()")};`,
        ],
    bool: [`return ${truthOf(calls)};`],
  }[result] ?? [...calls.map(([constant, call]) => `if (${constant}) ${first} = ${call};`), `return ${first};`];
  const body = lines.map((line) => `  ${line}\n`).join("");
  return `\n/** ${about} */\nexport function ${name}${signature} {\n${body}}\n`;
}

/** One expression: Binaryen makes no jumps of truths that it inlines. Plain kernels must not even see those of rich rules. */
function truthOf(calls) {
  const plain = calls.filter(([, , isOfRich]) => !isOfRich);
  const [all, few] = [calls, plain].map((some) =>
    some.map(([constant, call]) => `(${constant} && ${call})`).join(" || "),
  );
  if (plain.length === 0 || plain.length === calls.length) return all || "false";
  return `RICH ? ${all} : ${few}`;
}

function isPlain(file) {
  return path.posix.dirname(file) === "rules";
}

function read(file) {
  return readFileSync(path.join(FOLDER, file), "utf8");
}

/**
 * The source that calls the rules.
 * @param {boolean} hasRich false leaves the rules of rich and full kernels out, as if their folders were empty
 */
export function hooksSource(hasRich = true) {
  const hooks = readHooks(read("hooks.yaml"));
  const rules = readRules();
  expectAgreement(hooks, rules);
  return writeHooks(hooks, hasRich ? rules : rules.filter(({ file }) => isPlain(file)));
}

writeFileSync(path.join(FOLDER, "hooks.generated.ts"), hooksSource());
