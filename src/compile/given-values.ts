/**
 * Values that a file gives, as a measure for those that it leaves out. What is computed for a piece counts its moves, on large
 * boards above all, where a file keeps the values of chess: a rook and knight in one would be worth more than the queen.
 * So a computed value is scaled as the given ones are that are worth about as much. One alone measures nothing: whoever gives it
 * says what this piece is worth beside the others, and scaled as it they would be worth the same again beside it.
 */

/** A piece whose value is given: by the file, and computed. Both in pawns, above 0. */
export interface Measured {
  readonly given: number;
  readonly computed: number;
}

/**
 * What a computed value is worth beside the given ones: scaled as the nearest of them, or between two as both are.
 *
 * @param measured pieces in any order; with fewer than two the value stays as it is
 * @param computed in pawns
 */
export function besideGiven(measured: readonly Measured[], computed: number): number {
  if (measured.length < 2) return computed;
  const rising = [...measured].sort((one, other) => one.computed - other.computed);
  const place = rising.filter((one) => one.computed <= computed).length;
  const [below, above] = [rising[place - 1] ?? rising[place], rising[place] ?? rising[place - 1]];
  const share = below === above ? 0 : (computed - below.computed) / (above.computed - below.computed);
  return computed * (scaleOf(below) + share * (scaleOf(above) - scaleOf(below)));
}

function scaleOf({ given, computed }: Measured): number {
  return given / computed;
}
