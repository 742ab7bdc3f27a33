/** Position records in a kernel's memory: written from plain data, and decoded field by field. */

import { type BySide, SIDES, type Side, type Square, squareCount } from "../geometry/board.ts";
import { KIND_SLOTS_HUGE } from "../layout/capacity.ts";
import { MOVES, POSITIONS } from "../layout/map.ts";
import { POSITION_BOARD, POSITION_STRIDE, POSITION_TAIL, SET_OF_SIDES, SETS_OF_KINDS } from "../layout/position.ts";
import * as fields from "../layout/records.generated.ts";
import type { Piece, Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import type { KernelMemory } from "./memory.ts";

/** Equal pieces share one object. */
const PIECES: readonly (readonly Piece[])[] = SIDES.map((side) =>
  Array.from({ length: KIND_SLOTS_HUGE }, (_, kind) => Object.freeze({ kind, side })),
);

/** The records of a kernel's stack, by ply. Views are renewed when memory has grown. */
export class Records {
  readonly #memory: KernelMemory;
  readonly #setBytes: number;
  readonly #squares: number;
  #bytes: Uint8Array;
  #words: Uint32Array;

  constructor(memory: KernelMemory, setBytes: number, { board }: Variant) {
    this.#memory = memory;
    this.#setBytes = setBytes;
    this.#squares = squareCount(board);
    this.#bytes = new Uint8Array(memory.buffer);
    this.#words = new Uint32Array(memory.buffer);
  }

  /** Writes the position at ply 0, without the rules' part. Hash key and score are computed by the kernel. */
  write({ pieces, turn, halfmoves }: Position): void {
    const bytes = this.#look().#bytes;
    bytes.fill(0, POSITIONS, POSITIONS + POSITION_STRIDE);
    for (let square = 0; square < pieces.length; square++) {
      const piece = pieces[square];
      if (!piece) continue;
      bytes[POSITIONS + POSITION_BOARD + square] = piece.kind + 1;
      addSquare(bytes, POSITIONS + this.#placeOf(SET_OF_SIDES + piece.side), square);
      addSquare(bytes, POSITIONS + this.#placeOf(SETS_OF_KINDS + piece.kind), square);
    }
    this.setWord(fields.POSITION_CLOCK, halfmoves);
    this.setWord(fields.POSITION_TURN, turn);
  }

  /** A copy of the record at a ply. */
  save(ply: number, length: number): Uint8Array {
    const start = startOf(ply);
    return this.#look().#bytes.slice(start, start + length);
  }

  /** Copies a record to ply 0. */
  restore(record: Uint8Array): void {
    this.#look().#bytes.set(record, POSITIONS);
  }

  /** Copies a record to another ply. */
  copy(from: number, to: number): void {
    this.#look().#bytes.copyWithin(startOf(to), startOf(from), startOf(from + 1));
  }

  turn(ply: number): Side {
    return this.word(ply, fields.POSITION_TURN) as Side;
  }

  /** The half-move clock. */
  clock(ply: number): number {
    return this.word(ply, fields.POSITION_CLOCK);
  }

  /** Hash key: low and high word. */
  key(ply: number): readonly [number, number] {
    return [this.word(ply, fields.POSITION_KEY), this.word(ply, fields.POSITION_KEY + 4)];
  }

  /** The kind on a square, -1 if it is empty. */
  kindOn(ply: number, square: Square): number {
    return this.#look().#bytes[startOf(ply) + POSITION_BOARD + square] - 1;
  }

  /** The side of the piece on a square; 0 if it is empty. */
  sideOn(ply: number, square: Square): Side {
    const black = startOf(ply) + this.#placeOf(SET_OF_SIDES + 1);
    return ((this.#look().#bytes[black + (square >> 3)] >> (square & 7)) & 1) as Side;
  }

  pieces(ply: number): (Piece | null)[] {
    const bytes = this.#look().#bytes;
    const board = startOf(ply) + POSITION_BOARD;
    const black = startOf(ply) + this.#placeOf(SET_OF_SIDES + 1);
    const pieces = Array<Piece | null>(this.#squares).fill(null);
    for (let square = 0; square < this.#squares; square++) {
      const kind = bytes[board + square] - 1;
      if (kind >= 0) pieces[square] = PIECES[(bytes[black + (square >> 3)] >> (square & 7)) & 1][kind];
    }
    return pieces;
  }

  /** Pieces of each side. */
  pieceCounts(ply: number): BySide<number> {
    const count = (side: Side) => this.squaresOf(ply, SET_OF_SIDES + side).length;
    return [count(0), count(1)];
  }

  /** Adds squares to a bitboard of the position at ply 0, by its number. */
  addSquares(number: number, squares: readonly Square[]): void {
    this.#add(this.#placeOf(number), squares);
  }

  /** The squares of a bitboard of the position at a ply, by its number, ascending. */
  squaresOf(ply: number, number: number): Square[] {
    return this.set(startOf(ply) + this.#placeOf(number));
  }

  /** The same of a bitboard in the record, by its offset. */
  addAt(offset: number, squares: readonly Square[]): void {
    this.#add(offset, squares);
  }

  squaresAt(ply: number, offset: number): Square[] {
    return this.set(startOf(ply) + offset);
  }

  /** The same of the bitboards in the tail. */
  addInTail(number: number, squares: readonly Square[]): void {
    this.#add(this.#placeInTail(number), squares);
  }

  squaresInTail(ply: number, number: number): Square[] {
    return this.set(startOf(ply) + this.#placeInTail(number));
  }

  /** The squares of a bitboard in memory, ascending. */
  set(address: number): Square[] {
    const bytes = this.#look().#bytes;
    const squares: Square[] = [];
    for (let byte = 0; byte < this.#setBytes; byte++) {
      for (let rest = bytes[address + byte]; rest > 0; rest &= rest - 1)
        squares.push(byte * 8 + 31 - Math.clz32(rest & -rest));
    }
    return squares;
  }

  /** A word of the move list. */
  moveWord(index: number): number {
    return this.#look().#words[(MOVES >> 2) + index];
  }

  /** A copy of the move list. */
  moveWords(count: number): Uint32Array {
    return this.#look().#words.slice(MOVES >> 2, (MOVES >> 2) + count);
  }

  /** A field of the record at a ply. */
  word(ply: number, field: number): number {
    return this.#look().#words[(startOf(ply) + field) >> 2];
  }

  /** A byte of the record at a ply. */
  byte(ply: number, field: number): number {
    return this.#look().#bytes[startOf(ply) + field];
  }

  /** Sets a byte at ply 0. */
  setByte(field: number, value: number): void {
    this.#look().#bytes[POSITIONS + field] = value;
  }

  /** Sets a field at ply 0. */
  setWord(field: number, value: number): void {
    this.#look().#words[(POSITIONS + field) >> 2] = value;
  }

  #add(place: number, squares: readonly Square[]): void {
    const bytes = this.#look().#bytes;
    for (const square of squares) addSquare(bytes, POSITIONS + place, square);
  }

  #placeOf(number: number): number {
    return POSITION_BOARD + this.#setBytes * (8 + number);
  }

  #placeInTail(number: number): number {
    return POSITION_TAIL + fields.TAIL_SETS + this.#setBytes * number;
  }

  /** Renews the views after memory has grown, which detaches its buffer. */
  #look(): this {
    if (this.#bytes.length === 0) {
      this.#bytes = new Uint8Array(this.#memory.buffer);
      this.#words = new Uint32Array(this.#memory.buffer);
    }
    return this;
  }
}

function startOf(ply: number): number {
  return POSITIONS + ply * POSITION_STRIDE;
}

function addSquare(bytes: Uint8Array, offset: number, square: number): void {
  bytes[offset + (square >> 3)] |= 1 << (square & 7);
}
