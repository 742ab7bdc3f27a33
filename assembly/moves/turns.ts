/**
 * Whose turn it is after a move, where turns may have several moves: it goes over with the last of them, with a check, and with the end
 * of the game. The clock counts turns, by their first moves: what fifty moves are to a game of single moves are fifty turns here.
 */
import { isSideInCheck } from "../attacks/royals.ts";
import { clock, setClock, setTurn, turn } from "../board/position.ts";
import { goesOn, hasBegunTurn, tailOf } from "../board/tail.ts";
import * as hooks from "../hooks.generated.ts";
import { rules } from "../tables/rules.ts";
import { forgetCrossed, keepOpen, noteCrossed, openCrossed } from "./passed.ts";

/** The most moves of a turn; the host counts no further either. */
const LONGEST: u32 = 255;

/** Gives the turn back to the side that has moved, where it goes on. The other side is to move by now. */
export function handOver(position: usize, before: usize, move: u32): void {
  if (hasBegunTurn(before) && clock(position)) setClock(position, clock(before));
  begin(position, before);
  noteCrossed(position, before, move);
  openCrossed(position);
  if (goesOn(before) && !endsTurn(position)) {
    goOn(position, before);
    keepOpen(position, before, move);
  } else {
    forgetCrossed(position);
  }
}

/** The other side's turn. Turns grow from one side to the other, or each side has its number. */
function begin(position: usize, before: usize): void {
  const growth = <u32>rules.seriesGrowth;
  const longer = min(<u32>tailOf(before).turnLength + growth, LONGEST);
  const length = <u8>(growth ? longer : <u32>rules.seriesMoves(turn(position)));
  tailOf(position).movesLeft = length;
  tailOf(position).turnLength = length;
}

/** The same side's turn still. */
function goOn(position: usize, before: usize): void {
  setTurn(position, turn(before));
  tailOf(position).movesLeft = tailOf(before).movesLeft - 1;
  tailOf(position).turnLength = tailOf(before).turnLength;
}

/** Whether nothing may follow in the turn that was on. */
function endsTurn(position: usize): bool {
  return isSideInCheck(position, turn(position)) || hooks.verdict(0, position) != 0;
}
