import { BLACK, squareCount, WHITE } from "../geometry/board.ts";
import { ENDING_LEGAL, ENDING_LONGEST, ENDING_MOVES, ENDING_WON } from "../layout/endings.ts";
import { whyUnsolved } from "../rules/ending.ts";
import type { Variant } from "../variant/variant.ts";
import { type Distances, type PlacedEnding, placeEnding, planOf, tellsShades } from "./ending-tables.ts";
import { Kernel } from "./kernel.ts";

/** Whether two pieces that never change the shade of their squares stand on equal or opposite ones; `any` for other pieces. */
export type Shades = "any" | "equal" | "opposite";

/** What comes of placements of one kind of ending. */
export interface EndingCount {
  readonly shades: Shades;
  /** Legal placements with White to move. */
  readonly legal: number;
  /** Those that White wins. */
  readonly won: number;
  /** White's moves to the longest mate, 0 when there is none. */
  readonly longest: number;
}

export interface Ending {
  /** Kinds of White's pieces beside the royal one. */
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

/** Boards with more squares have endings with one piece only. */
export const PAIR_SQUARES_MAX = 100;

/** Placements of White's pieces treated between two reports of progress: one or two milliseconds' work. */
const SLICE_PLACEMENTS = 1 << 13;

/** Solves endings of one variant, one after another, in a kernel of its own, whose memory goes with the
 *  solver: about 15 MB on 64 squares, and 33 MB more for the distances of two pieces. */
export class EndingSolver {
  /** Free to be asked about positions; it forgets them whenever something is solved. */
  readonly kernel: Kernel;
  private readonly squares: number;
  private readonly solved = new Map<string, Solved>();

  constructor(variant: Variant) {
    this.kernel = Kernel.open(variant);
    this.squares = squareCount(variant.board);
  }

  /** Why endings with these pieces are not solved, or null when they are. */
  refusal(kinds: readonly number[]): string | null {
    const { variant } = this.kernel;
    const white = [variant.royal, ...kinds].map((kind) => planOf(this.kernel, WHITE, kind));
    const black = [planOf(this.kernel, BLACK, variant.royal)];
    const why = whyUnsolved(variant, white, black);
    if (why !== null) return why;
    if (kinds.length > 2) return `${kinds.length} pieces are too many: at most two are solved`;
    if (kinds.length < 2 || this.squares <= PAIR_SQUARES_MAX) return null;
    return `two pieces are too many on ${this.squares} squares: at most ${PAIR_SQUARES_MAX} are solved`;
  }

  /** Kinds by value, the dearest first, that stay what they are: the material of endings. */
  kinds(): number[] {
    const { variant, compiled } = this.kernel;
    return [...variant.pieceTypes.keys()]
      .filter((kind) => kind !== variant.royal && this.refusal([kind]) === null)
      .sort((a, b) => compiled.values[b] - compiled.values[a] || a - b);
  }

  /**
   * Solves an ending in slices of a few milliseconds; between them yields how many moves it has looked ahead.
   * @throws {RangeError} when `refusal` has a reason
   */
  *solve(kinds: readonly number[]): Generator<number, Ending> {
    this.refuse(kinds);
    const { ending } = yield* kinds.length < 2 ? this.small(kinds) : this.run(kinds, false);
    return ending;
  }

  /** The same with the distance of every placement; see `placeOf` for their order. */
  *solveDistances(kinds: readonly number[]): Generator<number, Distances> {
    return (yield* this.solveInPlace(kinds))().slice();
  }

  /** The same without a copy: the distances stay in the solver's memory, and are good until it solves again. */
  *solveInPlace(kinds: readonly number[]): Generator<number, () => Distances> {
    this.refuse(kinds);
    const { placed } = yield* this.run(kinds, true);
    return () => this.distances(placed);
  }

  private refuse(kinds: readonly number[]): void {
    const reason = this.refusal(kinds);
    if (reason !== null) throw new RangeError(reason);
  }

  /** An ending with one piece or none, remembered. */
  private *small(kinds: readonly number[]): Generator<number, Solved> {
    const name = kinds.join();
    const known = this.solved.get(name);
    if (known) return known;
    const { ending, placed } = yield* this.run(kinds, true);
    const solved = { ending, distances: this.distances(placed).slice() };
    this.solved.set(name, solved);
    return solved;
  }

  private *run(kinds: readonly number[], keepsDistances: boolean): Generator<number, Placed> {
    const smaller = [];
    for (const captured of kinds.keys())
      smaller.push(yield* this.small(kinds.filter((_, index) => index !== captured)));
    const inherited = Math.max(0, ...smaller.flatMap(({ ending }) => ending.counts.map(({ longest }) => longest)));
    const winning = smaller.map(({ distances }) => distances);
    const placed = placeEnding(this.kernel, { kinds, smaller: winning, inherited, keepsDistances });
    const { exports } = this.kernel;
    const rows = Math.ceil(SLICE_PLACEMENTS / (kinds.length < 2 ? 1 : this.squares));
    exports.beginEnding(placed.record);
    while (exports.endingSlice(rows) === 0) yield this.view(placed.record).getInt32(ENDING_MOVES, true);
    return { ending: { kinds, counts: this.counts(placed.record, kinds) }, placed };
  }

  private distances({ distances, places }: PlacedEnding): Distances {
    return new Uint16Array(this.kernel.exports.memory.buffer, distances, places);
  }

  private counts(record: number, kinds: readonly number[]): EndingCount[] {
    const view = this.view(record);
    const names: Shades[] = tellsShades(this.kernel, kinds) ? ["equal", "opposite"] : ["any"];
    return names.map((shades, index) => ({
      shades,
      legal: view.getFloat64(ENDING_LEGAL + 8 * index, true),
      won: view.getFloat64(ENDING_WON + 8 * index, true),
      longest: view.getInt32(ENDING_LONGEST + 4 * index, true),
    }));
  }

  private view(record: number): DataView {
    return new DataView(this.kernel.exports.memory.buffer, record);
  }
}

/** Place of a placement among the distances: Black's king varies fastest, White's slowest. Twins stand in rising order. */
export function placeOf(squares: number, king: number, pieces: readonly number[], bare: number): number {
  return [king, ...pieces, bare].reduce((place, square) => place * squares + square, 0);
}
