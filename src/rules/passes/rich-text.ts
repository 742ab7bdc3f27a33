/** Passes in move texts: in coordinates a piece that stays, `e1e1`, in algebraic notation `--`. */
import { parseSquare, squareEnd } from "../../geometry/square.ts";
import type { MoveRules } from "../../notation/move-rules.ts";
import type { Move } from "../../variant/move.ts";
import { mayPass } from "./rule.ts";

/** The null move of UCI, which is read too. */
const NULL_MOVE = "0000";

const SAN = "--";
/** With what other programs write. */
const READ: readonly string[] = [SAN, "Z0", "@@@@", NULL_MOVE];

/** Whether coordinates are those of a pass: of any piece that stays, or none. */
export function isPassUci({ board }: MoveRules, { pass }: Move, text: string): boolean {
  if (!pass || text === NULL_MOVE) return pass;
  const first = text.slice(0, squareEnd(text, 0));
  return parseSquare(board, first) !== null && text === first + first;
}

export function passSan({ pass }: Move): string | null {
  return pass ? SAN : null;
}

/** The passes that a text stands for; null for texts that are none, as all are where nobody passes. */
export function passesNamed<Some extends Move>(rules: MoveRules, moves: readonly Some[], text: string): Some[] | null {
  return mayPass(rules) && READ.includes(text) ? moves.filter(({ pass }) => pass) : null;
}
