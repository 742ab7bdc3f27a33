/** Gates in the record of a position, and what enters in move words. */
import type { Square } from "../../geometry/board.ts";
import type { Records } from "../../kernel/record.ts";
import {
  MOVE_ENTER_HIGH,
  MOVE_ENTER_LOW,
  MOVE_ENTER_SHIFT,
  MOVE_ENTERS,
  MOVE_ENTERS_PARTNER,
} from "../../layout/move.ts";
import { TAIL_GATES } from "../../layout/position.ts";
import type { EnteringOfMove, EnteringOfVariant, GatesOfPosition } from "./model.ts";
import { NO_GATES } from "./rule.ts";

/** Writes gates at ply 0. */
export function writeGates(records: Records, { gates }: GatesOfPosition): void {
  if (gates.length > 0) records.addInTail(TAIL_GATES, gates);
}

export function readGates(records: Records, ply: number, { entering }: EnteringOfVariant): GatesOfPosition {
  return entering ? { gates: records.squaresInTail(ply, TAIL_GATES) } : NO_GATES;
}

const NOTHING: EnteringOfMove = { enters: null, entersOn: null };

/** @param squares of the move: where the piece begins, and in castling its partner */
export function enteringOfWord(
  word: number,
  { from, partner }: { readonly from: Square; readonly partner: Square | null },
): EnteringOfMove {
  if (!(word & MOVE_ENTERS)) return NOTHING;
  const enters = ((word >>> MOVE_ENTER_SHIFT) & MOVE_ENTER_LOW) | (word & MOVE_ENTER_HIGH ? MOVE_ENTER_LOW + 1 : 0);
  return { enters, entersOn: word & MOVE_ENTERS_PARTNER ? partner : from };
}
