/**
 * Endings of bare material, played from their tables. The table of king and one piece takes some hundredths of a
 * second, that of king and two pieces about a second; a table is solved when its material first occurs, and kept until
 * other material does.
 */
import type { bareMaterial } from "../kernel/bare-material.ts";
import { EndingTable, type RankedMove } from "../kernel/ending-table.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { writeUci } from "../notation/move.ts";
import type { Move } from "../variant/move.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import type { Line, Score, Wdl } from "./info.ts";

/** A table's advice: complete lines to report, or just the moves worth searching. */
export type EndingAdvice =
  | { readonly type: "solved"; readonly lines: readonly Line[]; readonly positions: number }
  | { readonly type: "narrowed"; readonly isWorthwhile: (move: Move) => boolean };

/** Plies of a reported line; a mate may be further away. */
const LINE_PLIES = 16;

/** What every engine has: given, so that a page that fetches this module is not cut up for what both need. */
export interface EndingTools {
  readonly openKernel: (variant: Variant) => Kernel;
  readonly bareMaterial: typeof bareMaterial;
  readonly writeUci: typeof writeUci;
}

export class EndingPlay {
  readonly #variant: Variant;
  readonly #tools: EndingTools;
  #name = "";
  #steps: Generator<void, EndingTable | null> | null = null;
  #table: EndingTable | null = null;

  constructor(variant: Variant, tools: EndingTools) {
    this.#variant = variant;
    this.#tools = tools;
  }

  /** Solves for a few milliseconds towards the table of a position. @returns whether nothing is left to do */
  step(position: Position): boolean {
    const material = this.#tools.bareMaterial(this.#variant, position);
    const name = material ? `${material.strong} ${material.kinds}` : "";
    if (name !== this.#name) {
      this.#name = name;
      this.#table = null;
      this.#steps = material && EndingTable.solve(this.#variant, material, this.#tools.openKernel);
    }
    const step = this.#steps?.next();
    if (!step?.done) return step === undefined;
    this.#table = step.value;
    this.#steps = null;
    return true;
  }

  /** The table's advice, once it is solved; null when there is none.
   *  @param chosen the root moves that may be played, default all
   *  @param lines number of lines to report */
  advise(position: Position, chosen: ((move: Move) => boolean) | undefined, lines: number): EndingAdvice | null {
    const table = this.#table;
    if (!table) return null;
    const ranked = table.rank(position).filter(({ move }) => chosen?.(move) ?? true);
    const isStrong = position.turn === table.material.strong;
    if (ranked.length === 0 || (isStrong && ranked[0].mateIn === null)) return null;
    const [{ mateIn }] = ranked;
    if (mateIn !== null && !this.#endsBefore(position, isStrong ? 2 * mateIn - 1 : 2 * mateIn)) {
      return { type: "solved", lines: this.#lines(table, position, ranked.slice(0, lines)), positions: ranked.length };
    }
    const best = ranked.filter((other) => other.mateIn === mateIn).map(({ move }) => this.#write(move));
    return { type: "narrowed", isWorthwhile: (move) => best.includes(this.#write(move)) };
  }

  /** Whether the move rule ends the game before a mate that is this many plies away. */
  #endsBefore({ halfmoves }: Position, plies: number): boolean {
    const { claim, end } = this.#variant.draws.moves;
    const limit = claim ?? end;
    return limit !== null && halfmoves + plies > 2 * limit;
  }

  #write(move: Move): string {
    return this.#tools.writeUci(this.#variant, move);
  }

  #lines(table: EndingTable, position: Position, ranked: readonly RankedMove[]): Line[] {
    const isStrong = position.turn === table.material.strong;
    return ranked.map(({ move, mateIn }) => {
      const line = table.line(position, move, mateIn === null ? 1 : LINE_PLIES);
      return { ...worthOf(mateIn, isStrong), line: line.map((next) => this.#write(next)) };
    });
  }
}

function worthOf(mateIn: number | null, isStrong: boolean): { readonly score: Score; readonly wdl: Wdl } {
  if (mateIn === null) return { score: { type: "cp", value: 0 }, wdl: [0, 1000, 0] };
  return { score: { type: "mate", moves: isStrong ? mateIn : -mateIn }, wdl: isStrong ? [1000, 0, 0] : [0, 0, 1000] };
}
