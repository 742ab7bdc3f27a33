/** Where a piece that moves comes from: its square, or a hand. */
import type { GameMove } from "../engine/game-move.ts";
import type { Square } from "../geometry/board.ts";
import { isEndless } from "../rules/rule.ts";
import type { Piece, Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";

/** A square; or, of a piece in hand, its kind and the side that has it. */
export type Origin = Square | Piece;

export function isSameOrigin(one: Origin | null, other: Origin | null): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  return one.kind === other.kind && one.side === other.side;
}

/** The piece that is there; null on an empty square, and where none of the kind is in hand.
 *  @param variant for pieces that are dropped without one in the hand, which are always there */
export function pieceAt({ pieces, hands }: Position, origin: Origin | null, variant?: Variant): Piece | null {
  if (typeof origin === "number") return pieces[origin] ?? null;
  return origin && (hands?.[origin.side][origin.kind] || (variant && isEndless(variant, origin))) ? origin : null;
}

/** What a dropped piece was in the hand, since some may be dropped as what they promote to. */
export function handOf({ hands }: Variant, { kind, side }: Piece): Piece {
  const drop = hands?.drops.find((other) => other.side === side && other.kind === kind);
  return { kind: drop?.hand ?? kind, side };
}

/** The first phase of a turn: a move, as it is with each wall that it may build. */
export interface Phase {
  readonly from: Origin;
  readonly moves: readonly GameMove[];
}
