/**
 * The pawn hash: what pawns are worth among themselves, kept by where they stand, for most moves are made by others.
 *
 * An entry has the key, the score and six sets: what each side's pawns attack, its passed pawns, its pawns. A table
 * of zeros is right where there are no pawns.
 */
import { PAWN_HASH, PAWN_HASH_BYTES } from "../../src/layout/map.ts";
import { and, loadSet, SET_SHIFT, storeSet } from "../bitboard.ts";
import { mixed } from "../board/mix.ts";
import { piecesOf, piecesOfKind } from "../board/position.ts";
import { isPawn } from "../tables/evaluation.ts";
import { rules } from "../tables/rules.ts";
import { attackedBy, passedPawns, pawnsOf, setAttacked, setPassedPawns, setPawns } from "./attacked.ts";
import { pawnStructure } from "./pawns.ts";

const ENTRY_SHIFT: usize = SET_SHIFT + 3;
const ENTRY_SCORE: usize = 8;
const ENTRY_SETS: usize = 16;

/** White's worth minus Black's, of both phases. Sets what pawns attack, the passed ones, and all of them. */
export function hashedPawnStructure(position: usize): i32 {
  const key = keyOf(position);
  const entry = PAWN_HASH + (((<usize>(key >> 32)) << ENTRY_SHIFT) & (PAWN_HASH_BYTES - 1));
  if (load<u64>(entry) == key) {
    for (let side: u32 = 0; side < 2; side++) {
      setAttacked(side, loadSet(setAt(entry, side)));
      setPassedPawns(side, loadSet(setAt(entry, side + 2)));
      setPawns(side, loadSet(setAt(entry, side + 4)));
    }
    return load<i32>(entry, ENTRY_SCORE);
  }
  const score = pawnStructure(position, 0) - pawnStructure(position, 1);
  store<u64>(entry, key);
  store<i32>(entry, score, ENTRY_SCORE);
  for (let side: u32 = 0; side < 2; side++) {
    storeSet(setAt(entry, side), attackedBy(side));
    storeSet(setAt(entry, side + 2), passedPawns(side));
    storeSet(setAt(entry, side + 4), pawnsOf(side));
  }
  return score;
}

function setAt(entry: usize, index: u32): usize {
  return entry + ENTRY_SETS + ((<usize>index) << SET_SHIFT);
}

function keyOf(position: usize): u64 {
  const kinds = rules.kinds;
  let key: u64 = 0;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!isPawn(kind)) continue;
    const pieces = piecesOfKind(position, kind);
    key = mixed(mixed(key, and(pieces, piecesOf(position, 0))), and(pieces, piecesOf(position, 1)));
  }
  return key;
}
