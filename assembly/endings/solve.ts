/**
 * Which placements of bare material White wins, by retrograde analysis, in slices.
 *
 * Only Black's king moves on Black's side, so all its squares are kept as one set for each placement of White's
 * pieces, and one step back treats the whole set. Black can do no more than that: an entry changes for Black only when it
 * has changed for White. Rounds follow one another, each in two passes over all placements: White's moves are taken
 * back from where Black was found lost, then Black's.
 */
import { rules } from "../tables/rules.ts";
import { areTwins, firstSquares, inheritedMoves, round, secondSquares, setRound, useEnding } from "./ending.ts";
import { isPlacement, prepareEntry } from "./prepare.ts";
import { settleEntry } from "./settle.ts";
import { spreadEntry } from "./spread.ts";

const PREPARE: u32 = 0;
const SPREAD: u32 = 1;
const SETTLE: u32 = 2;

let pass: u32 = PREPARE;
/** The next row: squares of White's king and of the first piece. */
let row: u32 = 0;
/** Whether Black was found lost in this round. */
let hasFront: bool = false;

/** @param record address of the ending's record */
export function beginEnding(record: i32): void {
  useEnding(<usize>record);
  pass = PREPARE;
  row = 0;
}

/** Works on so many rows of placements. @returns 1 when the ending is solved */
export function endingSlice(rows: i32): i32 {
  const last = rules.squares * firstSquares;
  for (let left = rows; left > 0; left--) {
    workRow(row / firstSquares, row % firstSquares);
    if (++row < last) continue;
    row = 0;
    if (!nextPass()) return 1;
  }
  return 0;
}

function workRow(king: u32, first: u32): void {
  for (let second: u32 = areTwins ? first + 1 : 0; second < secondSquares; second++) {
    if (!isPlacement(king, first, second)) continue;
    if (pass == PREPARE) prepareEntry(king, first, second);
    else if (pass == SPREAD) spreadEntry(king, first, second);
    else if (settleEntry(king, first, second)) hasFront = true;
  }
}

/** @returns whether there is anything left to do */
function nextPass(): bool {
  if (pass == SPREAD) {
    pass = SETTLE;
    hasFront = false;
    return true;
  }
  if (pass == SETTLE && !hasFront && round() >= inheritedMoves()) return false;
  setRound(round() + 1);
  pass = SPREAD;
  return true;
}
