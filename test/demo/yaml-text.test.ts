/** Visual changes in a YAML text: what they mean, and what they leave alone. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Path, type Plain, plainOf, removeValue, setValue } from "../../demo/maker/yaml-text.ts";

const VARIANTS = fileURLToPath(new URL("../../variants/", import.meta.url));
const FILES = readdirSync(VARIANTS)
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => [file, readFileSync(VARIANTS + file, "utf8")] as const);

/** What is written, what changes, and what comes out, to the letter. */
const CHANGES: readonly (readonly [what: string, text: string, path: Path, value: Plain | null, changed: string])[] = [
  ["a value in its place", "a: 1   # one\nb: 2\n", ["a"], 3, "a: 3   # one\nb: 2\n"],
  ["a value in a flow map", "p: { x:  1, y: 2 } # c\n", ["p", "x"], "W", "p: { x:  W, y: 2 } # c\n"],
  ["a new key of a flow map", "p: { x: 1 }   # c\n", ["p", "y"], "F", "p: { x: 1, y: F }   # c\n"],
  [
    "a new key of a block map",
    "p:\n  x: 1   # c\n\nq: 1\n",
    ["p", "y"],
    { a: 1, b: "N" },
    "p:\n  x: 1   # c\n  y: { a: 1, b: N }\n\nq: 1\n",
  ],
  ["a map on the way", "n: A\n", ["p", "y", "b"], "N", "n: A\n\np:\n  y: { b: N }\n"],
  [
    "rows below their sign and comment",
    "s:\n  b: |   # rows\n    r n\n    R N\n# end\n",
    ["s", "b"],
    "n r\nN R\n",
    "s:\n  b: |   # rows\n    n r\n    N R\n# end\n",
  ],
  ["new rows", "a: 1\n", ["s", "b"], "n r\nN R\n", "a: 1\n\ns:\n  b: |\n    n r\n    N R\n"],
  [
    "rows in a flow map, which becomes a block",
    "p:\n  n: { x: 1 }\n  # c\nq: 1\n",
    ["p", "n", "y", "white"],
    "a\nb\n",
    "p:\n  n:\n    x: 1\n    y:\n      white: |\n        a\n        b\n  # c\nq: 1\n",
  ],
  ["a list of maps", "a: 1", ["l"], [{ x: ["q"], y: "rank 8" }], "a: 1\n\nl:\n  - { x: [q], y: rank 8 }\n"],
  ["a list in a list of maps", "l:\n  - { to: [q,  r], z: 1 }\n", ["l", 0, "to"], ["n"], "l:\n  - { to: [n], z: 1 }\n"],
  [
    "one more of a list",
    "l:\n  - { a: 1 }   # c\nb: 1\n",
    ["l", 1],
    { a: 2 },
    "l:\n  - { a: 1 }   # c\n  - { a: 2 }\nb: 1\n",
  ],
  ["a block for a word", "c:   # why\n  - { a: 1 }\n\nb: 1\n", ["c"], "none", "c: none\n\nb: 1\n"],
  ["a word for a map", "p:\n  n: none   # gone\n", ["p", "n"], { letter: "N" }, "p:\n  n: { letter: N }   # gone\n"],
  ["what must be quoted", "a: 1\n", ["a"], "x: #y", 'a: "x: #y"\n'],
  ["a number that is a text", "a: 1\n", ["a"], "5", 'a: "5"\n'],
  ["a pair of a flow map away", "p: { x: 1, y: 2, z: 3 }\n", ["p", "y"], null, "p: { x: 1, z: 3 }\n"],
  ["the first pair away", "p: { x: 1, y: 2 }\n", ["p", "x"], null, "p: { y: 2 }\n"],
  ["a line away", "p:\n  # c\n  x: 1   # d\n  y: 2\n", ["p", "x"], null, "p:\n  # c\n  y: 2\n"],
  ["the last entry with its map", "a: 1\np:\n  x: 1\nb: 2\n", ["p", "x"], null, "a: 1\nb: 2\n"],
  ["an entry of a list away", "l:\n  - { a: 1 }\n  - { a: 2 }\n", ["l", 0], null, "l:\n  - { a: 2 }\n"],
  ["what is not there", "a: 1\n", ["b", "c"], null, "a: 1\n"],
];

describe("a change of a YAML text", () => {
  it.each(CHANGES)("%s", (_, text, path, value, changed) => {
    expect(value === null ? removeValue(text, path) : setValue(text, path, value)).toBe(changed);
  });

  it("means what is wanted and keeps all comments, in every shipped file", () => {
    const words = fc.constantFrom("N", "none", "rank 8", "Δ", "a, b", "x: y", "# no", "'", '"', "5", "true", " ");
    const value: fc.Arbitrary<Plain> = fc.oneof(
      words,
      fc.integer(),
      fc.boolean(),
      fc.array(words, { minLength: 1, maxLength: 4 }),
      fc.dictionary(fc.constantFrom("letter", "betza", "to"), words, { minKeys: 1, noNullPrototype: true }),
    );
    const paths: readonly Path[] = [
      ["name"],
      ["board", "files"],
      ["pieces", "knight", "betza"],
      ["pieces", "knight", "value"],
      ["pieces", "heron"],
      ["pieces", "pawn", "first-move"],
      ["promotion"],
      ["promotion", 0, "to"],
      ["castling"],
      ["draws", "moves", "claim"],
    ];
    const property = fc.property(
      fc.constantFrom(...FILES),
      fc.constantFrom(...paths),
      value,
      ([, text], path, wanted) => {
        const before = plainOf(text) as Record<string, unknown>;
        fc.pre(path[1] !== 0 || Array.isArray(before.promotion));
        const changed = setValue(text, path, wanted);
        expect(at(plainOf(changed), path)).toEqual(wanted);
        expect(without(plainOf(changed), path)).toEqual(without(before, path));
        if (path.length > 1) expect(comments(changed)).toEqual(comments(text));
        expect(plainOf(removeValue(changed, path))).toEqual(plainOf(removeValue(removeValue(changed, path), path)));
      },
    );
    fc.assert(property, { numRuns: 150 });
  });
});

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

/** The values beside a path; maps that hold nothing else go too. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? without(item, rest) : item));
  if (typeof value !== "object" || value === null) return undefined;
  const map: Record<string, unknown> = { ...value };
  const part = rest.length ? without(map[key], rest) : undefined;
  if (part === undefined || Object.keys(part as object).length === 0) delete map[key];
  else map[key] = part;
  return map;
}

/** All comments, with the blanks before them. */
function comments(text: string): string[] {
  return text.split("\n").flatMap((line) => /(?:^|\s{2,})# .*$/.exec(line)?.[0] ?? []);
}
