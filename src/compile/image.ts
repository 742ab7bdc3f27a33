/**
 * The bytes of the compiled tables at the addresses of the memory map: the fixed regions of the rules, and the arena of
 * tables whose size depends on the variant.
 */
import type { Side } from "../geometry/board.ts";
import {
  KIND_BITS_HUGE,
  KIND_BITS_SMALL,
  KIND_SLOTS_HUGE,
  KIND_SLOTS_SMALL,
  SET_BYTES_HUGE,
  SET_BYTES_NARROW,
  SET_BYTES_WIDE,
  SQUARES_HUGE,
  SQUARES_NARROW,
  SQUARES_WIDE,
} from "../layout/capacity.ts";
import { ARENA } from "../layout/map.ts";
import type { Pair } from "../variant/weights.ts";
import { isRichKernel, type KernelName, type Width, widthOf } from "./kernel-name.ts";

const ARENA_STEP = 65536;

/** The fixed regions have room for the largest boards, of which most use little: parts of this size (a power of two) are made when
 *  something is written there. */
const PART_SHIFT = 10;

const SET_BYTES = { narrow: SET_BYTES_NARROW, wide: SET_BYTES_WIDE, huge: SET_BYTES_HUGE };
const SQUARES = { narrow: SQUARES_NARROW, wide: SQUARES_WIDE, huge: SQUARES_HUGE };

export class Image {
  readonly width: Width;
  /** Whether its kernel has rules that most variants do without. */
  readonly isRich: boolean;
  /** Bytes of a bitboard. */
  readonly setBytes: number;
  /** Squares that tables have room for. */
  readonly squares: number;
  /** Bits of a kind's number beside its side. */
  readonly #kindBits: number;
  /** Kinds that tables have room for. */
  readonly #kindSlots: number;
  /** The used parts of the rules, by number. */
  readonly #parts: Uint8Array[] = [];
  #arena = new Uint8Array(ARENA_STEP);
  #arenaUsed = 0;

  constructor(kernel: KernelName) {
    this.width = widthOf(kernel);
    this.isRich = isRichKernel(kernel);
    this.setBytes = SET_BYTES[this.width];
    this.squares = SQUARES[this.width];
    [this.#kindBits, this.#kindSlots] =
      this.width === "huge" ? [KIND_BITS_HUGE, KIND_SLOTS_HUGE] : [KIND_BITS_SMALL, KIND_SLOTS_SMALL];
  }

  /** The bytes from `ARENA` on. */
  get arenaBytes(): Uint8Array {
    return this.#arena.subarray(0, this.#arenaUsed);
  }

  /** Copies the used parts into a fresh kernel's zeroed memory: a small board leaves most of the rules empty. */
  install(memory: Uint8Array): void {
    this.#parts.forEach((part, index) => {
      memory.set(part, index << PART_SHIFT);
    });
    memory.set(this.arenaBytes, ARENA);
  }

  /** Allocates room in the arena, zeroed and aligned to 16. @returns its address */
  reserve(bytes: number): number {
    const start = this.#arenaUsed;
    this.#arenaUsed += Math.ceil(bytes / 16) * 16;
    if (this.#arenaUsed > this.#arena.length) this.#growArena();
    return ARENA + start;
  }

  /** A view of room in the arena for writing, valid until the next `reserve`. */
  view(address: number, bytes: number): Uint8Array {
    return this.#arena.subarray(address - ARENA, address - ARENA + bytes);
  }

  /** Writes bytes that may lie in several parts of the rules. */
  writeBytes(address: number, bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length; ) {
      const part = this.#bytesAt(address + done);
      const offset = this.#offset(address + done);
      const next = bytes.subarray(done, done + part.length - offset);
      part.set(next, offset);
      done += next.length;
    }
  }

  writeByte(address: number, value: number): void {
    this.#bytesAt(address)[this.#offset(address)] = value;
  }

  writeWord(address: number, value: number): void {
    const bytes = this.#bytesAt(address);
    const offset = this.#offset(address);
    for (let i = 0; i < 4; i++) bytes[offset + i] = value >>> (8 * i);
  }

  writeShort(address: number, value: number): void {
    this.writeByte(address, value & 255);
    this.writeByte(address + 1, value >>> 8);
  }

  /** Writes middle and end as two signed halves of one word, so that one addition adds both. */
  writePair(address: number, { middle, end }: Pair): void {
    this.writeWord(address, (Math.round(end) << 16) + Math.round(middle));
  }

  /** Writes a set of kinds, a bit for each. */
  writeKinds(address: number, kinds: readonly number[]): void {
    for (const kind of kinds) this.addToSet(address, kind);
  }

  /** The number of side and kind together, by which tables are in order. */
  sideKindOf(side: Side, kind: number): number {
    return (side << this.#kindBits) | kind;
  }

  /** How many such numbers there are. */
  get sideKinds(): number {
    return (1 << this.#kindBits) + this.#kindSlots;
  }

  /** Adds squares to the bitboard at an address. */
  writeSet(address: number, squares: Iterable<number>): void {
    for (const square of squares) this.addToSet(address, square);
  }

  /** Adds one square, or a kind to a set of kinds, at an address, which may lie in two parts. */
  addToSet(address: number, square: number): void {
    const byte = address + (square >> 3);
    this.#bytesAt(byte)[this.#offset(byte)] |= 1 << (square & 7);
  }

  /** Address of an entry in a table of bitboards by side, kind and square. */
  setAddress(region: number, sideKind: number, square: number): number {
    return region + (sideKind * this.squares + square) * this.setBytes;
  }

  /** The bytes in which an address lies. Words are aligned, so each lies within one part. */
  #bytesAt(address: number): Uint8Array {
    if (address >= ARENA) return this.#arena;
    this.#parts[address >> PART_SHIFT] ??= new Uint8Array(1 << PART_SHIFT);
    return this.#parts[address >> PART_SHIFT];
  }

  #offset(address: number): number {
    return address < ARENA ? address & ((1 << PART_SHIFT) - 1) : address - ARENA;
  }

  #growArena(): void {
    const grown = new Uint8Array(Math.ceil((this.#arenaUsed * 1.5) / ARENA_STEP) * ARENA_STEP);
    grown.set(this.#arena);
    this.#arena = grown;
  }
}
