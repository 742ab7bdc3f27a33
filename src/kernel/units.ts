/** Fills the lookup units of a variant in the kernel. */
import type { PlacedUnit } from "../compile/compile.ts";
import { KNOWN_TRIES, knownMultipliers, type Multiplier } from "../compile/multipliers.ts";
import type { Way } from "../compile/ways.ts";
import type { Square } from "../geometry/board.ts";
import { WORKSHOP } from "../layout/map.ts";
import { MAGIC_INDEX_MAX, WORKSHOP_PATH_BYTES, WORKSHOP_PATHS, WORKSHOP_SQUARES } from "../layout/tables.ts";
import type { KernelExports } from "./open.ts";

/** How hard to search for unknown multipliers. */
export interface Effort {
  /** Multipliers tried before the index is widened by one bit. */
  readonly tries: (squares: number, bits: number) => number;
  /** Index bits tried first, by the number of squares in the mask. */
  readonly leastBits: (squares: number) => number;
}

/** Wide masks get one spare bit at once: far fewer tries for twice the table. */
const QUICK: Effort = {
  tries: () => 20000,
  leastBits: (squares) => Math.max(1, squares >= 9 ? squares + 1 : squares),
};

const PAGE_BYTES = 65536;

/** Fills units one after another and allocates their tables. */
export class UnitFiller {
  private readonly exports: KernelExports;
  private readonly setBytes: number;
  private next: number;

  /** @param start address of the first table of results */
  constructor(exports: KernelExports, start: number) {
    this.exports = exports;
    this.setBytes = exports.setBytes();
    this.next = start;
  }

  /** The end of the last table. */
  get end(): number {
    return this.next;
  }

  /** Fills all records of a unit, with precomputed multipliers if there are any. */
  fill(unit: PlacedUnit): void {
    const known = knownMultipliers(unit.ways);
    if (known) growMemory(this.exports.memory, this.next + this.bytesOf(known));
    for (const [square, task] of tasksOf(unit).entries()) {
      if (!this.tryKnown(task, known?.[square])) this.search(task, QUICK);
    }
  }

  /** Searches for the multipliers of all records of a unit. @returns those found */
  find(unit: PlacedUnit, effort: Effort): Multiplier[] {
    return tasksOf(unit).map((task) => this.search(task, effort));
  }

  private tryKnown(task: Task, known: Multiplier | undefined): boolean {
    if (!known) return false;
    return this.build(task, known.bits, known.number, KNOWN_TRIES) !== null;
  }

  private search(task: Task, { tries, leastBits }: Effort): Multiplier {
    const squares = task.mask.length;
    for (let bits = leastBits(squares); bits <= MAGIC_INDEX_MAX; bits++) {
      const found = this.build(task, bits, 0, tries(squares, bits));
      if (found) return found;
    }
    throw new RangeError("no multiplier was found for a lookup unit");
  }

  private build({ record, mask, ways }: Task, bits: number, first: number, tries: number): Multiplier | null {
    const bytes = this.setBytes << bits;
    growMemory(this.exports.memory, this.next + bytes);
    this.writeWays(mask, ways);
    const number = this.exports.buildMagic(record, mask.length, ways.length, this.next, bits, first, tries);
    if (number < 0) return null;
    this.next += bytes;
    return { bits, number };
  }

  private writeWays(mask: readonly Square[], ways: readonly Way[]): void {
    const bytes = new Uint8Array(this.exports.memory.buffer, WORKSHOP);
    bytes.set(mask, WORKSHOP_SQUARES);
    bytes.fill(0, WORKSHOP_PATHS, WORKSHOP_PATHS + ways.length * WORKSHOP_PATH_BYTES);
    let start = WORKSHOP_PATHS;
    for (const { target, empties } of ways) {
      for (const square of empties) bytes[start + (square >> 3)] |= 1 << (square & 7);
      bytes[start + 16] = target;
      start += WORKSHOP_PATH_BYTES;
    }
  }

  private bytesOf(multipliers: readonly Multiplier[]): number {
    return multipliers.reduce((sum, { bits }) => sum + (this.setBytes << bits), 0);
  }
}

/** One square of a unit. */
interface Task {
  /** Address of its record. */
  readonly record: number;
  readonly mask: readonly Square[];
  readonly ways: readonly Way[];
}

function tasksOf({ ways, records, recordBytes }: PlacedUnit): Task[] {
  const { bySquare, masks } = ways;
  return bySquare.map((list, square) => ({ record: records + square * recordBytes, mask: masks[square], ways: list }));
}

/** Grows memory to reach `end`. Views of it must be renewed afterwards. */
export function growMemory(memory: WebAssembly.Memory, end: number): void {
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
}
