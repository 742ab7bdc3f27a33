/** What a player scores in the games in which it says so much of a position. */
import { firstPoints, type GameRecord, sideAt } from "../../src/match/record.ts";

/** Scores are taken together by steps of this width, hundredths of a pawn, and beyond the last step as one. */
const STEP = 100;
const LAST_STEP = 5;

/** Positions, and the points of the player who said so. */
interface Cell {
  readonly count: number;
  readonly points: number;
}

export interface CalibrationRow {
  /** Hundredths of a pawn, from the side of who says it. */
  readonly said: number;
  /** Ours, then the rival. */
  readonly players: readonly [Cell, Cell];
}

const NONE: Cell = { count: 0, points: 0 };

export function calibrationOf(records: readonly GameRecord[]): CalibrationRow[] {
  const rows = new Map<number, [Cell, Cell]>();
  for (const record of records) {
    const first = firstPoints(record);
    record.plies.forEach(({ thought }, ply) => {
      if (!thought || thought.whiteCp === null) return;
      const side = sideAt(record, ply);
      const player = side === record.firstSide ? 0 : 1;
      const steps = Math.round((side === 0 ? thought.whiteCp : -thought.whiteCp) / STEP);
      const said = STEP * Math.max(-LAST_STEP, Math.min(LAST_STEP, steps)) + 0;
      const cells = rows.get(said) ?? [NONE, NONE];
      const { count, points } = cells[player];
      cells[player] = { count: count + 1, points: points + (player === 0 ? first : 1 - first) };
      rows.set(said, cells);
    });
  }
  return [...rows].sort(([a], [b]) => a - b).map(([said, players]) => ({ said, players }));
}
