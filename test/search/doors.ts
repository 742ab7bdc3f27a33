/**
 * Kernels with doors: the same source as the shipped ones, with the inner functions of the search exported as well
 * (`assembly/doors.ts`). They are compiled when a test first needs them, and kept while the source is the same.
 */
import { instantiateSync } from "@assemblyscript/loader";
import { doorKernel } from "../../assembly/doors.mjs";
import { withFittedWeights } from "../../src/definition/fitted.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { squareCount } from "../../src/geometry/board.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import type { KernelExports } from "../../src/kernel/open.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SQUARES_NARROW } from "../../src/layout/capacity.ts";
import { MOVE_SCORES, MOVES, VALUES } from "../../src/layout/map.ts";
import { writeUci } from "../../src/notation/move.ts";
import type { Variant } from "../../src/variant/variant.ts";

/** The functions of `assembly/doors.ts`; moves and positions are those of the kernel's memory. */
export interface DoorExports extends KernelExports {
  seeAtLeast(place: number, move: number, threshold: number): number;
  captureGain(place: number, move: number): number;
  list(place: number, tactical: number): number;
  listQuietChecks(place: number): number;
  isInCheck(place: number): number;
  scoreMoves(place: number, count: number, ply: number, hashMove: number, last: number, earlier: number): void;
  scoreTactical(place: number, count: number): void;
  pickWithSee(place: number, picked: number, count: number): number;
  pickMove(picked: number, count: number): number;
  dropQuiets(place: number, picked: number, count: number): number;
  leadWith(count: number, move: number): void;
  pieceToOf(place: number, move: number): number;
  quietScore(place: number, move: number, last: number, earlier: number): number;
  addQuiet(place: number, move: number, last: number, earlier: number, amount: number): void;
  ageHistory(): void;
  addKiller(ply: number, move: number): void;
  isKiller(ply: number, move: number): number;
  rewardRefutation(place: number, ply: number, depth: number, index: number, last: number, earlier: number): void;
  lateReduction(depth: number, tried: number, quiet: number, isPv: number, improving: number, known: number): number;
  failsHighStatically(evaluation: number, beta: number, depth: number, improving: number): number;
  looksHopeless(evaluation: number, alpha: number, depth: number): number;
  mayTryNullMove(evaluation: number, beta: number, depth: number, afterNullMove: number): number;
  threatensZugzwang(place: number, depth: number): number;
  nullReduction(evaluation: number, beta: number, depth: number): number;
  enoughTried(depth: number, tried: number, improving: number): number;
  isFutile(evaluation: number, alpha: number, depth: number): number;
  losesTooMuch(place: number, move: number, depth: number, quiet: number): number;
  storeHash(key: bigint, ply: number, depth: number, score: number, bound: number, move: number): void;
  findHash(key: bigint, depth: number): number;
  hashMove(entry: number): number;
  hashDepth(entry: number): number;
  hashBound(entry: number): number;
  hashScore(entry: number, ply: number): number;
  decidesWindow(entry: number, ply: number, alpha: number, beta: number): number;
  ageHash(): void;
  noteKey(place: number, ply: number): void;
  isRepeated(place: number, ply: number): number;
  clockRanOut(place: number): number;
  quiesce(place: number, ply: number, alpha: number, beta: number): number;
  searchNode(place: number, ply: number, alpha: number, beta: number, depth: number, pieceTo: number): number;
  beginCount(): void;
  countedNodes(): number;
  noteEvaluation(ply: number, evaluation: number): void;
  correctedEvaluation(place: number, ply: number): number;
  learnError(ply: number, score: number, bound: number, depth: number): void;
}

/** A searcher whose kernel has doors. */
export class Inside {
  readonly variant: Variant;
  readonly searcher: Searcher;
  readonly kernel: Kernel;
  readonly doors: DoorExports;

  private constructor(variant: Variant, module: WebAssembly.Module) {
    this.variant = variant;
    const { instance } = instantiateSync(module, {});
    this.doors = (instance as WebAssembly.Instance).exports as unknown as DoorExports;
    this.kernel = Kernel.open(variant, true, () => this.doors);
    this.searcher = new Searcher(variant, 1, this.kernel);
  }

  /** Of a shipped variant by its id, with the weights that it is played with, or of any. */
  static async of(variant: string | Variant): Promise<Inside> {
    const known = typeof variant === "string" ? (bundledVariant(variant) as Variant) : variant;
    return new Inside(withFittedWeights(known), await moduleOf(known));
  }

  /** Sets a position at the bottom of the stack and forgets what was learnt. */
  at(fen?: string): this {
    this.searcher.clear();
    this.kernel.setPosition(Game.start(this.variant, fen === undefined ? {} : { fen }).positions[0]);
    return this;
  }

  /** Plays moves from the position at the bottom of the stack, in UCI; each lies one place higher. */
  play(...moves: readonly string[]): this {
    for (const move of moves) this.kernel.playWord(this.word(move));
    return this;
  }

  /** The kernel's word for a legal move of the last position set or played. */
  word(uci: string): number {
    const word = [...this.kernel.moveWords()].find((one) => this.text(one) === uci);
    if (word === undefined) throw new RangeError(`${uci} is not legal here`);
    return word;
  }

  text(word: number): string {
    return writeUci(this.variant, this.kernel.outline(word));
  }

  /** What a piece counts in SEE, by its letter. */
  worth(letter: string): number {
    const kind = this.variant.pieceTypes.findIndex((pieceType) => pieceType.letter === letter);
    if (kind < 0) throw new RangeError(`there is no piece ${letter}`);
    return new DataView(this.doors.memory.buffer).getInt32(VALUES + 4 * kind, true);
  }

  /** Moves of the list in memory, as texts. */
  moves(count: number): string[] {
    return Array.from(new Uint32Array(this.doors.memory.buffer, MOVES, count), (word) => this.text(word));
  }

  /** Puts moves of the position at the bottom into the list. */
  putMoves(moves: readonly string[]): number {
    const words = moves.map((move) => this.word(move));
    new Uint32Array(this.doors.memory.buffer, MOVES, words.length).set(words);
    return words.length;
  }

  /** Ordering scores of the list in memory. */
  scores(count: number): number[] {
    return [...new Int32Array(this.doors.memory.buffer, MOVE_SCORES, count)];
  }
}

async function moduleOf({ board }: Variant): Promise<WebAssembly.Module> {
  return new WebAssembly.Module(await doorKernel(squareCount(board) > SQUARES_NARROW ? "wide" : "narrow"));
}
