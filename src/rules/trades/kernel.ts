/** Sheltered pieces in the record of a position. */
import type { Records } from "../../kernel/record.ts";
import { TAIL_SHELTERED } from "../../layout/position.ts";
import type { ShelteredOfPosition, TradesOfVariant } from "./model.ts";
import { NONE_SHELTERED } from "./rule.ts";

/** Writes them at ply 0. */
export function writeSheltered(records: Records, { sheltered }: ShelteredOfPosition): void {
  if (sheltered.length > 0) records.addInTail(TAIL_SHELTERED, sheltered);
}

export function readSheltered(records: Records, ply: number, { trades }: TradesOfVariant): ShelteredOfPosition {
  return trades ? { sheltered: records.squaresInTail(ply, TAIL_SHELTERED) } : NONE_SHELTERED;
}
