/** What rules keep in a kernel, and their part of its move words. */

import { SIDES, type Square } from "../geometry/board.ts";
import type { KernelMemory } from "../kernel/memory.ts";
import type { Records } from "../kernel/record.ts";
import type { WordBoard } from "../kernel/word-board.ts";
import type { Move } from "../variant/move.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { Castlings, castlingOfWord, isCastling } from "./castling/kernel.ts";
import { readCount, writeCount } from "./counting/kernel.ts";
import { readEnPassant, takesEnPassant, victimOf, writeEnPassant } from "./en-passant/kernel.ts";
import { readGates, writeGates } from "./entering/kernel.ts";
import type { EnteringOfMove } from "./entering/model.ts";
import { readLeapers, writeLeapers } from "./first-leaps/kernel.ts";
import { readCounts, writeCounts } from "./goals/kernel.ts";
import { isFacingForbidden } from "./goals/rule.ts";
import { dropOfWord, isDrop, readHands, writeHands } from "./hands/kernel.ts";
import { holdsPieces } from "./hands/rule.ts";
import type { Right, RulesOfMove } from "./model.ts";
import { passOfWord } from "./passes/kernel.ts";
import { promotionOfWord } from "./promotion/kernel.ts";
import { readSeries, writeSeries } from "./series/kernel.ts";
import { isSameStrike } from "./strikes/kernel.ts";
import type { StrikeOfMove } from "./strikes/model.ts";
import { readSheltered, writeSheltered } from "./trades/kernel.ts";
import { readWalls, writeWalls } from "./walls/kernel.ts";

/** Records beside the positions, which move words refer to by number. */
export class RuleRecords {
  readonly #variant: Variant;
  readonly #castlings: Castlings;

  constructor(variant: Variant, memory: KernelMemory) {
    this.#variant = variant;
    this.#castlings = new Castlings(variant, memory);
  }

  /** The rights that words refer to by number. */
  get rights(): readonly Right[] {
    return this.#castlings.rights;
  }

  /** Installs the records of exactly these rights. */
  install(rights: readonly Right[]): void {
    this.#castlings.install(rights);
  }

  /** Writes the rules' part of a position at ply 0. */
  write(records: Records, position: Position): void {
    this.#castlings.write(records, position);
    writeEnPassant(records, position);
    writeHands(records, position);
    writeGates(records, position);
    writeLeapers(records, position);
    writeWalls(records, position);
    writeCounts(records, position);
    writeCount(records, position);
    writeSeries(records, this.#variant, position);
    writeSheltered(records, position);
  }

  /** Reads a position. Its properties are named one by one: each ply of a game makes one, and joining objects takes several times as
   *  long. */
  read(records: Records, ply: number, moveNumber: number): Position {
    const variant = this.#variant;
    const { rights } = this.#castlings.read(records, ply);
    const { enPassant } = readEnPassant(records, ply, variant);
    const { hands, promoted } = readHands(records, ply, variant);
    const { gates } = readGates(records, ply, variant);
    const { leapers } = readLeapers(records, ply, variant);
    const { walls } = readWalls(records, ply, variant);
    const { checks, passes } = readCounts(variant, records, ply);
    const { countLimit } = readCount(variant, records, ply);
    const { movesLeft } = readSeries(records, ply, variant);
    const { sheltered } = readSheltered(records, ply, variant);
    return {
      pieces: records.pieces(ply),
      walls,
      hands,
      promoted,
      turn: records.turn(ply),
      rights,
      enPassant,
      gates,
      leapers,
      checks,
      passes,
      countLimit,
      movesLeft,
      sheltered,
      halfmoves: records.clock(ply),
      moveNumber,
    };
  }
}

/** The rules' part of a word's move, but for what enters, what is struck and what is built. */
export function rulesOfWord(
  type: number,
  extra: number,
  rights: readonly Right[],
): Omit<RulesOfMove, keyof EnteringOfMove | keyof StrikeOfMove | "blown" | "flipped" | "wall"> {
  const { promotion } = promotionOfWord(type, extra);
  const { castling, partner } = castlingOfWord(type, extra, rights);
  const { drop } = dropOfWord(type);
  const { pass } = passOfWord(type);
  return { promotion, castling, partner, drop, pass };
}

export { readCount } from "./counting/kernel.ts";
export { enteringOfWord } from "./entering/kernel.ts";
export type { Ended } from "./goals/kernel.ts";
export { endedBy } from "./goals/kernel.ts";
export { goalOfRepetition, isOfRepetition, type Repeated, reasonOf, stuckResult } from "./goals/rule.ts";
export { readSeries } from "./series/kernel.ts";
export { isStrike, strikeOfWord } from "./strikes/kernel.ts";
export { wallOfWord } from "./walls/kernel.ts";

/** The square of the piece that can be captured en passant, or null. @param to of several by going there */
export function victimAt(records: Records, ply: number, { series }: Variant, to: Square | null): Square | null {
  return victimOf(records, ply, series && to);
}

/** The square on which a word captures if it is occupied, of several the last; null for words that never capture. */
export function captureSquare(
  type: number,
  { from, to, struck }: Pick<Move, "from" | "to" | "struck">,
  board: Pick<WordBoard, "victim" | "kindOn">,
): Square | null {
  if (struck !== null && (from === to || board.kindOn(to) < 0)) return struck.at(-1)?.square ?? null;
  if (isCastling(type) || isDrop(type) || from === to) return null;
  return takesEnPassant(type) ? board.victim(to) : to;
}

/** The kind that a word names where no piece stands on its first square; null for other words. */
export function kindOfWord(type: number, extra: number): number | null {
  return isDrop(type) ? extra : null;
}

/** Whether pieces may still come onto the board. */
export function mayStillDrop(variant: Variant, records: Records, ply: number): boolean {
  const held = readHands(records, ply, variant);
  return variant.hands?.fills === true || SIDES.some((side) => holdsPieces(held, side));
}

/** Whether two moves between the same squares are the same. */
export function areOne(a: Move, b: Move): boolean {
  if (a.pass !== b.pass || a.drop !== b.drop || (a.drop && a.kind !== b.kind)) return false;
  if (a.enters !== b.enters || a.entersOn !== b.entersOn) return false;
  if (a.wall !== b.wall || !isSameStrike(a, b)) return false;
  return a.promotion === b.promotion && a.castling === b.castling;
}

/** Whether who ends a game may leave his own royal piece attacked: by blowing up the enemy's last one, or by passing while the kings
 *  face each other. */
export function endsInCheck({ captures, goals }: Variant): boolean {
  return captures.explode !== null || isFacingForbidden({ goals });
}
