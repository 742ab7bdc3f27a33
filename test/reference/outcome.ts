/** How a game stands, from all its positions: the second spelling of mates, stalemates and draws. */
import { SIDES, type Side } from "../../src/geometry/board.ts";
import type { Position } from "../../src/variant/position.ts";
import type { Book } from "./book.ts";
import { isDeadMaterial } from "./dead.ts";
import { type End, endOf, pointsOf } from "./goals.ts";
import { legalMoves, shownEnd } from "./legal.ts";
import { isSame, repeatedEnd } from "./repetition.ts";
import { isInCheck } from "./royals.ts";
import { bookWith } from "./walls.ts";

/** What the rules say of the last of some positions: an end, a draw that may be claimed, or nothing. */
export type Verdict =
  | End
  | "stalemate"
  | "dead"
  | "repetition"
  | "moves"
  | "counting"
  | "may claim repetition"
  | "may claim moves"
  | null;

/** @param judgesDead whether to ask for dead positions, which takes long with many pieces */
export function verdictOf(book: Book, positions: readonly Position[], judgesDead: boolean): Verdict {
  const verdict = verdictAsSuch(book, positions, judgesDead);
  const isDrawn = verdict !== null && verdict !== "white wins" && verdict !== "black wins";
  if (!isDrawn || verdict.startsWith("may claim")) return verdict;
  const winner = winnerOfDraw(book, positions[positions.length - 1]);
  return winner === null ? verdict : winner === 0 ? "white wins" : "black wins";
}

function winnerOfDraw(book: Book, position: Position): Side | null {
  const { wins } = book.draws;
  if (wins !== "points") return wins;
  const [white, black] = SIDES.map((side) => pointsOf({ book, position }, side));
  return white === black ? null : white > black ? 0 : 1;
}

function verdictAsSuch(book: Book, positions: readonly Position[], judgesDead: boolean): Verdict {
  const position = positions[positions.length - 1];
  const { repetition, moves, dead } = book.draws;
  const shown = shownEnd(book, position);
  if (shown) return shown;
  if (legalMoves(book, position).length === 0) {
    const stuck = isInCheck(bookWith(book, position.walls), position.pieces, position.turn) ? "mated" : "stalemated";
    const end = endOf({ book, position, stuck, arrivals: () => [] });
    return end === "draw" && stuck === "stalemated" ? "stalemate" : end;
  }
  const repeated = repeatedEnd(book, positions);
  if (repeated) return repeated;
  const isHeld = position.hands?.flat().some((count) => count > 0) ?? false;
  if (dead && judgesDead && !isHeld && isDeadMaterial(book, position.pieces)) return "dead";
  const occurrences = positions.filter((other) => isSame(book, other, position)).length;
  // a turn of several moves counts when all of them are made
  const ownMoves = (position.halfmoves - (position.movesLeft === null ? 0 : 1)) / 2;
  if (repetition.end !== null && occurrences >= repetition.end) return "repetition";
  const { countLimit, halfmoves } = position;
  if (countLimit !== null && halfmoves > countLimit) return "counting";
  if (countLimit === null && moves.end !== null && ownMoves >= moves.end) return "moves";
  if (repetition.claim !== null && occurrences >= repetition.claim) return "may claim repetition";
  return countLimit === null && moves.claim !== null && ownMoves >= moves.claim ? "may claim moves" : null;
}
