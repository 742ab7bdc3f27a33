/** Movements of imported pieces in Betza notation, as this format reads it. */
import { atomOf, usualAtom } from "../betza/atom.ts";
import { ALL_DIRECTIONS, directionList } from "../betza/direction.ts";
import { leapVector } from "../betza/leap.ts";
import { parseBetza } from "../betza/parse.ts";
import { PLAIN_LEG } from "../betza/plain-leg.ts";
import { ridesOf } from "../betza/rides.ts";
import { unsupportedTerm } from "../betza/support.ts";
import type { Atom, Leg, SimpleTerm, Term } from "../betza/tree.ts";
import { writeBetza } from "../betza/write.ts";
import type { Line } from "./dialect.ts";

/** A line that may also capture en passant. */
export interface PassingLine extends Line {
  readonly inPassing: boolean;
}

/** The movement as it was written where it means the same here, otherwise the shortest text that does.
 *  @param former the text in the dialect, or null */
export function writeMovement(lines: readonly PassingLine[], former: string | null): string {
  const kept = former?.replaceAll("L", "C").replaceAll("J", "Z") ?? null;
  const made = madeText(lines);
  if (kept === null || signatureOf(kept) !== signatureOf(made)) return made;
  return kept.length <= made.length + 1 ? kept : made;
}

/** What a text means, so that two can be compared; null for a text that is not read here. */
function signatureOf(text: string): string | null {
  const parsed = parseBetza(text);
  if (!parsed.ok || unsupportedTerm(parsed.betza)) return null;
  const lines = ridesOf(parsed.betza).flatMap(({ step, limit, lamePath, quiet, capture, inPassing, initial }) => {
    const modes = [quiet && "m", capture && "c", inPassing && "e"].filter((mode) => mode !== false);
    return modes.map((mode) => [step, limit, lamePath.length > 0, mode, initial].join());
  });
  lines.push(...parsed.betza.terms.flatMap(hopsOf));
  return [...new Set(lines)].sort().join(" ");
}

/** What a term of hops means, a direction at a time. */
function hopsOf(term: Term): string[] {
  if (term.type !== "simple" || term.leg.hop === "none") return [];
  const { atom, directions, range, hop, initial, modes } = term.leg;
  const meant = [modes.move && "m", modes.capture && "c", modes.inPassing && "e"].filter((mode) => mode !== false);
  return directions.flatMap((at) => meant.map((mode) => [leapVector(atom, at), range, hop, mode, initial].join()));
}

function madeText(lines: readonly PassingLine[]): string {
  const terms = groupsOf(lines).flatMap(termsOf);
  return writeBetza({ text: "", terms });
}

/** Lines that differ in direction alone. */
function groupsOf(lines: readonly PassingLine[]): PassingLine[][] {
  const groups = new Map<string, PassingLine[]>();
  for (const line of lines) {
    const { step, limit, lame, hop, quiet, capture, initial, inPassing } = line;
    const leap = step.map(Math.abs).sort((a, b) => a - b);
    const isKing = leap[1] === 1;
    const key = [isKing ? "king" : leap, limit, lame, hop, quiet, capture, initial, inPassing].join();
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** One term, or two of which one goes straight and the other diagonally. */
function termsOf(group: readonly PassingLine[]): SimpleTerm[] {
  const isKing = Math.max(...group[0].step.map(Math.abs)) === 1;
  if (!isKing) return [termOf(group)];
  const straight = group.filter(({ step }) => step.includes(0));
  const diagonal = group.filter(({ step }) => !step.includes(0));
  if (straight.length === 4 && diagonal.length === 4) return [termOf(group, group[0].limit === 1 ? "K" : "Q")];
  return [straight, diagonal].filter((part) => part.length > 0).map((part) => termOf(part));
}

function termOf(group: readonly PassingLine[], letter: string | null = null): SimpleTerm {
  const [{ step, limit, lame, hop, quiet, capture, initial, inPassing }] = group;
  const [files, ranks] = step.map(Math.abs);
  const atom = letter === null ? usualAtom(files, ranks, limit) : (atomOf(letter) as Atom);
  const steps = group.map((line) => line.step.join());
  const leg: Leg = {
    ...PLAIN_LEG,
    atom,
    range: limit,
    directions: directionList(ALL_DIRECTIONS[atom.family]).filter((at) => steps.includes(leapVector(atom, at).join())),
    directed: true,
    modes: { named: true, move: quiet, capture, friend: false, inPassing },
    initial,
    lame,
    hop,
  };
  return { type: "simple", leg, offset: 0, length: 0 };
}
