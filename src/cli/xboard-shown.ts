/** Which variants XBoard can show, under which names, and what it has to be told of them. */
import known from "../../variants/xboard.json";
import type { Leg, Term } from "../betza/tree.ts";
import { fileOf, rankOf } from "../geometry/board.ts";
import { writeFen } from "../notation/fen.ts";
import type { Castling } from "../rules/model.ts";
import type { Variant } from "../variant/variant.ts";
import { castlesByName } from "./xboard-moves.ts";
import { letterTable, picturesOf, pieceLines, whyUntestable } from "./xboard-pieces.ts";

/** A variant as XBoard plays it. */
export interface Shown {
  /** The name for XBoard. */
  readonly name: string;
  /** Its rules; without castling where XBoard cannot castle so. */
  readonly variant: Variant;
  /** Whether XBoard knows the game by this name, so that it need not be told what it is. */
  readonly isKnown: boolean;
}

const KNOWN: Readonly<Record<string, string | null>> = known;
/** A variant whose castling XBoard cannot show is offered without it, and says so in its name. */
const WITHOUT_CASTLING = "-without-castling";
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
  if (castles(variant)) return { name: own, variant, isKnown: false };
  return { name: own + WITHOUT_CASTLING, variant: withoutCastling(variant), isKnown: false };
}

/** The lines that tell XBoard what a variant is.
 *  @param fen of the start */
export function setupLines({ variant, isKnown }: Shown, fen: string): string[] {
  const pictures = picturesOf(variant);
  if (isKnown || !pictures) return [];
  const { files, ranks } = variant.board;
  const table = letterTable(variant, pictures);
  const setup = `setup (${table}) ${files}x${ranks}+${pocketSize(variant)}_${parentOf(variant)} ${fen}`;
  return [setup, ...pieceLines(variant)];
}

/** What the user is told of a variant whose moves XBoard cannot test by itself; null where it can. */
export function adviceFor({ name, variant, isKnown }: Shown): string | null {
  const reason = isKnown ? null : whyUntestable(variant);
  return reason && `${name}: switch off 'Test Legality' in XBoard (Options, General), because ${reason}.`;
}

/** How many different pieces XBoard has to show beside the board. */
function pocketSize({ hands }: Variant): number {
  return hands ? Math.max(hands.held[0].length, hands.held[1].length) : 0;
}

/** The game that XBoard knows whose rules hold where nothing else is said. */
function parentOf(variant: Variant): string {
  if (variant.hands?.fills) return "crazyhouse";
  return castlesByName(variant) ? "fischerandom" : "fairy";
}

/** Why XBoard cannot show a variant, castling apart; null when it can. */
function hindrance(variant: Variant): string | null {
  const { pieceTypes, passes, entering } = variant;
  if (passes.some((passing) => passing !== "never")) return "turns can be passed";
  if (entering) return "pieces enter the board as others leave their squares";
  if (pieceTypes.some(({ letter }) => letter.length > 1)) return "pieces that have promoted have letters of two signs";
  if (pieceTypes.some(({ moves }) => moves.some(({ betza }) => betza.terms.some(isForeign))))
    return "a piece moves in a way that its Betza notation does not have";
  return picturesOf(variant) ? null : "there are more pieces than pictures";
}

/** Whether XBoard's dialect of Betza lacks a term. */
function isForeign(term: Term): boolean {
  if (term.type === "chain" || term.type === "rule") return true;
  return legsOf(term).some(({ atom, circular, crooked }) => circular || crooked || !/^[A-Z]$/.test(atom.text));
}

function legsOf(term: Exclude<Term, { readonly type: "rule" }>): readonly Leg[] {
  return term.type === "simple" ? [term.leg] : term.legs;
}

/** Whether XBoard can castle as a variant does: the king at least two squares along its rank towards a piece in the
 *  corner, which comes to stand at its other side; or between open squares, as in Chess960. */
function castles(variant: Variant): boolean {
  return variant.castlings.every((castling) => castlesAsXboard(variant, castling));
}

function castlesAsXboard({ board }: Variant, { king, partner, wins, isFromHand }: Castling): boolean {
  if (wins || isFromHand || king.from === null || partner.from === null) return false;
  const rank = rankOf(board, king.from);
  const isAlongRank = [king.to, partner.from, partner.to].every((square) => rankOf(board, square) === rank);
  const right = fileOf(board, partner.from) > fileOf(board, king.from);
  const corner = right ? board.files - 1 : 0;
  const step = right ? 1 : -1;
  const goes = (fileOf(board, king.to) - fileOf(board, king.from)) * step;
  return (
    isAlongRank &&
    goes >= 2 &&
    fileOf(board, partner.from) === corner &&
    fileOf(board, partner.to) === fileOf(board, king.to) - step
  );
}

function withoutCastling(variant: Variant): Variant {
  const rules = { ...variant, castlings: [], setup: { ...variant.setup, rights: [] } };
  return { ...rules, setupFen: writeFen(rules, rules.setup) };
}
