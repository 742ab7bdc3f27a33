/** Tables for counting moves, with few of them in a count, so that it runs out. */
import type { RowOfCounting } from "../../src/definition/schema-types.generated.ts";
import type { Dice } from "./dice.ts";

/** Rows that others before them leave nothing to are refused, and taken away. */
export function drawCounting(dice: Dice, ids: readonly string[]): RowOfCounting[] {
  const rows = Array.from({ length: dice.from(1, 3) }, () => drawRow(dice, ids));
  // the narrowest first, so that most of them count
  return rows.sort((a, b) => width(a) - width(b));
}

function drawRow(dice: Dice, ids: readonly string[]): RowOfCounting {
  const row: RowOfCounting = { moves: dice.from(1, 9) };
  if (dice.chance(40, "draws.counting.bare")) row.bare = true;
  else if (dice.chance(50, "draws.counting.own")) row.own = dice.from(2, 9);
  if (dice.chance(40, "draws.counting.without")) row.without = dice.some(ids, dice.from(1, 2));
  if (dice.chance(30, "draws.counting.against"))
    row.against = Object.fromEntries(dice.some(ids, dice.from(1, 2)).map((id) => [id, dice.from(1, 2)]));
  if (dice.chance(40, "draws.counting.from")) row.from = "pieces";
  return row;
}

function width({ bare, own, without, against }: RowOfCounting): number {
  return (bare ? 1 : (own ?? 20)) - (without ? 30 : 0) - (against ? 60 : 0);
}
