/** Moves and ranks as XBoard writes them. */
import type { Game } from "../engine/game.ts";
import type { GameMove } from "../engine/game-move.ts";
import { isUciShape } from "../notation/move.ts";
import { specialText } from "../rules/xboard.ts";
import type { Variant } from "../variant/variant.ts";

/** Boards of exactly so many ranks have their first rank numbered 0. */
const FROM_ZERO = 10;
const SQUARE = /([a-p])(\d{1,2})/g;
/** `=` behind a move says that a piece stays what it is. */
const STAYS = /=$/;

/** A move of XBoard's in our words. */
export function fromXboard({ board }: Variant, text: string): string {
  const move = text.replace(STAYS, "");
  if (!isUciShape(move)) return move;
  return renumbered(move, board.ranks === FROM_ZERO ? 1 : 0);
}

/** A square of XBoard's in our words. */
export function fromXboardSquare({ board }: Variant, text: string): string {
  return renumbered(text, board.ranks === FROM_ZERO ? 1 : 0);
}

/** A move in XBoard's words: squares; a drop; or a castling's name where a king's two squares could be a king's move. */
export function toXboard(variant: Variant, move: GameMove): string {
  return textToXboard(variant, specialText(variant, move) ?? move.uci);
}

/** A text with squares or moves in it, such as a line of moves, in XBoard's words. */
export function textToXboard({ board }: Variant, text: string): string {
  return renumbered(text, board.ranks === FROM_ZERO ? -1 : 0);
}

/** The legal move with a text in our coordinates. */
export function legalMove(game: Game, uci: string): GameMove | undefined {
  return game.legalMoves().find((move) => move.uci === uci);
}

function renumbered(text: string, by: number): string {
  return by === 0 ? text : text.replace(SQUARE, (_, file, rank) => `${file}${Number(rank) + by}`);
}
