/** What people ask of rules: when one may castle, what en passant is, what a shuffle shuffles. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { written } from "./rows.ts";

const words = (variant: Variant) => Object.fromEntries(rulesInWords(variant));
const shipped = (id: string) => words(bundledVariant(id) as Variant);

describe("in sentences", () => {
  it("castling has its conditions, those of check only for a royal piece", () => {
    expect(shipped("chess").Castling.at(-1)).toBe(
      "Only while neither the King nor that Rook has moved, and with no other piece between them or where they go. The King may not be in check, nor cross or reach an attacked square.",
    );
    expect(shipped("tuttifrutti").Castling.at(-1)).toContain("nor that Rook or Empress has moved");
  });

  it("en passant is told with an example, and not where there is none", () => {
    expect(shipped("chess")["En passant"]).toEqual([
      "When the first move of a Pawn crosses a square on which a Pawn could capture, that Pawn may take it there, in the very next move only.",
      "After e2 to e4, a Pawn that could capture on e3 goes there, and the Pawn on e4 is taken.",
    ]);
    expect(Object.keys(shipped("edgy"))).not.toContain("En passant");
    expect(Object.keys(words(written("pieces: { pawn: { betza: fmWfcF } }")))).not.toContain("En passant");
  });

  it("a shuffle says what is drawn, and by which rules", () => {
    expect(shipped("paradigm").Starts).toEqual([
      "30 starts, numbered 0 to 29; the usual one is number 12.",
      "Drawn by lot: Queen, two Knights and two Dragon Bishops anywhere on b1 c1 d1 f1 g1, and Dragon Bishops may share a colour.",
      "Black's pieces stand opposite White's.",
    ]);
    const [, first, second] = shipped("wildcastle").Starts;
    expect(first).toBe(
      "Starts 0 to 17: King on e1; two Bishops on squares of different colours, of b1 c1 d1 f1 g1; Queen anywhere on the rest; two Knights anywhere on the rest.",
    );
    expect(second).toContain("Starts 18 to 35: King on d1; two Bishops");
    expect(shipped("fischerandom").Starts[1]).toContain(
      "Bishop on light squares of rank 1; Bishop on dark squares of the rest",
    );
    expect(shipped("fischerandom").Starts[1]).toContain("Rook, King and Rook from left to right on the rest.");
  });

  it("a family of starts says what stands where others shuffle, and where it has nothing", () => {
    const families = words(
      written(`setup:
  shuffle:
    - steps: [{ place: [queen, knight], on: [b1, d1] }]
    - steps: [{ place: [bishop], on: [a3] }, { place: [queen], on: [c1] }, { place: [knight], on: [b1, d1] }]
    - steps: [{ place: [knight], on: [f1] }, { place: [bishop], on: [g1] }]`),
    ).Starts;
    expect(families.slice(1, 4)).toEqual([
      "Starts 0 to 1: two Bishops on c1 f1; Knight on g1; no piece of White's on a3; Queen and Knight anywhere on b1 d1.",
      "Starts 2 to 3: Bishop on f1; Knight on g1; Bishop on a3; Queen on c1; Knight anywhere on b1 d1.",
      "Start 4: Knight on b1; Bishop on c1; Queen on d1; no piece of White's on a3; Knight on f1; Bishop on g1.",
    ]);
    expect(shipped("fischerandom").Starts[1]).not.toContain("King on");
  });
});
