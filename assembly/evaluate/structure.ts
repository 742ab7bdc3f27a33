/**
 * What men that promote are worth among themselves, remembered by where they stand: most moves are made by others.
 *
 * An entry has the key, the score and six sets: what each side's promoting men attack, its passed men, its promoting men.
 * A memory of zeros is right where nobody promotes.
 */
import { STRUCTURES, STRUCTURES_BYTES } from "../../src/layout/map.ts";
import { and, loadSet, SET_SHIFT, storeSet } from "../bitboard.ts";
import { mixed } from "../board/mix.ts";
import { piecesOf, piecesOfKind } from "../board/position.ts";
import { isPawn } from "../tables/evaluation.ts";
import { rules } from "../tables/rules.ts";
import { attackedBy, passedMen, promotingMen, setAttacked, setPassedMen, setPromotingMen } from "./attacked.ts";
import { promoters } from "./promoters.ts";

const ENTRY_SHIFT: usize = SET_SHIFT + 3;
const ENTRY_SCORE: usize = 8;
const ENTRY_SETS: usize = 16;

/** White's worth minus Black's, a pair. Sets what promoting men attack, the passed ones, and all of them. */
export function structure(position: usize): i32 {
  const key = keyOf(position);
  const entry = STRUCTURES + (((<usize>(key >> 32)) << ENTRY_SHIFT) & (STRUCTURES_BYTES - 1));
  if (load<u64>(entry) == key) {
    for (let side: u32 = 0; side < 2; side++) {
      setAttacked(side, loadSet(setAt(entry, side)));
      setPassedMen(side, loadSet(setAt(entry, side + 2)));
      setPromotingMen(side, loadSet(setAt(entry, side + 4)));
    }
    return load<i32>(entry, ENTRY_SCORE);
  }
  const score = promoters(position, 0) - promoters(position, 1);
  store<u64>(entry, key);
  store<i32>(entry, score, ENTRY_SCORE);
  for (let side: u32 = 0; side < 2; side++) {
    storeSet(setAt(entry, side), attackedBy(side));
    storeSet(setAt(entry, side + 2), passedMen(side));
    storeSet(setAt(entry, side + 4), promotingMen(side));
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
    const men = piecesOfKind(position, kind);
    key = mixed(mixed(key, and(men, piecesOf(position, 0))), and(men, piecesOf(position, 1)));
  }
  return key;
}
