/**
 * Moves that end the game at once by what the board or its counts show: a king that walks to where it wins, the last check
 * that is wanted. Such a move takes nothing, so quiescence and what prunes quiet moves would miss it.
 */
import { VERDICT_LOST, VERDICT_RESULT } from "../../src/layout/rules/goals.ts";
import { lookForChecks } from "../attacks/look.ts";
import * as hooks from "../hooks.generated.ts";
import { emitMoves } from "../moves/generate.ts";
import { makeMove } from "../moves/make.ts";
import { movingKind } from "../moves/mover.ts";
import { verdictOf } from "../moves/verdict.ts";
import { Node } from "../records.generated.ts";

/** A move that wins at once, or 0; for callers that have just looked for checks, which holds afterwards too. */
export function finishingMove(node: Node): u32 {
  const position = node.position;
  return hooks.isNearEnd(position) ? findFinish(position, node.list) : 0;
}

function findFinish(position: usize, list: usize): u32 {
  const end = emitMoves(position, list, false);
  let found: u32 = 0;
  for (let at = list; at < end && !found; at += 4) {
    const move = load<u32>(at);
    const kind = hooks.becomes(movingKind(position, move), move);
    if (hooks.mayEnd(position, move, kind) && hasLost(makeMove(position, move))) found = move;
  }
  lookForChecks(position);
  return found;
}

function hasLost(position: usize): bool {
  return (verdictOf(position) & VERDICT_RESULT) == VERDICT_LOST;
}
