/**
 * En passant, read from the Betza notation alone.
 *
 * A term with both `i` and `n` (`ifmnD`) is a first move that passes over squares: for one ply these may be captured
 * on, by men whose notation has `e`, and the man that passed is what they take.
 */
import type { Leg, Term } from "../betza/tree.ts";
import { type Side, type Square, stepFrom, type Vector } from "../geometry/board.ts";
import type { EnPassant } from "../variant/position.ts";
import type { FenRules, Men } from "./fen-rules.ts";

/** A first move that may be answered en passant. */
export interface PassingMove {
  /** The kinds that have this move. */
  readonly kinds: readonly number[];
  readonly from: Square;
  readonly to: Square;
  /** The squares between, in order. */
  readonly passed: readonly Square[];
}

type PassingRules = Pick<FenRules, "board" | "pieces">;

const known = new WeakMap<PassingRules["pieces"], readonly (readonly PassingMove[])[]>();

/** Every move of a side that lets the other side capture en passant, whatever stands on the board. */
export function passingMoves(rules: PassingRules, side: Side): readonly PassingMove[] {
  const found = known.get(rules.pieces);
  if (found) return found[side];
  const made = [findPassingMoves(rules, 0), findPassingMoves(rules, 1)];
  known.set(rules.pieces, made);
  return made[side];
}

/** Whether a man of the side to move stands ready to capture en passant, pins and checks aside. */
export function isEnPassantReady(rules: PassingRules, men: Men, turn: Side, { passed }: EnPassant): boolean {
  return men.some((man, square) => {
    if (man?.side !== turn) return false;
    const legs = legsOf(rules, man.kind).filter(
      (leg) => leg.modes.enPassant && mayMoveAs(rules, leg, man.kind, turn, square),
    );
    return legs.some((leg) => vectorsOf(leg, turn).some((step) => reaches(rules, men, square, step, leg, passed)));
  });
}

function findPassingMoves(rules: PassingRules, side: Side): readonly PassingMove[] {
  const moves = new Map<string, PassingMove>();
  rules.pieces.forEach((piece, kind) => {
    for (const leg of legsOf(rules, kind).filter((leg) => leg.initial && leg.lame && leg.modes.move)) {
      for (const from of piece.firstMove[side]) addPassingMoves(rules, { leg, kind, side, from }, moves);
    }
  });
  return [...moves.values()];
}

interface FirstMove {
  readonly leg: Leg;
  readonly kind: number;
  readonly side: Side;
  readonly from: Square;
}

function addPassingMoves(
  rules: PassingRules,
  { leg, kind, side, from }: FirstMove,
  moves: Map<string, PassingMove>,
): void {
  for (const step of vectorsOf(leg, side)) {
    const passed: Square[] = [];
    let last: Square | null = from;
    for (let leap = 1; leap <= leapCount(rules, leg) && last !== null; leap++) {
      passed.push(...(leap > 1 ? [last] : []), ...squaresBetween(rules, last, step));
      last = stepFrom(rules.board, last, step);
      if (last === null || passed.length === 0) continue;
      const key = `${from}-${last}-${passed}`;
      const kinds: readonly number[] = moves.get(key)?.kinds ?? [];
      moves.set(key, { kinds: [...kinds, kind], from, to: last, passed: [...passed] });
    }
  }
}

function legsOf({ pieces }: PassingRules, kind: number): Leg[] {
  return pieces[kind].betza.terms
    .filter((term): term is Extract<Term, { type: "simple" }> => term.type === "simple")
    .map((term) => term.leg);
}

function mayMoveAs({ pieces }: PassingRules, leg: Leg, kind: number, side: Side, square: Square): boolean {
  return !leg.initial || pieces[kind].firstMove[side].includes(square);
}

function reaches(
  rules: PassingRules,
  men: Men,
  from: Square,
  step: Vector,
  leg: Leg,
  targets: readonly Square[],
): boolean {
  let last: Square | null = from;
  for (let leap = 1; leap <= leapCount(rules, leg); leap++) {
    if (leg.lame && squaresBetween(rules, last, step).some((square) => men[square])) return false;
    last = stepFrom(rules.board, last, step);
    if (last === null || men[last]) return false;
    if (targets.includes(last)) return true;
  }
  return false;
}

function leapCount({ board }: PassingRules, leg: Leg): number {
  return leg.range || Math.max(board.files, board.ranks);
}

/** The squares a lame leap passes, when it lies on a line: `n` on an oblique leap is not a first move that can be answered. */
function squaresBetween({ board }: PassingRules, from: Square, [files, ranks]: Vector): Square[] {
  const leaps = Math.max(Math.abs(files), Math.abs(ranks));
  if (files && ranks && Math.abs(files) !== Math.abs(ranks)) return [];
  const unit: Vector = [files / leaps, ranks / leaps];
  const squares: Square[] = [];
  for (let count = 1; count < leaps; count++) {
    const square = stepFrom(board, from, [unit[0] * count, unit[1] * count]);
    if (square !== null) squares.push(square);
  }
  return squares;
}

const LINES: readonly Vector[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

function vectorsOf({ atom, directions }: Leg, side: Side): Vector[] {
  const [small, large] = atom.leap;
  const turn = side === 0 ? 1 : -1;
  const oblique: readonly Vector[] = [
    [small, large],
    [large, small],
    [large, -small],
    [small, -large],
  ];
  return directions.map((direction) => {
    const half = direction < 4 ? 1 : -1;
    const [files, ranks] = atom.family === "oblique" ? oblique[direction % 4] : LINES[direction];
    const scale = turn * (atom.family === "oblique" ? half : large);
    return [files * scale, ranks * scale];
  });
}
