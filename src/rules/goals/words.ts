/** Ends of the game in sentences. */
import { type BySide, SIDE_NAMES, type Square } from "../../geometry/board.ts";
import { counted, listed } from "../../variant/phrases.ts";
import { squaresInWords } from "../../variant/squares-in-words.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Condition, Few, Goal, Reach } from "./model.ts";
import { areGoalsUsual, isOfStuck } from "./rule.ts";

/** What wins, loses and draws. Empty where checkmate wins and stalemate draws, as usual. */
export function goalsInWords(variant: Variant): string[] {
  if (areGoalsUsual(variant)) return [];
  return variant.goals.map((goal) => goalInWords(variant, goal));
}

const ENDS = { win: "wins", lose: "loses", draw: "draws" } as const;

function goalInWords(variant: Variant, { result, condition }: Goal): string {
  if (result === "draw") return `${capital(eventInWords(variant, condition))} is a draw.`;
  return `Whoever ${deedInWords(variant, condition)} ${ENDS[result]}.${remarkOn(condition)}`;
}

/** After "Whoever". */
function deedInWords(variant: Variant, condition: Condition): string {
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
    case "reach":
      return reachInWords(variant, condition);
    default:
      return fewInWords(variant, condition);
  }
}

function eventInWords(variant: Variant, condition: Condition): string {
  if (condition.type === "stalemate-with-fewer") return "stalemate";
  if (condition.type === "full-board") return "a full board";
  if (isOfStuck(condition)) return condition.type.replace(/d$/, "");
  return `a position in which somebody ${deedInWords(variant, condition)}`;
}

function reachInWords(variant: Variant, { squares, kinds, number, orFull, safe, held }: Reach): string {
  const names = kinds.map((kind) => variant.pieceTypes[kind].name);
  const isAny = kinds.length === variant.pieceTypes.length;
  const what = isAny
    ? counted(number, "piece")
    : number === 1
      ? `a ${listed(names, "or")}`
      : `${number} of ${listed(names)}`;
  const full = orFull ? ", or one where none of them is empty," : "";
  const how = safe ? ", unattacked," : "";
  const when = held ? " and keeps it there until the next own turn" : "";
  return `brings ${what}${how} to ${placesInWords(variant, squares)}${full}${when}`;
}

function placesInWords({ board }: Variant, [white, black]: BySide<readonly Square[]>): string {
  if (white.join() === black.join()) return squaresInWords(board, white);
  const own = [white, black].flatMap((squares, side) =>
    squares.length ? [`${squaresInWords(board, squares)} (${SIDE_NAMES[side]})`] : [],
  );
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

function remarkOn(condition: Condition): string {
  if (condition.type === "reach" && condition.answerable) {
    return " When White gets there first and Black can follow at once, Black has that one move, and then it is a draw.";
  }
  if (condition.type === "taken" && condition.answerable) {
    return " If the other can do the same at once, the game is a draw.";
  }
  return "";
}

function capital(words: string): string {
  return words[0].toUpperCase() + words.slice(1);
}
