/** All legal moves of a position, or only the tactical ones; none where the game has ended. */
import { lookForChecks } from "../attacks/look.ts";
import { RICH, WALLS } from "../features.ts";
import { emitMoves } from "./generate.ts";
import { verdictOf } from "./verdict.ts";
import { listAllWalls } from "./walls.ts";

/** Writes the legal moves of the side to move at `out` and returns their end. Sets `inCheck`. */
export function generate(position: usize, out: usize, tactical: bool): usize {
  const isOver = RICH && verdictOf(position) != 0;
  lookForChecks(position);
  if (WALLS) listAllWalls(true);
  const end = isOver ? out : emitMoves(position, out, tactical);
  if (WALLS) listAllWalls(false);
  return end;
}
