/** Where on the board it is seen how a game has ended. */
import { otherSide, SIDES, type Side, type Square } from "../../geometry/board.ts";
import type { Pieces } from "../../variant/pieces.ts";
import type { Variant } from "../../variant/variant.ts";
import { chainOn } from "./chains.ts";
import type { Condition, Goal, Joins, Line, Reach } from "./model.ts";
import { type Patterns, patternsOf } from "./patterns.ts";
import { isOfLine, reasonOf } from "./rule.ts";

/** What of a variant tells where an end is seen. */
export type EndRules = Pick<Variant, "board" | "goals">;

/** How a game has ended. */
export interface End {
  /** A `ReasonCode`. */
  readonly code: string;
  readonly winner: Side | null;
}

/** The squares of the line, the square or the chain that stands, or of the pieces that have come to where they were to go. */
export function squaresOfEnd({ board, goals }: EndRules, pieces: Pieces, { code, winner }: End): readonly Square[] {
  for (const { result, condition } of goals) {
    if (reasonOf(condition)[0] !== code) continue;
    if (!isSeen(condition)) continue;
    for (const side of playersOf(result, winner)) {
      const squares = squaresOf(board, condition, side, (square) => isOf(pieces, square, side, condition.kinds));
      if (squares.length > 0) return squares;
    }
  }
  return [];
}

type Seen = Line | Joins | Reach;

function isSeen(condition: Condition): condition is Seen {
  return isOfLine(condition) || condition.type === "joins" || condition.type === "reach";
}

function squaresOf(
  board: EndRules["board"],
  condition: Seen,
  side: Side,
  isOwn: (square: Square) => boolean,
): readonly Square[] {
  if (condition.type === "reach") return arrived(condition, side, isOwn);
  if (condition.type === "joins") return chainOn(board, condition, side, isOwn) ?? [];
  return standing(patternsOf(board, condition), isOwn);
}

/** Of whom a condition is true that gave this result. */
function playersOf(result: Goal["result"], winner: Side | null): readonly Side[] {
  if (result === "draw" || winner === null) return SIDES;
  return [result === "win" ? winner : otherSide(winner)];
}

function isOf(pieces: Pieces, square: Square, side: Side, kinds: Line["kinds"]): boolean {
  const piece = pieces[square];
  return piece?.side === side && kinds.includes(piece.kind);
}

function standing({ sets, least }: Patterns, isOwn: (square: Square) => boolean): readonly Square[] {
  return sets.map((set) => set.filter(isOwn)).find((own) => own.length >= least) ?? [];
}

function arrived({ squares, number, orFull }: Reach, side: Side, isOwn: (square: Square) => boolean): Square[] {
  const there = squares[side].filter(isOwn);
  return there.length >= number || orFull ? there : [];
}
