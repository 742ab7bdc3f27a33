/** The evaluation weights in a variant's file, usually written by the tuner. */
import type { Board } from "../geometry/board.ts";
import {
  DANGERS,
  MOBILITY_KNOTS,
  PASSED_STEPS,
  type Pair,
  type PieceWeights,
  TERMS,
  type Term,
  type Weights,
} from "../variant/weights.ts";
import { unknownPiece } from "./army.ts";
import type { Faults } from "./faults.ts";
import type { Path } from "./located.ts";
import type { VariantDocument } from "./schema-types.generated.ts";

export type WeightsDocument = NonNullable<VariantDocument["weights"]>;

/** A module of fitted weights. */
export interface FittedWeights {
  /** The digest of the rules that they fit. */
  readonly RULES: string;
  readonly WEIGHTS: WeightsDocument;
}

type PieceDocument = NonNullable<WeightsDocument["pieces"]>[string];

const NO_WEIGHTS: PieceWeights = {
  value: null,
  mobility: null,
  attack: null,
  check: null,
  contestedCheck: null,
  pair: null,
  threat: null,
  loose: null,
  ranks: null,
  files: null,
};

/** What the weights apply to. */
export interface Weighed {
  readonly board: Board;
  readonly pieceTypes: readonly { readonly id: string }[];
  readonly faults: Faults;
}

/** Null where the file gives none. Weights are never inherited: another variant's would fit badly. */
export function readWeights(ground: Weighed, weights: WeightsDocument | undefined): Weights | null {
  if (weights === undefined) return null;
  const given = weights.pieces ?? {};
  checkPieces(ground, Object.keys(given));
  return {
    terms: readTerms(weights),
    passed: readRows(ground, ["weights", "passed"], weights.passed, PASSED_STEPS),
    dangers: readDangers(weights),
    pieces: ground.pieceTypes.map(({ id }) => (given[id] ? readPiece(ground, id, given[id]) : NO_WEIGHTS)),
  };
}

function checkPieces({ pieceTypes, faults }: Weighed, ids: readonly string[]): void {
  const known = pieceTypes.map(({ id }) => id);
  for (const id of ids) {
    if (known.includes(id) || known.length === 0 || faults.isBroken(["pieces", id])) continue;
    faults.key(["weights", "pieces", id], unknownPiece(id, known));
  }
}

function readTerms(weights: WeightsDocument): Partial<Record<Term, Pair>> {
  return Object.fromEntries(
    TERMS.flatMap((term) => {
      const pair = readPair(weights[term]);
      return pair ? [[term, pair]] : [];
    }),
  );
}

function readDangers(weights: WeightsDocument): Weights["dangers"] {
  return Object.fromEntries(
    DANGERS.flatMap((danger) => (weights[danger] === undefined ? [] : [[danger, weights[danger]]])),
  );
}

function readPiece(ground: Weighed, id: string, piece: PieceDocument): PieceWeights {
  const path: Path = ["weights", "pieces", id];
  const { files, ranks } = ground.board;
  return {
    value: readPair(piece.value),
    mobility: readRows(ground, [...path, "mobility"], piece.mobility, MOBILITY_KNOTS),
    attack: piece.attack ?? null,
    check: piece.check ?? null,
    contestedCheck: piece["contested-check"] ?? null,
    pair: readPair(piece.pair),
    threat: readPair(piece.threat),
    loose: readPair(piece.loose),
    ranks: readRows(ground, [...path, "ranks"], piece.ranks, ranks),
    files: readFiles(ground, [...path, "files"], piece.files, files),
  };
}

function readPair(pair: readonly number[] | undefined): Pair | null {
  return pair ? { middle: pair[0], end: pair[1] } : null;
}

/** The schema's bound for single weights, which it cannot check in the text of a row. */
const LARGEST_WEIGHT = 3000;

/** Rows by file; half of them serve both halves of the board. */
function readFiles(ground: Weighed, path: Path, text: string | undefined, files: number): Pair[] | null {
  const half = Math.ceil(files / 2);
  if (text?.split("/")[0].trim().split(/ +/).length !== half) return readRows(ground, path, text, files);
  const pairs = readRows(ground, path, text, half);
  return pairs && Array.from({ length: files }, (_, file) => pairs[Math.min(file, files - 1 - file)]);
}

/** The rows of middlegame and endgame as pairs; null where there are none or a fault is reported. */
function readRows({ faults }: Weighed, path: Path, text: string | undefined, length: number): Pair[] | null {
  if (text === undefined || faults.isBroken(path)) return null;
  const [middle, end] = text.split("/").map((row) => row.trim().split(/ +/).map(Number));
  const row = [middle, end].find((weights) => weights.length !== length);
  if (row) {
    const message = `A row of '${path.join(".")}' has ${row.length} weights, but must have ${length}.`;
    faults.value(path, { code: "wrong-size", message });
  }
  const large = [...middle, ...end].find((weight) => Math.abs(weight) > LARGEST_WEIGHT);
  if (large !== undefined) {
    const message = `'${path.join(".")}' has the weight ${large}, but the largest is ${LARGEST_WEIGHT}, positive or negative.`;
    faults.value(path, { code: "out-of-range", message });
  }
  return row || large !== undefined ? null : middle.map((weight, index) => ({ middle: weight, end: end[index] }));
}
