/**
 * Counting of moves when few pieces are left, as in Makruk: a side that is to move and finds a row of the table that fits it
 * begins to count. A count goes on whatever is taken, until a side becomes bare, for which another begins. While one runs, the
 * clock of a position counts its plies, and captures do not set it back.
 */
import { COUNT_ROW_BYTES } from "../../../src/layout/records.generated.ts";
import { COUNT_ANY } from "../../../src/layout/rules/counting.ts";
import { and, any, count } from "../../bitboard.ts";
import { allPieces, clock, piecesOf, piecesOfKind, piecesOfKinds, setClock, turn } from "../../board/position.ts";
import { tailOf } from "../../board/tail.ts";
import { anyKind, firstKind, withoutFirstKind } from "../../kinds.ts";
import { CountRow } from "../../records.generated.ts";
import { rules } from "../../tables/rules.ts";

/** No row. */
const NOBODY: usize = 0;

export function countUp(position: usize, before: usize): void {
  if (!rules.countRows) return;
  if (tailOf(before).countLimit) setClock(position, clock(before) + 1);
  const side = turn(before);
  if (hasBecomeBare(position, before, side)) beginForMover(position, side);
  if (!tailOf(position).countLimit || hasBecomeBare(position, before, side ^ 1)) begin(position, side ^ 1);
}

function piecesOnBoard(position: usize): u32 {
  return count(allPieces(position));
}

/** Whoever has moved himself counts from his next turn on: for a count from nothing it is not yet time. */
function beginForMover(position: usize, side: u32): void {
  const row = rowFor(position, side);
  if (row != NOBODY && changetype<CountRow>(row).fromPieces) start(position, row, 2 * piecesOnBoard(position) - 1);
}

function begin(position: usize, side: u32): void {
  const row = rowFor(position, side);
  if (row != NOBODY) start(position, row, changetype<CountRow>(row).fromPieces ? 2 * piecesOnBoard(position) : 0);
}

function start(position: usize, row: usize, plies: u32): void {
  tailOf(position).countLimit = changetype<CountRow>(row).plies;
  setClock(position, plies);
}

/** The first row that fits a side; a lone enemy piece is no reason to count. */
function rowFor(position: usize, side: u32): usize {
  if (count(piecesOf(position, side ^ 1)) <= 1) return NOBODY;
  for (let row = rules.countRows; changetype<CountRow>(row).plies; row += COUNT_ROW_BYTES) {
    const asked = changetype<CountRow>(row);
    if (isCalled(position, asked, side) && faces(position, asked, side ^ 1)) return row;
  }
  return NOBODY;
}

/** Whether a side has few enough pieces for a row, and what must be gone from the board is gone. */
function isCalled(position: usize, row: CountRow, side: u32): bool {
  if (<u32>row.own != COUNT_ANY && count(piecesOf(position, side)) > <u32>row.own) return false;
  return !any(piecesOfKinds(position, row.without));
}

/** Whether the other side has the pieces that a row asks for. */
function faces(position: usize, row: CountRow, other: u32): bool {
  for (let kinds = row.needs; anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    const kind = firstKind(kinds);
    if (count(and(piecesOf(position, other), piecesOfKind(position, kind))) < <u32>row.against(kind)) return false;
  }
  return true;
}

function hasBecomeBare(position: usize, before: usize, side: u32): bool {
  return isBare(position, side) && !isBare(before, side);
}

/** Whether a side is down to one piece in a way that a row is about. */
function isBare(position: usize, side: u32): bool {
  if (count(piecesOf(position, side)) > 1) return false;
  for (let row = rules.countRows; changetype<CountRow>(row).plies; row += COUNT_ROW_BYTES) {
    const asked = changetype<CountRow>(row);
    if (asked.own == 1 && isCalled(position, asked, side)) return true;
  }
  return false;
}
