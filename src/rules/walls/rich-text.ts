/** Walls in move texts: in coordinates a second pair of squares, from where the piece has arrived, `e2e4,e4e5`; in algebraic notation
 *  the square behind a comma, `e4,e5`. A wall alone names a piece that stays: `a1a1,a1h6` and `Ra1,h6`. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import { parseSquare, squareEnd, squareName } from "../../geometry/square.ts";
import type { MoveRules } from "../../notation/move-rules.ts";
import type { Move } from "../../variant/move.ts";
import type { WallOfGameMove } from "./model.ts";
import { isWallAlone } from "./rule.ts";

/** The suffix in coordinates. */
export function wallUci({ board }: MoveRules, { to, wall }: Move): string {
  return wall === null ? "" : `,${squareName(board, to)}${squareName(board, wall)}`;
}

/** The suffix in algebraic notation. */
export function wallSan({ board }: MoveRules, { wall }: Move): string {
  return wall === null ? "" : `,${squareName(board, wall)}`;
}

/** Whether coordinates are those of a wall alone, of any piece that stays. */
export function isWallAloneUci(rules: MoveRules, move: Move, text: string): boolean {
  if (!isWallAlone(rules, move)) return false;
  const { board } = rules;
  const first = text.slice(0, squareEnd(text, 0));
  return parseSquare(board, first) !== null && text === `${first}${first},${first}${squareName(board, move.wall ?? 0)}`;
}

/** What a text says of a wall, taken off it: the moves that it may mean. */
export function takeWall<Some extends Move>(
  { board, walls }: MoveRules,
  moves: readonly Some[],
  text: string,
): { readonly moves: readonly Some[]; readonly text: string } {
  if (!walls) return { moves, text };
  const [, head = text, square] = /^(.*),\s*([a-p]\d{1,2})$/u.exec(text) ?? [];
  const at = square === undefined ? null : parseSquare(board, square);
  return { moves: moves.filter(({ wall }) => wall === at), text: head };
}

/** Why a text that says nothing of a wall is none of the moves; null for other texts.
 *  @param write how a move is written */
export function wallRefusal(
  { walls }: MoveRules,
  moves: readonly Move[],
  text: string,
  write: (move: Move) => string,
): Pick<TextFault, "code" | "message" | "hint"> | null {
  if (!walls || text.includes(",")) return null;
  const meant = moves.find((move) => move.wall !== null && write(move).startsWith(`${text},`));
  if (!meant) return null;
  const hint = write(meant);
  const message = `${quote(text)} does not say where the wall goes, such as ${quote(hint)}.`;
  return { code: "move-wall", message, hint };
}

/** The wall's part of `GameMove`. */
export function wallFacts({ board }: MoveRules, { wall }: Move): WallOfGameMove {
  return { wall: wall === null ? null : squareName(board, wall) };
}
