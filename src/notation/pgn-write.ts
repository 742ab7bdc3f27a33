/** Writing PGN: the Seven Tag Roster first, movetext in lines of at most 80 columns. */
import { misuse } from "../diagnostic/argument.ts";
import { quote } from "../diagnostic/fault.ts";
import { GLYPHS, type NumberedMove, type PgnGame, type PgnMove } from "./pgn.ts";

/** The Seven Tag Roster, in order, with the texts for unknown values. */
const ROSTER: readonly (readonly [name: string, unknown: string])[] = [
  ["Event", "?"],
  ["Site", "?"],
  ["Date", "????.??.??"],
  ["Round", "?"],
  ["White", "?"],
  ["Black", "?"],
  ["Result", "*"],
];

const WIDTH = 80;

/** Writes one game, ending in a line break. `parsePgn` reads the same game back.
 *
 *  Move numbers follow the `FEN` tag if there is one. Line breaks in tag values become spaces.
 *  @throws {FairywrenError} `pgn-tag` when a tag's name has characters other than letters, digits and `_`
 *  @example
 *  writePgn({ tags: new Map([["White", "A"]]), comments: [], moves, result: "*" });
 */
export function writePgn(game: Omit<PgnGame, "offset">): string {
  const tags = writeTags(game);
  const start = startCount(game.tags.get("FEN"));
  const words = [...game.comments.flatMap(commentWords), ...lineWords(game.moves, start), game.result];
  return `${tags}\n\n${wrap(words)}\n`;
}

/** What stands before a move in a record where turns may have several moves: `3.` or `3...` where a turn begins, else nothing.
 *  @param before the move before it, if there is one */
export function turnNumber({ side, moveNumber }: NumberedMove, before: Pick<NumberedMove, "side"> | undefined): string {
  if (before?.side === side) return "";
  return `${moveNumber}${side === 0 ? "." : "..."}`;
}

function writeTags({ tags, result }: Omit<PgnGame, "offset">): string {
  const roster = ROSTER.map(
    ([name, unknown]) => [name, name === "Result" ? result : (tags.get(name) ?? unknown)] as const,
  );
  const names = new Set(ROSTER.map(([name]) => name));
  const others = [...tags].filter(([name]) => !names.has(name));
  return [...roster, ...others].map(([name, value]) => writeTag(name, value)).join("\n");
}

function writeTag(name: string, value: string): string {
  if (!/^[A-Za-z0-9_]+$/.test(name))
    throw misuse("pgn-tag", `${quote(name)} is not a tag name: use letters, digits and _.`, "<tags>");
  return `[${name} "${escapeTag(value)}"]`;
}

function escapeTag(value: string): string {
  return value.replace(/[\r\n]+/g, " ").replace(/["\\]/g, "\\$&");
}

/** Half-moves before the first move, counted from White's move 1. */
function startCount(fen: string | undefined): number {
  const [, turn, , , , number] = (fen ?? "").split(" ");
  const fullMoves = Math.max(1, Number(number) || 1) - 1;
  return fullMoves * 2 + (turn === "b" ? 1 : 0);
}

/** A unit that is never split across lines. A `;` comment ends its line. */
type Word = string;

function lineWords(moves: readonly PgnMove[], start: number): Word[] {
  const words: Word[] = [];
  let interrupted = true;
  moves.forEach((move, index) => {
    const ply = start + index;
    words.push(...move.before.flatMap(commentWords));
    const number = move.number ?? numberOf(ply, interrupted);
    if (number) words.push(number);
    const after = afterMove(move, ply);
    words.push(move.san + signsOf(move), ...after);
    interrupted = move.comments.length > 0 || move.variations.length > 0;
  });
  return words;
}

function numberOf(ply: number, interrupted: boolean): string {
  if (ply % 2 === 0) return `${ply / 2 + 1}.`;
  return interrupted ? `${(ply + 1) / 2}...` : "";
}

/** What may be of the move's last letter stays right behind it, unless the judgement has changed. */
function signsOf({ signs = "", nags }: PgnMove): string {
  return GLYPHS.get(signs) === nags[0] ? signs : "";
}

function afterMove(move: PgnMove, ply: number): Word[] {
  const { comments, variations } = move;
  const nags = signsOf(move) === "" ? move.nags : move.nags.slice(1);
  const lines = variations.flatMap((line) => bracket(lineWords(line, ply)));
  return [...nags.map((nag) => `$${nag}`), ...comments.flatMap(commentWords), ...lines];
}

function bracket(words: readonly Word[]): Word[] {
  const ends = words.at(-1)?.startsWith(";") ?? false;
  const inner = ends ? [...words, ")"] : [...words.slice(0, -1), `${words.at(-1) ?? ""})`];
  return inner[0].startsWith(";") ? ["(", ...inner] : [`(${inner[0]}`, ...inner.slice(1)];
}

/** Splits a comment into words. One that contains a closing brace is written as a `;` comment. */
function commentWords(comment: string): Word[] {
  const text = comment.replace(/\s+/g, " ").trim();
  return text.includes("}") ? [`; ${text}`] : `{${text}}`.split(" ");
}

function wrap(words: readonly Word[]): string {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const fits = line !== "" && !line.startsWith(";") && line.length + 1 + word.length <= WIDTH;
    if (fits && !word.startsWith(";")) line += ` ${word}`;
    else {
      if (line !== "") lines.push(line);
      line = word;
    }
  }
  return [...lines, line].join("\n");
}
