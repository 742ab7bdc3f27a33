/** Which variants XBoard can show, under which names, and what it has to be told of them. */
import known from "../../variants/xboard.json";
import { legsOf } from "../betza/trails.ts";
import type { Atom, Term } from "../betza/tree.ts";
import { canShowRules, dropsFromNowhere, hasNamedMoves, isMade, PLAINER, plainerRules } from "../rules/xboard.ts";
import { hasStrikers } from "../variant/piece-ways.ts";
import type { Variant } from "../variant/variant.ts";
import { letterTable, picturesOf, pieceLines, whyUntestable } from "./xboard-pieces.ts";

/** A variant as XBoard plays it. */
export interface Shown {
  /** The name for XBoard. */
  readonly name: string;
  /** Its rules; without those that XBoard cannot show, where its name says so. */
  readonly variant: Variant;
  /** Whether XBoard knows the game by this name, so that it need not be told what it is. */
  readonly isKnown: boolean;
}

const KNOWN: Readonly<Record<string, string | null>> = known.names;
/** In front of the id of a variant that is not the one that XBoard knows by that name. */
const OURS = "fairywren-";

/** The names of the shipped variants that XBoard knows, by id. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(KNOWN).flatMap(([name, id]) => (id === null ? [] : [[id, name] as const])),
);

/** A variant as XBoard plays it; or why it cannot, in words.
 *  @param isShipped whether it is ours, and no file of the user's */
export function shownVariant(variant: Variant, isShipped: boolean): Shown | string {
  const name = isShipped ? NAMES.get(variant.id) : undefined;
  if (name !== undefined) return { name, variant, isKnown: true };
  const reason = hindrance(variant);
  if (reason !== null) return reason;
  const own = Object.hasOwn(KNOWN, variant.id) ? OURS + variant.id : variant.id;
  if (canShowRules(variant)) return { name: own, variant, isKnown: false };
  return { name: own + PLAINER, variant: plainerRules(variant), isKnown: false };
}

/** The ids of variants that may have a name. */
export function idsBehind(name: string): string[] {
  const id = name.startsWith(OURS) ? name.slice(OURS.length) : name;
  const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : null;
  const plain = id.endsWith(PLAINER) ? [id.slice(0, -PLAINER.length)] : [];
  return [...(known === null ? [] : [known]), name, id, ...plain];
}

/** The lines that tell XBoard what a variant is.
 *  @param fen of the start */
export function setupLines({ variant, isKnown }: Shown, fen: string): string[] {
  const pictures = picturesOf(variant);
  if (isKnown || !pictures) return [];
  const { files, ranks } = variant.board;
  const table = letterTable(variant, pictures);
  const setup = `setup (${table}) ${files}x${ranks}+${pocketSize(variant, pictures)}_${parentOf(variant)} ${fen}`;
  return [setup, ...pieceLines(variant)];
}

/** What the user is told of a variant whose moves XBoard cannot test by itself; null where it can. */
export function adviceFor({ name, variant, isKnown }: Shown): string | null {
  const reason = isKnown ? null : whyUntestable(variant);
  return reason && `${name}: switch off 'Test Legality' in XBoard (Options, General), because ${reason}.`;
}

/** How many places XBoard has to have for pieces beside the board: there is one for each kind, in the order of the pictures, up to the
 *  last that is held. */
function pocketSize({ hands }: Variant, pictures: readonly number[]): number {
  const places = (hands?.held ?? []).flat().map((kind) => 1 + pictures.filter((one) => one < pictures[kind]).length);
  return Math.max(0, ...places);
}

/** The game that XBoard knows whose rules hold where nothing else is said. */
function parentOf(variant: Variant): string {
  const { plain, hands, named } = known.parents;
  if (variant.hands?.fills) return hands;
  return hasNamedMoves(variant) ? named : plain;
}

/** Why XBoard cannot show a variant, whatever rules are left out; null when it can. */
function hindrance(variant: Variant): string | null {
  const { pieceTypes, passes, entering, firstLeaps, series, captures, trades } = variant;
  if (series) return "a side makes several moves in a turn";
  if (captures.petrify) return "pieces turn to stone";
  if (passes.some((passing) => passing !== "never")) return "turns can be passed";
  if (entering) return "pieces enter the board as others leave their squares";
  if (dropsFromNowhere(variant)) return "pieces are dropped without end, of which XBoard has none to drop";
  if (trades) return "a law keeps pieces from being traded";
  if (firstLeaps.length > 0) return "pieces leap once, which no FEN of XBoard's tells";
  if (hasStrikers(variant)) return "a piece takes others on its way, takes its own side's, or goes over those alone";
  if (pieceTypes.some(({ letter }) => letter.startsWith("+"))) return "pieces have letters with a plus";
  if (pieceTypes.some(({ letter }, kind) => letter.length > 1 && isNamedAlone(variant, kind)))
    return "pieces that others become, or that are held in hand, have letters that XBoard cuts short, such as L'";
  if (pieceTypes.some(({ moves }) => moves.some(({ betza }) => betza.terms.some(isForeign))))
    return "a piece moves in a way that its Betza notation does not have";
  const pictures = picturesOf(variant);
  if (!pictures) return "there are more pieces than pictures";
  return pocketSize(variant, pictures) > variant.board.ranks
    ? "the board has too few ranks for the pieces in hand"
    : null;
}

/** Whether pieces of a kind are named beside the board: by promotions and in hands, where XBoard 4.9.1 reads one sign of a letter. */
function isNamedAlone(variant: Variant, kind: number): boolean {
  return isMade(variant, kind) || (variant.hands?.held.some((held) => held.includes(kind)) ?? false);
}

/** Whether XBoard's dialect of Betza lacks a term. */
function isForeign(term: Term): boolean {
  if (term.type === "chain" || term.type === "rule") return true;
  return legsOf(term).some(
    ({ atom, circular, crooked, cylinder, jump }) =>
      circular ||
      crooked ||
      cylinder ||
      !/^[A-TV-Z]$/.test(atom.text) ||
      (jump > 0 && !JUMPING.test(atom.text)) ||
      isReadOtherwise(term, atom),
  );
}

/** Atoms of which XBoard reads `j` as it is read here: of longer leaps it looks at one square alone. */
const JUMPING = /^[WFKRBQDAN]$/;

/** Whether it is a later leg of an oblique atom, which XBoard takes for a king's step. */
function isReadOtherwise(term: Term, { family }: Atom): boolean {
  return term.type === "multi-leg" && family === "oblique";
}
