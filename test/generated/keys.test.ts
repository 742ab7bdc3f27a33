/** The list of rule keys is whole: what the schema has is in it, or left out by name. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CONDITION_LISTS, CONDITION_WORDS, KEYS, LEFT_OUT } from "./keys.ts";
import { keysOf } from "./keys-of.ts";

interface Part {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly additionalProperties?: Part | false;
  readonly items?: Part;
  readonly if?: Part;
  readonly then?: Part;
  readonly else?: Part;
}

interface Schema extends Part {
  readonly definitions: Readonly<Record<string, Part>>;
}

const schema: Schema = JSON.parse(readFileSync(new URL("../../schemas/variant.schema.json", import.meta.url), "utf8"));
/** Written in many ways, of which `squares=…` are keys of their own. */
const SQUARES = /\/(squares|sidedSquares|squaresItem|squaresBySide)$/;

describe("rule keys", () => {
  const named = [...new Set(pathsIn(schema, ""))];

  it("the schema is walked to its ends", () => {
    expect(named).toEqual(expect.arrayContaining(["hands.drops.shades=opposite", "pieces.moves.from", "lose.reach"]));
    expect(named.length).toBeGreaterThan(150);
  });

  it("what the schema has is a rule key, stands in one, or is left out by name", () => {
    expect(named.filter((path) => !isListed(path) && reasonFor(path) === null)).toEqual([]);
  });

  it("nothing is left out that is a rule key, or that the schema does not have", () => {
    const names = Object.keys(LEFT_OUT);
    expect(names.filter((name) => KEYS.includes(name))).toEqual([]);
    expect(names.filter((name) => !named.some((path) => isBelow(path, name)))).toEqual([]);
  });

  it("each key of a list is told", () => {
    const document = {
      win: ["checkmate" as const, { reach: "e4", held: true }],
      hands: { first: true },
      pieces: { king: { royal: true } },
    };
    expect([...keysOf(document)].sort()).toEqual(
      ["condition.held=true", "hands.first=true", "win.reach", "win=checkmate"].sort(),
    );
  });
});

/** A key, or what keys are below; a key that has words is there when one of them is. */
function isListed(path: string): boolean {
  return KEYS.some((key) => key === path || isPart(key, path) || path.startsWith(`${key}=`));
}

function isPart(key: string, path: string): boolean {
  return key.startsWith(`${path}.`) || key.startsWith(`${path}=`);
}

function reasonFor(path: string): string | null {
  const name = Object.keys(LEFT_OUT).find((own) => isBelow(path, own));
  return name === undefined ? null : LEFT_OUT[name];
}

function isBelow(path: string, name: string): boolean {
  const whole = name.replace(/[.=]$/, "");
  return path === whole || (/[.=]$/.test(name) && path.startsWith(name));
}

/** Names as in `keys.ts` of all that may be written. */
function* pathsIn(written: Part, path: string): Generator<string> {
  if (SQUARES.test(written.$ref ?? "")) return;
  const part = written.$ref ? schema.definitions[written.$ref.replace("#/definitions/", "")] : written;
  if (CONDITION_LISTS.some((list) => list === path)) {
    yield* conditionsIn(path);
    return;
  }
  for (const word of part.enum ?? (typeof part.const === "string" ? [part.const] : [])) yield `${path}=${word}`;
  if (part.type === "boolean") yield* [`${path}=true`, `${path}=false`];
  for (const [key, inner] of Object.entries(part.properties ?? {})) {
    const name = path === "" ? key : path === "setup.shuffle.steps" ? `setup.shuffle.${key}` : `${path}.${key}`;
    yield name;
    yield* pathsIn(inner, name);
  }
  if (part.additionalProperties) yield* pathsIn(part.additionalProperties, path);
  for (const inner of [part.items, part.then, part.else]) if (inner) yield* pathsIn(inner, path);
}

/** Which condition stands in a list; what it says beside is the same in all lists. */
function* conditionsIn(list: string): Generator<string> {
  const { conditionMap, condition } = schema.definitions;
  expect(condition.then?.enum).toEqual(CONDITION_WORDS);
  for (const word of CONDITION_WORDS) yield `${list}=${word}`;
  for (const [key, part] of Object.entries(conditionMap.properties ?? {})) {
    const isKind = KEYS.includes(`win.${key}`);
    if (isKind) yield `${list}.${key}`;
    else yield `condition.${key}`;
    yield* isKind && !part.$ref ? [] : pathsIn(part, `condition.${key}`);
  }
}
