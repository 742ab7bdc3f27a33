/** Writes the tables with fixed places: rules header, leaps, single pieces, placements, passings. */

import { type Side, type Square, shadeOf, squareCount } from "../geometry/board.ts";
import { DOUBLE_STEPS_MAX, KIND_BITS, MAGICS_MAX } from "../layout/capacity.ts";
import {
  DOUBLE_STEP_INDEX,
  DOUBLE_STEPS,
  EN_PASSANT_ATTACKERS,
  EN_PASSANT_KEYS,
  KINDS,
  LEAP_ATTACKERS,
  LEAP_CAPTURES,
  LEAP_QUIETS,
  PSQT,
  RULES,
  SQUARE_COLOURS,
  SQUARE_SETS,
  VALUES,
} from "../layout/map.ts";
import { POSITION_BOARD } from "../layout/position.ts";
import * as records from "../layout/records.generated.ts";
import * as tables from "../layout/tables.ts";
import type { Variant } from "../variant/variant.ts";
import { addedPlacement, packPair, phaseWeight } from "./evaluation.ts";
import type { Image } from "./image.ts";
import type { KindPlan } from "./kinds.ts";
import { placementOf } from "./placement.ts";
import { randomWords } from "./random.ts";
import type { Passing, WaySet } from "./ways.ts";
import type { PlayedWeights } from "./weights.ts";

const HASH_SEED = 20260531;

export function writeRules(image: Image, variant: Variant, plans: readonly KindPlan[]): void {
  const squares = squareCount(variant.board);
  const clockKinds = variant.pieceTypes.reduce(
    (bits, pieceType, kind) => (pieceType.resetsClock ? bits | (1 << kind) : bits),
    0,
  );
  image.writeWord(RULES + records.RULES_KING_KIND, variant.royal);
  image.writeWord(RULES + records.RULES_SQUARES, squares);
  image.writeWord(RULES + records.RULES_POSITION_BYTES, positionBytes(image, variant));
  image.writeWord(RULES + records.RULES_CLOCK_KINDS, clockKinds);
  image.writeWord(RULES + records.RULES_KINDS, variant.pieceTypes.length);
  image.writeWord(RULES + records.RULES_LIST_RULES, listRulesOf(variant, plans));
  for (let square = 0; square < squares; square++) {
    image.writeSet(SQUARE_COLOURS + shadeOf(variant.board, square) * image.setBytes, [square]);
  }
  for (let square = 0; square < image.squares; square++) image.writeSet(SQUARE_SETS + square * 16, [square]);
}

/** Bytes of a position record in use, a multiple of 16. */
export function positionBytes(image: Image, { pieceTypes }: Variant): number {
  return Math.ceil((POSITION_BOARD + image.squares + pieceTypes.length * image.setBytes) / 16) * 16;
}

function listRulesOf({ royal }: Variant, plans: readonly KindPlan[]): number {
  const royalPasses = plans.some(({ kind, movement }) => kind === royal && movement.passings.length > 0);
  return (plans.some(overshadows) ? tables.LIST_OVERSHADOWS : 0) | (royalPasses ? tables.LIST_KING_DOUBLE_STEPS : 0);
}

/** Whether a kind can go from one square to another quietly and also by an en-passant capture. */
function overshadows({ movement: { quiets, enPassant } }: KindPlan): boolean {
  return enPassant.some((ways, from) => ways.some((way) => quiets[from].some(({ target }) => target === way.target)));
}

/** Piece values and what makes a draw: for the search. */
export function writeSearchRules(image: Image, variant: Variant, values: readonly number[]): void {
  for (const [kind, value] of values.entries()) image.writeWord(VALUES + 4 * kind, value);
  image.writeWord(RULES + records.RULES_DRAW_CLOCK, 2 * (variant.draws.moves.claim ?? variant.draws.moves.end ?? 0));
  const repetition = variant.draws.repetition.claim ?? variant.draws.repetition.end;
  image.writeWord(RULES + records.RULES_REPETITION, repetition === null ? 0 : 1);
}

export function writeLeaps(image: Image, plans: readonly KindPlan[]): void {
  const known = new Map<WaySet, Uint8Array>();
  const write = (region: number, sideKind: number, set: WaySet) => {
    if (!set.hasLeaps) return;
    const bytes = known.get(set) ?? leapSets(image, set);
    known.set(set, bytes);
    image.view(image.setAddress(region, sideKind, 0), bytes.length).set(bytes);
  };
  for (const { sideKind, movement, attackers, enPassantAttackers } of plans) {
    write(LEAP_CAPTURES, sideKind, movement.captureSet);
    write(LEAP_QUIETS, sideKind, movement.quietSet);
    write(LEAP_ATTACKERS, sideKind, attackers);
    write(EN_PASSANT_ATTACKERS, sideKind, enPassantAttackers);
  }
}

/** The targets of leaps as sets, square by square. */
function leapSets({ squares, setBytes }: Image, { rays }: WaySet): Uint8Array {
  const bytes = new Uint8Array(squares * setBytes);
  for (const { leaps } of rays) {
    for (let index = 0; index < leaps.ways.length; index++) {
      const { target } = leaps.ways[index];
      bytes[leaps.starts[index] * setBytes + (target >> 3)] |= 1 << (target & 7);
    }
  }
  return bytes;
}

/** How a piece of this kind is treated on its own. */
export function writeKind(image: Image, plan: KindPlan, unitAddress: (unit: number) => number): void {
  const record = KINDS + plan.sideKind * records.KIND_BYTES;
  writeUnits(
    image,
    record + records.KIND_CAPTURE_MAGICS,
    record + records.KIND_CAPTURE_MAGIC,
    plan.captureUnits.map(unitAddress),
  );
  writeUnits(
    image,
    record + records.KIND_QUIET_MAGICS,
    record + records.KIND_QUIET_MAGIC,
    plan.quietUnits.map(unitAddress),
  );
}

/** Where pieces may stand and what they become; apart, because each rule of promotion looks at other kinds. */
export function writeStanding(image: Image, { board }: Variant, plans: readonly KindPlan[]): void {
  for (const plan of plans) {
    const record = KINDS + plan.sideKind * records.KIND_BYTES;
    const squares = Array.from({ length: squareCount(board) }, (_, square) => square);
    image.writeByte(record + records.KIND_FLAGS, flagsOf(plan, plans));
    image.writeSet(
      record + records.KIND_GROUND,
      squares.filter((square) => !plan.barred.has(square)),
    );
    writePromotion(image, plan, record);
  }
}

function flagsOf({ side, movement, promotion }: KindPlan, plans: readonly KindPlan[]): number {
  const become = plans.filter((other) => other.side === side && promotion?.to.includes(other.kind));
  const isPicky = promotion?.zone.some((square) => become.some(({ barred }) => barred.has(square)));
  return (movement.passings.length > 0 ? tables.KIND_DOUBLE_STEPS : 0) | (isPicky ? tables.KIND_PICKY : 0);
}

function writePromotion(image: Image, { promotion }: KindPlan, record: number): void {
  const choices = promotion?.to ?? [];
  image.writeByte(record + records.KIND_PROMOTIONS, choices.length);
  for (const [index, kind] of choices.entries()) image.writeByte(record + records.KIND_PROMOTE_TO + index, kind);
  image.writeSet(record + records.KIND_ZONE, promotion?.zone ?? []);
}

function writeUnits(image: Image, count: number, list: number, addresses: readonly number[]): void {
  if (addresses.length > MAGICS_MAX)
    throw new RangeError(`a piece needs ${addresses.length} lookup units, at most ${MAGICS_MAX} fit`);
  image.writeByte(count, addresses.length);
  for (const [index, address] of addresses.entries()) image.writeWord(list + 4 * index, address);
}

/** Hash keys of the side to move, of pieces and of squares. */
export function writeKeys(image: Image, { board }: Variant, plans: readonly KindPlan[]): void {
  const next = randomWords(HASH_SEED);
  const writeKey = (address: number) => {
    image.writeWord(address, next());
    image.writeWord(address + 4, next());
  };
  writeKey(RULES + records.RULES_TURN_KEY);
  for (let square = 0; square < image.squares; square++) writeKey(EN_PASSANT_KEYS + 8 * square);
  for (const { sideKind } of plans) {
    for (let square = 0; square < squareCount(board); square++) {
      writeKey(placementAddress(image, sideKind, square) + records.PSQT_KEY);
    }
  }
}

/** The score of each piece on each square: for the search. */
export function writePlacements(
  image: Image,
  variant: Variant,
  plans: readonly KindPlan[],
  values: readonly number[],
  played: PlayedWeights,
): void {
  for (const plan of plans) {
    const sign = plan.side === 0 ? 1 : -1;
    const piece = played.pieces[plan.kind];
    for (const [square, { middle, end }] of placementOf(variant, plan).entries()) {
      const address = placementAddress(image, plan.sideKind, square);
      const added = addedPlacement(variant, plan, piece, square);
      const score = {
        middle: sign * Math.round(piece.value.middle + middle + added.middle),
        end: sign * Math.round(piece.value.end + end + added.end),
      };
      image.writeWord(address + records.PSQT_SCORE, packPair(score));
      image.writeWord(address + records.PSQT_MATERIAL, phaseWeight(plan, values));
    }
  }
}

function placementAddress({ squares }: Image, sideKind: number, square: number): number {
  return PSQT + ((sideKind * squares + square) << records.PSQT_SHIFT);
}

export function writePassings(image: Image, plans: readonly KindPlan[]): void {
  let record = 0;
  for (const plan of plans) {
    const passings = [...plan.movement.passings].sort((a, b) => a.from - b.from || a.to - b.to);
    const takers = takersByMove(plans, plan.side, passings);
    let last = -1;
    for (const { from, to, crossed, ride } of passings) {
      if (record >= DOUBLE_STEPS_MAX - 1)
        throw new RangeError(`more than ${DOUBLE_STEPS_MAX} moves pass over squares open to en passant`);
      const index = DOUBLE_STEP_INDEX + 2 * (plan.sideKind * image.squares + from);
      const address = DOUBLE_STEPS + record * records.DOUBLE_STEP_BYTES;
      image.writeByte(address + records.DOUBLE_STEP_SIDE_KIND, plan.sideKind);
      image.writeByte(address + records.DOUBLE_STEP_FROM, from);
      image.writeByte(address + records.DOUBLE_STEP_TO, to);
      image.writeByte(address + records.DOUBLE_STEP_MODES, passingModes(ride));
      image.writeSet(address + records.DOUBLE_STEP_SQUARES, crossed);
      image.writeSet(address + records.DOUBLE_STEP_TAKERS, takers.get(`${from} ${to}`) ?? []);
      if (from !== last) image.writeShort(index, record + 1);
      last = from;
      record++;
    }
  }
  const end = DOUBLE_STEPS + record * records.DOUBLE_STEP_BYTES;
  image.writeByte(end + records.DOUBLE_STEP_SIDE_KIND, 1 << (KIND_BITS + 2));
}

/** By start and target of a move: from where enemies could capture en passant after it, whatever stands in their way. */
function takersByMove(
  plans: readonly KindPlan[],
  side: Side,
  passings: readonly Passing[],
): ReadonlyMap<string, ReadonlySet<Square>> {
  const enemies = plans.filter((plan) => plan.side !== side && !plan.enPassantAttackers.isEmpty);
  const ways = enemies.map(({ enPassantAttackers }) => enPassantAttackers.bySquare);
  const takers = new Map<string, Set<Square>>();
  for (const { from, to, crossed } of passings) {
    const known = takers.get(`${from} ${to}`) ?? new Set();
    for (const square of crossed)
      for (const bySquare of ways) for (const { target } of bySquare[square]) known.add(target);
    takers.set(`${from} ${to}`, known);
  }
  return takers;
}

function passingModes({ quiet, capture, enPassant }: Passing["ride"]): number {
  return (
    (quiet ? tables.DOUBLE_STEP_QUIET : 0) |
    (capture ? tables.DOUBLE_STEP_CAPTURE : 0) |
    (enPassant ? tables.DOUBLE_STEP_EN_PASSANT : 0)
  );
}
