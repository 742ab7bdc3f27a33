/**
 * Numbered starts. A number is read digit by digit: each step of a shuffle has a fixed number of choices, and the first
 * step's choice varies fastest. Several shuffles are numbered consecutively. Numbers never change.
 *
 * The choices of one step, on those of its squares that are still free and fit its constraint, in listed order:
 * - one kind after another, in the order in which `pieces` names them, the first varying fastest;
 * - the pieces of one kind take a combination of the squares, in lexicographic order (squares 1 2, 1 3, … 2 3, …);
 * - `opposite-shades` takes the pairs on both colours, in the same order;
 * - `in-order` takes a combination of squares and puts the pieces on it in their listed order.
 *
 * So the steps bishop on light, bishop on dark, queen, two knights, rook king rook on the first rank give the usual
 * numbers of Chess960 (https://www.chessprogramming.org/Reinhard_Scharnagl).
 */

import { inWords, misuse, readWarily, wrongType } from "../../diagnostic/argument.ts";
import type { FairywrenError } from "../../diagnostic/error.ts";
import { BLACK, counterpart, type Square, shadeOf, WHITE } from "../../geometry/board.ts";
import { checkVariant } from "../../variant/check.ts";
import { isPieceOn, isSamePiece } from "../../variant/pieces.ts";
import type { Piece, Position } from "../../variant/position.ts";
import type { Variant } from "../../variant/variant.ts";
import { isSameState, stateAtStart } from "../rule.ts";
import type { PlacementStep, Shuffle } from "./model.ts";

/** How many starts a variant has: 1 when nothing is shuffled.
 *  @throws {FairywrenError} `wrong-type` */
export function countStarts(variant: Variant): number {
  checkVariant(variant);
  if (variant.shuffles.length === 0) return 1;
  return variant.shuffles.reduce((sum, shuffle) => sum + countChoices(shuffle), 0);
}

/** The start with a number.
 *  @param number from 0 to `countStarts(variant) - 1`
 *  @throws {FairywrenError} `unknown-start` when there is no such start; `wrong-type` */
export function startPosition(variant: Variant, number: number): Position {
  const count = countStarts(variant);
  if (!Number.isInteger(number) || number < 0 || number >= count) {
    throw unknownStart(variant, count, number);
  }
  let rest = number;
  for (const shuffle of variant.shuffles) {
    if (rest < countChoices(shuffle)) return shuffledPosition(variant, shuffle, rest);
    rest -= countChoices(shuffle);
  }
  return variant.setup;
}

function unknownStart({ name }: Variant, count: number, number: unknown): FairywrenError {
  const message = `${name} has starts 0 to ${count - 1}, and ${inWords(number)} is none of them.`;
  return misuse("unknown-start", message, "<start>");
}

/** The number of a start position, or null for others: pieces, side to move and rights must agree.
 *  @throws {FairywrenError} `wrong-type` */
export function startNumber(variant: Variant, position: Position): number | null {
  checkVariant(variant);
  checkPosition(position);
  if (variant.shuffles.length === 0) return isSameStart(variant.setup, position) ? 0 : null;
  let before = 0;
  for (const shuffle of variant.shuffles) {
    const number = shuffleNumber(variant, shuffle, position);
    if (number !== null) return before + number;
    before += countChoices(shuffle);
  }
  return null;
}

/** The squares of a step that fit its constraint on colour, in listed order. */
export function stepSquares(
  { board }: Pick<Variant, "board">,
  { squares, constraint }: Omit<PlacementStep, "choices">,
): readonly Square[] {
  if (constraint !== "dark" && constraint !== "light") return squares;
  return squares.filter((square) => shadeOf(board, square) === (constraint === "light" ? 1 : 0));
}

/** The number of choices of a step on some free squares. */
export function countStepChoices(
  { board }: Pick<Variant, "board">,
  step: Omit<PlacementStep, "choices">,
  free: readonly Square[],
): number {
  if (step.constraint === "opposite-shades") {
    const light = free.filter((square) => shadeOf(board, square) === 1).length;
    return light * (free.length - light);
  }
  if (step.constraint === "in-order") return binomial(free.length, step.pieces.length);
  let left = free.length;
  return groupsOf(step.pieces).reduce((product, { count }) => {
    const choices = product * binomial(left, count);
    left -= count;
    return choices;
  }, 1);
}

/** The binomial coefficient n over k. */
export function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return Math.round(result);
}

/** The squares that the steps of a shuffle name. */
export function shuffledSquares({
  steps,
}: {
  readonly steps: readonly Omit<PlacementStep, "choices">[];
}): ReadonlySet<Square> {
  return new Set(steps.flatMap(({ squares }) => squares));
}

function checkPosition(position: unknown): void {
  readWarily("position", position, () => {
    const { pieces, rights } = Object(position) as Position;
    if (!Array.isArray(pieces) || !Array.isArray(rights))
      throw wrongType("position", "such as game.position", position);
  });
}

function countChoices({ steps }: Shuffle): number {
  return steps.reduce((product, { choices }) => product * choices, 1);
}

interface Placement {
  readonly square: Square;
  readonly kind: number;
}

function shuffledPosition(variant: Variant, shuffle: Shuffle, number: number): Position {
  const pieces = [...variant.setup.pieces];
  for (const square of shuffledSquares(shuffle)) {
    pieces[square] = null;
    pieces[counterpart(variant.board, square, variant.symmetry)] = null;
  }
  let rest = number;
  const taken = new Set<Square>();
  for (const step of shuffle.steps) {
    for (const placement of placeStep(variant, step, rest % step.choices, taken)) put(variant, pieces, placement);
    rest = Math.floor(rest / step.choices);
  }
  return { ...variant.setup, pieces, ...stateAtStart(variant, pieces) };
}

function put({ board, symmetry }: Variant, pieces: (Piece | null)[], { square, kind }: Placement): void {
  pieces[square] = { kind, side: WHITE };
  pieces[counterpart(board, square, symmetry)] = { kind, side: BLACK };
}

/** The placements of one choice of a step; their squares are added to `taken`. */
function placeStep(variant: Variant, step: PlacementStep, choice: number, taken: Set<Square>): Placement[] {
  const free = stepSquares(variant, step).filter((square) => !taken.has(square));
  const placements = choosePlacements(variant, step, choice, free);
  for (const { square } of placements) taken.add(square);
  return placements;
}

function choosePlacements(variant: Variant, step: PlacementStep, choice: number, free: readonly Square[]): Placement[] {
  const { pieces, constraint } = step;
  if (constraint === "in-order")
    return combination(free, pieces.length, choice).map((square, i) => ({ square, kind: pieces[i] }));
  if (constraint === "opposite-shades")
    return shadePairs(variant, free)[choice].map((square) => ({ square, kind: pieces[0] }));
  return chooseGroups(pieces, choice, free);
}

function chooseGroups(pieces: readonly number[], choice: number, free: readonly Square[]): Placement[] {
  let left = free;
  let rest = choice;
  return groupsOf(pieces).flatMap(({ kind, count }) => {
    const choices = binomial(left.length, count);
    const squares = combination(left, count, rest % choices);
    rest = Math.floor(rest / choices);
    left = left.filter((square) => !squares.includes(square));
    return squares.map((square) => ({ square, kind }));
  });
}

/** The combination with a rank in lexicographic order. */
function combination(squares: readonly Square[], count: number, rank: number): Square[] {
  const chosen: Square[] = [];
  let rest = rank;
  for (let index = 0; chosen.length < count; index++) {
    const withThis = binomial(squares.length - index - 1, count - chosen.length - 1);
    if (rest < withThis) chosen.push(squares[index]);
    else rest -= withThis;
  }
  return chosen;
}

/** The lexicographic rank of a combination, given by the indices of its squares, ascending. */
function combinationRank(size: number, indices: readonly number[]): number {
  let rank = 0;
  let next = 0;
  indices.forEach((index, position) => {
    for (; next < index; next++) rank += binomial(size - next - 1, indices.length - position - 1);
    next = index + 1;
  });
  return rank;
}

function shadePairs({ board }: Variant, free: readonly Square[]): [Square, Square][] {
  return free.flatMap((first, index) =>
    free
      .slice(index + 1)
      .filter((second) => shadeOf(board, first) !== shadeOf(board, second))
      .map((second): [Square, Square] => [first, second]),
  );
}

interface Group {
  readonly kind: number;
  readonly count: number;
}

/** Equal pieces together, in the order in which the kinds first occur. */
function groupsOf(pieces: readonly number[]): Group[] {
  const counts = new Map<number, number>();
  for (const kind of pieces) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

function shuffleNumber(variant: Variant, shuffle: Shuffle, position: Position): number | null {
  const taken = new Set<Square>();
  let number = 0;
  let weight = 1;
  for (const step of shuffle.steps) {
    const choice = stepChoice(variant, step, position, taken);
    if (choice === null) return null;
    number += choice * weight;
    weight *= step.choices;
  }
  return isSameStart(shuffledPosition(variant, shuffle, number), position) ? number : null;
}

/** The choice of a step that a position shows, or null; its squares are added to `taken`. */
function stepChoice(variant: Variant, step: PlacementStep, { pieces }: Position, taken: Set<Square>): number | null {
  const free = stepSquares(variant, step).filter((square) => !taken.has(square));
  const holds = (square: Square, kind: number) => isPieceOn(pieces, square, kind, WHITE);
  const choice = choiceOf(variant, step, free, holds);
  for (const square of free) if (step.pieces.some((kind) => holds(square, kind))) taken.add(square);
  return choice;
}

type Holds = (square: Square, kind: number) => boolean;

function choiceOf(variant: Variant, step: PlacementStep, free: readonly Square[], holds: Holds): number | null {
  const { pieces, constraint } = step;
  if (constraint === "any" || constraint === "dark" || constraint === "light") return groupsChoice(pieces, free, holds);
  const squares = free.filter((square) => pieces.some((kind) => holds(square, kind)));
  if (squares.length !== pieces.length) return null;
  if (constraint === "in-order")
    return combinationRank(
      free.length,
      squares.map((square) => free.indexOf(square)),
    );
  const choice = shadePairs(variant, free).findIndex(
    ([first, second]) => first === squares[0] && second === squares[1],
  );
  return choice < 0 ? null : choice;
}

function groupsChoice(pieces: readonly number[], free: readonly Square[], holds: Holds): number | null {
  let left = free;
  let choice = 0;
  let weight = 1;
  for (const { kind, count } of groupsOf(pieces)) {
    const indices = left.flatMap((square, index) => (holds(square, kind) ? [index] : []));
    if (indices.length !== count) return null;
    choice += combinationRank(left.length, indices) * weight;
    weight *= binomial(left.length, count);
    left = left.filter((square) => !holds(square, kind));
  }
  return choice;
}

function isSameStart(a: Position, b: Position): boolean {
  return (
    a.turn === b.turn && a.pieces.every((piece, square) => isSamePiece(piece, b.pieces[square])) && isSameState(a, b)
  );
}
