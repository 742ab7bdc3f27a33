/** The gallery: what it says of variants comes from their rules, and is found by them. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Entry, entryOf, type Facet } from "../../demo/home/facets.ts";
import { disowned, freeName, ownText, renamed } from "../../demo/home/own-text.ts";
import { search, sizeOf, sizesOf, specialOf } from "../../demo/home/search.ts";
import { placeOf } from "../../demo/place.ts";
import { bundledIds, bundledVariant, type Variant } from "../../src/index.ts";
import { parseVariant } from "../../src/yaml.ts";

const entries = bundledIds().map((id) => entryOf(bundledVariant(id) as Variant));
const byId = (id: string) => entries.find((entry) => entry.id === id) as Entry;

function found(words: string, facets: readonly Facet[] = [], size = ""): string[] {
  return search(entries, { words, facets: new Set(facets), size }).map(({ id }) => id);
}

describe("what is special", () => {
  it.each([
    ["chess", []],
    ["paradigm", ["pieces", "starts"]],
    ["edgy", ["pieces", "corner"]],
    ["tuttifrutti", ["pieces"]],
    ["wildcastle", ["starts"]],
    ["crazyhouse", ["hands"]],
    ["racingkings", ["goals", "laws"]],
    ["kingofthehill", ["goals"]],
    ["capablanca", ["pieces", "big"]],
    ["minishogi", ["pieces", "goals", "hands", "small"]],
  ] as const)("about %s is %j", (id, facets) => {
    expect(byId(id).facets).toEqual(facets);
  });

  it("is found in a variant of one's own as well", () => {
    const own = parseVariant(
      "extends: chess\nname: Mine\npieces: { hunter: { letter: H, betza: fRbB } }\nhands: {}\ncaptures: { to-hand: captor }\n",
    );
    expect(entryOf(own)).toMatchObject({ facets: ["pieces", "hands"], pieces: ["Hunter"], starts: 1 });
  });

  it("is said in a few words", () => {
    expect(specialOf(byId("paradigm"))).toBe("Dragon Bishop · 30 starts");
    expect(specialOf(byId("edgy"))).toBe("its own pawn · seen from a corner");
    expect(specialOf(byId("chess"))).toBe("");
  });
});

describe("the search", () => {
  it("finds by name, alias, piece, inventor and size, in any case and without accents", () => {
    expect(found("DRAGON bish")).toContain("paradigm");
    expect(found("Capablanca Chess")).toContain("capablanca");
    expect(found("jose raul")).toContain("capablanca");
    expect(found("tutti frutti")).toEqual(["tuttifrutti"]);
    expect(found("10x8")).toEqual(found("", [], "10×8"));
    expect(found("no such thing")).toEqual([]);
    expect(found("  ")).toHaveLength(entries.length);
  });

  it("narrows with every facet and size that is chosen", () => {
    const hands = found("", ["hands"]);
    const both = found("", ["hands", "big"]);
    expect(hands).toEqual(expect.arrayContaining(both));
    expect(both.length).toBeLessThan(hands.length);
    for (const id of both) expect(byId(id).files * byId(id).ranks).toBeGreaterThan(64);
    expect(found("", ["hands"], "5×5")).toContain("minishogi");
  });

  it("offers every size once, from the smallest on, with how many have it", () => {
    const sizes = sizesOf(entries);
    expect(sizes.reduce((sum, [, count]) => sum + count, 0)).toBe(entries.length);
    expect(new Set(sizes.map(([size]) => size)).size).toBe(sizes.length);
    expect(sizes.find(([size]) => size === "8×8")?.[1]).toBe(entries.filter((entry) => sizeOf(entry) === "8×8").length);
  });
});

describe("a variant made from a shipped one", () => {
  it("has all its rules, and a name and words of its own", () => {
    const { name, about, pieceTypes, id } = parseVariant(ownText(byId("paradigm"), []), { file: "my-variant.yaml" });
    expect([name, about.summary, about.source]).toEqual(["My Paradigm Chess30", "Made from Paradigm Chess30.", null]);
    expect([id, pieceTypes.map((pieceType) => pieceType.id)]).toEqual([
      "my-variant",
      bundledVariant("paradigm")?.pieceTypes.map((pieceType) => pieceType.id),
    ]);
  });

  it("never has a name that is taken", () => {
    expect(freeName("My Chess", ["My Chess", "My Chess 2"])).toBe("My Chess 3");
    expect(ownText(byId("chess"), ["My Chess"])).toContain("name: My Chess 2\n");
  });

  it("says no more what the shipped one is, once its rules differ", () => {
    const chess = bundledVariant("chess") as Variant;
    const shipped = readFileSync("variants/chess.yaml", "utf8");
    const changed = shipped.replace("betza: Q, value: 9", "betza: QN, value: 9");
    const own = disowned(changed, shipped, chess);
    expect(own).not.toContain("The base of the other variants");
    expect(own.split("\n").slice(0, 4)).toEqual([
      "# yaml-language-server: $schema=../schemas/variant.schema.json",
      "format: 1",
      "name: Chess",
      "about: { summary: Made from Chess. }",
    ]);
    expect(own).toContain("# Black's half is White's half, reflected");
    const kept = shipped.replace("# The base", "# So far the base");
    expect(disowned(kept, shipped, chess)).toBe(kept);
    const dated = changed.replace("about:", "about:\n  year: 1999");
    expect(disowned(dated, shipped, chess)).toContain("about: { summary: Made from Chess., year: 1999 }");
    const told = changed.replace("The orthodox game, as FIDE has it.", "Queens leap.");
    expect(disowned(told, shipped, chess)).toContain("summary: Queens leap.\n  source: https");
  });

  it("is renamed without losing a comment", () => {
    expect(renamed("# mine\nname: Old # so far\nextends: chess\n", "New: one")).toBe(
      '# mine\nname: "New: one" # so far\nextends: chess\n',
    );
  });
});

it.each([
  ["", "home"],
  ["#", "home"],
  ["#home", "home"],
  ["#yours", "yours"],
  ["#variant=edgy", "board"],
  ["#damaged", "board"],
])("the address '%s' names the place %s", (hash, place) => {
  expect(placeOf(hash)).toBe(place);
});
