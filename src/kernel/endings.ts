/**
 * Endings of bare material, by retrograde analysis over the rules: White's king and at most two more pieces against
 * Black's king. Distances count White's moves to mate; the fifty-move rule is ignored.
 */
import { BLACK, squareCount, WHITE } from "../geometry/board.ts";
import { ENDING_LEGAL, ENDING_LONGEST, ENDING_MOVES, ENDING_WON } from "../layout/records.generated.ts";
import { whyUnsolved } from "../rules/ending.ts";
import { isMatingGame } from "../rules/rule.ts";
import { hasHoppers, hasStrikers } from "../variant/piece-ways.ts";
import { type Distances, type PlacedEnding, placeEnding, planOf, tellsShades } from "./ending-tables.ts";
import type { Kernel } from "./kernel.ts";

/** Whether two colour-bound pieces stand on squares of equal or opposite colour; `any` for other pieces. */
export type Shades = "any" | "equal" | "opposite";

/** Counts of the placements of an ending. */
export interface EndingCount {
  readonly shades: Shades;
  /** Legal placements with White to move. */
  readonly legal: number;
  /** Placements won by White. */
  readonly won: number;
  /** White's moves to the longest mate, 0 when there is none. */
  readonly longest: number;
}

export interface Ending {
  /** Kinds of White's pieces besides the king. */
  readonly kinds: readonly number[];
  readonly counts: readonly EndingCount[];
}

/** An ending with one piece or none. */
interface Solved {
  readonly ending: Ending;
  readonly distances: Distances;
}

/** An ending whose tables are still in the kernel's memory. */
interface Placed {
  readonly ending: Ending;
  readonly placed: PlacedEnding;
}

/** Larger boards have endings with one piece only. */
export const PAIR_SQUARES_MAX = 100;

/** Placements of White's pieces processed between two reports of progress: one or two milliseconds' work. */
const SLICE_PLACEMENTS = 1 << 13;

/** Solves endings of one variant, one at a time, in a kernel of its own that is freed with the solver: about 15 MB on
 *  64 squares, and 33 MB more for the distances of two pieces. */
export class EndingSolver {
  /** May be asked about positions; solving an ending replaces its position. */
  readonly kernel: Kernel;
  readonly #squares: number;
  readonly #solved = new Map<string, Solved>();

  /** @param kernel for the solver alone, given rather than opened here: what opens kernels is in every page, and a page that
   *    fetches the solver should not be cut up for it */
  constructor(kernel: Kernel) {
    this.kernel = kernel;
    this.#squares = squareCount(kernel.variant.board);
  }

  /** Why endings with these pieces cannot be solved, or null. */
  refusal(kinds: readonly number[]): string | null {
    const { variant } = this.kernel;
    if (!isMatingGame(variant)) return "its games are won otherwise than by mate of one king a side";
    if (hasHoppers(variant)) return "it has pieces that hop over others";
    if (hasStrikers(variant)) return "it has pieces that take on their way";
    const white = [variant.royal, ...kinds].map((kind) => planOf(this.kernel, WHITE, kind));
    const black = [planOf(this.kernel, BLACK, variant.royal)];
    const why = whyUnsolved(variant, white, black);
    if (why !== null) return why;
    if (kinds.length > 2) return `${kinds.length} pieces are too many: at most two are solved`;
    if (kinds.length < 2 || this.#squares <= PAIR_SQUARES_MAX) return null;
    return `two pieces are too many on ${this.#squares} squares: at most ${PAIR_SQUARES_MAX} are solved`;
  }

  /** Kinds other than the king, by descending value: the material of endings. */
  kinds(): number[] {
    const { variant, compiled } = this.kernel;
    return [...variant.pieceTypes.keys()]
      .filter((kind) => kind !== variant.royal && this.refusal([kind]) === null)
      .sort((a, b) => compiled.values[b] - compiled.values[a] || a - b);
  }

  /**
   * Solves an ending in slices of a few milliseconds; yields how many moves it has looked ahead after each.
   * @throws {RangeError} when `refusal` gives a reason
   */
  *solve(kinds: readonly number[]): Generator<number, Ending> {
    this.#refuse(kinds);
    const { ending } = yield* kinds.length < 2 ? this.#small(kinds) : this.#run(kinds, false);
    return ending;
  }

  /** The same with the distance of every placement, in the order of `placeOf`. */
  *solveDistances(kinds: readonly number[]): Generator<number, Distances> {
    return (yield* this.solveInPlace(kinds))().slice();
  }

  /** The same without a copy: the distances stay in the solver's memory until it solves again. */
  *solveInPlace(kinds: readonly number[]): Generator<number, () => Distances> {
    this.#refuse(kinds);
    const { placed } = yield* this.#run(kinds, true);
    return () => this.#distances(placed);
  }

  #refuse(kinds: readonly number[]): void {
    const reason = this.refusal(kinds);
    if (reason !== null) throw new RangeError(reason);
  }

  /** An ending with one piece or none, cached. */
  *#small(kinds: readonly number[]): Generator<number, Solved> {
    const name = kinds.join();
    const known = this.#solved.get(name);
    if (known) return known;
    const { ending, placed } = yield* this.#run(kinds, true);
    const solved = { ending, distances: this.#distances(placed).slice() };
    this.#solved.set(name, solved);
    return solved;
  }

  *#run(kinds: readonly number[], keepsDistances: boolean): Generator<number, Placed> {
    const smaller = [];
    for (const captured of kinds.keys())
      smaller.push(yield* this.#small(kinds.filter((_, index) => index !== captured)));
    const inherited = Math.max(0, ...smaller.flatMap(({ ending }) => ending.counts.map(({ longest }) => longest)));
    const winning = smaller.map(({ distances }) => distances);
    const placed = placeEnding(this.kernel, { kinds, smaller: winning, inherited, keepsDistances });
    const { exports } = this.kernel;
    const rows = Math.ceil(SLICE_PLACEMENTS / (kinds.length < 2 ? 1 : this.#squares));
    exports.beginEnding(placed.record);
    while (exports.endingSlice(rows) === 0) yield this.#view(placed.record).getInt32(ENDING_MOVES, true);
    return { ending: { kinds, counts: this.#counts(placed.record, kinds) }, placed };
  }

  #distances({ distances, places }: PlacedEnding): Distances {
    return new Uint16Array(this.kernel.exports.memory.buffer, distances, places);
  }

  #counts(record: number, kinds: readonly number[]): EndingCount[] {
    const view = this.#view(record);
    const names: Shades[] = tellsShades(this.kernel, kinds) ? ["equal", "opposite"] : ["any"];
    return names.map((shades, index) => ({
      shades,
      legal: view.getFloat64(ENDING_LEGAL + 8 * index, true),
      won: view.getFloat64(ENDING_WON + 8 * index, true),
      longest: view.getInt32(ENDING_LONGEST + 4 * index, true),
    }));
  }

  #view(record: number): DataView {
    return new DataView(this.kernel.exports.memory.buffer, record);
  }
}

/** Index of a placement among the distances: Black's king varies fastest, White's slowest. Equal pieces ascend. */
export function placeOf(squares: number, king: number, pieces: readonly number[], bare: number): number {
  return [king, ...pieces, bare].reduce((place, square) => place * squares + square, 0);
}
