/** Walls in sentences. */
import { sidedSquaresInWords } from "../../variant/squares-in-words.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Walls, WallWay } from "./model.ts";

const PLACES: Readonly<Record<WallWay, string>> = {
  duck: "on any empty square",
  arrow: "on a square to which the piece that has moved could go on without capturing",
  past: "on the square that the piece has left",
  edge: "on an empty square at the edge of the board or on a side of a wall",
  static: "on any empty square",
};

/** Nothing where nobody builds. */
export function wallsInWords({ walls, board }: Variant): string[] {
  if (!walls) return [];
  const only = walls.squares ? [`Walls stand only on ${sidedSquaresInWords(board, walls.squares)}.`] : [];
  return [sentenceOf(walls), ...only, "Nothing stands on a wall or goes through it, and nobody takes it."];
}

function sentenceOf({ way, isAlone }: Walls): string {
  const place = PLACES[way];
  if (way === "duck" && isAlone)
    return `Instead of a move, a side may put the one wall of the board ${place}, another than where it stands.`;
  if (way === "duck")
    return `After each move the side puts the one wall of the board ${place}, another than where it stood: who cannot may not make the move.`;
  if (isAlone) return `Instead of a move, a side may build a wall ${place}.`;
  return `After each move the side builds a wall ${place}; a move after which it cannot is not legal.`;
}
