/**
 * Values that a file gives, as a measure for those that it leaves out. What is computed for a piece counts its moves, on large
 * boards above all, where a file keeps the values of chess: a rook and knight in one would be worth more than the queen.
 * So a computed value is scaled as the given ones are that are worth about as much.
 */

/** A piece whose value is given: by the file, and computed. Both in pawns, above 0. */
export interface Measured {
  readonly given: number;
  readonly computed: number;
}

/**
 * What a computed value is worth beside the given ones: scaled as the nearest of them, or between two as both are.
 *
 * @param measured pieces in any order; without any the value stays as it is
 * @param computed in pawns
 */
export function besideGiven(measured: readonly Measured[], computed: number): number {
  const below = nearest(
    measured.filter((one) => one.computed <= computed),
    computed,
  );
  const above = nearest(
    measured.filter((one) => one.computed > computed),
    computed,
  );
  if (!below || !above) return computed * scaleOf(below ?? above);
  const share = (computed - below.computed) / (above.computed - below.computed);
  return computed * (scaleOf(below) + share * (scaleOf(above) - scaleOf(below)));
}

function nearest(measured: readonly Measured[], computed: number): Measured | undefined {
  const distance = (one: Measured) => Math.abs(one.computed - computed);
  return [...measured].sort((one, other) => distance(one) - distance(other))[0];
}

function scaleOf(measured: Measured | undefined): number {
  return measured ? measured.given / measured.computed : 1;
}
