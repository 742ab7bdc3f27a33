/** A kernel with one variant installed: positions are set, asked about, played on. */
import { type Compiled, compileVariant } from "../compile/compile.ts";
import { BLACK, otherSide } from "../geometry/board.ts";
import { PLIES_MAX } from "../layout/capacity.ts";
import { ARENA, MOVES } from "../layout/map.ts";
import {
  MOVE_CASTLING,
  MOVE_EN_PASSANT,
  MOVE_EXTRA_SHIFT,
  MOVE_FROM_MASK,
  MOVE_PROMOTION,
  MOVE_TO_MASK,
  MOVE_TO_SHIFT,
  MOVE_TYPE_MASK,
  MOVE_TYPE_SHIFT,
} from "../layout/move.ts";
import type { Move } from "../variant/move.ts";
import type { Position, Right } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { type KernelExports, openKernel } from "./open.ts";
import { readPosition, writePosition } from "./record.ts";
import type { Rules } from "./rules.ts";
import { growMemory, UnitFiller } from "./units.ts";

/** A legal move with the kernel's own word for it. */
export interface KernelMove extends Move {
  readonly word: number;
}

export class Kernel implements Rules {
  readonly variant: Variant;
  readonly compiled: Compiled;
  readonly exports: KernelExports;
  /** Where memory is free for the hash table. */
  readonly tablesEnd: number;
  private readonly setBytes: number;
  private ply = 0;
  private moveNumber = 1;
  private rights: readonly Right[] = [];

  /** Compiles a variant and installs it in a fresh kernel. Takes some milliseconds. */
  static open(variant: Variant): Kernel {
    return new Kernel(variant, compileVariant(variant));
  }

  private constructor(variant: Variant, compiled: Compiled) {
    this.variant = variant;
    this.compiled = compiled;
    this.exports = openKernel(compiled.image.wide);
    this.setBytes = this.exports.setBytes();
    this.tablesEnd = install(this.exports, compiled);
    this.setPosition(variant.setup);
  }

  setPosition(position: Position): void {
    writePosition(this.exports.memory, this.setBytes, this.variant, position);
    this.exports.refresh(0);
    this.ply = 0;
    this.moveNumber = position.moveNumber;
    this.rights = position.rights;
  }

  position(): Position {
    const { memory } = this.exports;
    return readPosition(memory, this.setBytes, this.variant, this.ply, this.rights, this.moveNumber);
  }

  legalMoves(): readonly KernelMove[] {
    const count = this.exports.legalMoves(this.ply);
    const words = new Uint32Array(this.exports.memory.buffer, MOVES, count);
    const position = this.position();
    return Array.from(words, (word) => this.describe(position, word));
  }

  /** Words of the legal moves: the fast form. */
  moveWords(): Uint32Array {
    return new Uint32Array(this.exports.memory.buffer, MOVES, this.exports.legalMoves(this.ply)).slice();
  }

  play(move: Move): void {
    const known = (move as Partial<KernelMove>).word;
    const word = known ?? this.legalMoves().find((legal) => sameMove(legal, move))?.word;
    if (word === undefined) throw new RangeError("the move is not legal in this position");
    this.playWord(word);
  }

  /** Plays a legal move given by its word. */
  playWord(word: number): void {
    if (this.ply === PLIES_MAX - 2) this.restart();
    const turn = this.position().turn;
    this.exports.play(this.ply, word);
    this.ply++;
    if (turn === BLACK) this.moveNumber++;
  }

  undo(): boolean {
    if (this.ply === 0) return false;
    this.ply--;
    if (this.position().turn === BLACK) this.moveNumber--;
    return true;
  }

  inCheck(): boolean {
    return this.exports.royalIsAttacked(this.ply, this.position().turn) === 1;
  }

  opponentInCheck(): boolean {
    return this.exports.royalIsAttacked(this.ply, otherSide(this.position().turn)) === 1;
  }

  isDead(): boolean {
    return false;
  }

  perft(depth: number): number {
    return depth <= 0 ? 1 : this.exports.perft(this.ply, depth);
  }

  /** The same count as `perft`, with every leaf made: for benchmarks. */
  perftLeaves(depth: number): number {
    return this.exports.perftLeaves(this.ply, depth);
  }

  /** The word as plain data, on the given position. */
  private describe(position: Position, word: number): KernelMove {
    const from = word & MOVE_FROM_MASK;
    const to = (word >>> MOVE_TO_SHIFT) & MOVE_TO_MASK;
    const type = (word >>> MOVE_TYPE_SHIFT) & MOVE_TYPE_MASK;
    const extra = word >>> MOVE_EXTRA_SHIFT;
    const right = type === MOVE_CASTLING ? this.rights[extra] : null;
    const capturedAt = right ? null : type === MOVE_EN_PASSANT ? (position.enPassant?.victim ?? null) : to;
    const captured = capturedAt === null ? null : (position.men[capturedAt]?.kind ?? null);
    return {
      word,
      from,
      to,
      kind: position.men[from]?.kind ?? 0,
      captured,
      capturedAt: captured === null ? null : capturedAt,
      promotion: type === MOVE_PROMOTION ? extra : null,
      castling: right?.castling ?? null,
      partner: right?.partner ?? null,
    };
  }

  /** Makes the current position the root again when the stack is full; moves before it can no longer be undone. */
  private restart(): void {
    this.setPosition(this.position());
  }
}

function sameMove(a: Move, b: Move): boolean {
  return a.from === b.from && a.to === b.to && a.promotion === b.promotion && a.castling === b.castling;
}

/** @returns where memory is free */
function install(exports: KernelExports, { image, units }: Compiled): number {
  const arenaEnd = ARENA + image.arenaBytes.length;
  growMemory(exports.memory, arenaEnd);
  const bytes = new Uint8Array(exports.memory.buffer);
  bytes.set(image.rulesBytes);
  bytes.set(image.arenaBytes, ARENA);
  const filler = new UnitFiller(exports, arenaEnd);
  for (const unit of units) filler.fill(unit);
  return filler.end;
}
