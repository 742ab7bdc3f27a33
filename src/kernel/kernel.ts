/** A kernel with one variant installed: set a position, query it, play on. */

import { atOnce, type Compiled, compileInSteps, compileVariant } from "../compile/compile.ts";
import { extraBitsOf } from "../compile/extra-bits.ts";
import { isRichKernel } from "../compile/kernel-name.ts";
import type { KindPlan } from "../compile/kinds.ts";
import { keepsShade } from "../compile/shade-bound.ts";
import { positionBytes } from "../compile/tables.ts";
import { BLACK, type BySide, otherSide, type Side, type Square, WHITE } from "../geometry/board.ts";
import { PLIES_MAX, SEARCH_PLIES } from "../layout/capacity.ts";
import { ARENA, WORKSHOP } from "../layout/map.ts";
import { POSITION_STRIDE } from "../layout/position.ts";
import { WORKSHOP_CAPTURES, WORKSHOP_QUIETS } from "../layout/tables.ts";
import {
  areOne,
  type Ended,
  endedBy,
  endsInCheck,
  mayStillDrop,
  RuleRecords,
  readCount,
  readSeries,
  victimAt,
} from "../rules/kernel.ts";
import type { Right } from "../rules/model.ts";
import { isAboutMate } from "../rules/rule.ts";
import { effectsOf } from "../rules/text.ts";
import type { Move } from "../variant/move.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { growMemory, MagicFiller } from "./magics.ts";
import { DeadMaterial } from "./material.ts";
import { type KernelExports, openKernel } from "./open.ts";
import { Records } from "./record.ts";
import type { Rules } from "./rules.ts";
import type { WordBoard } from "./word-board.ts";
import { ANY_WORD, fromOf, type KernelMove, kindAfter, moveOfWord, type WordPattern } from "./words.ts";

/** The first ply that no search comes to. */
const TRIALS = SEARCH_PLIES + 3;

/** Pseudo-legal targets of one piece, ascending. */
export interface Targets {
  /** Without a capture. */
  readonly moves: readonly Square[];
  /** Including en passant. */
  readonly captures: readonly Square[];
}

export class Kernel implements Rules {
  readonly variant: Variant;
  readonly compiled: Compiled;
  readonly exports: KernelExports;
  /** Where the memory for the hash table starts. */
  readonly tablesEnd: number;
  /** The owner of the current position, as long as nobody else sets, plays or undoes anything. */
  holder: object | null = null;
  /** A board of which only squares are asked, and what strikes take. Made once: texts ask it of every move. */
  readonly #squaresAlone: WordBoard;
  readonly #records: Records;
  readonly #ruleRecords: RuleRecords;
  readonly #material: DeadMaterial;
  /** Whether mate of one king a side is all that games are about; else nothing is dead. */
  readonly #isAboutMate: boolean;
  #ply = 0;
  #number = 1;

  /** Compiles a variant and installs it in a fresh kernel. Takes some milliseconds.
   *  @param forSearch whether to search and evaluate too, not only to play by the rules
   *  @param start makes the kernel; tests pass one with more exports */
  static open(variant: Variant, forSearch = false, start = openKernel): Kernel {
    return Kernel.of(variant, compileVariant(variant, forSearch), start);
  }

  /** One for a variant that has been compiled: a larger kernel than it needs plays it too. */
  static of(variant: Variant, compiled: Compiled, start = openKernel): Kernel {
    return atOnce(Kernel.#installed(variant, compiled, start));
  }

  /** The same in steps of some milliseconds. */
  static *openInSteps(variant: Variant): Generator<void, Kernel, void> {
    const compiled = yield* compileInSteps(variant);
    yield;
    return yield* Kernel.#installed(variant, compiled, openKernel);
  }

  /** Whether pieces of a kind never leave the colour of their square, as long as they do not promote. */
  keepsShade({ movement }: KindPlan): boolean {
    return keepsShade(this.variant.board, movement);
  }

  /** Grows memory to reach an address behind the tables. Views of it must be renewed afterwards. */
  growTo(end: number): void {
    growMemory(this.exports.memory, end);
  }

  static *#installed(variant: Variant, compiled: Compiled, start: typeof openKernel): Generator<void, Kernel> {
    const exports = start(compiled.kernel);
    yield;
    const tablesEnd = yield* install(exports, compiled);
    return new Kernel(variant, compiled, exports, tablesEnd);
  }

  private constructor(variant: Variant, compiled: Compiled, exports: KernelExports, tablesEnd: number) {
    this.variant = variant;
    this.#squaresAlone = {
      kindOn: () => -1,
      victim: () => null,
      struck: (from, number) => this.struck(from, number),
      walls: variant.walls,
      extraBits: extraBitsOf(variant),
    };
    this.compiled = compiled;
    this.exports = exports;
    this.tablesEnd = tablesEnd;
    this.#records = new Records(this.exports.memory, this.exports.setBytes(), variant);
    this.#isAboutMate = isAboutMate(variant);
    this.#ruleRecords = new RuleRecords(variant, this.exports.memory);
    this.#material = new DeadMaterial(variant, compiled.plans, this.exports.mateExists);
    this.setPosition(variant.setup);
  }

  /** @param rights the castling rights that get records, in order, including the position's; default: those with
   *  records, or else the position's */
  setPosition(position: Position, rights: readonly Right[] | null = null): void {
    if (rights) this.#ruleRecords.install(rights);
    this.#records.write(position);
    this.#ruleRecords.write(this.#records, position);
    this.exports.refresh(0);
    this.#ply = 0;
    this.#number = position.moveNumber;
    this.holder = position;
  }

  /** Restores a saved position.
   *  @param record the bytes from `save`
   *  @param rights the value of `rights` at that time */
  restore(record: Uint8Array, rights: readonly Right[], moveNumber: number): void {
    this.#ruleRecords.install(rights);
    this.#records.restore(record);
    this.#ply = 0;
    this.#number = moveNumber;
    this.holder = null;
  }

  /** The current position as bytes, for `restore`. */
  save(): Uint8Array {
    const { kernel, image } = this.compiled;
    return this.#records.save(this.#ply, isRichKernel(kernel) ? POSITION_STRIDE : positionBytes(image, this.variant));
  }

  /** The rights that castling words refer to by number. */
  get rights(): readonly Right[] {
    return this.#ruleRecords.rights;
  }

  /** The side to move. */
  get turn(): Side {
    return this.#records.turn(this.#ply);
  }

  /** The move number of the current position. */
  get moveNumber(): number {
    return this.#number;
  }

  /** The half-move clock. */
  get clock(): number {
    return this.#records.clock(this.#ply);
  }

  /** Whether the side to move has made a move of its turn already. */
  get hasBegunTurn(): boolean {
    return readSeries(this.#records, this.#ply, this.variant).movesLeft !== null;
  }

  /** The last ply of the count that runs; null while no count runs. */
  get countLimit(): number | null {
    return readCount(this.variant, this.#records, this.#ply).countLimit;
  }

  /** Hash key of the current position: low and high word. */
  key(): readonly [number, number] {
    return this.#records.key(this.#ply);
  }

  position(): Position {
    return this.#ruleRecords.read(this.#records, this.#ply, this.moveNumber);
  }

  legalMoves(): readonly KernelMove[] {
    return this.sift(this.list() >> 1, ANY_WORD);
  }

  hasLegalMove(): boolean {
    return this.exports.listMoves(this.#ply) > 1;
  }

  /** The legal moves as words, without the cost of objects. */
  moveWords(): Uint32Array {
    return this.#records.moveWords(this.list() >> 1);
  }

  /** Lists the legal moves. @returns twice their number, plus one if in check */
  list(): number {
    return this.exports.listMoves(this.#ply);
  }

  /** Plays a legal move by its word, and lists the moves after it. @returns as `list` */
  advance(word: number): number {
    const ply = this.#step();
    const listed = this.exports.advance(ply, word);
    this.#countTurn();
    return listed;
  }

  /** The listed moves whose words fit a pattern.
   *  @param except a square from which moves are left out */
  sift(count: number, { mask, bits }: WordPattern, except: Square | null = null): KernelMove[] {
    const found: KernelMove[] = [];
    for (let index = 0; index < count; index++) {
      const word = this.#records.moveWord(index);
      if ((word & mask) === bits && fromOf(word) !== except) found.push(this.moveOf(word));
    }
    return found;
  }

  /** The result of `list` after a move, or 0 if it gives no check. Overwrites the list of the current moves. */
  answers(word: number): number {
    const { exports } = this;
    const ply = this.#ply;
    exports.play(ply, word);
    return exports.kingIsAttacked(ply + 1, otherSide(this.turn)) ? exports.listMoves(ply + 1) : 0;
  }

  play(move: Move): void {
    const word = this.moveWords().find((other) => sameMove(this.outline(other), move));
    if (word === undefined) throw new RangeError("the move is not legal in this position");
    this.playWord(word);
  }

  /** Plays a legal move by its word. */
  playWord(word: number): void {
    const ply = this.#step();
    this.exports.play(ply, word);
    this.#countTurn();
  }

  /** The move of a word in the current position. */
  moveOf(word: number): KernelMove {
    const move = moveOfWord(word, this.#ruleRecords.rights, this);
    const { variant } = this;
    // what explodes or turns to stone captures; the board is read for moves that change more of it alone
    const isBlast = (variant.captures.explode ?? variant.captures.petrify) !== null && move.capturedAt !== null;
    if (!isBlast && !variant.flips) return move;
    return { ...move, ...effectsOf(variant, this.#records.pieces(this.#ply), this.turn, move) };
  }

  /** Bits of the part of a word that says a kind. */
  get extraBits(): number {
    return this.#squaresAlone.extraBits;
  }

  /** What turns build. */
  get walls(): Variant["walls"] {
    return this.variant.walls;
  }

  /** The kind on a square, -1 if it is empty. */
  kindOn(square: Square): number {
    return this.#records.kindOn(this.#ply, square);
  }

  /** The square of the piece that can be captured en passant, or null. @param to of several by going there */
  victim(to: Square | null = null): Square | null {
    return victimAt(this.#records, this.#ply, this.variant, to);
  }

  /** What the piece on a square takes on its way by a strike with this number. */
  struck(from: Square, number: number): readonly Square[] {
    return this.#victims(this.turn, this.kindOn(from), from, number);
  }

  #victims(side: Side, kind: number, from: Square, number: number): readonly Square[] {
    const plan = this.compiled.plans.find((own) => own.side === side && own.kind === kind);
    return plan?.movement.strikes?.[from].victims[number] ?? [];
  }

  /** As much of a word's move as its squares and choices need. */
  outline(word: number): Move {
    return moveOfWord(word, this.rights, this.#squaresAlone);
  }

  /** Moves that follow one another from the current position, without playing them: as much as their texts need, which is
   *  not what they capture. */
  outlines(words: readonly number[]): Move[] {
    const moved = new Map<Square, { readonly kind: number; readonly side: Side }>();
    const kindOn = (square: Square) => moved.get(square)?.kind ?? this.kindOn(square);
    const sideOn = (square: Square) => moved.get(square)?.side ?? this.#records.sideOn(this.#ply, square);
    const struck = (from: Square, number: number) => this.#victims(sideOn(from), kindOn(from), from, number);
    // whose a dropped piece is, which has stood nowhere before, matters to what it strikes later
    const strikes = this.compiled.plans.some(({ movement }) => movement.strikes);
    const droppers = strikes && this.variant.hands ? this.sidesOf(words) : [];
    return words.map((word, index) => {
      const move = moveOfWord(word, this.rights, { ...this.#squaresAlone, kindOn, struck });
      moved.set(move.to, { kind: kindAfter(move), side: move.drop ? (droppers[index] ?? WHITE) : sideOn(move.from) });
      return move;
    });
  }

  /** Who makes moves that follow one another from the current position, where turns may have several. They are tried behind what
   *  a search uses of the stack. */
  sidesOf(words: readonly number[]): Side[] {
    const { exports } = this;
    const [records, ply] = [this.#records, this.#ply];
    records.copy(ply, TRIALS);
    return words.slice(0, PLIES_MAX - TRIALS - 2).map((word, index) => {
      exports.play(TRIALS + index, word);
      return records.turn(TRIALS + index);
    });
  }

  undo(): boolean {
    if (this.#ply === 0) return false;
    const after = this.turn;
    this.#ply--;
    this.holder = null;
    if (this.turn === BLACK && after !== BLACK) this.#number--;
    return true;
  }

  inCheck(): boolean {
    return this.exports.kingIsAttacked(this.#ply, this.turn) === 1;
  }

  isOver(): boolean {
    return this.verdict() !== null;
  }

  /** How the game has ended by what the board and its counts show; null while it goes on. */
  verdict(): Ended | null {
    const { verdict } = this.exports;
    return verdict ? endedBy(this.variant, verdict(this.#ply)) : null;
  }

  opponentInCheck(): boolean {
    if (endsInCheck(this.variant) && this.isOver()) return false;
    return this.exports.kingIsAttacked(this.#ply, otherSide(this.turn)) === 1;
  }

  isDead(): boolean {
    if (!this.#isAboutMate) return false;
    const [records, ply] = [this.#records, this.#ply];
    if (this.variant.hands && mayStillDrop(this.variant, records, ply)) return false;
    return (
      !this.#material.isLively((square) => records.kindOn(ply, square)) && this.#material.isDead(records.pieces(ply))
    );
  }

  /** Pieces of White and of Black on the board. */
  pieceCounts(): BySide<number> {
    return this.#records.pieceCounts(this.#ply);
  }

  /** The pseudo-legal targets of the piece on a square. Needs no kings on the board. */
  targets(square: Square): Targets {
    this.exports.targets(this.#ply, square);
    return {
      moves: this.#records.set(WORKSHOP + WORKSHOP_QUIETS),
      captures: this.#records.set(WORKSHOP + WORKSHOP_CAPTURES),
    };
  }

  perft(depth: number): number {
    return depth <= 0 ? 1 : this.exports.perft(this.#ply, depth);
  }

  /** The same count as `perft`, but makes every leaf: for benchmarks. */
  perftLeaves(depth: number): number {
    return this.exports.perftLeaves(this.#ply, depth);
  }

  /** Advances to the next ply. When the stack is full, the current position becomes the root and earlier moves can no
   *  longer be undone. @returns the previous ply */
  #step(): number {
    if (this.#ply === PLIES_MAX - 2) {
      this.#records.restore(this.save());
      this.#ply = 0;
    }
    this.holder = null;
    return this.#ply++;
  }

  /** A move that ends Black's turn. */
  #countTurn(): void {
    const [records, ply] = [this.#records, this.#ply];
    if (records.turn(ply - 1) === BLACK && records.turn(ply) !== BLACK) this.#number++;
  }
}

function sameMove(a: Move, b: Move): boolean {
  return a.from === b.from && a.to === b.to && areOne(a, b);
}

/** Fills a kernel's tables, one magic a step. @returns the start of free memory */
function* install(exports: KernelExports, { image, magics }: Compiled): Generator<void, number> {
  const arenaEnd = ARENA + image.arenaBytes.length;
  growMemory(exports.memory, arenaEnd);
  image.install(new Uint8Array(exports.memory.buffer));
  const filler = new MagicFiller(exports, arenaEnd);
  for (const magic of magics) {
    filler.fill(magic);
    yield;
  }
  return filler.end;
}
