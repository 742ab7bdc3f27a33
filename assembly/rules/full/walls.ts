/**
 * Walls: a turn builds one, with its move or instead of it. Nothing stands on a wall or goes through it. `moves/walls.ts` writes
 * the moves; where a wall comes to stand is told in their words. Captors that turn to stone are walls, too, see `explosions.ts`.
 */
import { MOVE_WALL } from "../../../src/layout/move.ts";
import { WALLS_DUCK } from "../../../src/layout/rules/walls.ts";
import { or, squareSet, xor } from "../../bitboard.ts";
import { moveType, moveWall } from "../../board/move.ts";
import { setWalls, wallsOf } from "../../board/position.ts";
import { rules } from "../../tables/rules.ts";
import { keyOfSquares } from "../../tables/square-keys.ts";

/** Nothing moves where only a wall is built. */
export function isPass(move: u32): bool {
  return moveType(move) == MOVE_WALL;
}

export function isOwn(move: u32): bool {
  return isPass(move);
}

export function build(position: usize, before: usize, move: u32): void {
  if (!rules.walls || (rules.wallsAlone && !isPass(move))) return;
  const wall = squareSet(moveWall(move));
  setWalls(position, <u32>rules.walls == WALLS_DUCK ? wall : or(wallsOf(before), wall));
}

export function stateKey(key: u64, before: usize, position: usize): u64 {
  return rules.haveWalls ? key ^ keyOfSquares(xor(wallsOf(before), wallsOf(position))) : key;
}

export function key(key: u64, position: usize): u64 {
  return rules.haveWalls ? key ^ keyOfSquares(wallsOf(position)) : key;
}
