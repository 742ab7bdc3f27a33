/**
 * How much each weight counts in each position. The kernel is asked: a weight is changed in its memory, the position is
 * evaluated again, and the difference says it; so every term of the evaluation can be tuned without code of its own.
 */
import { counterpart } from "../geometry/board.ts";
import { Kernel } from "../kernel/kernel.ts";
import { SET_BYTES_WIDE } from "../layout/capacity.ts";
import { KIND_COLOUR_BOUND, KIND_MINOR } from "../layout/evaluation.ts";
import { PAWN_HASH, PAWN_HASH_BYTES, POSITIONS, WEIGHTS } from "../layout/map.ts";
import {
  POSITION_NON_PAWN_MATERIAL,
  WEIGHTS_FULL_PHASE,
  WEIGHTS_KIND_FLAGS,
  WEIGHTS_MINOR,
} from "../layout/records.generated.ts";
import { parseFen } from "../notation/fen.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import type { PairParameter, ParameterSet } from "./parameters.ts";
import type { Sample } from "./sample.ts";

/** By how much a pair is changed: with whole scores the count is then exact to a share of this. */
const PAIR_STEP = 512;
const BENT_STEP = 4;
/** The kernel's memory of structures, in words. An entry begins with its key, which is never 0 but where all of it is. */
const MEMORY = PAWN_HASH >> 2;
const MEMORY_END = MEMORY + (PAWN_HASH_BYTES >> 2);
const ENTRY_WORDS = (8 * SET_BYTES_WIDE) >> 2;
/** Entries of narrow boards are half as long. */
const ENTRY_STEP = ENTRY_WORDS / 2;

/** Counts that there is room for at first; it doubles. */
const FIRST_ROOM = 1 << 17;

/** Positions as sparse rows of a matrix: what each weight counts there, from White's side. */
export interface Features {
  /** Where each row starts in the two lists below, and where the last one ends. */
  readonly rows: Uint32Array;
  readonly columns: Uint16Array;
  readonly counts: Float32Array;
  /** The score with the weights of now, from White's side. */
  readonly scores: Float32Array;
  /** The samples behind the rows. */
  readonly samples: readonly Sample[];
}

export function extractFeatures(variant: Variant, parameters: ParameterSet, samples: readonly Sample[]): Features {
  const extractor = new Extractor(variant, parameters);
  const kept = samples.filter((sample) => extractor.add(sample));
  return { ...extractor.matrix(), samples: kept };
}

/** Features of some positions and then of others, all with the same weights. */
export function joined(parts: readonly Features[]): Features {
  const rows = Uint32Array.from([0, ...parts.flatMap(({ rows }) => [...lengthsOf(rows)])]);
  for (let row = 1; row < rows.length; row++) rows[row] += rows[row - 1];
  const total = rows[rows.length - 1];
  return {
    rows,
    columns: filled(
      new Uint16Array(total),
      parts.map(({ columns }) => columns),
    ),
    counts: filled(
      new Float32Array(total),
      parts.map(({ counts }) => counts),
    ),
    scores: filled(
      new Float32Array(rows.length - 1),
      parts.map(({ scores }) => scores),
    ),
    samples: parts.flatMap(({ samples }) => samples),
  };
}

function lengthsOf(rows: Uint32Array): Uint32Array {
  return rows.subarray(1).map((end, row) => end - rows[row]);
}

function filled<Numbers extends Uint16Array | Float32Array>(whole: Numbers, parts: readonly Numbers[]): Numbers {
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

class Extractor {
  readonly #variant: Variant;
  readonly #parameters: ParameterSet;
  readonly #kernel: Kernel;
  readonly #words: Int32Array;
  readonly #fullPhase: number;
  readonly #rows: number[] = [0];
  readonly #scores: number[] = [];
  #columns = new Uint16Array(FIRST_ROOM);
  #counts = new Float32Array(FIRST_ROOM);
  #used = 0;
  readonly #row: Float64Array;
  /** The word of the kernel's memory where the structure of this position is kept. */
  #remembered = MEMORY;

  constructor(variant: Variant, parameters: ParameterSet) {
    this.#variant = variant;
    this.#parameters = parameters;
    this.#kernel = Kernel.open(variant, true);
    this.#words = new Int32Array(this.#kernel.exports.memory.buffer);
    this.#fullPhase = this.#words[(WEIGHTS + WEIGHTS_FULL_PHASE) >> 2];
    this.#row = new Float64Array(parameters.start.length);
    this.#forgetDrawish();
  }

  /** The sum of the terms is asked for, of which drawish material would leave a share. */
  #forgetDrawish(): void {
    const flags = new Uint8Array(this.#words.buffer, WEIGHTS + WEIGHTS_KIND_FLAGS, this.#variant.pieceTypes.length);
    for (const kind of flags.keys()) flags[kind] &= ~(KIND_MINOR | KIND_COLOUR_BOUND);
    this.#words[(WEIGHTS + WEIGHTS_MINOR) >> 2] = -0x8000_0000;
  }

  /** @returns whether the position could be read */
  add({ fen }: Sample): boolean {
    const parsed = parseFen(this.#variant, fen);
    if (!parsed.ok) return false;
    const { position } = parsed;
    this.#kernel.setPosition(position);
    const phase = Math.min(1, this.#words[(POSITIONS + POSITION_NON_PAWN_MATERIAL) >> 2] / this.#fullPhase);
    const sign = position.turn === 0 ? 1 : -1;
    const score = sign * this.#firstScore();
    this.#row.fill(0);
    for (const pair of this.#parameters.pairs) this.#addPair(pair, phase, sign, score);
    for (const { index, address } of this.#parameters.bent) {
      this.#row[index] = this.#slope(address, sign);
    }
    this.#addPieces(position, phase);
    this.#addHands(position, phase);
    this.#scores.push(score);
    this.#finishRow();
    return true;
  }

  matrix(): Omit<Features, "samples"> {
    return {
      rows: Uint32Array.from(this.#rows),
      columns: this.#columns.slice(0, this.#used),
      counts: this.#counts.slice(0, this.#used),
      scores: Float32Array.from(this.#scores),
    };
  }

  /** One question is enough: what counts so much in the middle game counts as much in the endgame. */
  #addPair({ index, pokes }: PairParameter, phase: number, sign: number, score: number): void {
    const asksMiddle = phase >= 0.5;
    const unit = asksMiddle ? 1 : 0x10000;
    for (const { address, share } of pokes) this.#words[address >> 2] += Math.round(PAIR_STEP * share) * unit;
    const changed = sign * this.#staticScore();
    for (const { address, share } of pokes) this.#words[address >> 2] -= Math.round(PAIR_STEP * share) * unit;
    if (changed === score) return;
    const count = (changed - score) / (PAIR_STEP * (asksMiddle ? phase : 1 - phase));
    if (Math.abs(count) < 0.02) return;
    this.#row[index] += count * phase;
    this.#row[index + 1] += count * (1 - phase);
  }

  #slope(address: number, sign: number): number {
    const word = address >> 2;
    const now = this.#words[word];
    const low = Math.max(0, now - BENT_STEP);
    this.#words[word] = now + BENT_STEP;
    const above = this.#staticScore();
    this.#words[word] = low;
    const below = this.#staticScore();
    this.#words[word] = now;
    return (sign * (above - below)) / (now + BENT_STEP - low);
  }

  /** The kernel remembers what structures of promoting pieces are worth, with the weights of then. */
  #staticScore(): number {
    this.#words.fill(0, this.#remembered, this.#remembered + ENTRY_WORDS);
    return this.#kernel.exports.staticScore(0);
  }

  /** Of a new position: finds the one place at which the kernel remembers its structure. */
  #firstScore(): number {
    const score = this.#staticScore();
    let word = MEMORY;
    while (word < MEMORY_END && this.#words[word] === 0 && this.#words[word + 1] === 0) word += ENTRY_STEP;
    if (word < MEMORY_END) this.#remembered = word;
    return score;
  }

  /** Values and placements are sums over the pieces. */
  #addPieces({ pieces }: Position, phase: number): void {
    const { board, symmetry, royal } = this.#variant;
    const { placements, filePlaces } = this.#parameters;
    for (const [square, piece] of pieces.entries()) {
      if (piece === null) continue;
      const sign = piece.side === 0 ? 1 : -1;
      const own = piece.side === 0 ? square : counterpart(board, square, symmetry);
      const { value, ranks, files } = placements[piece.kind];
      const places = [
        ranks + 2 * Math.floor(own / board.files),
        files + 2 * filePlaces[own % board.files],
        ...(piece.kind === royal ? [] : [value]),
      ];
      for (const place of places) {
        this.#row[place] += sign * phase;
        this.#row[place + 1] += sign * (1 - phase);
      }
    }
  }

  /** A piece in hand is worth what its kind is, wherever it will stand. */
  #addHands({ hands }: Position, phase: number): void {
    for (const [side, held] of (hands ?? []).entries()) {
      for (const [kind, count] of held.entries()) {
        const counted = side === 0 ? count : -count;
        const { value } = this.#parameters.placements[kind];
        this.#row[value] += counted * phase;
        this.#row[value + 1] += counted * (1 - phase);
      }
    }
  }

  #finishRow(): void {
    if (this.#used + this.#row.length > this.#columns.length) this.#grow();
    for (const [column, count] of this.#row.entries()) {
      if (count === 0) continue;
      this.#columns[this.#used] = column;
      this.#counts[this.#used] = count;
      this.#used++;
    }
    this.#rows.push(this.#used);
  }

  #grow(): void {
    const columns = new Uint16Array(2 * this.#columns.length);
    const counts = new Float32Array(2 * this.#counts.length);
    columns.set(this.#columns);
    counts.set(this.#counts);
    this.#columns = columns;
    this.#counts = counts;
  }
}
