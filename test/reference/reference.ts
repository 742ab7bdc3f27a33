import { otherSide } from "../../src/geometry/board.ts";
import type { Rules } from "../../src/kernel/rules.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { isDeadMaterial } from "./dead.ts";
import { isInCheck, legalMoves, positionAfter } from "./legal.ts";

/**
 * The rules of a variant, slowly and plainly: moves from the Betza tree, legality by making the move and looking whether
 * the royal piece can be captured. Shares no code or table with the compiler and the kernel; tests compare the two.
 */
export class Reference implements Rules {
  readonly #variant: Variant;
  #position: Position;
  #history: Position[] = [];

  constructor(variant: Variant) {
    this.#variant = variant;
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
    return legalMoves(this.#variant, this.#position);
  }

  play(move: Move): void {
    this.#history.push(this.#position);
    this.#position = positionAfter(this.#variant, this.#position, move);
  }

  undo(): boolean {
    const before = this.#history.pop();
    if (!before) return false;
    this.#position = before;
    return true;
  }

  inCheck(): boolean {
    return isInCheck(this.#variant, this.#position.men, this.#position.turn);
  }

  opponentInCheck(): boolean {
    return isInCheck(this.#variant, this.#position.men, otherSide(this.#position.turn));
  }

  isDead(): boolean {
    return isDeadMaterial(this.#variant, this.#position.men);
  }

  perft(depth: number): number {
    return countLeaves(this.#variant, this.#position, depth);
  }
}

function countLeaves(variant: Variant, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalMoves(variant, position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countLeaves(variant, positionAfter(variant, position, move), depth - 1), 0);
}
