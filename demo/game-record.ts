/** The game on the board as PGN, with all that is known of it: anybody who reads it can play it through. */
import { countStarts, type Outcome, startNumber, TIME_FORFEIT } from "../src/index.ts";
import { RULES_TAG } from "../src/notation.ts";
import { isPerson, nameInRecord } from "./players.ts";
import type { Session } from "./session.ts";
import { endOf, type MoveNode } from "./tree.ts";
import { writeTree } from "./tree-pgn.ts";

/** @param own the person's name
 *  @param rules the variant's file in one line, where it has to be told */
export function writeRecord(session: Session, own: string, rules: string | null): string {
  const game = session.wholeGame();
  const end = endOf(session.current);
  const tags = { ...tagsOf(session, own, game.outcome), ...(rules === null ? {} : { [RULES_TAG]: rules }) };
  return writeTree(game, end, { tags, addOn: (node) => clockText(session, node) });
}

/** Somebody's record keeps its tags. */
function tagsOf(session: Session, own: string, outcome: Outcome | null): Record<string, string> {
  const { tags, variant, game } = session;
  const number = countStarts(variant) > 1 ? startNumber(variant, game.startPosition) : null;
  const start: Record<string, string> = number === null ? {} : { StartNumber: String(number) };
  if (tags.size > 0) return { ...Object.fromEntries(tags), ...start };
  return { ...ownTags(session, own), Termination: terminationOf(outcome), ...start };
}

function ownTags(session: Session, own: string): Record<string, string> {
  const { begun, clock, players } = session;
  const kind = (side: 0 | 1) => (isPerson(players, side) || players.friend !== undefined ? "human" : "program");
  return {
    Event: "Casual game",
    Date: dateText(begun),
    Round: "-",
    White: nameInRecord(session, 0, own),
    Black: nameInRecord(session, 1, own),
    WhiteType: kind(0),
    BlackType: kind(1),
    TimeControl: clock ? `${clock.control.baseMs / 1000}+${clock.control.incrementMs / 1000}` : "-",
  };
}

function terminationOf(outcome: Outcome | null): string {
  if (!outcome) return "unterminated";
  return outcome.code === "time-forfeit" ? TIME_FORFEIT : "normal";
}

function dateText(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** `[%clk 0:04:58]`, what the mover had left, as other programs write it. */
function clockText(session: Session, node: MoveNode): string | null {
  const times = session.timesAt(node);
  if (!times || node.remarks.comments.some((comment) => comment.includes("[%clk"))) return null;
  const mover = node.move?.side ?? 0;
  const seconds = Math.floor(times[mover] / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  return `[%clk ${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}]`;
}

/** `Aviary 2026-11-25.pgn`, of characters that every file system takes. */
export function recordFileName({ variant, begun }: Session): string {
  const name =
    variant.name
      .normalize("NFKD")
      .replace(/[^\w -]+/g, "")
      .trim() || "game";
  return `${name} ${dateText(begun).replaceAll(".", "-")}.pgn`;
}
