/** Searches one variant in a kernel of its own: hash table, game history, slices, results. */
import { type Side, squareCount } from "../geometry/board.ts";
import { GAME_KEYS_MAX, SEARCH_PLIES } from "../layout/capacity.ts";
import { GAME_KEYS_COUNT, MOVES, NODES, PLY_CHECKS, PLY_KEYS, RESULT } from "../layout/map.ts";
import {
  HASH_ENTRY_SHIFT,
  NODE_BEST_MOVE,
  RESULT_BYTES,
  RESULT_DEPTH,
  RESULT_NODES,
  RESULT_PV,
  RESULT_PV_LENGTH,
  RESULT_SCORE,
  RESULT_SELECTIVE_DEPTH,
} from "../layout/records.generated.ts";
import { HASH_LEAF_BYTES, HISTORY_KINDS_MAX, MULTI_PV_MAX } from "../layout/search.ts";
import { isOfRepetition } from "../rules/kernel.ts";
import type { Move } from "../variant/move.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { Kernel } from "./kernel.ts";
import { growMemory } from "./magics.ts";

/** The deepest search in plies. */
export const DEEPEST = SEARCH_PLIES - 8;

const MEGABYTE = 1 << 20;

/** Two tables of piece-to by piece-to and a row of zeros, two bytes an entry; see `assembly/search/history.ts`. */
function continuationBytes({ variant, compiled }: Kernel): number {
  const { length: kinds } = variant.pieceTypes;
  const { width, squares } = compiled.image;
  const footprints =
    width === "huge" ? Math.min(kinds, HISTORY_KINDS_MAX) * squareCount(variant.board) : kinds * squares;
  return 2 * (2 * footprints + 1) * footprints;
}

/** The result of the last finished depth. */
export interface SearchResultBlock {
  /** Hundredths of a pawn, or a mate score, see `layout/search.ts`. */
  readonly score: number;
  readonly depth: number;
  readonly selectiveDepth: number;
  readonly line: readonly Move[];
  /** Who makes its moves, where turns may have several; otherwise null. */
  readonly sides: readonly Side[] | null;
}

export class Searcher {
  readonly #kernel: Kernel;
  #lines = 1;

  constructor(variant: Variant, hashMb: number, kernel = Kernel.open(variant, true)) {
    this.#kernel = kernel;
    this.setHash(hashMb);
  }

  /** Allocates a hash table and forgets all earlier searches. */
  setHash(megabytes: number): void {
    const { exports, tablesEnd } = this.#kernel;
    const entries = 2 ** Math.floor(Math.log2((megabytes * MEGABYTE) >> HASH_ENTRY_SHIFT));
    const continuation = Math.ceil(tablesEnd / 64) * 64;
    const start = continuation + Math.ceil(continuationBytes(this.#kernel) / 64) * 64;
    growMemory(exports.memory, start + HASH_LEAF_BYTES + (entries << HASH_ENTRY_SHIFT));
    exports.useContinuation(continuation);
    exports.useHash(start, entries);
    exports.forget();
  }

  /** Switches between the whole evaluation and material with psqt alone; forgets all earlier searches. */
  evaluateWhole(whole: boolean): void {
    this.#kernel.exports.evaluateWhole(whole ? 1 : 0);
    this.clear();
  }

  clear(): void {
    this.#kernel.exports.forget();
  }

  /** Hash table entries written by this search, per mille. */
  get hashPerMille(): number {
    return this.#kernel.exports.hashPerMille();
  }

  /**
   * Prepares a search of the last position.
   * @param positions the game so far; those that can still repeat are considered
   * @param chosen which root moves to search; default all
   * @param lines number of best moves to report, each with its PV
   * @returns the root moves
   */
  begin(positions: readonly Position[], depth: number, chosen?: (move: Move) => boolean, lines = 1): readonly Move[] {
    this.#lines = Math.min(Math.max(lines, 1), MULTI_PV_MAX);
    const root = positions[positions.length - 1];
    // what is taken may come back by a drop
    const reach = this.#kernel.variant.hands?.fills ? positions.length : root.halfmoves;
    this.#writeHistory(positions.slice(-1 - Math.min(reach, GAME_KEYS_MAX), -1));
    this.#kernel.setPosition(root);
    const count = this.#kernel.exports.beginSearch(Math.min(depth, DEEPEST), this.#lines);
    this.#result.setFloat64(RESULT_NODES, 0, true);
    const words = [...new Uint32Array(this.#kernel.exports.memory.buffer, MOVES, count)];
    const kept = chosen ? words.filter((word) => chosen(this.#kernel.moveOf(word))) : words;
    if (kept.length < words.length) this.#limitRoot(kept);
    return kept.map((word) => this.#kernel.moveOf(word));
  }

  /** Searches about this many nodes. @returns one of `SEARCH_SUSPENDED`, `SEARCH_DEPTH_DONE`, `SEARCH_FINISHED` */
  slice(nodes: number): number {
    return this.#kernel.exports.searchSlice(nodes);
  }

  get nodes(): number {
    return this.#result.getFloat64(RESULT_NODES, true);
  }

  /** The lines of the last finished depth, best first. */
  read(): readonly SearchResultBlock[] {
    return Array.from({ length: this.#lines }, (_, index) => this.#readBlock(index)).filter(
      ({ line }) => line.length > 0,
    );
  }

  #readBlock(index: number): SearchResultBlock {
    const { buffer } = this.#kernel.exports.memory;
    const start = RESULT + index * RESULT_BYTES;
    const view = new DataView(buffer, start, RESULT_BYTES);
    const words = new Uint32Array(buffer, start + RESULT_PV, view.getInt32(RESULT_PV_LENGTH, true));
    return {
      score: view.getInt32(RESULT_SCORE, true),
      depth: view.getInt32(RESULT_DEPTH, true),
      selectiveDepth: view.getInt32(RESULT_SELECTIVE_DEPTH, true),
      line: this.#kernel.outlines([...words]),
      sides: this.#kernel.variant.series ? this.#kernel.sidesOf([...words]) : null,
    };
  }

  /** The best root move of an unfinished depth, or null while none has proved better than the others. */
  unfinishedBest(): Move | null {
    if (this.#lines > 1) return null;
    const word = new DataView(this.#kernel.exports.memory.buffer).getUint32(NODES + NODE_BEST_MOVE, true);
    return word ? this.#kernel.moveOf(word) : null;
  }

  get #result(): DataView {
    return new DataView(this.#kernel.exports.memory.buffer, RESULT);
  }

  #limitRoot(words: readonly number[]): void {
    new Uint32Array(this.#kernel.exports.memory.buffer, MOVES, words.length).set(words);
    this.#kernel.exports.limitRoot(words.length);
  }

  #writeHistory(earlier: readonly Position[]): void {
    const { variant } = this.#kernel;
    const asksChecks = variant.goals.some(({ condition }) => isOfRepetition(condition));
    const checks: number[] = [];
    const keys = earlier.map((position) => {
      this.#kernel.setPosition(position);
      if (asksChecks) checks.push(this.#kernel.inCheck() ? 1 : 0);
      return this.#kernel.key();
    });
    const { buffer } = this.#kernel.exports.memory;
    new Uint8Array(buffer, PLY_CHECKS - checks.length, checks.length).set(checks);
    new Uint32Array(buffer, PLY_KEYS - 8 * keys.length, 2 * keys.length).set(keys.flat());
    new Uint32Array(buffer, GAME_KEYS_COUNT, 1)[0] = keys.length;
  }
}
