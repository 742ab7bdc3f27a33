/**
 * What is asked of files, and of documents that come from elsewhere, but not of shipped ones: how the parts of a variant fit
 * together, and its weights, which shipped variants have in files of their own (`fitted.ts`).
 */
import { checkRules, checkStarts, checkWhole, type Parts } from "../rules/check.ts";
import { checkPieces } from "./piece-checks.ts";
import { readWeights } from "./weights.ts";

/** Each reports what it finds. */
export interface FileChecks {
  readonly parts: (parts: Parts) => void;
  readonly starts: typeof checkStarts;
  readonly weights: typeof readWeights;
  readonly whole: typeof checkWhole;
}

export const FILE_CHECKS: FileChecks = {
  parts: (parts) => {
    checkPieces(parts.ground, parts.army.pieceTypes);
    checkRules(parts);
  },
  starts: checkStarts,
  weights: readWeights,
  whole: checkWhole,
};
