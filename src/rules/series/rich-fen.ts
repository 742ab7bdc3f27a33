/** Reads and writes the field of a turn that has begun. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import type { Field } from "../fen.ts";
import type { SeriesOfPosition, SeriesOfVariant } from "./model.ts";
import { NO_SERIES, type TurnOfGame, turnLength } from "./rule.ts";

export function readSeries(
  rules: SeriesOfVariant,
  turn: TurnOfGame,
  field: Field,
  faults: TextFault[],
): SeriesOfPosition {
  const [left, length] = field.text.split("/").map(Number);
  const whole = turnLength(rules, turn);
  if (length === whole && left >= 1 && left < whole) return { movesLeft: left };
  const message =
    whole === 1
      ? `${quote(field.text)} are moves left of a turn; this turn has one move.`
      : `${quote(field.text)} are not moves left of a turn of ${whole}: write 1/${whole} to ${whole - 1}/${whole}, or nothing where the turn has not begun.`;
  const hint = whole === 1 ? null : `1/${whole}`;
  faults.push({ code: "fen-series", message, offset: field.offset, length: field.text.length, hint });
  return NO_SERIES;
}

/** Empty where the turn has not begun. */
export function writeSeries(rules: SeriesOfVariant, position: SeriesOfPosition & TurnOfGame): string {
  return position.movesLeft === null ? "" : `${position.movesLeft}/${turnLength(rules, position)}`;
}
