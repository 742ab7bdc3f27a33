/** A kernel with one variant installed: positions are set, asked about, played on. */
import { type Compiled, compileInSteps, compileVariant } from "../compile/compile.ts";
import { BLACK, otherSide, type Side, type Square } from "../geometry/board.ts";
import { PLIES_MAX } from "../layout/capacity.ts";
import { ARENA, MOVES, WORKSHOP } from "../layout/map.ts";
import { WORKSHOP_CAPTURES, WORKSHOP_QUIETS } from "../layout/tables.ts";
import type { Move } from "../variant/move.ts";
import type { Position, Right } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { DeadMaterial } from "./material.ts";
import { type KernelExports, openKernel } from "./open.ts";
import { keyAt, readPosition, readSet, turnAt, writePosition } from "./record.ts";
import type { Rules } from "./rules.ts";
import { growMemory, UnitFiller } from "./units.ts";
import { type KernelMove, moveOfWord, outlineOfWord } from "./words.ts";

/** Pseudo-legal targets of one man, ascending. */
export interface Targets {
  /** Without a capture. */
  readonly moves: readonly Square[];
  /** En passant among them. */
  readonly captures: readonly Square[];
}

export class Kernel implements Rules {
  readonly variant: Variant;
  readonly compiled: Compiled;
  readonly exports: KernelExports;
  /** Where memory is free for the hash table. */
  readonly tablesEnd: number;
  private readonly setBytes: number;
  private readonly material: DeadMaterial;
  private ply = 0;
  private moveNumber = 1;
  private rights: readonly Right[] = [];

  /** Compiles a variant and installs it in a fresh kernel. Takes some milliseconds.
   *  @param forSearch whether it is to search and evaluate too, not only to answer about the rules */
  static open(variant: Variant, forSearch = false): Kernel {
    return new Kernel(variant, compileVariant(variant, forSearch));
  }

  /** The same in steps of some milliseconds. */
  static *openInSteps(variant: Variant): Generator<void, Kernel, void> {
    const compiled = yield* compileInSteps(variant);
    yield;
    return new Kernel(variant, compiled);
  }

  private constructor(variant: Variant, compiled: Compiled) {
    this.variant = variant;
    this.compiled = compiled;
    this.exports = openKernel(compiled.image.wide);
    this.setBytes = this.exports.setBytes();
    this.tablesEnd = install(this.exports, compiled);
    this.material = new DeadMaterial(variant, compiled.plans, this.exports.mateExists);
    this.setPosition(variant.setup);
  }

  setPosition(position: Position): void {
    writePosition(this.exports.memory, this.setBytes, this.variant, position);
    this.exports.refresh(0);
    this.ply = 0;
    this.moveNumber = position.moveNumber;
    this.rights = position.rights;
  }

  /** The side to move. */
  get turn(): Side {
    return turnAt(this.exports.memory, this.ply);
  }

  /** Hash key of the current position: low and high word. */
  key(): readonly [number, number] {
    return keyAt(this.exports.memory, this.ply);
  }

  position(): Position {
    const { memory } = this.exports;
    return readPosition(memory, this.setBytes, this.variant, this.ply, this.rights, this.moveNumber);
  }

  legalMoves(): readonly KernelMove[] {
    const count = this.exports.legalMoves(this.ply);
    const words = new Uint32Array(this.exports.memory.buffer, MOVES, count);
    const position = this.position();
    return Array.from(words, (word) => moveOfWord(word, position, this.rights));
  }

  hasLegalMove(): boolean {
    return this.exports.legalMoves(this.ply) > 0;
  }

  /** Words of the legal moves: the fast form. */
  moveWords(): Uint32Array {
    return new Uint32Array(this.exports.memory.buffer, MOVES, this.exports.legalMoves(this.ply)).slice();
  }

  play(move: Move): void {
    const word = this.moveWords().find((other) => sameMove(this.outline(other), move));
    if (word === undefined) throw new RangeError("the move is not legal in this position");
    this.playWord(word);
  }

  /** Plays a legal move given by its word. */
  playWord(word: number): void {
    if (this.ply === PLIES_MAX - 2) this.restart();
    const { turn } = this;
    this.exports.play(this.ply, word);
    this.ply++;
    if (turn === BLACK) this.moveNumber++;
  }

  /** Enough of a word to write it as text. */
  outline(word: number): Move {
    return outlineOfWord(word, this.rights);
  }

  undo(): boolean {
    if (this.ply === 0) return false;
    this.ply--;
    if (this.turn === BLACK) this.moveNumber--;
    return true;
  }

  inCheck(): boolean {
    return this.exports.royalIsAttacked(this.ply, this.turn) === 1;
  }

  opponentInCheck(): boolean {
    return this.exports.royalIsAttacked(this.ply, otherSide(this.turn)) === 1;
  }

  isDead(): boolean {
    return this.material.isDead(this.position().men);
  }

  /** Where the man on a square can go, legally or not; castling is left out. Needs no royal men on the board. */
  targets(square: Square): Targets {
    this.exports.targets(this.ply, square);
    return {
      moves: readSet(this.exports.memory, WORKSHOP + WORKSHOP_QUIETS, this.setBytes),
      captures: readSet(this.exports.memory, WORKSHOP + WORKSHOP_CAPTURES, this.setBytes),
    };
  }

  perft(depth: number): number {
    return depth <= 0 ? 1 : this.exports.perft(this.ply, depth);
  }

  /** The same count as `perft`, with every leaf made: for benchmarks. */
  perftLeaves(depth: number): number {
    return this.exports.perftLeaves(this.ply, depth);
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
