/** Boards of unusual shapes, counted against the reference. */
import { describe, expect, it } from "vitest";
import { Game } from "../../src/engine/game.ts";
import { perft } from "../../src/perft.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { examineVariant } from "../../src/yaml.ts";
import { Reference } from "../reference/reference.ts";

const PIECES =
  "{ king: { letter: K, betza: K, royal: true }, knight: { letter: N, betza: ND }, rook: { letter: R, betza: R }, bishop: { letter: B, betza: B } }";

/** A variant of a picture: as many files and ranks as that has. */
function pictured(rows: readonly string[], keys = ""): Variant {
  const board = `{ files: ${rows[0].length}, ranks: ${rows.length} }`;
  const picture = rows.map((row) => `    ${row}\n`).join("");
  const text = `name: Pictured\nboard: ${board}\npieces: ${PIECES}\nsetup:\n  board: |\n${picture}${keys}\n`;
  const { variant, diagnostics } = examineVariant(text, { file: "pictured.yaml" });
  if (!variant) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return variant;
}

/** Leaves of the tree by the reference, which plays move by move. */
function slowly(reference: Reference, depth: number): number {
  const moves = reference.legalMoves();
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    reference.play(move);
    const leaves = slowly(reference, depth - 1);
    reference.undo();
    return sum + leaves;
  }, 0);
}

function expectAgreement(variant: Variant, depth: number): void {
  const reference = new Reference(variant);
  for (let ply = 1; ply <= depth; ply++)
    expect(perft(variant, variant.setup, ply), `depth ${ply}`).toBe(slowly(reference, ply));
}

describe("a board of one rank", () => {
  it.each(["KNRrnk", "KNR.rnk", "KNBR........rbnk"])("is played like any: %s", (row) => {
    expectAgreement(pictured([row], "symmetry: rotate"), 4);
  });

  it("has a FEN of one row, and moves along it", () => {
    const game = Game.start(pictured(["KNR...rnk"], "symmetry: rotate"));
    expect(game.fen()).toBe("KNR3rnk w - - 0 1");
    game.play("c1g1");
    expect(game.fen()).toBe("KN4Rnk b - - 0 1");
    expect(Game.fromPgn(game.pgn(), { variant: game.variant }).fen()).toBe(game.fen());
  });

  it("is the least there is", () => {
    const text = `name: None\nboard: { files: 8, ranks: 0 }\npieces: ${PIECES}\nsetup: { fen: "8 w - - 0 1" }\n`;
    const { diagnostics } = examineVariant(text, { file: "none.yaml" });
    expect(diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual(["out-of-range 2:27"]);
  });
});
