/** What an engine is made with. Checked on the page's side as on the worker's, so that both refuse by the same name. */
import { misuse } from "./refuse.ts";

/** All that the evaluation knows, or material and placement alone. */
export type Evaluation = "whole" | "material";

export interface EngineOptions {
  /** Megabytes of the hash table, 1 to 1024; default 16. */
  readonly hashMb?: number;
  /** Milliseconds kept back on each timed move; default 0. */
  readonly moveOverheadMs?: number;
  /** `material` counts material and placement alone: more positions a second, and worse play. Default `whole`. */
  readonly evaluation?: Evaluation;
}

const LARGEST_HASH_MB = 1024;

/** The options with their defaults.
 *  @throws {VariantError} `hash-size`, `move-overhead` or `evaluation-unknown` */
export function completeOptions(options: EngineOptions): Required<EngineOptions> {
  const { hashMb = 16, moveOverheadMs = 0, evaluation = "whole" } = options;
  checkHash(hashMb);
  checkOverhead(moveOverheadMs);
  checkEvaluation(evaluation);
  return { hashMb, moveOverheadMs, evaluation };
}

/** @throws {VariantError} `hash-size` */
export function checkHash(megabytes: number): void {
  if (Number.isInteger(megabytes) && megabytes >= 1 && megabytes <= LARGEST_HASH_MB) return;
  throw misuse("hash-size", `A hash table has 1 to ${LARGEST_HASH_MB} megabytes, not ${megabytes}.`, "<hash>");
}

/** @throws {VariantError} `move-overhead` */
export function checkOverhead(milliseconds: number): void {
  if (Number.isFinite(milliseconds) && milliseconds >= 0) return;
  throw misuse("move-overhead", `The time kept back is a number of milliseconds, not ${milliseconds}.`, "<overhead>");
}

function checkEvaluation(evaluation: string): void {
  if (evaluation === "whole" || evaluation === "material") return;
  throw misuse("evaluation-unknown", `The evaluation is 'whole' or 'material', not '${evaluation}'.`, "<evaluation>");
}
