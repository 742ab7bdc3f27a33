/** Leapers in the record of a position. */
import type { Records } from "../../kernel/record.ts";
import { TAIL_LEAPERS } from "../../layout/position.ts";
import type { FirstLeapsOfVariant, LeapersOfPosition } from "./model.ts";
import { NO_LEAPERS } from "./rule.ts";

/** Writes leapers at ply 0. */
export function writeLeapers(records: Records, { leapers }: LeapersOfPosition): void {
  if (leapers.length > 0) records.addInTail(TAIL_LEAPERS, leapers);
}

export function readLeapers(records: Records, ply: number, { firstLeaps }: FirstLeapsOfVariant): LeapersOfPosition {
  return firstLeaps.length > 0 ? { leapers: records.squaresInTail(ply, TAIL_LEAPERS) } : NO_LEAPERS;
}
