/**
 * What is asked of files, and of documents that come from elsewhere, but not of shipped ones: how the parts of a variant fit
 * together, and its weights, which shipped variants have in files of their own (`fitted.ts`).
 */
import type { Position } from "../variant/position.ts";
import { countStarts, startPosition } from "../variant/starts.ts";
import type { Shuffle, Variant } from "../variant/variant.ts";
import type { PlacedCastling } from "./castling.ts";
import { checkCastlingPieces, checkCastlings, checkCastlingTargets, checkCastlingTexts } from "./castling-checks.ts";
import { checkPieces } from "./piece-checks.ts";
import type { Army } from "./pieces.ts";
import type { PlacedPromotion } from "./promotion.ts";
import { checkPromotions } from "./promotion-checks.ts";
import { checkShuffles } from "./shuffle-checks.ts";
import type { Ground } from "./squares.ts";
import { readWeights } from "./weights.ts";

/** What is known before there is a start. */
export interface Parts {
  readonly ground: Ground;
  readonly army: Army;
  readonly castlings: readonly PlacedCastling[];
  readonly promotions: readonly PlacedPromotion[];
}

/** Each reports what it finds. */
export interface FileChecks {
  readonly parts: (parts: Parts) => void;
  readonly shuffles: typeof checkShuffles;
  readonly weights: typeof readWeights;
  readonly whole: (parts: Parts, variant: Variant) => void;
}

export const FILE_CHECKS: FileChecks = {
  parts: ({ ground, army, castlings, promotions }) => {
    checkPieces(ground, army.pieceTypes);
    checkPromotions(ground, army, promotions);
    checkCastlings(ground, castlings);
    checkCastlingTargets(ground, army, castlings, promotions);
  },
  shuffles: checkShuffles,
  weights: readWeights,
  whole: ({ ground, army, castlings }, variant) => {
    checkCastlingPieces(ground, army, castlings, () => startsOf(variant));
    checkCastlingTexts(ground, variant, castlings);
    checkRepeatedStarts(ground, variant);
  },
};

/** Starts that are looked at to find the pieces of a castling. */
const MOST_STARTS_SEARCHED = 20_000;

function* startsOf(variant: Variant): Iterable<Position["pieces"]> {
  yield variant.setup.pieces;
  if (variant.shuffles.length === 0) return;
  const count = Math.min(countStarts(variant), MOST_STARTS_SEARCHED);
  for (let number = 0; number < count; number++) yield startPosition(variant, number).pieces;
}

/** Several shuffles may not number one start twice. */
function checkRepeatedStarts({ faults }: Ground, variant: Variant): void {
  const seen = new Set<string>();
  let number = 0;
  for (const shuffle of variant.shuffles.length > 1 ? variant.shuffles : []) {
    for (const pieces of startsOfOne(variant, shuffle)) {
      const key = pieces.map((piece) => (piece ? piece.side * 32 + piece.kind : "")).join();
      if (seen.has(key)) {
        const message = `Start ${number} is the same as an earlier one.`;
        faults.key(["setup", "shuffle"], { code: "shuffle", message });
        return;
      }
      seen.add(key);
      number++;
    }
  }
}

function* startsOfOne(variant: Variant, shuffle: Shuffle): Iterable<Position["pieces"]> {
  const alone = { ...variant, shuffles: [shuffle] };
  const count = Math.min(countStarts(alone), MOST_STARTS_SEARCHED);
  for (let number = 0; number < count; number++) yield startPosition(alone, number).pieces;
}
