/** Writes the tables at fixed addresses: rules header, leaps, single pieces, psqt, en passant. */

import { boardSquares, shadeOf, squareCount } from "../geometry/board.ts";
import { MAGICS_MAX } from "../layout/capacity.ts";
import {
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
import { POSITION_BOARD, SETS_OF_KINDS } from "../layout/position.ts";
import * as records from "../layout/records.generated.ts";
import { NO_KIND } from "../layout/rules/royals.ts";
import {
  kindFlags,
  listRules,
  RULE_ATTACKERS,
  writeFurtherKeys,
  writeKindRules,
  writeRuleKeys,
} from "../rules/compile.ts";
import type { Variant } from "../variant/variant.ts";
import { addedPlacement } from "./evaluation.ts";
import { extraBitsOf } from "./extra-bits.ts";
import type { Image } from "./image.ts";
import type { KindPlan } from "./kinds.ts";
import type { PathSet } from "./paths.ts";
import { phaseWeight } from "./phase.ts";
import { placementOf } from "./placement.ts";
import { randomWords } from "./random.ts";
import type { PlayedWeights } from "./weights.ts";

const HASH_SEED = 20260531;

export function writeRules(image: Image, variant: Variant, plans: readonly KindPlan[]): void {
  const squares = squareCount(variant.board);
  const kinds = [...variant.pieceTypes.keys()];
  image.writeWord(RULES + records.RULES_KING_KIND, variant.royal ?? NO_KIND);
  image.writeWord(RULES + records.RULES_SQUARES, squares);
  image.writeWord(RULES + records.RULES_POSITION_BYTES, positionBytes(image, variant));
  image.writeKinds(
    RULES + records.RULES_CLOCK_KINDS,
    kinds.filter((kind) => variant.pieceTypes[kind].resetsClock),
  );
  image.writeWord(RULES + records.RULES_KINDS, variant.pieceTypes.length);
  image.writeWord(RULES + records.RULES_EXTRA_BITS, extraBitsOf(variant));
  image.writeWord(RULES + records.RULES_LIST_RULES, listRules(variant, plans));
  for (const square of boardSquares(variant.board)) {
    image.writeSet(SQUARE_COLOURS + shadeOf(variant.board, square) * image.setBytes, [square]);
  }
  for (let square = 0; square < image.squares; square++)
    image.writeSet(SQUARE_SETS + square * image.setBytes, [square]);
}

/** Bytes in use of a position record, a multiple of 16. */
export function positionBytes(image: Image, { pieceTypes }: Variant): number {
  return Math.ceil((POSITION_BOARD + image.squares + (SETS_OF_KINDS + pieceTypes.length) * image.setBytes) / 16) * 16;
}

/** Piece values, for the search. */
export function writeValues(image: Image, values: readonly number[]): void {
  for (const [kind, value] of values.entries()) image.writeWord(VALUES + 4 * kind, value);
}

export function writeLeaps(image: Image, plans: readonly KindPlan[]): void {
  const known = new Map<PathSet, Uint8Array>();
  const write = (region: number, sideKind: number, set: PathSet) => {
    if (!set.hasLeaps) return;
    const bytes = known.get(set) ?? leapSets(image, set);
    known.set(set, bytes);
    image.writeBytes(image.setAddress(region, sideKind, 0), bytes);
  };
  for (const plan of plans) {
    const { sideKind, movement, attackers } = plan;
    write(LEAP_CAPTURES, sideKind, movement.captureSet);
    write(LEAP_QUIETS, sideKind, movement.quietSet);
    write(LEAP_ATTACKERS, sideKind, attackers);
    for (const { region, sets } of RULE_ATTACKERS) write(region, sideKind, sets(plan));
  }
}

/** The targets of leaps as bitboards, by square. */
function leapSets({ squares, setBytes }: Image, { rays }: PathSet): Uint8Array {
  const bytes = new Uint8Array(squares * setBytes);
  for (const { leaps } of rays) {
    for (let index = 0; index < leaps.paths.length; index++) {
      const { target } = leaps.paths[index];
      bytes[leaps.starts[index] * setBytes + (target >> 3)] |= 1 << (target & 7);
    }
  }
  return bytes;
}

/** How the generator treats pieces of this kind. */
export function writeKind(image: Image, plan: KindPlan, magicAddress: (magic: number) => number): void {
  const record = KINDS + plan.sideKind * records.KIND_BYTES;
  writeMagics(
    image,
    record + records.KIND_CAPTURE_MAGICS,
    record + records.KIND_CAPTURE_MAGIC,
    plan.captureMagics.map(magicAddress),
  );
  writeMagics(
    image,
    record + records.KIND_QUIET_MAGICS,
    record + records.KIND_QUIET_MAGIC,
    plan.quietMagics.map(magicAddress),
  );
}

/** Where pieces may stand and what they promote to; separate, because a promotion refers to other kinds. */
export function writeStanding(image: Image, { board }: Variant, plans: readonly KindPlan[]): void {
  for (const plan of plans) {
    const record = KINDS + plan.sideKind * records.KIND_BYTES;
    const squares = boardSquares(board);
    image.writeByte(record + records.KIND_FLAGS, kindFlags(plan, plans));
    image.writeSet(
      record + records.KIND_GROUND,
      squares.filter((square) => !plan.barred.has(square)),
    );
    writeKindRules(image, plan, record);
  }
}

function writeMagics(image: Image, count: number, list: number, addresses: readonly number[]): void {
  if (addresses.length > MAGICS_MAX)
    throw new RangeError(`a piece needs ${addresses.length} magics, at most ${MAGICS_MAX} fit`);
  image.writeByte(count, addresses.length);
  for (const [index, address] of addresses.entries()) image.writeWord(list + 4 * index, address);
}

/** Hash keys for the side to move, pieces and squares. */
export function writeKeys(image: Image, variant: Variant, plans: readonly KindPlan[]): void {
  const next = randomWords(HASH_SEED);
  const writeKey = (address: number) => {
    image.writeWord(address, next());
    image.writeWord(address + 4, next());
  };
  writeKey(RULES + records.RULES_TURN_KEY);
  writeRuleKeys(image, writeKey);
  for (const { sideKind } of plans) {
    for (let square = 0; square < squareCount(variant.board); square++) {
      writeKey(placementAddress(image, sideKind, square) + records.PSQT_KEY);
    }
  }
  writeFurtherKeys(image, variant, writeKey);
}

/** The psqt of each piece, for the search. */
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
      image.writePair(address + records.PSQT_SCORE, score);
      image.writeWord(address + records.PSQT_MATERIAL, phaseWeight(plan, values));
    }
  }
}

function placementAddress({ squares }: Image, sideKind: number, square: number): number {
  return PSQT + ((sideKind * squares + square) << records.PSQT_SHIFT);
}
