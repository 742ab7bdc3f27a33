/** Has the kernel fill the lookup units of a variant. */
import type { PlacedUnit } from "../compile/compile.ts";
import { knownMultipliers, type Multipliers } from "../compile/multipliers.ts";
import { maskOf } from "../compile/units.ts";
import type { Way } from "../compile/ways.ts";
import { WORKSHOP } from "../layout/map.ts";
import {
  UNIT_INDEX_MAX,
  UNIT_MULTIPLIER_NARROW,
  UNIT_MULTIPLIER_WIDE,
  WORKSHOP_SQUARES,
  WORKSHOP_WAY_BYTES,
  WORKSHOP_WAYS,
} from "../layout/tables.ts";
import type { KernelExports } from "./open.ts";

/** Multipliers tried before the index gets one bit more. */
const TRIES = 20000;
/** Masks of this many squares get one spare bit at once: far fewer tries for twice the table. */
const SPARE_BIT_FROM = 9;

const PAGE_BYTES = 65536;

/** Fills units one after another and keeps account of the memory they take. */
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

  /** Where the memory after the last table starts. */
  get end(): number {
    return this.next;
  }

  /** Fills all records of a unit. @returns the multipliers that fitted */
  fill(unit: PlacedUnit): Multipliers {
    const known = knownMultipliers(unit.signature);
    const bits: number[] = [];
    const words: number[][] = [];
    for (const [square, ways] of unit.ways.entries()) {
      const record = unit.records + square * unit.recordBytes;
      if (known) this.writeMultiplier(record, known.words[square]);
      bits.push(this.fillSquare(record, ways, known?.bits[square]));
      words.push(this.readMultiplier(record));
    }
    return { bits, words };
  }

  private fillSquare(record: number, ways: readonly Way[], knownBits: number | undefined): number {
    const mask = maskOf(ways);
    this.writeWays(mask, ways);
    const least = Math.max(1, mask.length + (mask.length >= SPARE_BIT_FROM ? 1 : 0));
    for (let bits = knownBits ?? least; bits <= UNIT_INDEX_MAX; bits++) {
      const bytes = this.setBytes << bits;
      growMemory(this.exports.memory, this.next + bytes);
      if (this.exports.buildUnit(record, mask.length, ways.length, this.next, bits, TRIES) > 0) {
        this.next += bytes;
        return bits;
      }
    }
    throw new RangeError("no multiplier was found for a lookup unit");
  }

  private writeWays(mask: readonly number[], ways: readonly Way[]): void {
    const bytes = new Uint8Array(this.exports.memory.buffer, WORKSHOP);
    bytes.set(mask, WORKSHOP_SQUARES);
    for (const [index, way] of ways.entries()) {
      const start = WORKSHOP_WAYS + index * WORKSHOP_WAY_BYTES;
      bytes.fill(0, start, start + WORKSHOP_WAY_BYTES);
      for (const square of way.empties) bytes[start + (square >> 3)] |= 1 << (square & 7);
      bytes[start + 16] = way.target;
    }
  }

  private writeMultiplier(record: number, words: readonly number[]): void {
    new Uint32Array(this.exports.memory.buffer, this.multiplierAt(record), words.length).set(words);
  }

  private readMultiplier(record: number): number[] {
    return [...new Uint32Array(this.exports.memory.buffer, this.multiplierAt(record), this.setBytes / 4)];
  }

  private multiplierAt(record: number): number {
    return record + (this.setBytes === 8 ? UNIT_MULTIPLIER_NARROW : UNIT_MULTIPLIER_WIDE);
  }
}

/** Makes sure that the memory reaches up to `end`. Views of it have to be made again afterwards. */
export function growMemory(memory: WebAssembly.Memory, end: number): void {
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
}
