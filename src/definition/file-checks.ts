/**
 * Checks of files and of documents from elsewhere, which shipped variants do not need: how the parts of a variant fit
 * together, and its weights; those of shipped variants are in files of their own (`fitted.ts`).
 */
import { checkRules, checkStarts, checkWhole, type Parts } from "../rules/check.ts";
import { checkPieces } from "./piece-checks.ts";
import { readWeights } from "./weights.ts";

/** Checks that report what they find. */
export interface FileChecks {
  readonly parts: (parts: Parts) => void;
  readonly starts: typeof checkStarts;
  readonly weights: typeof readWeights;
  readonly whole: typeof checkWhole;
}

export const FILE_CHECKS: FileChecks = {
  parts: (parts) => {
    checkPieces(parts);
    checkRules(parts);
  },
  starts: checkStarts,
  weights: readWeights,
  whole: checkWhole,
};
