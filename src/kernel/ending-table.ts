/**
 * A solved ending of bare material, to play from: how far each legal move is from mate.
 *
 * Tables are made for White's pieces against Black's bare king. They serve both sides if Black's pieces move as White's
 * do on a turned or reflected board.
 */

import type { PathsBySquare } from "../compile/paths.ts";
import {
  BLACK,
  type Board,
  counterpart,
  otherSide,
  type Side,
  type Square,
  type Symmetry,
  WHITE,
} from "../geometry/board.ts";
import { secondStep } from "../rules/ending.ts";
import { expectKing } from "../rules/rule.ts";
import type { Move } from "../variant/move.ts";
import { isPieceOn } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import type { BareMaterial } from "./bare-material.ts";
import { type Distances, planOf } from "./ending-tables.ts";
import { EndingSolver, placeOf } from "./endings.ts";
import type { Kernel } from "./kernel.ts";

/** A legal move and its outcome. */
export interface RankedMove {
  readonly move: Move;
  /** Moves of the strong side from the present position to mate, with best play after this move; null when it does not
   *  mate. */
  readonly mateIn: number | null;
}

/** Larger boards have tables of one piece only: those of two would take too much time and memory. */
export const TABLE_SQUARES_MAX = 64;

/** A placement as the table sees it. */
interface Placement {
  readonly king: Square;
  /** In the order of the table's kinds; null when captured. */
  readonly pieces: readonly (Square | null)[];
  readonly bare: Square;
}

type Reflect = (square: Square) => Square;

export class EndingTable {
  readonly material: BareMaterial;
  readonly #kernel: Kernel;
  readonly #reflect: Reflect;
  readonly #full: () => Distances;
  /** The endings that remain after one piece has been captured. */
  readonly #smaller: readonly Distances[];

  /** Solves an ending, in slices of a few milliseconds.
   *  @param open makes the solver's kernel
   *  @returns null when it cannot be solved */
  static *solve(
    variant: Variant,
    material: BareMaterial,
    open: (variant: Variant) => Kernel,
  ): Generator<void, EndingTable | null> {
    const { strong, kinds } = material;
    const { board } = variant;
    if (kinds.length > 1 && board.files * board.ranks > TABLE_SQUARES_MAX) return null;
    const solver = new EndingSolver(open(variant));
    yield;
    const reflect =
      strong === WHITE ? (square: Square) => square : reflection(solver.kernel, [expectKing(variant), ...kinds]);
    if (reflect === null || solver.refusal(kinds) !== null) return null;
    const smaller: Distances[] = [];
    for (const captured of kinds.length < 2 ? [] : kinds.keys()) {
      smaller.push(yield* quietly(solver.solveDistances(kinds.toSpliced(captured, 1))));
    }
    const full = yield* quietly(solver.solveInPlace(kinds));
    return new EndingTable(material, solver.kernel, reflect, full, smaller);
  }

  private constructor(
    material: BareMaterial,
    kernel: Kernel,
    reflect: Reflect,
    full: () => Distances,
    smaller: readonly Distances[],
  ) {
    this.material = material;
    this.#kernel = kernel;
    this.#reflect = reflect;
    this.#full = full;
    this.#smaller = smaller;
  }

  /** All legal moves of a position with this table's material, the best for the side to move first. */
  rank(position: Position): RankedMove[] {
    this.#kernel.setPosition(position);
    return this.#rankHere(this.#placement(position));
  }

  /** The best line of both sides after a first move, up to a number of plies. */
  line(position: Position, first: Move, plies: number): Move[] {
    this.#kernel.setPosition(position);
    let placement = this.#placement(position);
    const line: Move[] = [];
    for (let next: Move | undefined = first; next && line.length < plies; next = this.#rankHere(placement)[0]?.move) {
      line.push(next);
      placement = this.#after(placement, next);
      this.#kernel.play(next);
    }
    return line;
  }

  #placement({ pieces }: Position): Placement {
    const { strong, kinds } = this.material;
    const royal = expectKing(this.#kernel.variant);
    const left = [...pieces.keys()];
    const take = (kind: number, side: Side) => {
      const at = left.findIndex((square) => isPieceOn(pieces, square, kind, side));
      return at < 0 ? null : left.splice(at, 1)[0];
    };
    const [king, bare] = [take(royal, strong), take(royal, otherSide(strong))];
    return { king: king ?? 0, pieces: kinds.map((kind) => take(kind, strong)), bare: bare ?? 0 };
  }

  #rankHere(placement: Placement): RankedMove[] {
    const isStrong = this.#kernel.turn === this.material.strong;
    const ranked = Array.from(this.#kernel.moveWords(), (word): RankedMove => {
      const move = this.#kernel.outline(word);
      const after = this.#after(placement, move);
      if (!isStrong) return { move, mateIn: this.#wonIn(after) };
      this.#kernel.playWord(word);
      const lostIn = this.#lostIn(after);
      this.#kernel.undo();
      return { move, mateIn: lostIn === null ? null : lostIn + 1 };
    });
    const last = (move: RankedMove) => move.mateIn ?? Number.MAX_SAFE_INTEGER;
    return ranked.sort((a, b) => (isStrong ? last(a) - last(b) : last(b) - last(a)));
  }

  /** Moves of the strong side to mate, with the bare king to move in the kernel's present position. */
  #lostIn(placement: Placement): number | null {
    const replies = this.#kernel.moveWords();
    if (replies.length === 0) return this.#kernel.inCheck() ? 0 : null;
    let longest = 0;
    for (const word of replies) {
      const moves = this.#wonIn(this.#after(placement, this.#kernel.outline(word)));
      if (moves === null) return null;
      longest = Math.max(longest, moves);
    }
    return longest;
  }

  /** The same with the strong side to move. */
  #wonIn({ king, pieces, bare }: Placement): number | null {
    const left = pieces.filter((square) => square !== null);
    if (left.length === 0) return null;
    const distances = left.length === pieces.length ? this.#full() : this.#smaller[pieces.indexOf(null)];
    const squares = left.map(this.#reflect);
    const [first, second] = this.material.kinds;
    if (squares.length === 2 && first === second) squares.sort((a, b) => a - b);
    const count = this.#kernel.variant.board.files * this.#kernel.variant.board.ranks;
    return distances[placeOf(count, this.#reflect(king), squares, this.#reflect(bare))] || null;
  }

  #after({ king, pieces, bare }: Placement, move: Move): Placement {
    const { from, to } = move;
    if (from === bare) return { king, pieces: pieces.map((square) => (square === to ? null : square)), bare: to };
    const second = secondStep(this.#kernel.variant, move);
    if (!second) {
      const moved = (square: Square) => (square === from ? to : square);
      return { king: moved(king), pieces: pieces.map((square) => (square !== null ? moved(square) : null)), bare };
    }
    return { king: to, pieces: pieces.map((square) => (square === second.from ? second.to : square)), bare };
  }
}

function* quietly<Answer>(steps: Generator<unknown, Answer>): Generator<void, Answer> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    yield;
  }
}

const SYMMETRIES: readonly Symmetry[] = ["rotate", "mirror"];

/** The mapping of squares under which Black's pieces of these kinds move as White's, or null when there is none. */
function reflection(kernel: Kernel, kinds: readonly number[]): Reflect | null {
  const { board } = kernel.variant;
  const symmetry = SYMMETRIES.find((candidate) => kinds.every((kind) => isAlike(kernel, kind, candidate)));
  return symmetry === undefined ? null : (square) => counterpart(board, square, symmetry);
}

function isAlike(kernel: Kernel, kind: number, symmetry: Symmetry): boolean {
  const { board, pieceTypes } = kernel.variant;
  const [white, black] = [planOf(kernel, WHITE, kind).movement, planOf(kernel, BLACK, kind).movement];
  const { forbidden } = pieceTypes[kind];
  const reflected = forbidden[WHITE].map((square) => counterpart(board, square, symmetry));
  return (
    String(reflected.sort((a, b) => a - b)) === String([...forbidden[BLACK]].sort((a, b) => a - b)) &&
    pathsText(board, white.quiets, symmetry) === pathsText(board, black.quiets, null) &&
    pathsText(board, white.captures, symmetry) === pathsText(board, black.captures, null) &&
    pathsText(board, white.attacks, symmetry) === pathsText(board, black.attacks, null)
  );
}

/** All paths of a kind after a reflection, as text in canonical order. */
function pathsText(board: Board, paths: PathsBySquare, symmetry: Symmetry | null): string {
  const at = (square: Square) => (symmetry === null ? square : counterpart(board, square, symmetry));
  const texts = paths.flatMap((list, from) =>
    list.map(({ target, empties }) => [at(from), at(target), ...empties.map(at).sort((a, b) => a - b)].join()),
  );
  return texts.sort().join(";");
}
