/** A shelf as a file: taken in whole or refused, and nothing that is there is replaced. */
import { describe, expect, it } from "vitest";
import type { Item } from "../../demo/shelf/item.ts";
import {
  arrivalsOf,
  FILE_VERSION,
  readShelfFile,
  ShelfFileError,
  writeShelfFile,
} from "../../demo/shelf/shelf-file.ts";
import xss from "../data/xss-payloads.json" with { type: "json" };

const MINE: Item = { kind: "variant", id: "a", changedMs: 1, name: "Mine", yaml: "name: Mine", origin: "chess" };
const DRAFT: Item = { kind: "draft", id: "b", changedMs: 2, of: "own a", yaml: "broken: [" };
const LEARNT: Item = {
  kind: "learnt",
  id: "learnt own a",
  changedMs: 3,
  of: "own a",
  weights: "{}",
  judged: { games: 1, score: 1, low: 0, high: 1 },
};
const ITEMS = [MINE, DRAFT, LEARNT];
const NOW = new Date(0);

function fileOf(parts: object): string {
  return JSON.stringify({ format: "fairywren-shelf", version: 1, items: [], ...parts });
}

function arrivals(items: readonly Item[], there: readonly Item[]) {
  return arrivalsOf(items, (id) => there.find((item) => item.id === id) ?? null);
}

describe("a file of a shelf", () => {
  it("is read as it was written, and says its format, version and time", () => {
    const text = writeShelfFile(ITEMS, NOW);
    expect(JSON.parse(text)).toMatchObject({
      format: "fairywren-shelf",
      version: FILE_VERSION,
      saved: "1970-01-01T00:00:00.000Z",
    });
    expect(readShelfFile(text)).toEqual(ITEMS);
  });

  it.each([
    ["", /no JSON/],
    ["{", /no JSON/],
    ["null", /'format' is not 'fairywren-shelf'/],
    ["[]", /'format'/],
    ['"fairywren-shelf"', /'format'/],
    [fileOf({ format: "lichess" }), /'format'/],
    [fileOf({ version: "1" }), /'version' is no whole number/],
    [fileOf({ version: 0 }), /'version'/],
    [fileOf({ version: 1.5 }), /'version'/],
    [fileOf({ version: FILE_VERSION + 1 }), /newer page: version 3, where this page reads up to 2/],
    [fileOf({ items: {} }), /'items' are no list/],
    [fileOf({ items: new Array(20_001).fill(MINE) }), /more than 20000/],
    [fileOf({ items: [MINE, null] }), /Item 2 is no record/],
    [fileOf({ items: [MINE, { ...MINE, kind: "__proto__" }] }), /Item 2 has the kind '__proto__'/],
    [fileOf({ items: [{ ...MINE, yaml: ["name"] }] }), /Item 1 has a fault: 'yaml' is no text/],
    [fileOf({ items: [{ ...MINE, yaml: "x".repeat(1_000_001) }] }), /'yaml' is longer than/],
    [fileOf({ items: [{ ...MINE, changedMs: "now" }] }), /'changedMs' is no time/],
  ])("%# is refused with a reason", (text, reason) => {
    expect(() => readShelfFile(text)).toThrow(ShelfFileError);
    expect(() => readShelfFile(text)).toThrow(reason);
  });

  it("brings nothing along but what items have, whatever stands in it", () => {
    const text = fileOf({ items: [MINE] }).replace('"kind"', '"__proto__":{"evil":1},"constructor":1,"evil":2,"kind"');
    const [item] = readShelfFile(text);
    expect(item).toEqual(MINE);
    expect(Object.getPrototypeOf(item)).toBe(Object.prototype);
    expect("evil" in item).toBe(false);
  });

  it("may have any text in it, which stays text", () => {
    const items = xss.payloads.map((yaml, at): Item => ({ ...MINE, id: `${at}`, name: yaml.slice(0, 64), yaml }));
    expect(readShelfFile(writeShelfFile(items, NOW))).toEqual(items);
  });
});

describe("what a file brings", () => {
  it("is all of it where nothing is there, and nothing where all is there already", () => {
    expect(arrivals(ITEMS, [])).toEqual({ added: ITEMS, known: 0 });
    expect(arrivals(ITEMS, ITEMS)).toEqual({ added: [], known: 3 });
  });

  it("is put beside what has its id and says something else, with what belongs to it", () => {
    const { added, known } = arrivals(ITEMS, [{ ...MINE, yaml: "name: Mine by now" }]);
    const [variant, draft, learnt] = added;
    expect(known).toBe(0);
    expect(variant).toEqual({ ...MINE, id: expect.not.stringMatching(/^a$/) });
    expect([draft, learnt]).toMatchObject([{ of: `own ${variant.id}` }, { of: `own ${variant.id}` }]);
    expect(learnt.id).toBe(`learnt own ${variant.id}`);
  });

  it("has one item for each id", () => {
    const { added } = arrivals([MINE, { ...MINE, yaml: "name: Twice" }], []);
    expect(new Set(added.map(({ id }) => id)).size).toBe(added.length);
  });
});
