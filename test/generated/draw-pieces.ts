import type { Piece } from "../../src/definition/schema-types.generated.ts";
import type { Board } from "../../src/geometry/board.ts";
import type { Dice } from "./dice.ts";
import { drawBetza, drawPawn, drawRoyal } from "./draw-betza.ts";
import { drawSquares } from "./draw-squares.ts";

/** The pieces of a file, by id: one is royal, some are like pawns. */
export type Pieces = Record<string, Piece>;

const IDS = ["ant", "bee", "cat", "dog", "eel", "fox", "gnu", "hen", "ibis"];

/** One to ten pieces in any order. */
export function drawPieces(dice: Dice, board: Board): Pieces {
  const others = dice.chance(3) ? 0 : dice.from(1, IDS.length);
  const ids = dice.some(["king", ...IDS.slice(0, others)], others + 1);
  const letters = dice.some([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"], ids.length);
  return Object.fromEntries(ids.map((id, index) => [id, drawPiece(dice, board, id, letters[index])]));
}

function drawPiece(dice: Dice, board: Board, id: string, letter: string): Piece {
  const piece: Piece = { letter, betza: drawMoves(dice, id) };
  if (id === "king") piece.royal = true;
  if (dice.chance(15)) piece["first-move"] = drawSided(dice, board);
  if (dice.chance(15)) piece.forbidden = drawSided(dice, board);
  if (dice.chance(10)) piece["resets-clock"] = dice.chance(50);
  return piece;
}

function drawMoves(dice: Dice, id: string): string {
  if (id === "king") return drawRoyal(dice);
  return dice.chance(30) ? drawPawn(dice) : drawBetza(dice);
}

function drawSided(dice: Dice, board: Board): NonNullable<Piece["forbidden"]> {
  if (dice.chance(15)) return "none";
  if (dice.chance(20)) return { white: drawSquares(dice, board), black: drawSquares(dice, board) };
  return drawSquares(dice, board);
}
