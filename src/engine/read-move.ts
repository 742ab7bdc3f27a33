/**
 * Reads move texts without making all legal moves: the kernel's words are filtered by the squares that a text names,
 * and only those left become moves to parse it against. To explain a refusal, all moves are made.
 */
import { lastSquare, squareEnd, squareFrom } from "../geometry/square.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { type KernelMove, wordsBetween } from "../kernel/words.ts";
import { isUciShape, type ParsedMove, parseUci } from "../notation/move.ts";
import { parseSan } from "../notation/san-read.ts";

/** Reads coordinates or algebraic notation as a legal move of the kernel's position.
 *  @param count number of listed moves */
export function readMove(kernel: Kernel, count: number, text: string): ParsedMove<KernelMove> {
  const { variant } = kernel;
  const end = squareEnd(text, 0);
  if (end > 0 && squareEnd(text, end) > 0) {
    const from = squareFrom(variant.board, text, 0);
    const to = squareFrom(variant.board, text, end);
    const parsed = parseUci(variant, kernel.sift(count, wordsBetween(from, to)), text);
    if (parsed.ok) return parsed;
    // A castling's text may name another square than the king's target.
    const other = parseUci(variant, kernel.sift(count, wordsBetween(from, null)), text);
    if (other.ok) return other;
  }
  const algebraic = readSan(kernel, count, text);
  return algebraic.ok || !isUciShape(text) ? algebraic : parseUci(variant, kernel.legalMoves(), text);
}

/** Reads algebraic notation alone. */
export function readSan(kernel: Kernel, count: number, text: string): ParsedMove<KernelMove> {
  const { variant } = kernel;
  const to = lastSquare(variant.board, text);
  if (to !== null) {
    const parsed = parseSan(variant, kernel.sift(count, wordsBetween(null, to)), text);
    if (parsed.ok) return parsed;
  }
  return parseSan(variant, kernel.legalMoves(), text);
}

/** The moves of other pieces that a move's text must be distinguished from. */
export function rivalsOf(kernel: Kernel, count: number, { from, to }: KernelMove): readonly KernelMove[] {
  return kernel.sift(count, wordsBetween(null, to), from);
}
