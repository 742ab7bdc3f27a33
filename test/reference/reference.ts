import { documentOf } from "../../src/definition/documents.ts";
import { otherSide } from "../../src/geometry/board.ts";
import type { Rules } from "../../src/kernel/rules.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { type Book, bookOf } from "./book.ts";
import { isDeadMaterial } from "./dead.ts";
import { legalMoves, positionAfter, shownEnd } from "./legal.ts";
import { isInCheck } from "./royals.ts";
import { bookWith } from "./walls.ts";

/**
 * The rules of a variant, slowly and plainly: read once more from its file, moves from the Betza tree, legality by making
 * the move and looking whether the royal piece can be captured. Shares no code or table with the definition, the compiler
 * and the kernel but the parser of YAML and the one of Betza; tests compare the two.
 */
export class Reference implements Rules {
  readonly book: Book;
  #position: Position;
  #history: Position[] = [];

  constructor(variant: Variant) {
    const document = documentOf(variant);
    if (!document) throw new Error("the loader has not made this variant");
    this.book = bookOf(document, variant.setup);
    this.#position = variant.setup;
  }

  setPosition(position: Position): void {
    this.#position = position;
    this.#history = [];
  }

  position(): Position {
    return this.#position;
  }

  hasLegalMove(): boolean {
    return this.legalMoves().length > 0;
  }

  legalMoves(): readonly Move[] {
    return legalMoves(this.book, this.#position);
  }

  play(move: Move): void {
    this.#history.push(this.#position);
    this.#position = positionAfter(this.book, this.#position, move);
  }

  undo(): boolean {
    const before = this.#history.pop();
    if (!before) return false;
    this.#position = before;
    return true;
  }

  inCheck(): boolean {
    return isInCheck(bookWith(this.book, this.#position.walls), this.#position.pieces, this.#position.turn);
  }

  opponentInCheck(): boolean {
    if ((this.book.explosions?.around || this.book.goals.facing.length > 0) && this.isOver()) return false;
    return isInCheck(bookWith(this.book, this.#position.walls), this.#position.pieces, otherSide(this.#position.turn));
  }

  isOver(): boolean {
    return shownEnd(this.book, this.#position) !== null;
  }

  isDead(): boolean {
    return this.book.isAboutMate && isDeadMaterial(this.book, this.#position.pieces);
  }

  perft(depth: number): number {
    return countLeaves(this.book, this.#position, depth);
  }
}

function countLeaves(book: Book, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalMoves(book, position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countLeaves(book, positionAfter(book, position, move), depth - 1), 0);
}
