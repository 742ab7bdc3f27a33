import type { Square } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import type { Rules } from "../kernel/rules.ts";
import { writeUci } from "../notation/move.ts";
import { type CheckMark, writeSan } from "../notation/san.ts";
import type { Move } from "../variant/move.ts";
import type { Variant } from "../variant/variant.ts";

/** A legal move in words: squares by name, pieces by their id in the variant. */
export interface GameMove {
  /** `e2e4`, `e7e8q`. */
  readonly uci: string;
  /** Standard algebraic notation: `Bc4+`. */
  readonly san: string;
  /** Algebraic notation in the variant's own style: `Δc4+`. */
  readonly display: string;
  readonly from: string;
  /** The king's target when castling. */
  readonly to: string;
  readonly piece: string;
  /** The captured piece, or null. */
  readonly captures: string | null;
  /** Where the captured man stood: another square than `to` in en passant only. */
  readonly capturedAt: string | null;
  /** What it becomes, or null. */
  readonly promotion: string | null;
  /** `O-O`, `O-O-O` or the variant's own name for it; null for other moves. */
  readonly castling: string | null;
  /** Where the castling partner goes, or null. */
  readonly partner: { readonly from: string; readonly to: string } | null;
  readonly check: boolean;
  readonly mate: boolean;
}

/** Puts a move into words.
 *  @param moves all legal moves of the position */
export function describeMove(variant: Variant, moves: readonly Move[], move: Move, mark: CheckMark): GameMove {
  const square = (at: Square) => squareName(variant.board, at);
  const piece = (kind: number | null) => (kind === null ? null : variant.pieces[kind].id);
  const checkMark = () => mark;
  const castling = move.castling === null ? null : variant.castlings[move.castling];
  return {
    uci: writeUci(variant, move),
    san: writeSan(variant, moves, move, { checkMark }),
    display: writeSan(variant, moves, move, { checkMark, style: variant.notation }),
    from: square(move.from),
    to: square(move.to),
    piece: variant.pieces[move.kind].id,
    captures: piece(move.captured),
    capturedAt: move.capturedAt === null ? null : square(move.capturedAt),
    promotion: piece(move.promotion),
    castling: castling?.name ?? null,
    partner: castling && move.partner !== null ? { from: square(move.partner), to: square(castling.partner.to) } : null,
    check: mark !== "",
    mate: mark === "#",
  };
}

/** What a legal move of the current position does to the other side's king. The position is left as it was. */
export function checkMarkOf(rules: Rules, move: Move): CheckMark {
  rules.play(move);
  const mark = currentMark(rules);
  rules.undo();
  return mark;
}

function currentMark(rules: Rules): CheckMark {
  if (!rules.inCheck()) return "";
  return rules.hasLegalMove() ? "+" : "#";
}
