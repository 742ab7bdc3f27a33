import fc from "fast-check";
import { parseBetza } from "../../src/betza/parse.ts";
import type { Betza } from "../../src/betza/tree.ts";
import { type Board, type Side, type Square, squareCount } from "../../src/geometry/board.ts";
import { type Occupant, outcomesOf, type Scene } from "./walk.ts";

/** A piece among dummies on a board of some size. */
export interface Scatter {
  readonly board: Board;
  readonly from: Square;
  readonly pieces: readonly Occupant[];
  readonly side: Side;
  readonly firstMove: boolean;
  readonly crossed: readonly Square[];
}

/** Boards of 4 to 11 files and ranks, from empty to crowded. */
export const scatters: fc.Arbitrary<Scatter> = fc
  .record({
    files: fc.integer({ min: 4, max: 11 }),
    ranks: fc.integer({ min: 4, max: 11 }),
    crowd: fc.integer({ min: 0, max: 9 }),
    dice: fc.array(fc.integer({ min: 0, max: 19 }), { minLength: 121, maxLength: 121 }),
    place: fc.nat(),
    side: fc.constantFrom<Side>(0, 1),
    firstMove: fc.boolean(),
  })
  .map(({ files, ranks, crowd, dice, place, side, firstMove }) => {
    const board = { files, ranks };
    const from = place % squareCount(board);
    const pieces = dice.slice(0, squareCount(board)).map((die, square) => pieceOf(die, crowd, square === from));
    return { board, from, pieces, side, firstMove, crossed: [] };
  });

function pieceOf(die: number, crowd: number, own: boolean): Occupant {
  if (own) return "friend";
  if (die >= crowd) return "empty";
  return die % 2 === 0 ? "friend" : "enemy";
}

export function sceneOf({ board, pieces, side, firstMove, crossed }: Scatter): Scene {
  const enPassant = crossed.length > 0 ? { crossed, victim: null } : null;
  return { board, side, firstMove, occupant: (square) => pieces[square], enPassant };
}

/** All moves as sorted words: target, captures, and the ways that differ. */
export function wordsOf(text: string, scatter: Scatter): string[] {
  const outcomes = outcomesOf(read(text), scatter.from, sceneOf(scatter));
  return outcomes.map(({ to, captured }) => `${to} x ${[...captured].sort()}`).sort();
}

/** The tree of a text that is known to be right. */
export function read(text: string): Betza {
  const result = parseBetza(text);
  if (!result.ok) throw new Error(`${text}: ${result.message}`);
  return result.betza;
}
