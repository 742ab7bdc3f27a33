/** Writes the evaluation's part of the tables: weights, and masks computed from the rules. */

import { boardSquares, counterpart, otherSide, SIDES } from "../geometry/board.ts";
import * as weights from "../layout/evaluation.ts";
import {
  KINDS_BY_VALUE,
  KING_STEPS,
  KING_ZONES,
  PASSED_MASKS,
  SUPPORT_MASKS,
  WEIGHTS,
  ZONE_PATHS,
  ZONE_STEPS,
} from "../layout/map.ts";
import * as records from "../layout/records.generated.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { DANGERS, type Danger, PASSED_STEPS, type Pair, type Term } from "../variant/weights.ts";
import type { Image } from "./image.ts";
import type { KindPlan } from "./kinds.ts";
import { cannotMateInPairs, findsMate } from "./mating.ts";
import type { Path } from "./paths.ts";
import { phaseWeight } from "./phase.ts";
import { pathToZone, spanOf, stepsFrom, stepsToZone } from "./progress.ts";
import { keepsShade } from "./shade-bound.ts";
import { exchangeValues, mobilityShare, type PlayedPiece, type PlayedWeights } from "./weights.ts";

/** Divisor of squared king danger: two attackers, one a queen with a safe check, should cost about half a pawn. */
const DANGER_DIVISOR = 400;

/** Offsets of the terms that are a single pair. */
export const TERM_FIELDS: Readonly<Record<Exclude<Term, "threat" | "loose">, number>> = {
  tempo: records.WEIGHTS_TEMPO,
  guarded: records.WEIGHTS_GUARDED,
  doubled: records.WEIGHTS_DOUBLED,
  alone: records.WEIGHTS_ALONE,
  blocked: records.WEIGHTS_BLOCKED,
  escort: records.WEIGHTS_ESCORT,
  shield: records.WEIGHTS_SHIELD,
  "loose-promoter": records.WEIGHTS_LOOSE_PAWN,
  outpost: records.WEIGHTS_OUTPOST,
  hemmed: records.WEIGHTS_HEMMED,
  free: records.WEIGHTS_FREE,
};
/** Offsets of the weights of king danger. */
export const DANGER_FIELDS: Readonly<Record<Danger, number>> = {
  attacker: records.WEIGHTS_ATTACKER,
  storm: records.WEIGHTS_STORM,
  cover: records.WEIGHTS_COVER,
  defender: records.WEIGHTS_DEFENDER,
  calm: records.WEIGHTS_CALM,
};
/** The terms of `TERM_FIELDS`. */
export const PLACED_TERMS = Object.keys(TERM_FIELDS) as (keyof typeof TERM_FIELDS)[];

/** @param values in hundredths of a pawn, by kind: for the phase and the order of exchanges */
export function writeEvaluation(
  image: Image,
  variant: Variant,
  plans: readonly KindPlan[],
  values: readonly number[],
  played: PlayedWeights,
): void {
  image.writeWord(WEIGHTS + records.WEIGHTS_FULL_PHASE, Math.max(1, phaseOf(variant, variant.setup, plans, values)));
  image.writeWord(WEIGHTS + records.WEIGHTS_DANGER_DIVISOR, DANGER_DIVISOR);
  for (const danger of DANGERS) image.writeWord(WEIGHTS + DANGER_FIELDS[danger], Math.round(played.dangers[danger]));
  for (const term of PLACED_TERMS) image.writePair(WEIGHTS + TERM_FIELDS[term], played.terms[term]);
  for (let steps = 0; steps < 16; steps++) {
    const pair = played.passed[Math.min(steps, PASSED_STEPS - 1)];
    image.writePair(WEIGHTS + records.WEIGHTS_PASSED + 4 * steps, pair);
  }
  for (const [kind, piece] of played.pieces.entries()) writeKindWeights(image, plans[kind], piece);
  writeKindFlags(image, variant, plans, played);
  writeValueOrder(image, variant, values);
  if (variant.royal !== null) writeRoyal(image, variant, plans[variant.royal]);
  const pawns = SIDES.map((side) => plans.filter((plan) => plan.side === side && plan.pawn));
  for (const side of SIDES) {
    const comers = comersOf(pawns[otherSide(side)], image);
    for (const plan of pawns[side]) writePassed(image, plan, comers);
  }
}

function phaseOf(variant: Variant, setup: Position, plans: readonly KindPlan[], values: readonly number[]): number {
  return setup.pieces.reduce(
    (sum, piece) => sum + (piece ? phaseWeight(plans[piece.side * variant.pieceTypes.length + piece.kind], values) : 0),
    0,
  );
}

function writeKindWeights(image: Image, plan: KindPlan, piece: PlayedPiece): void {
  const { kind } = plan;
  image.writeWord(WEIGHTS + records.WEIGHTS_ATTACK + 4 * kind, Math.round(piece.attack));
  image.writeWord(WEIGHTS + records.WEIGHTS_CHECK + 4 * kind, Math.round(piece.check));
  image.writeWord(WEIGHTS + records.WEIGHTS_CONTESTED_CHECK + 4 * kind, Math.round(piece.contestedCheck));
  image.writePair(WEIGHTS + records.WEIGHTS_PAIR + 4 * kind, piece.pair);
  image.writePair(WEIGHTS + records.WEIGHTS_THREAT + 4 * kind, piece.threat);
  image.writePair(WEIGHTS + records.WEIGHTS_LOOSE + 4 * kind, piece.loose);
  const mobility = WEIGHTS + records.WEIGHTS_MOBILITY + 4 * kind * (weights.MOBILITY_MOST + 1);
  for (let reached = 0; reached <= weights.MOBILITY_MOST; reached++) {
    image.writePair(mobility + 4 * reached, mobilityOfReach(piece, reached));
  }
}

/** Flags of each kind, and the value of the dearest kind that cannot mate alone. */
function writeKindFlags(image: Image, variant: Variant, plans: readonly KindPlan[], played: PlayedWeights): void {
  const values = exchangeValues(played);
  const { board, royal, pieceTypes } = variant;
  // where there is no king to mate, a piece is worth what it takes
  const canMate = royal === null ? () => true : findsMate(board, plans[royal], plans[pieceTypes.length + royal]);
  let minor = 0;
  for (const [kind, piece] of played.pieces.entries()) {
    const flags = flagsOf(variant, plans[kind], piece, canMate);
    image.writeByte(WEIGHTS + records.WEIGHTS_KIND_FLAGS + kind, flags);
    if (flags & weights.KIND_MINOR) minor = Math.max(minor, values[kind]);
  }
  image.writeWord(WEIGHTS + records.WEIGHTS_MINOR, minor);
}

function flagsOf(
  { board, royal }: Variant,
  plan: KindPlan,
  { pair }: PlayedPiece,
  canMate: (piece: KindPlan) => boolean,
): number {
  if (plan.pawn) return weights.KIND_PAWN;
  if (plan.kind === royal) return 0;
  let flags = weights.KIND_NON_PAWN;
  if (pair.middle !== 0 || pair.end !== 0) flags |= weights.KIND_PAIRS;
  if (keepsShade(board, plan.movement)) flags |= weights.KIND_COLOUR_BOUND;
  if (canMate(plan)) return flags;
  return flags | weights.KIND_MINOR | (cannotMateInPairs(board.files, plan) ? weights.KIND_TWIN : 0);
}

function mobilityOfReach({ mobility, most }: PlayedPiece, reached: number): Pair {
  const { knot, above } = mobilityShare(most, reached);
  const [low, high] = [mobility[knot], mobility[knot + 1]];
  return {
    middle: low.middle + above * (high.middle - low.middle),
    end: low.end + above * (high.end - low.end),
  };
}

/** What the weights add to a piece's psqt on a square. */
export function addedPlacement({ board, symmetry }: Variant, plan: KindPlan, piece: PlayedPiece, square: number): Pair {
  const own = plan.side === 0 ? square : counterpart(board, square, symmetry);
  const rank = piece.ranks[Math.floor(own / board.files)];
  const file = piece.files[own % board.files];
  return { middle: rank.middle + file.middle, end: rank.end + file.end };
}

function writeValueOrder(image: Image, variant: Variant, values: readonly number[]): void {
  const order = values.map((_, kind) => kind).sort((a, b) => rank(a) - rank(b));
  for (const [index, kind] of order.entries()) image.writeByte(KINDS_BY_VALUE + index, kind);

  function rank(kind: number): number {
    return kind === variant.royal ? Number.POSITIVE_INFINITY : values[kind];
  }
}

/** The squares next to a king with its own, and the number of king moves between squares. */
function writeRoyal(image: Image, { board }: Variant, royal: KindPlan): void {
  const squares = boardSquares(board);
  for (const square of squares) {
    const near = squares.filter((other) => distance(board.files, square, other) <= 1);
    image.writeSet(KING_ZONES + square * image.setBytes, near);
    for (const [other, steps] of stepsFrom(royal, square).entries()) {
      image.writeByte(KING_STEPS + square * image.squares + other, Math.min(15, steps));
    }
  }
}

function distance(files: number, a: number, b: number): number {
  return Math.max(Math.abs((a % files) - (b % files)), Math.abs(Math.floor(a / files) - Math.floor(b / files)));
}

/**
 * For each square, the passed-pawn mask: where enemy pawns stand that are on a pawn's path, or can come to attack or
 * enter it by quiet moves of their own. Also where its own kind supports it from, and its path.
 */
function writePassed(image: Image, plan: KindPlan, comers: readonly Uint8Array[]): void {
  const steps = stepsToZone(plan);
  const attacks = plan.movement.captures.map((paths) => bytesOf(paths, image.setBytes));
  for (const [square] of plan.movement.quiets.entries()) {
    const stoppers = image.setAddress(PASSED_MASKS, plan.sideKind, square);
    const path = pathToZone(plan, square);
    image.writeBytes(stoppers, united(path, comers, image.setBytes));
    image.writeSet(image.setAddress(ZONE_PATHS, plan.sideKind, square), path);
    image.writeByte(ZONE_STEPS + plan.sideKind * image.squares + square, Math.min(15, steps[square]));
    // what it attacks from its square and from every square of its path
    const guarded = united(new Set([square, ...path]), attacks, image.setBytes);
    for (const other of plan.movement.quiets.keys()) {
      if (other !== square && (guarded[other >> 3] >> (other & 7)) & 1)
        image.addToSet(image.setAddress(SUPPORT_MASKS, plan.sideKind, other), square);
    }
  }
}

function bytesOf(paths: readonly Path[], bytes: number): Uint8Array {
  const set = new Uint8Array(bytes);
  for (const { target } of paths) set[target >> 3] |= 1 << (target & 7);
  return set;
}

/** For each square, from where pawns can come to stand on it or attack it, as sets of the kernel's. */
function comersOf(pawns: readonly KindPlan[], { squares, setBytes }: Image): Uint8Array[] {
  const comers = Array.from({ length: squares }, () => new Uint8Array(setBytes));
  for (const pawn of pawns)
    for (const start of pawn.movement.quiets.keys())
      for (const square of spanOf(pawn, start)) comers[square][start >> 3] |= 1 << (start & 7);
  return comers;
}

function united(squares: ReadonlySet<number>, sets: readonly Uint8Array[], bytes: number): Uint8Array {
  const union = new Uint8Array(bytes);
  for (const square of squares) for (let index = 0; index < bytes; index++) union[index] |= sets[square][index];
  return union;
}
