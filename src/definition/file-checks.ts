/**
 * Checks of files and of documents from elsewhere, which shipped variants do not need: how the parts of a variant fit
 * together, and its weights; those of shipped variants are in files of their own (`fitted.ts`).
 */
import { checkRules, checkStarts, checkWhole } from "../rules/check.ts";
import type { Parts } from "../rules/parts.ts";
import type { Weights } from "../variant/weights.ts";
import { lateChecks } from "./late-checks.ts";
import { checkPieces } from "./piece-checks.ts";
import type { Weighed, WeightsDocument } from "./weights.ts";

/** Checks that report what they find. */
export interface FileChecks {
  readonly parts: (parts: Parts) => void;
  readonly starts: typeof checkStarts;
  readonly weights: (ground: Weighed, weights: WeightsDocument | undefined) => Weights | null;
  readonly whole: typeof checkWhole;
}

export const FILE_CHECKS: FileChecks = {
  parts: (parts) => {
    checkPieces(parts);
    checkRules(parts);
  },
  starts: checkStarts,
  weights: (ground, weights) => (weights === undefined ? null : lateChecks().readWeights(ground, weights)),
  whole: checkWhole,
};
