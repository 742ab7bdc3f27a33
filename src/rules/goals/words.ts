/** Ends of the game in sentences. */
import { type BySide, SIDE_NAMES, SIDES, type Side, type Square } from "../../geometry/board.ts";
import { oneOf } from "../../variant/article.ts";
import { capitalised, counted, listed } from "../../variant/phrases.ts";
import { squaresInWords } from "../../variant/squares-in-words.ts";
import type { Variant } from "../../variant/variant.ts";
import { isStalemateless } from "../rule.ts";
import type { Along, Castled, Condition, Few, Goal, Joins, Line, Passes, Reach, Repetition } from "./model.ts";
import { isCounted } from "./needs.ts";
import { areGoalsUsual, facingOf, isOfStuck } from "./rule.ts";

/** What wins, loses and draws. Empty where checkmate wins and stalemate draws, as usual. */
export function goalsInWords(variant: Variant): string[] {
  if (areGoalsUsual(variant)) return [];
  const { goals } = variant;
  const isDecided = goals.some(({ result, condition: { type } }) => result !== "draw" && /^stalemated?$/.test(type));
  // a stalemate that wins or loses, or that cannot be, is never asked whether it draws
  const isIdle = isDecided || isStalemateless(variant);
  const asked = goals.filter(
    ({ result, condition: { type } }) => !(isIdle && result === "draw" && type === "stalemate"),
  );
  return [...asked.map((goal) => goalInWords(variant, goal)), ...lawOfFacing(variant)];
}

/** What kings that face each other mean for moves. */
function lawOfFacing({ goals }: Variant): string[] {
  const facing = facingOf(goals);
  if (!facing) return [];
  return [
    `While they face each other along ${alongInWords(facing)}, with nothing between, a move has to end that; a pass need not, in check either.`,
  ];
}

function alongInWords({ along }: Pick<Line, "along">): string {
  return listed(
    along.map((way) => WAYS[way]),
    "or",
  );
}

/** The two pieces that face each other. */
function facersInWords({ pieceTypes, royal }: Variant): string {
  return `the two ${pieceTypes[royal ?? 0].name}s`;
}

const ENDS = { win: "wins", lose: "loses", draw: "draws" } as const;

function goalInWords(variant: Variant, { result, condition }: Goal): string {
  if (condition.type === "repetition") {
    const who = condition.side === "mover" ? "whoever made it so" : SIDE_NAMES[condition.side];
    return `When a position has come up ${counted(condition.number, "time")}, ${who} ${ENDS[result]}.`;
  }
  if ("names" in condition) return castlingEndInWords(condition, ENDS[result]);
  if (isCounted(variant, { result, condition })) return countedEndInWords(variant, condition, ENDS[result]);
  if (result === "draw") return `${capitalised(eventInWords(variant, condition))} is a draw.`;
  return `Whoever ${deedInWords(variant, condition)} ${ENDS[result]}.${remarkOn(variant, condition)}`;
}

function castlingEndInWords({ type, names }: Castled, ends: string): string {
  const deed = (side: Side) =>
    `${type === "castled" ? "castles" : "can no longer castle"} by ${listed(names[side], "or")}`;
  if (names[0].join() === names[1].join()) return `Whoever ${deed(0)} ${ends}.`;
  const own = SIDES.filter((side) => names[side].length > 0);
  return own.map((side) => `If ${SIDE_NAMES[side]} ${deed(side)}, it ${ends}.`).join(" ");
}

/** Where points decide it does not matter who has filled the board or passed. */
function countedEndInWords(variant: Variant, condition: Condition, ends: string): string {
  const event =
    condition.type === "full-board"
      ? "the board is full"
      : condition.type === "facing"
        ? `somebody ${passesFacing(variant)}`
        : passedInWords(condition as Passes);
  return `When ${event}, whoever has more points ${ends}.`;
}

function passesFacing(variant: Variant): string {
  return `passes while ${facersInWords(variant)} face each other`;
}

function passedInWords({ number }: Passes): string {
  return number === 1 ? "somebody passes" : `${number} turns in a row are passed`;
}

type Event = Exclude<Condition, Castled | Repetition>;

/** After "Whoever". */
function deedInWords(variant: Variant, condition: Event): string {
  switch (condition.type) {
    case "checkmate":
      return "gives checkmate";
    case "checkmated":
      return "is checkmated";
    case "stalemate":
      return "stalemates the other";
    case "stalemated":
      return "is stalemated";
    case "stalemate-with-fewer":
      return "has fewer pieces when one of the two is stalemated";
    case "full-board":
      return "fills the board";
    case "checks":
      return `gives ${counted(condition.number, "check")}`;
    case "passes":
      return condition.number === 1 ? "passes" : `passes as the last of ${condition.number} turns in a row`;
    case "facing":
      return passesFacing(variant);
    case "reach":
      return reachInWords(variant, condition);
    case "line":
    case "square":
      return lineInWords(variant, condition);
    case "joins":
      return chainInWords(variant, condition);
    case "perpetual-check": {
      const times = counted(variant.draws.repetition.end ?? 0, "time");
      return `gave check with every move, and the other did not, until a position has come up ${times}`;
    }
    default:
      return fewInWords(variant, condition);
  }
}

function eventInWords(variant: Variant, condition: Event): string {
  if (condition.type === "stalemate-with-fewer") return "stalemate";
  if (condition.type === "full-board") return "a full board";
  if (condition.type === "passes") return condition.number === 1 ? "a pass" : `a row of ${condition.number} passes`;
  if (condition.type === "facing") return `a pass while ${facersInWords(variant)} face each other`;
  if (isOfStuck(condition)) return condition.type.replace(/d$/, "");
  return `a position in which somebody ${deedInWords(variant, condition)}`;
}

function reachInWords(variant: Variant, { squares, kinds, number, orFull, safe, held }: Reach): string {
  const names = kinds.map((kind) => variant.pieceTypes[kind].name);
  const isAny = kinds.length === variant.pieceTypes.length;
  const what = isAny
    ? counted(number, "piece")
    : number === 1
      ? oneOf(listed(names, "or"))
      : `${number} of ${listed(names)}`;
  const full = orFull ? ", or one where none of them is empty," : "";
  const how = safe ? ", unattacked," : "";
  const when = held ? " and keeps it there until the next own turn" : "";
  return `brings ${what}${how} to ${placesInWords(variant, squares)}${full}${when}`;
}

const WAYS: Readonly<Record<Along, string>> = { ranks: "a rank", files: "a file", diagonals: "a diagonal" };

function lineInWords({ pieceTypes }: Variant, { type, number, kinds, along, gaps }: Line): string {
  const names = kinds.map((kind) => pieceTypes[kind].name);
  const isAny = kinds.length === pieceTypes.length;
  const of = (count: number) =>
    isAny || names.length === 1 ? counted(count, isAny ? "piece" : names[0]) : `${count} of ${listed(names)}`;
  if (type === "square")
    return `fills a square of ${number} by ${number} with ${isAny ? "own pieces" : of(number * number)}`;
  const ways = alongInWords({ along });
  return gaps
    ? `has ${of(number)} on one line, next to one another or not, along ${ways}`
    : `has ${of(number)} in a row along ${ways}`;
}

const STEPS: Readonly<Record<string, string>> = {
  K: "that stand next to one another",
  W: "that stand next to one another along ranks and files",
  F: "that stand diagonally next to one another",
};

function chainInWords({ board, pieceTypes }: Variant, { ends, kinds, steps }: Joins): string {
  const names = kinds.map((kind) => pieceTypes[kind].name);
  const what = kinds.length === pieceTypes.length ? "own pieces" : listed(names, "or");
  const how = STEPS[steps] ?? `with leaps of ${steps} from one to the next`;
  const ways = SIDES.map((side) =>
    ends.every((squares) => squares[side].length > 0)
      ? ends.map((squares) => squaresInWords(board, squares[side])).join(" to ")
      : null,
  );
  return `joins ${sidesInWords(ways)} by a chain of ${what} ${how}`;
}

function placesInWords({ board }: Variant, places: BySide<readonly Square[]>): string {
  return sidesInWords(places.map((squares) => (squares.length ? squaresInWords(board, squares) : null)));
}

/** What is the same for both sides, or each side's own; null for a side that has none. */
function sidesInWords([white, black]: readonly (string | null)[]): string {
  if (white !== null && white === black) return white;
  const own = [white, black].flatMap((words, side) => (words === null ? [] : [`${words} (${SIDE_NAMES[side]})`]));
  return listed(own, "or");
}

function fewInWords({ pieceTypes }: Variant, { type, what, left }: Few): string {
  const verb = type === "taken" ? "takes" : "loses";
  const owner = type === "taken" ? "the other's" : "the own";
  const but = left === 0 ? "" : ` but ${left}`;
  if (what === "all") return `${verb} all of ${owner} pieces${but}`;
  if (what === "all-but-royal")
    return `${verb} all of ${owner} pieces but the royal ones${left === 0 ? "" : ` and ${left} more`}`;
  if (what === "any-kind") return `${verb} all of ${owner} pieces of one kind${but}`;
  const names = what.map((kind) => pieceTypes[kind].name);
  return `${verb} ${left === 0 ? "" : `all but ${left} of `}${owner} ${listed(names, "or")}`;
}

const ONLY_CHECKS = " What only gives check attacks royal pieces and no others.";
const ANSWERS =
  " When White gets there first and Black can follow at once, Black has that one move, and then it is a draw.";

function remarkOn({ pieceTypes }: Variant, condition: Condition): string {
  if (condition.type === "reach") {
    // what is not royal is attacked by captures alone
    const isOpen = condition.safe && condition.kinds.some((kind) => !pieceTypes[kind].royal);
    const only = isOpen && pieceTypes.some(({ checksBy }) => checksBy) ? ONLY_CHECKS : "";
    return `${only}${condition.answerable ? ANSWERS : ""}`;
  }
  if (condition.type !== "taken" && condition.type !== "lost") return "";
  if (condition.answerable) return " If the other can do the same at once, the game is a draw.";
  return condition.shared ? " Where both lose it at once, the game goes on." : "";
}

/** What counts in the games that the most points decide. */
export function materialInWords({ material, pieceTypes }: Variant): string[] {
  if (!material) return [];
  const { points, boardAlone, komi } = material;
  const isSame = points.every((each) => each === points[0]);
  const each = pieceTypes.map(({ name }, kind) => `${name} ${points[kind]}`);
  const where = boardAlone ? "Pieces on the board count" : "Pieces count, in hand too";
  const count = isSame
    ? `Each piece${boardAlone ? " on the board" : ""} counts ${points[0]}`
    : `${where}: ${each.join(", ")}`;
  const more = komi === 0 ? [] : [`${SIDE_NAMES[komi > 0 ? 1 : 0]} has ${Math.abs(komi)} beside its pieces.`];
  return [`${count}; equal points are a draw.`, ...more];
}
