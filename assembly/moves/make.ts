/** Makes moves and keeps hash key, score and material up to date: what a search needs of a position besides the board. */
import { MOVE_CASTLING } from "../../src/layout/move.ts";
import { any, lsb, Squares, withoutLowest } from "../bitboard.ts";
import {
  boardByte,
  enPassantSquares,
  hasEnPassant,
  key,
  kindOn,
  nonPawnMaterial,
  rights,
  setKey,
  setNonPawnMaterial,
  setWhiteScore,
  sideKindOf,
  turn,
  victimSquare,
  whiteScore,
} from "../board/position.ts";
import { castlingRecord, rightsKey, rookFrom, rookTo } from "../tables/castlings.ts";
import { enPassantKey, psqt } from "../tables/psqt.ts";
import { rules } from "../tables/rules.ts";
import { makeMoveUnhashed, makeNullMoveUnhashed } from "./make-unhashed.ts";
import { moveExtra, moveFrom, moveTo, moveType, promotes, takesEnPassant } from "./move.ts";

/** Returns the position after `move`, which must be legal. */
export function makeMove(before: usize, move: u32): usize {
  const position = makeMoveUnhashed(before, move);
  const side = turn(before);
  const type = moveType(move);
  const to = moveTo(move);
  const kind = kindOn(before, moveFrom(move));
  const becomes = promotes(type) ? moveExtra(move) : kind;
  const leaving = psqt(sideKindOf(side, kind), moveFrom(move));
  const arriving = psqt(sideKindOf(side, becomes), to);
  let hash = stateKey(before, position) ^ leaving.key ^ arriving.key;
  let score = whiteScore(before) - leaving.score + arriving.score;
  if (type == MOVE_CASTLING) {
    const record = castlingRecord(moveExtra(move));
    const rook = sideKindOf(side, kindOn(before, rookFrom(record)));
    const start = psqt(rook, rookFrom(record));
    const end = psqt(rook, rookTo(record));
    hash ^= start.key ^ end.key;
    score += end.score - start.score;
  } else {
    const at = takesEnPassant(type) ? victimSquare(before) : to;
    const captured = boardByte(before, at);
    if (captured) {
      const taken = psqt(sideKindOf(side ^ 1, captured - 1), at);
      hash ^= taken.key;
      score -= taken.score;
      setNonPawnMaterial(position, nonPawnMaterial(before) - taken.material);
    }
    if (becomes != kind) {
      setNonPawnMaterial(position, nonPawnMaterial(position) + arriving.material - leaving.material);
    }
  }
  setKey(position, hash);
  setWhiteScore(position, score);
  return position;
}

/** The position after a null move: the side to move passes. */
export function makeNullMove(before: usize): usize {
  const position = makeNullMoveUnhashed(before);
  setKey(position, stateKey(before, position));
  return position;
}

/** The key before, changed by turn, rights and en passant. */
function stateKey(before: usize, position: usize): u64 {
  let hash = key(before) ^ rules.turnKey;
  if (hasEnPassant(before)) hash ^= enPassantSetKey(enPassantSquares(before));
  if (hasEnPassant(position)) hash ^= enPassantSetKey(enPassantSquares(position));
  const held = rights(before);
  const kept = rights(position);
  return held == kept ? hash : hash ^ rightsKey(held) ^ rightsKey(kept);
}

/** Key of a set of squares that are open to en passant. */
export function enPassantSetKey(squares: Squares): u64 {
  let hash: u64 = 0;
  while (any(squares)) {
    hash ^= enPassantKey(lsb(squares));
    squares = withoutLowest(squares);
  }
  return hash;
}
