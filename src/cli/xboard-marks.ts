/** What XBoard shows of the rules while a user moves a piece: where it may go, and what it may become there. */
import type { Game } from "../engine/game.ts";
import type { GameMove } from "../engine/game-move.ts";
import { parseSquare } from "../geometry/square.ts";
import { letterMade, shownTarget } from "../rules/xboard.ts";
import type { Variant } from "../variant/variant.ts";
import { fromXboardSquare } from "./xboard-moves.ts";

/** Colours that mean something to XBoard: a move, a capture, a promotion that it asks about. */
const MOVE = "Y";
const CAPTURE = "R";
const CHANGE = "M";

/** The answer to `lift`: a board with a colour on each square that the piece may go to. XBoard refuses all others. */
export function highlightLine(game: Game, square: string): string {
  const { board } = game.variant;
  const colors = new Map<number, string>();
  for (const move of movesFrom(game, square))
    colors.set(parseSquare(board, shownTarget(move)) ?? -1, colorOf(game.variant, move));
  const rows = Array.from({ length: board.ranks }, (_, row) => {
    const first = (board.ranks - 1 - row) * board.files;
    return rowText(Array.from({ length: board.files }, (_, file) => colors.get(first + file) ?? null));
  });
  return `highlight ${rows.join("/")}`;
}

/** What a lifted piece may become, as a `choice` line: the letters in the order of the rules; null when it stays. */
export function choiceLine(game: Game, square: string): string | null {
  const letters = movesFrom(game, square).map((move) => letterMade(game.variant, move) ?? "");
  const choices = [...new Set(letters)].join("");
  return choices === "" ? null : `choice ${choices}`;
}

function movesFrom(game: Game, square: string): readonly GameMove[] {
  const from = fromXboardSquare(game.variant, square);
  return game.legalMoves().filter((move) => move.from === from && !move.drop);
}

function colorOf(variant: Variant, move: GameMove): string {
  if (letterMade(variant, move) !== null) return CHANGE;
  return move.captures === null ? MOVE : CAPTURE;
}

function rowText(colors: readonly (string | null)[]): string {
  let text = "";
  let empty = 0;
  for (const color of [...colors, ""]) {
    if (color === null) empty++;
    else {
      text += (empty > 0 ? empty : "") + color;
      empty = 0;
    }
  }
  return text;
}
