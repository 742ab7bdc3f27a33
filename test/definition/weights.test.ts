import { describe, expect, it } from "vitest";
import { compileVariant } from "../../src/compile/compile.ts";
import { playedWeights } from "../../src/compile/weights.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { readVariant } from "../../src/definition/read.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import type { Variant } from "../../src/variant/variant.ts";

const EIGHT = "1 2 3 4 5 6 7 8";

/** What a child of chess with these lines is read as. */
function read(...lines: readonly string[]) {
  return readVariant(`name: Mine\nextends: chess\n${lines.join("\n")}\n`, { file: "mine.yaml" });
}

function places(...lines: readonly string[]): string[] {
  return read(...lines).diagnostics.map(({ code, line, column }) => `${line}:${column} ${code}`);
}

function variantOf(...lines: readonly string[]): Variant {
  const { variant, diagnostics } = read(...lines);
  if (!variant) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return variant;
}

function startScore(variant: Variant): number {
  return Kernel.open(variant, true).exports.staticScore(0);
}

describe("weights of a variant", () => {
  it("take the place of what is computed, one by one", () => {
    const variant = variantOf("weights:", "  tempo: [31, 7]", "  pieces: { knight: { value: [300, 280] } }");
    const { plans, values } = compileVariant(variant);
    const { terms, pieces } = playedWeights(variant, plans, values);
    const knight = variant.pieceTypes.findIndex(({ id }) => id === "knight");
    expect(terms.tempo).toEqual({ middle: 31, end: 7 });
    expect(pieces[knight].value).toEqual({ middle: 300, end: 280 });
    const untouched = compileVariant({ ...variant, weights: null });
    const computed = playedWeights({ ...variant, weights: null }, untouched.plans, untouched.values);
    expect({ ...terms, tempo: null }).toEqual({ ...computed.terms, tempo: null });
    expect(pieces.filter((_, kind) => kind !== knight)).toEqual(computed.pieces.filter((_, kind) => kind !== knight));
  });

  it("are what the engine plays with, and not what people see", () => {
    const plain = variantOf("view: square");
    const weighted = variantOf("weights: { tempo: [128, 128] }");
    expect(startScore(weighted) - startScore({ ...weighted, weights: null })).toBe(100);
    const dear = variantOf("weights: { pieces: { knight: { value: [900, 900] } } }");
    expect(compileVariant(dear).values).toEqual(compileVariant(plain).values);
    expect(dear.pieceTypes.map(({ value }) => value)).toEqual(plain.pieceTypes.map(({ value }) => value));
  });

  it("count for Black as for White, by the symmetry of the variant", () => {
    const lopsided = `${EIGHT} / ${EIGHT}`;
    const lines = `weights: { tempo: [0, 0], pieces: { rook: { ranks: ${lopsided}, files: ${lopsided} } } }`;
    expect(startScore(variantOf(lines))).toBe(0);
    const edgy = readVariant(`extends: edgy\n${lines}\n`, { file: "mine.yaml" }).variant as Variant;
    expect(startScore(edgy)).toBe(
      startScore({ ...edgy, weights: { ...(edgy.weights as NonNullable<Variant["weights"]>), pieces: [] } }),
    );
  });

  it("by file may be given for half of the board: they stand for both halves", () => {
    const rook = (files: string) => variantOf("weights:", `  pieces: { rook: { files: ${files} } }`).weights?.pieces;
    expect(rook("1 2 3 4 / 5 6 7 8")).toEqual(rook("1 2 3 4 4 3 2 1 / 5 6 7 8 8 7 6 5"));
  });

  it("sum the danger to a king, from what is given and from what is computed", () => {
    const variant = variantOf("weights: { attacker: 60, pieces: { queen: { contested-check: 33 } } }");
    const { plans, values } = compileVariant(variant);
    const { dangers, pieces } = playedWeights(variant, plans, values);
    const queen = pieces[variant.pieceTypes.findIndex(({ id }) => id === "queen")];
    expect(dangers.attacker).toBe(60);
    expect(dangers.cover).toBeGreaterThan(0);
    expect(queen.contestedCheck).toBe(33);
    expect(queen.check).toBeGreaterThan(queen.attack);
  });

  it.each([
    { id: "queen", worth: { middle: 756, end: 1080 }, title: "a piece of long range, most in the endgame" },
    { id: "rook", worth: { middle: 420, end: 600 }, title: "one of the least value with all of that" },
    { id: "knight", worth: { middle: 273, end: 350 }, title: "one of short range" },
    { id: "pawn", worth: { middle: 75, end: 112 }, title: "one that promotes" },
  ])("that are computed know two phases: $title", ({ id, worth }) => {
    const variant = { ...(bundledVariant("chess") as Variant), weights: null };
    const { plans, values } = compileVariant(variant);
    const kind = variant.pieceTypes.findIndex((pieceType) => pieceType.id === id);
    expect(playedWeights(variant, plans, values).pieces[kind].value).toEqual(worth);
  });

  it.each([
    { id: "courier", share: 1, title: "not without a strong piece" },
    { id: "chess", share: 1, title: "not with one" },
    { id: "chancellor", share: 1.4, title: "with a second" },
    { id: "capablanca", share: 1.8, title: "with a third" },
    { id: "perfect", share: 1.8, title: "with a fourth no more" },
    { id: "khans", share: 1.4, title: "by those of the stronger side" },
  ])(
    "that are computed know more danger to kings where attacks have several strong pieces: $title",
    ({ id, share }) => {
      const variant = { ...(bundledVariant(id) as Variant), weights: null };
      const { plans, values } = compileVariant(variant);
      const { dangers, pieces } = playedWeights(variant, plans, values);
      const king = variant.royal ?? 0;
      expect(dangers).toEqual({
        ...{ attacker: Math.round(43 * share), storm: Math.round(22 * share), cover: Math.round(27 * share) },
        ...{ defender: Math.round(21 * share), calm: 0 },
      });
      for (const { attack, check } of pieces.filter((_, kind) => kind !== king)) {
        expect(attack).toBe(Math.round(18 * share));
        expect(check).toBeLessThanOrEqual(Math.round(64 * share));
      }
    },
  );

  it("that are computed are less than nothing in both phases where a side wants to be rid of its pieces", () => {
    const variant = { ...(bundledVariant("antichess") as Variant), weights: null };
    const { plans, values } = compileVariant(variant);
    const queen = variant.pieceTypes.findIndex(({ id }) => id === "queen");
    expect(playedWeights(variant, plans, values).pieces[queen].value).toEqual({ middle: -225, end: -225 });
  });

  it("are not inherited: they fit one variant only", () => {
    const parent = "name: Parent\nextends: chess\nweights: { tempo: [31, 7] }\n";
    const child = readVariant("name: Child\nextends: parent\n", { file: "child.yaml", siblings: { parent } });
    expect(readVariant(parent, { file: "parent.yaml" }).variant?.weights).not.toBeNull();
    expect(child.variant?.weights).toBeNull();
    expect(variantOf("view: square").weights).toBeNull();
    for (const id of ["paradigm", "edgy"]) {
      expect(readVariant(`extends: ${id}\n`, { file: "mine.yaml" }).variant?.weights).toBeNull();
      expect(bundledVariant(id)?.id).toBe(id);
    }
  });
});

describe("faults of weights stand at their place", () => {
  it.each<[string, readonly string[], string]>([
    ["a number for a pair", ["weights: { tempo: 5 }"], "3:19 wrong-type"],
    ["three numbers for a pair", ["weights: { tempo: [1, 2, 3] }"], "3:19 wrong-size"],
    ["a text for a weight", ["weights: { tempo: [1, two] }"], "3:23 wrong-type"],
    ["a weight out of range", ["weights: { tempo: [1, 4000] }"], "3:23 out-of-range"],
    ["negative danger", ["weights: { calm: -1 }"], "3:18 out-of-range"],
    ["an unknown key", ["weights: { temp: [1, 2] }"], "3:12 unknown-key"],
    ["an unknown piece", ["weights: { pieces: { horse: { attack: 3 } } }"], "3:22 unknown-piece"],
    ["one row of two", [`weights: { passed: ${EIGHT} }`], "3:20 text"],
    ["a word in a row", [`weights: { passed: 1 two / ${EIGHT} }`], "3:20 text"],
    ["a list for a text", [`weights: { passed: [1, 2] }`], "3:20 wrong-type"],
    ["a short row", [`weights: { passed: 1 2 / ${EIGHT} }`], "3:20 wrong-size"],
    ["a weight out of range in a row", [`weights: { passed: 1 2 3 4 5 6 7 4000 / ${EIGHT} }`], "3:20 out-of-range"],
    ["files that the board has not", [`weights: { pieces: { rook: { files: 1 2 3 / ${EIGHT} } } }`], "3:37 wrong-size"],
    ["no map", ["weights: [1, 2]"], "3:10 wrong-type"],
    ["nothing", ["weights:"], "3:1 wrong-type"],
  ])("%s", (_, lines, place) => expect(places(...lines)).toEqual([place]));
});
