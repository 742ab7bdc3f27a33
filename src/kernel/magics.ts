/** Fills the magics of a variant in the kernel. */

import type { PlacedMagic } from "../compile/compile.ts";
import type { Guard } from "../compile/magics.ts";
import { KNOWN_TRIES, knownMultipliers, type Multiplier } from "../compile/multipliers.ts";
import type { Path } from "../compile/paths.ts";
import { isHop } from "../compile/rays.ts";
import type { Square } from "../geometry/board.ts";
import { SET_BYTES_HUGE } from "../layout/capacity.ts";
import { WORKSHOP } from "../layout/map.ts";
import {
  MAGIC_INDEX_MAX,
  WORKSHOP_HURDLES,
  WORKSHOP_PATH_BYTES,
  WORKSHOP_PATHS,
  WORKSHOP_RESULTS,
  WORKSHOP_SQUARES,
  WORKSHOP_TARGET,
} from "../layout/tables.ts";
import type { KernelMemory } from "./memory.ts";
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

/** In the huge build, where there are many squares and small masks: a wider index costs less than thousands of tries. */
const QUICK_HUGE: Effort = {
  tries: () => 300,
  leastBits: (squares) => Math.max(1, squares >= 9 ? squares + 1 : squares),
};

const PAGE_BYTES = 65536;

/** Fills magics one after another and allocates their tables. */
export class MagicFiller {
  readonly #exports: KernelExports;
  readonly #setBytes: number;
  readonly #effort: Effort;
  #next: number;

  /** @param start address of the first table of results */
  constructor(exports: KernelExports, start: number) {
    this.#exports = exports;
    this.#setBytes = exports.setBytes();
    this.#effort = this.#setBytes === SET_BYTES_HUGE ? QUICK_HUGE : QUICK;
    this.#next = start;
  }

  /** The end of the last table. */
  get end(): number {
    return this.#next;
  }

  /** Fills all records of a magic, with precomputed multipliers if there are any. */
  fill(magic: PlacedMagic): void {
    const isStored = magic.guard === "none" && !magic.paths.hasHops;
    const known = isStored ? knownMultipliers(magic.paths) : null;
    const tasks = tasksOf(magic);
    const bits = known
      ? known.map((multiplier) => multiplier.bits)
      : tasks.map((task) => leastBitsOf(task, this.#effort));
    growMemory(this.#exports.memory, this.#next + bits.reduce((sum, own) => sum + (this.#setBytes << own), 0)); // at once
    for (const [square, task] of tasks.entries()) {
      if (!this.#tryKnown(task, known?.[square])) this.#search(task, this.#effort);
      if (magic.guard !== "none") this.#writeGuard(task);
    }
  }

  /** Searches for the multipliers of all records of a magic. @returns those found */
  find(magic: PlacedMagic, effort: Effort): Multiplier[] {
    return tasksOf(magic).map((task) => this.#search(task, effort));
  }

  #tryKnown(task: Task, known: Multiplier | undefined): boolean {
    if (!known) return false;
    return this.#build(task, known.bits, known.number, KNOWN_TRIES) !== null;
  }

  #search(task: Task, effort: Effort): Multiplier {
    for (let bits = leastBitsOf(task, effort); bits <= MAGIC_INDEX_MAX; bits++) {
      const found = this.#build(task, bits, 0, effort.tries(task.mask.length, bits));
      if (found) return found;
    }
    throw new RangeError("no multiplier was found for a magic");
  }

  #build({ record, mask, paths }: Task, bits: number, first: number, tries: number): Multiplier | null {
    const bytes = this.#setBytes << bits;
    growMemory(this.#exports.memory, this.#next + bytes);
    this.#writePaths(mask, paths);
    const number = this.#exports.buildMagic(record, mask.length, paths.length, this.#next, bits, first, tries);
    if (number < 0) return null;
    this.#next += bytes;
    return { bits, number };
  }

  #writeGuard({ recordEnd, guard }: Task): void {
    const bytes = new Uint8Array(this.#exports.memory.buffer, recordEnd - this.#setBytes, this.#setBytes);
    for (const square of guard) bytes[square >> 3] |= 1 << (square & 7);
  }

  #writePaths(mask: readonly Square[], paths: readonly Path[]): void {
    if (paths.length * WORKSHOP_PATH_BYTES > WORKSHOP_RESULTS - WORKSHOP_PATHS)
      throw new RangeError(`${paths.length} paths from one square are too many for a magic`);
    const bytes = new Uint8Array(this.#exports.memory.buffer, WORKSHOP);
    bytes.set(mask, WORKSHOP_SQUARES);
    bytes.fill(0, WORKSHOP_PATHS, WORKSHOP_PATHS + paths.length * WORKSHOP_PATH_BYTES);
    let start = WORKSHOP_PATHS;
    const add = (offset: number, square: Square) => {
      bytes[start + offset + (square >> 3)] |= 1 << (square & 7);
    };
    for (const { target, empties, hurdles } of paths) {
      for (const square of empties) add(0, square);
      for (const square of hurdles) {
        add(0, square);
        add(WORKSHOP_HURDLES, square);
      }
      bytes[start + WORKSHOP_TARGET] = target;
      start += WORKSHOP_PATH_BYTES;
    }
  }
}

function leastBitsOf({ mask, paths }: Task, { leastBits }: Effort): number {
  return leastBits(mask.length) + (paths.some(isHop) ? 1 : 0);
}

/** One square of a magic. */
interface Task {
  /** Address of its record, and behind it. */
  readonly record: number;
  readonly recordEnd: number;
  readonly mask: readonly Square[];
  readonly guard: readonly Square[];
  readonly paths: readonly Path[];
}

function tasksOf({ paths, guard: kind, records, recordBytes }: PlacedMagic): Task[] {
  const { bySquare, masks } = paths;
  return bySquare.map((list, square) => {
    const guard = GUARDS[kind](list);
    const mask = masks[square].filter((other) => !guard.includes(other));
    const record = records + square * recordBytes;
    return {
      record,
      recordEnd: record + recordBytes,
      mask,
      guard,
      paths: kind === "one piece" ? oneToEach(list) : list,
    };
  });
}

const GUARDS: Readonly<Record<Guard, (list: readonly Path[]) => readonly Square[]>> = {
  none: () => [],
  empty: neededByAll,
  "one piece": (list) => [...new Set(list.flatMap(({ hurdles }) => hurdles))],
};

/** Those to a target differ by what is guarded alone. */
function oneToEach(list: readonly Path[]): readonly Path[] {
  return list.filter(({ target }, index) => index === 0 || target !== list[index - 1].target);
}

function neededByAll([first, ...others]: readonly Path[]): readonly Square[] {
  return first ? first.empties.filter((square) => others.every(({ empties }) => empties.includes(square))) : [];
}

/** Grows memory to reach `end`. Views of it must be renewed afterwards. */
export function growMemory(memory: KernelMemory, end: number): void {
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
}
