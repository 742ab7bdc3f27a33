/**
 * Random play in every bundled variant: the kernel against the slow reference, ply by ply.
 *
 * `PLIES` sets the number of plies over all variants that are played, `SEED` repeats a run, and `ONLY`, ids between commas, plays these alone.
 */
import { describe, expect, it } from "vitest";
import { randomWords } from "../../src/compile/random.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { POSITIONS } from "../../src/layout/map.ts";
import { POSITION_STRIDE } from "../../src/layout/position.ts";
import { writeFen } from "../../src/notation/fen.ts";
import { countStarts, startPosition } from "../../src/rules/starts.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { Reference } from "../reference/reference.ts";
import { sampledIds } from "../sampled.ts";

/** Of one variant, unless `PLIES` says otherwise: some 15,000 of all together, beside the 100,000 of variants that nobody wrote. */
const PLIES_EACH = 60;
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const GAME_PLIES = 120;
/** More than the reference takes on the largest boards, a busy machine included. */
const MS_A_PLY = 100;
/** Dead positions cost the reference up to seconds a question: it is asked when few pieces are left. */
const FEW_PIECES = 3;

const ids = process.env.ONLY?.split(",") ?? sampledIds(4);
const PLIES = Number(process.env.PLIES ?? ids.length * PLIES_EACH);
const pliesEach = Math.ceil(PLIES / ids.length);

describe(`random play of ${PLIES} plies, SEED=${SEED}`, () => {
  it.each(ids)("%s", { timeout: Math.max(60_000, MS_A_PLY * pliesEach) }, (id) => {
    const match = new Match(bundledVariant(id) as Variant, SEED);
    for (let plies = 0; plies < pliesEach; ) plies += match.playGame(Math.min(GAME_PLIES, pliesEach - plies));
  });
});

/** Kernel and reference play the same games. */
class Match {
  readonly #variant: Variant;
  readonly #kernel: Kernel;
  readonly #reference: Reference;
  readonly #next: () => number;

  constructor(variant: Variant, seed: number) {
    this.#variant = variant;
    this.#kernel = Kernel.open(variant);
    this.#reference = new Reference(variant);
    this.#next = randomWords(seed);
  }

  /** @returns the plies played, at least 1 */
  playGame(most: number): number {
    const start = startPosition(this.#variant, this.#next() % countStarts(this.#variant));
    this.#kernel.setPosition(start);
    this.#reference.setPosition(start);
    const records: Uint8Array[] = [];
    for (let ply = 0; ply < most; ply++) {
      const moves = this.#compare();
      if (moves.length === 0) break;
      records.push(this.#record(ply));
      this.#play(moves[this.#next() % moves.length]);
      if (this.#record(ply).some((byte, index) => byte !== records[ply][index])) this.#fail("play changes the record");
      this.#checkRefresh(ply + 1);
    }
    this.#takeBack(records);
    return Math.max(1, records.length);
  }

  /** Compares all that both can answer about the position. */
  #compare(): readonly Move[] {
    const expected = this.#reference.legalMoves();
    const found = this.#kernel.legalMoves();
    const fen = writeFen(this.#variant, this.#reference.position());
    if (!same(expected.map(textOf).sort(), found.map(textOf).sort())) {
      expect({ fen, moves: found.map(textOf).sort() }).toEqual({ fen, moves: expected.map(textOf).sort() });
    }
    if (writeFen(this.#variant, this.#kernel.position()) !== fen) this.#fail("another FEN");
    if (this.#kernel.inCheck() !== this.#reference.inCheck()) this.#fail("another answer to check");
    if (this.#kernel.opponentInCheck()) this.#fail("an illegal position");
    const pieces = this.#reference.position().pieces.filter((piece) => piece !== null).length;
    if (pieces <= FEW_PIECES && this.#kernel.isDead() !== this.#reference.isDead())
      this.#fail("another answer to dead");
    return expected;
  }

  #play(move: Move): void {
    this.#kernel.play(move);
    this.#reference.play(move);
  }

  /** Hash key, score and whatever else is kept up to date are what they are from scratch. */
  #checkRefresh(ply: number): void {
    const kept = this.#record(ply);
    this.#kernel.exports.refresh(ply);
    const fresh = this.#record(ply);
    if (kept.some((byte, index) => byte !== fresh[index])) this.#fail("another record from scratch");
  }

  #takeBack(records: readonly Uint8Array[]): void {
    for (const [back, before] of [...records].reverse().entries()) {
      const ply = records.length - 1 - back;
      if (!this.#kernel.undo()) this.#fail("no move to take back");
      if (this.#record(ply).some((byte, index) => byte !== before[index])) this.#fail("undo leaves another record");
    }
    const isStart = this.#kernel.undo() === false;
    if (!isStart) this.#fail("a move too many to take back");
  }

  #record(ply: number): Uint8Array {
    return new Uint8Array(
      this.#kernel.exports.memory.buffer,
      POSITIONS + ply * POSITION_STRIDE,
      POSITION_STRIDE,
    ).slice();
  }

  #fail(what: string): never {
    throw new Error(`${what}, SEED=${SEED}: ${writeFen(this.#variant, this.#reference.position())}`);
  }
}

function textOf({ from, to, promotion, castling, captured, capturedAt, partner, kind }: Move): string {
  return [from, to, kind, promotion, castling, captured, capturedAt, partner].join(" ");
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}
