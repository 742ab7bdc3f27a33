/** How the game has ended by what the board and its counts show, in rich kernels: a position with a verdict has no moves. */
import { MOVES_END } from "../../src/layout/map.ts";
import { VERDICT_OPEN } from "../../src/layout/rules/goals.ts";
import { lookForChecks } from "../attacks/look.ts";
import { WALLS } from "../features.ts";
import * as hooks from "../hooks.generated.ts";
import { emitMoves } from "./generate.ts";
import { listAnswers } from "./walls.ts";

/** Room for the moves that may answer a goal, at the end of all lists. */
const ANSWERS: usize = MOVES_END - 65536;

/** A VERDICT_ of the side to move and above it the number of the condition, or 0 while the game goes on. Forgets what was
 *  known of checks and pins. */
export function verdictOf(position: usize): u32 {
  let found = hooks.verdict(0, position);
  while (found & VERDICT_OPEN && canAnswer(position, found)) found = hooks.verdict(found, position);
  return found & ~VERDICT_OPEN;
}

function canAnswer(position: usize, found: u32): bool {
  lookForChecks(position);
  if (WALLS) listAnswers(found);
  const end = emitMoves(position, ANSWERS, false);
  if (WALLS) listAnswers(0);
  for (let at = ANSWERS; at < end; at += 4) if (hooks.answers(position, load<u32>(at), found)) return true;
  return false;
}
