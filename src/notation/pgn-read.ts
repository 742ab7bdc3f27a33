/** Reading PGN: any number of games in one pass, within limits. */
import { quote, type TextFault } from "../diagnostic/fault.ts";
import { GLYPHS, isPgnResult, type PgnGame, type PgnMove, type PgnResult } from "./pgn.ts";
import { type PgnToken, readPgnTokens, type TagToken, type TextToken } from "./pgn-token.ts";

export interface PgnLimits {
  /** Longest text, in UTF-16 units; default 4 Mi. For games read one by one, the longest game; no default. */
  readonly length?: number;
  /** How deep variations may nest; default 64. */
  readonly depth?: number;
}

/** The result of reading a PGN: its games, or every reason why it is refused, in order of place. */
export type ParsedPgn =
  | { readonly ok: true; readonly games: readonly PgnGame[] }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

/** The result of reading one game of a PGN. `offset` and `end` delimit it in the text. */
export type ParsedPgnGame = { readonly offset: number; readonly end: number } & (
  | { readonly ok: true; readonly game: PgnGame }
  | { readonly ok: false; readonly faults: readonly TextFault[] }
);

/** Reads all games of a text. Moves are not checked here. A text without a game gives an empty list.
 *  @example
 *  const parsed = parsePgn("1. e4 e5 (1... c5) 2. Nf3 *");
 *  if (parsed.ok) console.log(parsed.games[0].moves.length); // 3
 */
export function parsePgn(text: string, limits: PgnLimits = {}): ParsedPgn {
  const { length, depth } = limits;
  const fault = lengthFault(text, length);
  if (fault) return { ok: false, faults: [fault] };
  const games: PgnGame[] = [];
  const faults: TextFault[] = [];
  for (const read of eachPgnGame(text, { depth })) {
    if (read.ok) games.push(read.game);
    else faults.push(...read.faults);
    if (faults.length >= MOST_FAULTS) break;
  }
  return faults.length > 0 ? { ok: false, faults: faults.slice(0, MOST_FAULTS) } : { ok: true, games };
}

/** Reads the games of a text lazily, in linear time. After a game with faults, reading goes on behind its result or at
 *  the next tags. Moves are not checked here.
 *  @param limits `length` limits each game here, and has no default */
export function* eachPgnGame(text: string, limits: PgnLimits = {}): Generator<ParsedPgnGame, void, void> {
  const { length = Number.POSITIVE_INFINITY, depth = 64 } = limits;
  const reader = new PgnReader(depth);
  for (const token of readPgnTokens(text, (fault) => reader.note(fault))) {
    reader.take(token);
    const read = reader.ended(token.offset + token.length, length);
    if (read) yield read;
  }
  reader.endText();
  const last = reader.ended(text.length, length) ?? reader.rest(text.length);
  if (last) yield last;
}

/** Faults that are reported of one game. */
const MOST_FAULTS = 10;

/** The longest text read at once, in UTF-16 units. */
const LONGEST_PGN = 4 * 2 ** 20;

/** The fault of a text that is too long to be read at once, or null. */
export function lengthFault(text: string, most = LONGEST_PGN): TextFault | null {
  return text.length > most ? tooLong(text.length, most, 0) : null;
}

function tooLong(length: number, most: number, offset: number): TextFault {
  const message = `The text has ${length} characters; a PGN may have at most ${most}.`;
  return { code: "pgn-too-long", message, offset, length: 1, hint: null };
}

interface OpenMove {
  readonly san: string;
  readonly offset: number;
  readonly nags: number[];
  signs?: string;
  readonly before: string[];
  readonly comments: string[];
  readonly variations: PgnMove[][];
}

interface OpenLine {
  readonly moves: OpenMove[];
  /** Comments before the first move. */
  readonly comments: string[];
  /** Where its opening bracket stands; for the main line, where the game does. */
  readonly offset: number;
}

interface OpenGame {
  readonly tags: Map<string, string>;
  readonly offset: number;
  /** The main line, then the open variations. */
  readonly lines: OpenLine[];
}

class PgnReader {
  /** Faults of the game being read. */
  #faults: TextFault[] = [];
  #ended: PgnGame | null = null;
  readonly #depth: number;
  #game: OpenGame | null = null;

  constructor(depth: number) {
    this.#depth = depth;
  }

  take(token: PgnToken): void {
    if (token.type === "tag") this.#takeTag(token);
    else this.#takeText(token, this.#openGame(token.offset));
  }

  endText(): void {
    this.#endGame(null);
  }

  /** The game that the last token ended, or null.
   *  @param at offset of that token */
  ended(at: number, longest: number): ParsedPgnGame | null {
    const game = this.#ended;
    if (!game) return null;
    this.#ended = null;
    const end = this.#game ? this.#game.offset : at;
    const length = end - game.offset;
    if (length > longest) this.#faults = [tooLong(length, longest, game.offset)];
    return this.rest(end, game.offset) ?? { ok: true, game, offset: game.offset, end };
  }

  /** The faults noted since the last game, or null. */
  rest(end: number, offset = end): ParsedPgnGame | null {
    if (this.#faults.length === 0) return null;
    const faults = this.#faults.sort((a, b) => a.offset - b.offset);
    this.#faults = [];
    return { ok: false, faults, offset: Math.min(offset, faults[0].offset), end };
  }

  note(fault: TextFault): void {
    if (this.#faults.length < MOST_FAULTS) this.#faults.push(fault);
  }

  #openGame(offset: number): OpenGame {
    this.#game ??= { tags: new Map(), offset, lines: [newLine(offset)] };
    return this.#game;
  }

  #takeTag(tag: TagToken): void {
    if (this.#game && hasMovetext(this.#game)) this.#endGame(null);
    const { tags } = this.#openGame(tag.offset);
    if (tags.has(tag.name)) this.#refuse(tag, "pgn-tag-twice", `The tag ${quote(tag.name)} is given twice.`);
    tags.set(tag.name, tag.value);
  }

  #takeText(token: TextToken, game: OpenGame): void {
    const line = game.lines[game.lines.length - 1];
    const last = line.moves.at(-1);
    if (token.type === "move") line.moves.push(newMove(token, game, line));
    else if (token.type === "comment") (last ?? line).comments.push(commentText(token.text));
    else if (token.type === "open") this.#openVariation(token, game, last);
    else if (token.type === "close") this.#closeVariation(token, game);
    else if (token.type === "result") this.#takeResult(token, game);
    else if (token.type !== "number") this.#takeJudgement(token, last);
  }

  #takeJudgement(token: TextToken, last: OpenMove | undefined): void {
    if (!last) {
      this.#refuse(token, "pgn-nag", `${quote(token.text)} judges a move, but none stands before it.`);
      return;
    }
    if (mayBeOfLetter(token, last)) last.signs = token.text;
    last.nags.push(GLYPHS.get(token.text) ?? Number(token.text.slice(1)));
  }

  #openVariation(token: TextToken, { lines }: OpenGame, last: OpenMove | undefined): void {
    if (!last) this.#refuse(token, "pgn-variation", "A variation needs a move before it that it replaces.");
    if (lines.length > this.#depth + MOST_FAULTS) return;
    if (lines.length > this.#depth) {
      this.#refuse(token, "pgn-too-deep", `Variations may nest ${this.#depth} deep.`);
    }
    lines.push(newLine(token.offset));
  }

  #closeVariation(token: TextToken, { lines }: OpenGame): void {
    const closed = lines.length > 1 ? lines.pop() : null;
    if (!closed) this.#refuse(token, "pgn-variation", "This bracket closes no variation.");
    else if (closed.moves.length === 0) this.#refuse(token, "pgn-variation", "This variation has no moves.");
    else lines[lines.length - 1].moves.at(-1)?.variations.push(closed.moves);
  }

  /** A result inside a variation is not the game's. */
  #takeResult(token: TextToken, { lines }: OpenGame): void {
    if (lines.length === 1) this.#endGame(token);
  }

  #endGame(result: TextToken | null): void {
    const game = this.#game;
    this.#game = null;
    if (!game) return;
    const open = game.lines.at(-1);
    if (open && game.lines.length > 1) {
      this.#refuse({ offset: open.offset, length: 1 }, "pgn-variation", "This variation has no closing bracket ')'.");
    }
    const [{ moves, comments }] = game.lines;
    const tagged = game.tags.get("Result") ?? "*";
    const { tags, offset } = game;
    this.#ended = { tags, comments, moves, result: resultOf(result?.text ?? tagged), offset };
  }

  #refuse({ offset, length }: { offset: number; length: number }, code: string, message: string): void {
    this.note({ code, message, offset, length, hint: null });
  }
}

function newLine(offset: number): OpenLine {
  return { moves: [], comments: [], offset };
}

function newMove({ text, offset }: TextToken, { lines }: OpenGame, line: OpenLine): OpenMove {
  const opensVariation = lines.length > 1 && line.moves.length === 0;
  const before = opensVariation ? line.comments : [];
  return { san: text, offset, nags: [], before, comments: [], variations: [] };
}

/** Whether a sign behind a move may be that of its last letter, which in castling it is not. */
function mayBeOfLetter({ text, offset }: TextToken, { san, offset: start }: OpenMove): boolean {
  return text.startsWith("!") && offset === start + san.length && /[^-][A-Za-z]$/.test(san);
}

function hasMovetext({ lines }: OpenGame): boolean {
  return lines.length > 1 || lines[0].moves.length > 0 || lines[0].comments.length > 0;
}

function resultOf(text: string): PgnResult {
  return isPgnResult(text) ? text : "*";
}

/** A comment without its delimiters; line breaks and runs of spaces become one space, because writers wrap lines. */
function commentText(text: string): string {
  const inner = text.startsWith("{") ? text.slice(1, -1) : text.slice(1);
  return inner.replace(/\s+/g, " ").trim();
}
