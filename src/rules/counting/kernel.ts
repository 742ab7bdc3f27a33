/** The count that runs, in the record of a position. */
import type { Records } from "../../kernel/record.ts";
import { POSITION_TAIL } from "../../layout/position.ts";
import { TAIL_COUNT_LIMIT } from "../../layout/records.generated.ts";
import type { CountingOfPosition, CountingOfVariant } from "./model.ts";

const LIMIT = POSITION_TAIL + TAIL_COUNT_LIMIT;

/** Writes it at ply 0. */
export function writeCount(records: Records, { countLimit }: CountingOfPosition): void {
  if (countLimit === null) return;
  records.setByte(LIMIT, countLimit);
  records.setByte(LIMIT + 1, countLimit >> 8);
}

/** None where nobody counts. */
export function readCount({ counting }: CountingOfVariant, records: Records, ply: number): CountingOfPosition {
  return { countLimit: (counting && records.byte(ply, LIMIT) + 256 * records.byte(ply, LIMIT + 1)) || null };
}
