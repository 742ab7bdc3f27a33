/** Reading of PGN: any number of games, in one pass, within limits. */
import { quote, type TextFault } from "../diagnostic/fault.ts";
import { GLYPHS, isPgnResult, type PgnGame, type PgnMove, type PgnResult } from "./pgn.ts";
import { type PgnToken, readPgnTokens, type TagToken, type TextToken } from "./pgn-token.ts";

export interface PgnLimits {
  /** Longest text, in UTF-16 units; default 4 Mi. */
  readonly length?: number;
  /** How deep variations may nest; default 64. */
  readonly depth?: number;
}

/** What reading a PGN gives: its games, or every reason why it is refused, in order of place. */
export type ParsedPgn =
  | { readonly ok: true; readonly games: readonly PgnGame[] }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

/** Reads all games of a text. Moves are not checked here. A text without a game gives no games.
 *  @example
 *  const parsed = parsePgn("1. e4 e5 (1... c5) 2. Nf3 *");
 *  if (parsed.ok) console.log(parsed.games[0].moves.length); // 3
 */
export function parsePgn(text: string, limits: PgnLimits = {}): ParsedPgn {
  const { length = 4 * 2 ** 20, depth = 64 } = limits;
  if (text.length > length) return { ok: false, faults: [lengthFault(text, length)] };
  const reader = new PgnReader(depth);
  for (const token of readPgnTokens(text, reader.faults)) {
    reader.take(token);
    if (reader.faults.length >= MOST_FAULTS) break;
  }
  reader.endText();
  const { faults, games } = reader;
  return faults.length > 0 ? { ok: false, faults: faults.sort((a, b) => a.offset - b.offset) } : { ok: true, games };
}

/** Reading stops after this many faults. */
const MOST_FAULTS = 10;

function lengthFault(text: string, length: number): TextFault {
  const message = `The text has ${text.length} characters; a PGN may have at most ${length}.`;
  return { code: "pgn-too-long", message, offset: 0, length: 1, hint: null };
}

interface OpenMove {
  readonly san: string;
  readonly offset: number;
  readonly nags: number[];
  readonly before: string[];
  readonly comments: string[];
  readonly variations: PgnMove[][];
}

interface OpenLine {
  readonly moves: OpenMove[];
  /** Comments before the first move. */
  readonly comments: string[];
  /** Where its bracket stands; the main line has none. */
  readonly offset: number;
}

interface OpenGame {
  readonly tags: Map<string, string>;
  readonly offset: number;
  /** The main line first, then the variations that are open. */
  readonly lines: OpenLine[];
}

class PgnReader {
  readonly games: PgnGame[] = [];
  readonly faults: TextFault[] = [];
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
    if (!last) this.#refuse(token, "pgn-nag", `${quote(token.text)} judges a move, but none stands before it.`);
    else last.nags.push(GLYPHS.get(token.text) ?? Number(token.text.slice(1)));
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

  /** A result inside a variation says nothing about the game. */
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
    this.games.push({ tags, comments, moves, result: resultOf(result?.text ?? tagged), offset });
  }

  #refuse({ offset, length }: { offset: number; length: number }, code: string, message: string): void {
    this.faults.push({ code, message, offset, length, hint: null });
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

function hasMovetext({ lines }: OpenGame): boolean {
  return lines.length > 1 || lines[0].moves.length > 0 || lines[0].comments.length > 0;
}

function resultOf(text: string): PgnResult {
  return isPgnResult(text) ? text : "*";
}

/** A comment without its marks; line breaks and repeated spaces are one space, because writers wrap lines. */
function commentText(text: string): string {
  const inner = text.startsWith("{") ? text.slice(1, -1) : text.slice(1);
  return inner.replace(/\s+/g, " ").trim();
}
