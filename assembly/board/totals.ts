/** What a search keeps of a position besides the board: hash key, score and material. */
import { psqt } from "../tables/psqt.ts";
import { key, nonPawnMaterial, setKey, setNonPawnMaterial, setWhiteScore, whiteScore } from "./position.ts";

/** Counts a piece that has come onto a square. */
export function countIn(position: usize, sideKind: u32, square: u32): void {
  const piece = psqt(sideKind, square);
  setKey(position, key(position) ^ piece.key);
  setWhiteScore(position, whiteScore(position) + piece.score);
  setNonPawnMaterial(position, nonPawnMaterial(position) + piece.material);
}

/** Counts a piece no more that has gone from a square. */
export function countOut(position: usize, sideKind: u32, square: u32): void {
  const piece = psqt(sideKind, square);
  setKey(position, key(position) ^ piece.key);
  setWhiteScore(position, whiteScore(position) - piece.score);
  setNonPawnMaterial(position, nonPawnMaterial(position) - piece.material);
}
