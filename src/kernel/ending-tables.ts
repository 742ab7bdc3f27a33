/** Writes the record of an ending and its tables into a kernel's memory; see `layout/records.generated.ts`. */
import type { KindPlan } from "../compile/kinds.ts";
import type { PathsBySquare } from "../compile/paths.ts";
import { BLACK, boardSquares, type Side, type Square, WHITE } from "../geometry/board.ts";
import * as fields from "../layout/records.generated.ts";
import { expectKing } from "../rules/rule.ts";
import type { Kernel } from "./kernel.ts";

/** Moves to mate by placement, 0 where White, to move, does not win. */
export type Distances = Uint16Array;

/** The definition of an ending. */
export interface EndingPlan {
  /** Kinds of White's pieces besides the king, at most two. */
  readonly kinds: readonly number[];
  /** The endings after the first piece is captured, and after the second. */
  readonly smaller: readonly Distances[];
  /** The longest mate of those endings. */
  readonly inherited: number;
  /** Whether the distances are kept. */
  readonly keepsDistances: boolean;
}

/** The addresses of a written ending. */
export interface PlacedEnding {
  readonly record: number;
  /** Address of the distances, 0 when there are none. */
  readonly distances: number;
  /** Number of distances. */
  readonly places: number;
}

/** The plan of a side and kind. */
export function planOf({ compiled }: Kernel, side: Side, kind: number): KindPlan {
  return compiled.plans.find((plan) => plan.side === side && plan.kind === kind) as KindPlan;
}

/** Writes an ending behind the variant's tables, replacing the one before. */
export function placeEnding(kernel: Kernel, plan: EndingPlan): PlacedEnding {
  return new EndingWriter(kernel, plan).write();
}

const ALIGNMENT = 64;
const SETS = [fields.ENDING_OPEN, fields.ENDING_HELD, fields.ENDING_FRONT, fields.ENDING_NEWS];

class EndingWriter {
  readonly #kernel: Kernel;
  readonly #plan: EndingPlan;
  readonly #squares: number;
  readonly #setBytes: number;
  readonly #record: number;
  #next: number;

  constructor(kernel: Kernel, plan: EndingPlan) {
    this.#kernel = kernel;
    this.#plan = plan;
    this.#squares = kernel.position().pieces.length;
    this.#setBytes = kernel.compiled.image.setBytes;
    this.#next = kernel.tablesEnd;
    this.#record = this.#reserve(fields.ENDING_BYTES);
  }

  write(): PlacedEnding {
    const { kinds, inherited } = this.#plan;
    const royal = expectKing(this.#kernel.variant);
    const white = [royal, ...kinds].map((kind) => planOf(this.#kernel, WHITE, kind));
    const black = planOf(this.#kernel, BLACK, royal);
    this.#word(fields.ENDING_PIECE_COUNT, kinds.length);
    this.#word(fields.ENDING_ARE_TWINS, kinds.length === 2 && kinds[0] === kinds[1] ? 1 : 0);
    this.#word(fields.ENDING_TELLS_COLOURS, this.#tellsShades() ? 1 : 0);
    this.#word(fields.ENDING_INHERITED, inherited);
    for (const [index, kind] of kinds.entries()) this.#word(fields.ENDING_KINDS + 4 * index, kind);
    for (const [who, plan] of white.entries()) {
      this.#home(who, plan);
      this.#word(fields.ENDING_PATHS + 4 * who, this.#paths(plan.movement.quiets, this.#squaresFor(plan)));
    }
    this.#home(3, black);
    this.#word(fields.ENDING_SOURCES, this.#sources(black));
    return this.#tables();
  }

  #tellsShades(): boolean {
    return tellsShades(this.#kernel, this.#plan.kinds);
  }

  #tables(): PlacedEnding {
    const entries = this.#squares ** (1 + this.#plan.kinds.length);
    for (const field of SETS) this.#word(field, this.#reserve(entries * this.#setBytes));
    for (const [index, distances] of this.#plan.smaller.entries()) this.#smaller(index, distances);
    const places = this.#plan.keepsDistances ? entries * this.#squares : 0;
    const distances = places > 0 ? this.#reserve(2 * places) : 0;
    this.#word(fields.ENDING_DISTANCES, distances);
    return { record: this.#record, distances, places };
  }

  #smaller(index: number, distances: Distances): void {
    const address = this.#reserve(distances.byteLength);
    new Uint16Array(this.#buffer, address, distances.length).set(distances);
    this.#word(fields.ENDING_SMALLER + 4 * index, address);
  }

  /** Squares where a piece of the kind may stand. */
  #squaresFor({ kind, side }: KindPlan): Square[] {
    const forbidden = this.#kernel.variant.pieceTypes[kind].forbidden[side];
    return boardSquares(this.#kernel.variant.board).filter((square) => !forbidden.includes(square));
  }

  #home(who: number, plan: KindPlan): void {
    this.#set(this.#record + fields.ENDING_HOMES + this.#setBytes * who, this.#squaresFor(plan));
  }

  /** Paths indexed by target. @returns the address of the index */
  #paths(paths: PathsBySquare, starts: readonly Square[]): number {
    const arriving = paths.map((): { from: Square; empties: readonly Square[] }[] => []);
    for (const from of starts) for (const { target, empties } of paths[from]) arriving[target].push({ from, empties });
    const index = this.#reserve(4 * (arriving.length + 1));
    let path = this.#reserve(arriving.flat().length * fields.ENDING_PATH_BYTES);
    for (const [square, list] of arriving.entries()) {
      this.#wordAt(index + 4 * square, path);
      for (const { from, empties } of list) {
        this.#set(path + fields.ENDING_PATH_EMPTIES, empties);
        this.#wordAt(path + fields.ENDING_PATH_SOURCE, from);
        path += fields.ENDING_PATH_BYTES;
      }
    }
    this.#wordAt(index + 4 * arriving.length, path);
    return index;
  }

  #sources({ movement: { quiets, captures } }: KindPlan): number {
    const address = this.#reserve(this.#squares * this.#setBytes);
    const sources = quiets.map(() => new Set<Square>());
    for (const paths of [quiets, captures]) {
      for (const [from, list] of paths.entries()) for (const { target } of list) sources[target].add(from);
    }
    for (const [square, set] of sources.entries()) this.#set(address + square * this.#setBytes, [...set]);
    return address;
  }

  /** Zeroed memory: new pages are zero already. */
  #reserve(bytes: number): number {
    const address = Math.ceil(this.#next / ALIGNMENT) * ALIGNMENT;
    const used = Math.min(bytes, Math.max(0, this.#buffer.byteLength - address));
    this.#next = address + bytes;
    this.#kernel.growTo(this.#next);
    new Uint8Array(this.#buffer, address, used).fill(0);
    return address;
  }

  #set(address: number, squares: Iterable<Square>): void {
    const bytes = new Uint8Array(this.#buffer, address, this.#setBytes);
    for (const square of squares) bytes[square >> 3] |= 1 << (square & 7);
  }

  #word(field: number, value: number): void {
    this.#wordAt(this.#record + field, value);
  }

  #wordAt(address: number, value: number): void {
    new DataView(this.#buffer).setUint32(address, value, true);
  }

  get #buffer(): ArrayBuffer {
    return this.#kernel.exports.memory.buffer as ArrayBuffer;
  }
}

/** Whether an ending divides by square colour: neither piece ever changes the colour of its square. */
export function tellsShades(kernel: Kernel, kinds: readonly number[]): boolean {
  return kinds.length === 2 && kinds.every((kind) => kernel.keepsShade(planOf(kernel, WHITE, kind)));
}
