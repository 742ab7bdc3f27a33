/** The weights as one long vector: what each number is, where it lies in the kernel, and how far it may be expected to move. */
import { type Compiled, compileVariant } from "../compile/compile.ts";
import { DANGER_FIELDS, PLACED_TERMS, TERM_FIELDS } from "../compile/evaluation.ts";
import { mobilityShare, type PlayedPiece, type PlayedWeights, playedWeights } from "../compile/weights.ts";
import { MOBILITY_MOST } from "../layout/evaluation.ts";
import { WEIGHTS } from "../layout/map.ts";
import {
  WEIGHTS_ATTACK,
  WEIGHTS_CHECK,
  WEIGHTS_CONTESTED_CHECK,
  WEIGHTS_LOOSE,
  WEIGHTS_MOBILITY,
  WEIGHTS_PAIR,
  WEIGHTS_PASSED,
  WEIGHTS_THREAT,
} from "../layout/records.generated.ts";
import type { Variant } from "../variant/variant.ts";
import { DANGERS, PASSED_STEPS, type Pair, type Term, type Weights } from "../variant/weights.ts";

/** A word of the kernel's weights, and how much of the parameter goes into it. */
export interface Poke {
  readonly address: number;
  readonly share: number;
}

/** A pair of numbers that stand side by side in the vector: middle game, then endgame. */
export interface PairParameter {
  readonly index: number;
  readonly pokes: readonly Poke[];
}

/** A number that the score does not depend on in a straight line. */
export interface BentParameter {
  readonly index: number;
  readonly address: number;
}

/** Where the numbers of a kind's placement start in the vector; each place has two. */
export interface PlacementParameter {
  readonly value: number;
  readonly ranks: number;
  readonly files: number;
}

export interface ParameterSet {
  readonly start: Float64Array;
  /** How far each number may be expected to move, in its own unit. */
  readonly spread: Float64Array;
  readonly pairs: readonly PairParameter[];
  readonly bent: readonly BentParameter[];
  /** By kind. */
  readonly placements: readonly PlacementParameter[];
  /** Places of files that are tuned as one: half of them where the rules are the same in a mirror. */
  readonly filePlaces: readonly number[];
  /** Makes weights of a vector. */
  read(vector: ArrayLike<number>): Weights;
}

/** Expected changes, hundredths of a pawn. */
const SPREAD = { value: 60, placement: 20, mobility: 14, passed: 30, term: 12, pair: 20, danger: 12 };
/**
 * Terms that are kept near where they start: in positions where a quiet move was best, the fit would make too much of
 * having the move, for what could be won with it at once is not among them.
 */
const HELD: readonly Term[] = ["tempo"];
const HELD_SPREAD = 2;

/** The parameters of a variant with its own weights, or with computed ones where it has none. */
export function startOfFit(variant: Variant): ParameterSet {
  const compiled = compileVariant(variant);
  return parametersOf(variant, compiled, playedWeights(variant, compiled.plans, compiled.values));
}

/** @param played what the variant is played with now: where the fit starts */
export function parametersOf(variant: Variant, compiled: Compiled, played: PlayedWeights): ParameterSet {
  const builder = new Builder();
  const filePlaces = placesOfFiles(variant, compiled);
  const terms = PLACED_TERMS.map((term) =>
    builder.pair(played.terms[term], HELD.includes(term) ? HELD_SPREAD : SPREAD.term, at(TERM_FIELDS[term])),
  );
  const dangers = DANGERS.map((danger) => builder.bent(played.dangers[danger], WEIGHTS + DANGER_FIELDS[danger]));
  const passed = played.passed.map((pair, steps) => builder.pair(pair, SPREAD.passed, passedPokes(steps)));
  const pieces = played.pieces.map((piece, kind) => addPiece(builder, variant, compiled, { piece, kind, filePlaces }));
  const start = Float64Array.from(builder.start);
  return {
    start,
    spread: Float64Array.from(builder.spread),
    pairs: builder.pairs,
    bent: builder.bentOnes,
    placements: pieces.map(({ placement }) => placement),
    filePlaces,
    read: (vector) => ({
      terms: Object.fromEntries(PLACED_TERMS.map((term, index) => [term, pairAt(vector, terms[index])])),
      passed: passed.map((index) => pairAt(vector, index)),
      dangers: Object.fromEntries(DANGERS.map((danger, index) => [danger, dangerAt(vector, dangers[index])])),
      pieces: pieces.map(({ read }) => read(vector)),
    }),
  };
}

class Builder {
  readonly start: number[] = [];
  readonly spread: number[] = [];
  readonly pairs: PairParameter[] = [];
  readonly bentOnes: BentParameter[] = [];

  /** @returns the place of the pair in the vector */
  pair(start: Pair, spread: number, pokes: readonly Poke[] = []): number {
    const index = this.start.length;
    this.start.push(start.middle, start.end);
    this.spread.push(spread, spread);
    if (pokes.length > 0) this.pairs.push({ index, pokes });
    return index;
  }

  bent(start: number, address: number): number {
    const index = this.start.length;
    this.start.push(start);
    this.spread.push(SPREAD.danger);
    this.bentOnes.push({ index, address });
    return index;
  }
}

interface PieceContext {
  readonly piece: PlayedPiece;
  readonly kind: number;
  readonly filePlaces: readonly number[];
}

function addPiece(
  builder: Builder,
  variant: Variant,
  { plans }: Compiled,
  { piece, kind, filePlaces }: PieceContext,
): { placement: PlacementParameter; read: (vector: ArrayLike<number>) => Weights["pieces"][number] } {
  const isRoyal = kind === variant.royal;
  const roams = !isRoyal && !plans[kind].pawn;
  const value = builder.pair(piece.value, SPREAD.value);
  const ranks = piece.ranks.map((pair) => builder.pair(pair, SPREAD.placement))[0];
  const places = Math.max(...filePlaces) + 1;
  const files = Array.from({ length: places }, (_, place) =>
    builder.pair(piece.files[filePlaces.indexOf(place)], SPREAD.placement),
  )[0];
  const mobility = roams
    ? piece.mobility.map((pair, knot) => builder.pair(pair, SPREAD.mobility, mobilityPokes(piece, kind, knot)))
    : [];
  const danger = (value: number, field: number) => (roams ? builder.bent(value, WEIGHTS + field + 4 * kind) : null);
  const attack = danger(piece.attack, WEIGHTS_ATTACK);
  const check = danger(piece.check, WEIGHTS_CHECK);
  const contested = danger(piece.contestedCheck, WEIGHTS_CONTESTED_CHECK);
  const countsPairs = roams && (piece.pair.middle !== 0 || piece.pair.end !== 0);
  const pair = countsPairs ? builder.pair(piece.pair, SPREAD.pair, at(WEIGHTS_PAIR + 4 * kind)) : null;
  const threat = roams ? builder.pair(piece.threat, SPREAD.term, at(WEIGHTS_THREAT + 4 * kind)) : null;
  const loose = roams ? builder.pair(piece.loose, SPREAD.term, at(WEIGHTS_LOOSE + 4 * kind)) : null;
  return {
    placement: { value, ranks, files },
    read: (vector) => ({
      value: isRoyal ? null : pairAt(vector, value),
      mobility: roams ? mobility.map((index) => coarsePairAt(vector, index)) : null,
      attack: attack === null ? null : dangerAt(vector, attack),
      check: check === null ? null : dangerAt(vector, check),
      contestedCheck: contested === null ? null : dangerAt(vector, contested),
      pair: pair === null ? null : pairAt(vector, pair),
      threat: threat === null ? null : pairAt(vector, threat),
      loose: loose === null ? null : pairAt(vector, loose),
      ranks: piece.ranks.map((_, rank) => coarsePairAt(vector, ranks + 2 * rank)),
      files: piece.files.map((_, file) => coarsePairAt(vector, files + 2 * filePlaces[file])),
    }),
  };
}

function at(field: number): readonly Poke[] {
  return [{ address: WEIGHTS + field, share: 1 }];
}

function passedPokes(steps: number): readonly Poke[] {
  const last = steps === PASSED_STEPS - 1 ? 15 : steps;
  return Array.from({ length: last - steps + 1 }, (_, more) => at(WEIGHTS_PASSED + 4 * (steps + more))[0]);
}

function mobilityPokes({ most }: PlayedPiece, kind: number, knot: number): readonly Poke[] {
  const table = WEIGHTS + WEIGHTS_MOBILITY + 4 * kind * (MOBILITY_MOST + 1);
  return Array.from({ length: MOBILITY_MOST + 1 }, (_, reached) => {
    const { knot: below, above } = mobilityShare(most, reached);
    const share = knot === below ? 1 - above : knot === below + 1 ? above : 0;
    return { address: table + 4 * reached, share };
  }).filter(({ share }) => share > 0);
}

/** Files that lie alike in a mirror share a place, if all pieces move alike there. */
function placesOfFiles(variant: Variant, { plans }: Compiled): number[] {
  const { files } = variant.board;
  const mirrored = (square: number) => square - (square % files) + files - 1 - (square % files);
  const isMirrored = plans.every(({ movement: { captures, quiets } }) =>
    [captures, quiets].every((ways) =>
      ways.every((list, square) => {
        const there = new Set(ways[mirrored(square)].map(({ target }) => target));
        return (
          there.size === new Set(list.map(({ target }) => target)).size &&
          list.every(({ target }) => there.has(mirrored(target)))
        );
      }),
    ),
  );
  return Array.from({ length: files }, (_, file) => (isMirrored ? Math.min(file, files - 1 - file) : file));
}

function pairAt(vector: ArrayLike<number>, index: number): Pair {
  return { middle: round(vector[index]), end: round(vector[index + 1]) };
}

/** Rows are many and known to some hundredths only: steps of this size make files smaller and change no game. */
const COARSE = 5;

function coarsePairAt(vector: ArrayLike<number>, index: number): Pair {
  const step = (value: number) => COARSE * Math.round(value / COARSE) + 0;
  return { middle: step(vector[index]), end: step(vector[index + 1]) };
}

/** Danger is never negative. */
function dangerAt(vector: ArrayLike<number>, index: number): number {
  return Math.max(0, round(vector[index]));
}

/** Whole hundredths; no negative zero. */
function round(value: number): number {
  return Math.round(value) + 0;
}
