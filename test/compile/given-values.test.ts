/** Values that a file leaves out beside those that it gives. */
import { describe, expect, it } from "vitest";
import { compileVariant } from "../../src/compile/compile.ts";
import { besideGiven } from "../../src/compile/given-values.ts";
import { parseVariant } from "../../src/yaml.ts";

const ROOK = { given: 5, computed: 4 };
const QUEEN = { given: 9, computed: 12 };

describe("a computed value", () => {
  it("stays as it is where no value is given", () => {
    expect(besideGiven([], 7)).toBe(7);
  });

  it("is scaled as the nearest given one below or above them all", () => {
    expect(besideGiven([QUEEN, ROOK], 2)).toBeCloseTo(2.5, 10);
    expect(besideGiven([QUEEN, ROOK], 16)).toBeCloseTo(12, 10);
  });

  it("is what is given where both are the same", () => {
    expect(besideGiven([QUEEN, ROOK], 4)).toBeCloseTo(5, 10);
    expect(besideGiven([QUEEN, ROOK], 12)).toBeCloseTo(9, 10);
  });

  it("is scaled as both where it lies between two", () => {
    expect(besideGiven([ROOK, QUEEN], 8)).toBeCloseTo(8, 10);
  });
});

describe("pieces whose values a file leaves out", () => {
  const pieces = (text: string) => {
    const variant = parseVariant(`extends: capablanca\n${text}`);
    const { values } = compileVariant(variant);
    return Object.fromEntries(variant.pieceTypes.map(({ id }, kind) => [id, values[kind] / 100]));
  };

  it("keep the order of their moves beside a queen of chess on a board of ten files", () => {
    const { queen, chancellor, archbishop, rook } = pieces("");
    expect([queen, rook]).toEqual([9, 5]);
    expect(chancellor).toBeGreaterThan(8.5);
    expect(chancellor).toBeLessThan(queen);
    expect(archbishop).toBeGreaterThan(7);
    expect(archbishop).toBeLessThan(chancellor);
  });

  it("are worth what their own moves are when they move otherwise than the inherited piece", () => {
    expect(pieces("pieces: { rook: { betza: W } }\n").rook).toBeLessThan(2.5);
  });

  it("do not follow a pawn, which is worth what it may become", () => {
    expect(pieces("pieces: { pawn: { value: 3 } }\n").archbishop).toBe(pieces("").archbishop);
  });
});
