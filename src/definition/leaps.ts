/** Squares around another in a document: steps and leaps in Betza notation, with no word on what stands there. */
import { parseBetza } from "../betza/parse.ts";
import { ridesOf } from "../betza/rides.ts";
import { isTrail } from "../betza/trails.ts";
import type { SimpleTerm } from "../betza/tree.ts";
import { quote } from "../diagnostic/fault.ts";
import type { Vector } from "../geometry/board.ts";
import type { Path } from "./located.ts";
import type { Ground } from "./squares.ts";

/** The vectors of leaps as White sees them; none after a fault. */
export function readLeaps({ faults }: Ground, path: Path, text: string): readonly Vector[] {
  if (faults.isBroken(path)) return [];
  const parsed = parseBetza(text);
  if (!parsed.ok) {
    const { code, message, offset, length } = parsed;
    faults.value(path, { code, message }, { offset, length });
    return [];
  }
  const isLeap = ({ leg }: SimpleTerm) =>
    leg.range === 1 && !leg.modes.named && !leg.initial && !leg.lame && leg.atom.family !== "universal";
  const areLeaps = parsed.betza.terms.every((term) => term.type === "simple" && !isTrail(term) && isLeap(term));
  if (areLeaps && parsed.betza.terms.length > 0) return ridesOf(parsed.betza).map(({ step }) => step);
  const message = `${quote(text)} names no squares around another: steps and leaps alone do, such as 'K' for all eight neighbours.`;
  faults.value(path, { code: "wrong-value", message });
  return [];
}
