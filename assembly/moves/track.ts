/** Plays moves and keeps hash key, score and phase up to date: what a search needs of a position besides the board. */
import { MOVE_CASTLING } from "../../src/layout/move.ts";
import { any, lowest, rest, Squares } from "../bitboard.ts";
import {
  boardByte,
  hasEnPassant,
  key,
  kindOn,
  passed,
  phaseMaterial,
  rights,
  setKey,
  setPhaseMaterial,
  setWhiteScore,
  sideKindOf,
  turn,
  victimSquare,
  whiteScore,
} from "../board/position.ts";
import { castlingRecord, partnerFrom, partnerTo, rightsKey } from "../tables/castlings.ts";
import { enPassantKey, placement } from "../tables/placements.ts";
import { rules } from "../tables/rules.ts";
import { playMove, playNullMove } from "./make.ts";
import { moveExtra, moveFrom, moveTo, moveType, promotes, takesEnPassant } from "./move.ts";

/** Returns the position after `move`, which must be legal. */
export function makeMove(before: usize, move: u32): usize {
  const position = playMove(before, move);
  const side = turn(before);
  const type = moveType(move);
  const to = moveTo(move);
  const kind = kindOn(before, moveFrom(move));
  const becomes = promotes(type) ? moveExtra(move) : kind;
  const leaving = placement(sideKindOf(side, kind), moveFrom(move));
  const arriving = placement(sideKindOf(side, becomes), to);
  let hash = stateKey(before, position) ^ leaving.key ^ arriving.key;
  let score = whiteScore(before) - leaving.score + arriving.score;
  if (type == MOVE_CASTLING) {
    const record = castlingRecord(moveExtra(move));
    const partner = sideKindOf(side, kindOn(before, partnerFrom(record)));
    const start = placement(partner, partnerFrom(record));
    const end = placement(partner, partnerTo(record));
    hash ^= start.key ^ end.key;
    score += end.score - start.score;
  } else {
    const at = takesEnPassant(type) ? victimSquare(before) : to;
    const captured = boardByte(before, at);
    if (captured) {
      const taken = placement(sideKindOf(side ^ 1, captured - 1), at);
      hash ^= taken.key;
      score -= taken.score;
      setPhaseMaterial(position, phaseMaterial(before) - taken.phase);
    }
    if (becomes != kind) {
      setPhaseMaterial(position, phaseMaterial(position) + arriving.phase - leaving.phase);
    }
  }
  setKey(position, hash);
  setWhiteScore(position, score);
  return position;
}

/** The position after the side to move has passed. */
export function makeNullMove(before: usize): usize {
  const position = playNullMove(before);
  setKey(position, stateKey(before, position));
  return position;
}

/** The key before, changed by turn, rights and en passant. */
function stateKey(before: usize, position: usize): u64 {
  let hash = key(before) ^ rules.turnKey;
  if (hasEnPassant(before)) hash ^= passedKey(passed(before));
  if (hasEnPassant(position)) hash ^= passedKey(passed(position));
  const held = rights(before);
  const kept = rights(position);
  return held == kept ? hash : hash ^ rightsKey(held) ^ rightsKey(kept);
}

/** Key of a set of passed squares. */
export function passedKey(squares: Squares): u64 {
  let hash: u64 = 0;
  while (any(squares)) {
    hash ^= enPassantKey(lowest(squares));
    squares = rest(squares);
  }
  return hash;
}
