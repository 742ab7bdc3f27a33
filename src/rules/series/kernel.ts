/** Moves that are left in a turn, in the record of a position. */
import type { Records } from "../../kernel/record.ts";
import { POSITION_TAIL } from "../../layout/position.ts";
import { TAIL_MOVES_LEFT, TAIL_TURN_LENGTH } from "../../layout/records.generated.ts";
import type { SeriesOfPosition, SeriesOfVariant } from "./model.ts";
import { movesToMake, NO_SERIES, type TurnOfGame, turnLength } from "./rule.ts";

const LEFT = POSITION_TAIL + TAIL_MOVES_LEFT;
const LENGTH = POSITION_TAIL + TAIL_TURN_LENGTH;

/** Writes them at ply 0. */
export function writeSeries(records: Records, rules: SeriesOfVariant, position: SeriesOfPosition & TurnOfGame): void {
  if (!rules.series) return;
  records.setByte(LEFT, movesToMake(rules, position));
  records.setByte(LENGTH, turnLength(rules, position));
}

export function readSeries(records: Records, ply: number, { series }: SeriesOfVariant): SeriesOfPosition {
  if (!series) return NO_SERIES;
  const left = records.byte(ply, LEFT);
  return left === records.byte(ply, LENGTH) ? NO_SERIES : { movesLeft: left };
}
