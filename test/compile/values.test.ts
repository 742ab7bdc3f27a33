/** Values computed from movement against those that people found by play: XBoard's page on Chess with Different Armies. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseBetza } from "../../src/betza/parse.ts";
import { compileVariant } from "../../src/compile/compile.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { everywhere } from "../../src/variant/piece-ways.ts";
import type { Variant } from "../../src/variant/variant.ts";

interface Known {
  readonly name: string;
  readonly betza: string;
  readonly value: number;
}

const known: readonly Known[] = JSON.parse(readFileSync(new URL("../data/piece-values.json", import.meta.url), "utf8"));
const chess = bundledVariant("chess") as Variant;

/** The value of a piece in place of the knight (of the pawn, for one that promotes), in pawns. */
function computed({ name, betza }: Known): number {
  const place = chess.pieceTypes.findIndex(({ id }) => id === (name === "Pawn" ? "pawn" : "knight"));
  const parsed = parseBetza(betza);
  if (!parsed.ok) throw new Error(parsed.message);
  const pieceTypes = chess.pieceTypes.map((pieceType, kind) => ({
    ...pieceType,
    value: null,
    moves: kind === place ? everywhere(parsed.betza) : pieceType.moves,
  }));
  return compileVariant({ ...chess, pieceTypes }).values[place] / 100;
}

/** Straight leaps over two or three squares are worth less than their number of targets says. */
const OUTSIDE = ["Half-Duck", "Woody Rook"];

describe("piece values from movement", () => {
  it("give a knight 3.25", () => {
    expect(computed({ name: "Knight", betza: "N", value: 3.25 })).toBe(3.25);
  });

  it.each(known.filter(({ name }) => !OUTSIDE.includes(name)))("$name ($betza) is within 15 % of $value", (piece) => {
    expect(Math.abs(computed(piece) / piece.value - 1)).toBeLessThanOrEqual(0.15);
  });

  it("fall outside for fewer than one in five", () => {
    expect(OUTSIDE.length).toBeLessThan(known.length / 5);
  });
});
