/** Options of an engine. Checked on the page's and on the worker's side, so that both refuse with the same codes. */
import { inWords } from "../diagnostic/argument.ts";
import { misuse } from "./refuse.ts";

/** The whole evaluation, or material with psqt alone. */
export type Evaluation = "whole" | "material";

export interface EngineOptions {
  /** Megabytes of the hash table, 1 to 1024; default 16. */
  readonly hashMb?: number;
  /** Milliseconds kept in reserve on each timed move; default 0. */
  readonly moveOverheadMs?: number;
  /** `material` counts material and psqt alone: more nodes a second, and worse play. Default `whole`. */
  readonly evaluation?: Evaluation;
}

const LARGEST_HASH_MB = 1024;

/** @throws {FairywrenError} `hash-size` */
export function checkHash(megabytes: unknown): void {
  if (isWithin(megabytes, 1, LARGEST_HASH_MB) && Number.isInteger(megabytes)) return;
  const message = `A hash table has 1 to ${LARGEST_HASH_MB} megabytes, not ${inWords(megabytes)}.`;
  throw misuse("hash-size", message, "<hash>");
}

/** @throws {FairywrenError} `move-overhead` */
export function checkOverhead(milliseconds: unknown): void {
  if (isWithin(milliseconds, 0, Number.MAX_VALUE)) return;
  const message = `The time kept back is a number of milliseconds, not ${inWords(milliseconds)}.`;
  throw misuse("move-overhead", message, "<overhead>");
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === "number" && value >= least && value <= most;
}
