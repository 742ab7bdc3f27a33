/** Questions about captures. */
import { parseBetza } from "../../betza/parse.ts";
import { ridesOf } from "../../betza/rides.ts";
import { type Board, type Side, type Square, stepFrom, WHITE } from "../../geometry/board.ts";
import type { CapturesOfVariant, Explosion } from "./model.ts";

/** The squares around a capture by a side. */
export function blastSquares(board: Board, { around }: Explosion, side: Side, square: Square): Square[] {
  const parsed = parseBetza(around);
  const leaps = parsed.ok ? ridesOf(parsed.betza).map(({ step }) => step) : [];
  const found = leaps.map(([files, ranks]) =>
    stepFrom(board, square, side === WHITE ? [files, ranks] : [-files, -ranks]),
  );
  return [...new Set(found.filter((to) => to !== null))];
}

/** Rules of capturing as the digest sees them; null where nobody must capture and nothing explodes. */
export function capturesIdentity({ captures: { must, explode } }: Pick<CapturesOfVariant, "captures">): unknown {
  if (explode) return { must, explode };
  return must ? { must } : null;
}

/** The kinds that never take a kind. */
export function sparersOf({ spares }: Pick<CapturesOfVariant, "spares">, kind: number): number[] {
  return (spares ?? []).flatMap((kinds, other) => (kinds.includes(kind) ? [other] : []));
}
