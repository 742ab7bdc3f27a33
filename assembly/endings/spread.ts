/** From where Black is lost back to where White wins: the moves that lead there are taken back, many squares at once. */
import { ENDING_PATH_BYTES } from "../../src/layout/records.generated.ts";
import { and, any, loadSet, none, or, Squares, squareSet, storeSet, without, xor } from "../bitboard.ts";
import { EndingPath } from "../records.generated.ts";
import { rules } from "../tables/rules.ts";
import {
  entryOf,
  frontSets,
  inheritedMoves,
  newsSets,
  openSets,
  pathsOf,
  pieceCount,
  pieceSet,
  round,
  smallerDistances,
} from "./ending.ts";

export function spreadEntry(king: u32, first: u32, second: u32): void {
  if (round() <= inheritedMoves()) inherit(king, first, second);
  const front = frontSets + entryOf(king, first, second);
  const lost = loadSet(front);
  if (!any(lost)) return;
  storeSet(front, none());
  const ofKing = squareSet(king);
  const ofFirst = pieceSet(0, first);
  const ofSecond = pieceSet(1, second);
  takeBack(0, king, king, first, second, or(ofFirst, ofSecond), lost);
  if (pieceCount > 0) takeBack(1, first, king, first, second, or(ofKing, ofSecond), lost);
  if (pieceCount > 1) takeBack(2, second, king, first, second, or(ofKing, ofFirst), lost);
}

/**
 * Takes the moves of one piece back.
 * @param who 0 for the king, then the pieces
 * @param others where White's other pieces stand
 * @param lost where Black's king is lost after the move; the path there must not lead over it
 */
function takeBack(who: u32, to: u32, king: u32, first: u32, second: u32, others: Squares, lost: Squares): void {
  const index = pathsOf(who) + ((<usize>to) << 2);
  const end = <usize>load<u32>(index, 4);
  for (let at = <usize>load<u32>(index); at < end; at += ENDING_PATH_BYTES) {
    const path = changetype<EndingPath>(at);
    const from = path.source;
    const needed = or(path.empties, squareSet(from));
    if (any(and(needed, others))) continue;
    const won = without(lost, needed);
    if (who == 0) win(entryOf(from, first, second), won);
    else if (who == 1) win(entryOf(king, from, second), won);
    else win(entryOf(king, first, from), won);
  }
}

function win(entry: usize, won: Squares): void {
  const open = loadSet(openSets + entry);
  const fresh = and(won, open);
  if (!any(fresh)) return;
  storeSet(openSets + entry, xor(open, fresh));
  storeSet(newsSets + entry, or(loadSet(newsSets + entry), fresh));
}

/** A capture is no escape any more when what is left wins in so many moves. */
function inherit(king: u32, first: u32, second: u32): void {
  const squares = rules.squares;
  const entry = entryOf(king, first, second);
  if (pieceCount == 1) inheritFrom(entry, 0, king * squares + first, first);
  if (pieceCount < 2) return;
  inheritFrom(entry, 0, (king * squares + second) * squares + first, first);
  inheritFrom(entry, 1, (king * squares + first) * squares + second, second);
}

/** @param index of the entry of the smaller ending with Black's king on `captured`, where a piece was */
function inheritFrom(entry: usize, piece: u32, index: u32, captured: u32): void {
  const distances = smallerDistances(piece);
  if (distances == 0) return;
  if (<i32>load<u16>(distances + ((<usize>index) << 1)) == round()) win(entry, squareSet(captured));
}
