/**
 * The bytes of the compiled tables at the addresses of the memory map: the fixed regions of the rules, and the arena of
 * tables whose size depends on the variant.
 */
import {
  SET_BYTES_HUGE,
  SET_BYTES_NARROW,
  SET_BYTES_WIDE,
  SQUARES_HUGE,
  SQUARES_NARROW,
  SQUARES_WIDE,
} from "../layout/capacity.ts";
import { ARENA, RULES_END } from "../layout/map.ts";
import type { Pair } from "../variant/weights.ts";
import { isRichKernel, type KernelName, type Width, widthOf } from "./kernel-name.ts";

const ARENA_STEP = 65536;

/** The fixed regions have room for the largest boards; used parts of this size (a power of two) are tracked. */
const PART_SHIFT = 10;

const SET_BYTES = { narrow: SET_BYTES_NARROW, wide: SET_BYTES_WIDE, huge: SET_BYTES_HUGE };
const SQUARES = { narrow: SQUARES_NARROW, wide: SQUARES_WIDE, huge: SQUARES_HUGE };

/** Zeroed room for the rules of an image, which is large and little used: the next one writes into the same. */
let spare: Uint8Array | null = null;

/**
 * Written by the compiler, then sealed: a sealed image keeps the used parts of the rules alone, and is only installed.
 */
export class Image {
  readonly width: Width;
  /** Whether its kernel has rules that most variants do without. */
  readonly isRich: boolean;
  /** Bytes of a bitboard. */
  readonly setBytes: number;
  /** Squares that tables have room for. */
  readonly squares: number;
  private rules: Uint8Array;
  /** By part of the rules: 1 if something has been written there. */
  private readonly written = new Uint8Array((RULES_END >> PART_SHIFT) + 1);
  /** The used parts, with their addresses, once it is sealed. */
  private readonly parts: (readonly [start: number, part: Uint8Array])[] = [];
  private arena = new Uint8Array(ARENA_STEP);
  private arenaUsed = 0;

  constructor(kernel: KernelName) {
    this.width = widthOf(kernel);
    this.isRich = isRichKernel(kernel);
    this.setBytes = SET_BYTES[this.width];
    this.squares = SQUARES[this.width];
    this.rules = spare ?? new Uint8Array((this.written.length + 1) << PART_SHIFT);
    spare = null;
  }

  /** The bytes from `ARENA` on. */
  get arenaBytes(): Uint8Array {
    return this.arena.subarray(0, this.arenaUsed);
  }

  /** Copies the used parts into a fresh kernel's zeroed memory: a small board leaves most of the rules empty. */
  install(memory: Uint8Array): void {
    for (const [start, part] of this.parts) memory.set(part, start);
    memory.set(this.arenaBytes, ARENA);
  }

  /** Nothing more will be written. @returns itself */
  seal(): this {
    for (const [part, isWritten] of this.written.entries()) {
      if (!isWritten) continue;
      const [start, end] = [part << PART_SHIFT, (part + 1) << PART_SHIFT];
      this.parts.push([start, this.rules.slice(start, end)]);
      this.rules.fill(0, start, end);
    }
    spare = this.rules;
    this.rules = this.arena.slice(0, 0);
    return this;
  }

  /** Allocates room in the arena, zeroed and aligned to 16. @returns its address */
  reserve(bytes: number): number {
    const start = this.arenaUsed;
    this.arenaUsed += Math.ceil(bytes / 16) * 16;
    if (this.arenaUsed > this.arena.length) this.growArena();
    return ARENA + start;
  }

  /** A view of a region for writing, valid until the next `reserve`. */
  view(address: number, bytes: number): Uint8Array {
    const offset = this.offset(address);
    for (let at = address; at < address + bytes; at += 1 << PART_SHIFT) this.note(at);
    this.note(address + bytes - 1);
    return this.bytesAt(address).subarray(offset, offset + bytes);
  }

  writeByte(address: number, value: number): void {
    this.note(address);
    this.bytesAt(address)[this.offset(address)] = value;
  }

  writeWord(address: number, value: number): void {
    const bytes = this.bytesAt(address);
    const offset = this.offset(address);
    this.note(address);
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

  /** Writes a word with a bit for each kind. */
  writeKinds(address: number, kinds: readonly number[]): void {
    this.writeWord(
      address,
      kinds.reduce((bits, kind) => bits | (1 << kind), 0),
    );
  }

  /** Adds squares to the bitboard at an address. */
  writeSet(address: number, squares: Iterable<number>): void {
    const bytes = this.bytesAt(address);
    const offset = this.offset(address);
    this.note(address);
    for (const square of squares) bytes[offset + (square >> 3)] |= 1 << (square & 7);
  }

  /** Adds one square to the bitboard at an address. */
  addToSet(address: number, square: number): void {
    this.note(address);
    this.bytesAt(address)[this.offset(address) + (square >> 3)] |= 1 << (square & 7);
  }

  /** Address of an entry in a table of bitboards by side, kind and square. */
  setAddress(region: number, sideKind: number, square: number): number {
    return region + (sideKind * this.squares + square) * this.setBytes;
  }

  /** Words and sets are aligned, so each lies within one part. */
  private note(address: number): void {
    if (address < ARENA) this.written[address >> PART_SHIFT] = 1;
  }

  private bytesAt(address: number): Uint8Array {
    return address < ARENA ? this.rules : this.arena;
  }

  private offset(address: number): number {
    return address < ARENA ? address : address - ARENA;
  }

  private growArena(): void {
    const grown = new Uint8Array(Math.ceil((this.arenaUsed * 1.5) / ARENA_STEP) * ARENA_STEP);
    grown.set(this.arena);
    this.arena = grown;
  }
}
