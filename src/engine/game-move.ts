import type { Side } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { writeUci } from "../notation/move.ts";
import { type CheckMark, isStandard, writeSan } from "../notation/san.ts";
import type { RulesOfGameMove } from "../rules/model.ts";
import { ruleFacts } from "../rules/text.ts";
import type { Move } from "../variant/move.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";

/** A legal move in words: squares by name, pieces by their id in the variant. */
export interface GameMove extends RulesOfGameMove {
  /** `e2e4`, `e7e8q`. */
  readonly uci: string;
  /** Whose move it is: 0 White's, 1 Black's. */
  readonly side: Side;
  /** The number of the move, from 1: both sides' turns have the same. */
  readonly moveNumber: number;
  /** Standard algebraic notation: `Bc4+`. */
  readonly san: string;
  /** Algebraic notation in the variant's own style: `Δc4+`. */
  readonly display: string;
  readonly from: string;
  /** The king's target in a castling. */
  readonly to: string;
  readonly piece: string;
  /** The captured piece, or null. */
  readonly captures: string | null;
  /** The captured piece's square, which may differ from `to`; null without a capture. */
  readonly capturedAt: string | null;
  readonly check: boolean;
  readonly mate: boolean;
}

/** Describes a move in words.
 *  @param before whose turn it is, and its number
 *  @param rivals all legal moves of other pieces to its target; its own may be among them */
export function describeMove(
  variant: Variant,
  { turn: side, moveNumber }: Pick<Position, "turn" | "moveNumber">,
  rivals: readonly Move[],
  move: Move,
  mark: CheckMark,
): GameMove {
  const { board, pieceTypes } = variant;
  const { from, to, captured, capturedAt } = move;
  const { promotion, castling, partner, drop, pass, enters, entersOn, struck, blown, flipped, wall } = ruleFacts(
    variant,
    move,
  ); // field by field, see `moveOfWord`
  const san = writeSan(variant, rivals, move) + mark;
  return {
    uci: writeUci(variant, move),
    side,
    moveNumber,
    san,
    display: isStandard(variant.notation) ? san : writeSan(variant, rivals, move, { style: variant.notation }) + mark,
    from: squareName(board, from),
    to: squareName(board, to),
    piece: pieceTypes[move.kind].id,
    captures: captured === null ? null : pieceTypes[captured].id,
    capturedAt: capturedAt === null ? null : squareName(board, capturedAt),
    promotion,
    castling,
    partner,
    drop,
    pass,
    enters,
    entersOn,
    struck,
    blown,
    flipped,
    wall,
    check: mark !== "",
    mate: mark === "#",
  };
}
