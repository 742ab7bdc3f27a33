/** What has been captured in a game, and who has more on the board and in hand. */
import { takenBy } from "../src/board.ts";
import type { Game, GameMove, Position, Variant } from "../src/index.ts";
import { pieceValuesOf } from "../src/index.ts";

type Side = 0 | 1;

export interface Material {
  /** By captor: how many of each kind it has captured, the dearest first; none where they go to its hand, which shows them. */
  readonly captured: readonly [readonly Captured[], readonly Captured[]];
  /** By how much White has more, in pawns; negative where Black has. */
  readonly lead: number;
}

export interface Captured {
  readonly kind: number;
  readonly count: number;
}

/** @param line the moves from the start to the position */
export function materialOf({ variant, position }: Game, line: readonly GameMove[]): Material {
  const values = pieceValuesOf(variant);
  const by = (side: Side) => line.filter((move) => move.side === side);
  // who is blown up counts for the other side, whoever has captured
  const blown = (side: Side) => line.flatMap((move) => (move.blown ?? []).filter((piece) => piece.side !== side));
  const taken = (side: Side) => [...by(side).flatMap(takenBy), ...blown(side)];
  const captured = (side: Side) => (variant.hands?.fills ? [] : capturedOf(variant, values, taken(side)));
  const lead = (worthOf(values, position, 0) - worthOf(values, position, 1)) / 100;
  return { captured: [captured(0), captured(1)], lead };
}

function capturedOf(
  { pieceTypes }: Variant,
  values: readonly number[],
  taken: readonly { readonly piece: string }[],
): Captured[] {
  const counts = pieceTypes.map(({ id }) => taken.filter(({ piece }) => piece === id).length);
  return counts
    .map((count, kind) => ({ kind, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => values[b.kind] - values[a.kind]);
}

function worthOf(values: readonly number[], { pieces, hands }: Position, side: Side): number {
  const standing = pieces.map((piece) => (piece?.side === side ? values[piece.kind] : 0));
  const held = hands?.[side].map((count, kind) => count * values[kind]) ?? [];
  return [...standing, ...held].reduce((sum, worth) => sum + worth, 0);
}

/** `+3`, `+0.5`; empty for the side that has no more. Computed values are rough: less than a quarter of a pawn is nothing. */
export function leadText(lead: number, side: Side): string {
  const own = side === 0 ? lead : -lead;
  if (own < 0.25) return "";
  const halves = Math.round(own * 2) / 2;
  return `+${halves}`;
}
