import { checkText } from "../diagnostic/argument.ts";
import {
  directionPhrase,
  hopWords,
  numberWord,
  obliqueWords,
  squaresWord,
  strideWords,
  timesWords,
} from "./direction-words.ts";
import { lastModes, trailOf, trailTools } from "./trails.ts";
import { type Betza, checkBetza, type Leg, type Modes, type Term } from "./tree.ts";

/**
 * Says in one English sentence how a piece moves, from the parsed notation alone. Forward is from the player's own
 * side. Terms of several legs are but quoted where no variant that has some has been loaded; `fairywren/betza` says them always.
 * @param name the piece's name, used verbatim: `Dragon Bishop`
 * @throws {FairywrenError} `wrong-type`
 * @example
 * describeBetza(betza, "Dragon Bishop"); // for BnN: "The Dragon Bishop slides diagonally any distance; or …"
 */
export function describeBetza(betza: Betza, name: string): string {
  checkBetza(betza);
  checkText("name of a piece", name);
  if (betza.terms.length === 0) return `The ${name} cannot move.`;
  return `The ${name} ${describeMoves(betza)}.`;
}

/** What a movement may depend on outside its text. */
export interface MovesInContext {
  /** Whether some move of the piece captures en passant; default: whether one of these does. */
  readonly takesInPassing?: boolean;
  /** Whether first moves are told as such; default true. */
  readonly tellsFirst?: boolean;
}

/** The same without its subject: `slides diagonally any distance; or …`. */
export function describeMoves(betza: Betza, context: MovesInContext = {}): string {
  const { takesInPassing = takesPassing(betza), tellsFirst = true } = context;
  return joinClauses(betza.terms.map((term) => describeTerm(term, betza.text, { takesInPassing, tellsFirst })));
}

/** Whether a movement captures en passant. */
export function takesPassing({ terms }: Betza): boolean {
  return terms.some((term) => term.type !== "rule" && lastModes(term).inPassing);
}

function joinClauses(clauses: readonly string[]): string {
  const last = clauses[clauses.length - 1];
  return clauses.length === 1 ? last : `${clauses.slice(0, -1).join("; ")}; or ${last}`;
}

function describeTerm(term: Term, text: string, { takesInPassing, tellsFirst }: Required<MovesInContext>): string {
  const written = text.slice(term.offset, term.offset + term.length);
  if (term.type === "rule") return `castles (${written})`;
  if (term.type !== "simple") {
    const conditions = (leg: Leg) => `${describeSpecials(leg)}${lameCondition(leg)}`;
    const legs =
      trailTools().describe?.(term, { first: describeWay, conditions }) ?? `moves in several steps (${written})`;
    const hops = term.legs[term.legs.length - 1].hop !== "none";
    return `${trailOf(term).initial && tellsFirst ? FIRST : ""}${legs}${describeModes(lastModes(term), hops)}`;
  }
  const { leg } = term;
  const passes = takesInPassing && leg.initial && (leg.lame || leg.range !== 1);
  const first = leg.initial && tellsFirst ? FIRST : "";
  const conditions = `${describeSpecials(leg)}${lameCondition(leg)}${passes ? PASSING : ""}`;
  return `${first}${describeWay(leg)}${describeModes(leg.modes, leg.hop !== "none")}${conditions}`;
}

const FIRST = "on its first move ";
const PASSING = ", and may then be captured en passant";

function describeWay(leg: Leg): string {
  if (leg.atom.family === "universal") return "leaps to any square";
  if (leg.hop !== "none")
    return hopWords(leg, leg.atom.leap[1] === 1 ? directionPhrase(leg) : `by leaps ${leapWay(leg)}`);
  if (leg.lame && leg.atom.leap[1] > 1) return `${lameWay(leg)}${repeats(leg)}`;
  if (leg.atom.leap[1] === 1) return strideWords(leg.range, directionPhrase(leg));
  return `leaps ${leapWay(leg)}${repeats(leg)}`;
}

function leapWay(leg: Leg): string {
  const { leap, family } = leg.atom;
  if (family !== "oblique") return `${squaresWord(leap[1])} ${directionPhrase(leg)}`;
  return leg.directions.length < 8 ? directionPhrase(leg) : obliqueWords(leg.atom);
}

/** A lame leap, described as the path that it takes. */
function lameWay(leg: Leg): string {
  const [short, long] = leg.atom.leap;
  if (leg.atom.family !== "oblique") return `goes ${squaresWord(long)} ${directionPhrase(leg)}`;
  const path = `steps ${squaresWord(long - short)} orthogonally then ${numberWord(short)} diagonally outward`;
  return leg.directions.length < 8 ? `${path}, ${directionPhrase(leg)}` : path;
}

function lameCondition({ lame, atom }: Leg): string {
  const between = lame ? atom.leap[1] - 1 : 0;
  if (between < 1) return "";
  if (between > 1) return ", the squares on the way must be empty";
  return atom.family === "oblique" ? ", the first square must be empty" : ", the square between must be empty";
}

function repeats({ range, circular, crooked }: Leg): string {
  if (range === 1) return "";
  const where = circular || crooked ? "" : " in the same direction";
  return `${timesWords(range)}${where} while it lands on empty squares`;
}

function describeSpecials(leg: Leg): string {
  return SPECIALS.filter(([has]) => has(leg))
    .map(([, words]) => `, ${words}`)
    .join("");
}

const SPECIALS: readonly (readonly [has: (leg: Leg) => boolean, words: string])[] = [
  [(leg) => leg.friendHurdle, "and that piece must be a friend"],
  [(leg) => leg.jump > 0 && leg.atom.leap[1] > 1, "only by jumping over exactly one piece"],
  [(leg) => leg.jump > 0 && leg.atom.leap[1] === 1, "skipping the first square whatever stands there"],
  [(leg) => leg.cylinder, "as if the left and right edges were joined"],
  [(leg) => leg.circular, "turning a little the same way at every leap"],
  [(leg) => leg.crooked, "in zigzag"],
];

/** @param isApart whether a comma comes first */
function describeModes(modes: Modes, isApart: boolean): string {
  const words = modesInWords(modes);
  return isApart && words !== "" && words[0] !== "," ? `,${words}` : words;
}

function modesInWords({ move, capture, friend, inPassing }: Modes): string {
  const victims = [capture ? "" : null, friend ? "a friend" : null, inPassing ? "en passant" : null];
  const said = victims.filter((victim) => victim !== null && victim !== "").join(" or ");
  if (!capture && said === "") return " without capturing";
  if (move && !capture && friend) return ` to an empty square, or to capture ${said}`;
  if (move) return said === "" ? "" : `, also to capture ${said}`;
  if (!capture) return ` only to capture ${said}`;
  return said === "" ? " only to capture" : ` only to capture, also ${said}`;
}
