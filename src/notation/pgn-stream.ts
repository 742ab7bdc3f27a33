/**
 * PGN that arrives in pieces. What has come is held until a game in it is over, which is known once something follows it, and
 * read anew only when it has doubled: time is linear in the length of the stream, and memory bounded by the longest game.
 */
import type { PgnMove } from "./pgn.ts";
import { eachPgnGame, type ParsedPgnGame, type PgnLimits } from "./pgn-read.ts";
import { Place } from "./place.ts";

/** A game of a stream: as it was read, with places in the whole stream, and its own text. */
export interface StreamedGame {
  readonly read: ParsedPgnGame;
  readonly text: string;
  /** Where its text begins; the next game changes it. */
  readonly place: Place;
}

/** The longest game by default, in UTF-16 units. */
export const LONGEST_STREAMED = 4 * 2 ** 20;

/** So much is read at once, in UTF-16 units. */
const LEAST = 2 ** 15;

/** Splits a stream into games. */
export class PgnSplitter {
  readonly #limits: PgnLimits;
  readonly #longest: number;
  #held = "";
  /** Where what is held begins in the stream. */
  #offset = 0;
  /** How much of what is held `#place` has passed. */
  #passed = 0;
  readonly #place = new Place();
  /** How much has to be held before it is read again. */
  #enough = LEAST;
  /** Whether what comes belongs to a game that is too long. */
  #isSkipping = false;

  constructor({ length = LONGEST_STREAMED, depth }: PgnLimits) {
    this.#longest = length;
    this.#limits = { length, depth };
  }

  /** Takes the next piece of the stream. */
  *take(piece: string): Generator<StreamedGame, void, void> {
    this.#held += piece;
    if (this.#isSkipping) this.#skip();
    if (this.#held.length < this.#enough) return;
    yield* this.#whole();
    if (this.#held.length > this.#longest) yield* this.#giveUp();
    this.#enough = Math.max(LEAST, 2 * this.#held.length);
  }

  /** The games that are left when the stream has ended. */
  *end(): Generator<StreamedGame, void, void> {
    if (!this.#isSkipping) for (const read of eachPgnGame(this.#held, this.#limits)) yield this.#placed(read);
  }

  /** The games that something follows. */
  *#whole(): Generator<StreamedGame, void, void> {
    const isOpen = this.#held.length <= this.#longest;
    const brace = isOpen ? this.#held.indexOf("{", this.#held.lastIndexOf("}") + 1) : -1;
    let end = 0;
    for (const read of eachPgnGame(this.#held, this.#limits)) {
      // The comment that such a game opens, its faults say, may be closed by what is to come.
      if (read.end >= this.#held.length || (!read.ok && brace >= 0 && brace < read.end)) break;
      end = read.end;
      yield this.#placed(read);
    }
    this.#drop(end);
  }

  /** What follows a game that is too long is read again where tags begin after an empty line. */
  *#giveUp(): Generator<StreamedGame, void, void> {
    const message = `A game of this stream is longer than ${this.#longest} characters.`;
    const fault = { code: "pgn-too-long", message, offset: this.#offset, length: 1, hint: null };
    const end = this.#offset + this.#held.length;
    yield { read: { ok: false, faults: [fault], offset: this.#offset, end }, text: "", place: this.#place };
    this.#drop(this.#held.search(/\S|$/) + 1);
    this.#isSkipping = true;
    this.#skip();
  }

  #skip(): void {
    const next = this.#held.search(/\n[ \t\r]*\n\[/);
    this.#isSkipping = next < 0;
    this.#drop(next < 0 ? Math.max(0, this.#held.length - LONGEST_GAP) : next);
  }

  #drop(length: number): void {
    this.#pass(length);
    this.#passed -= length;
    this.#held = this.#held.slice(length);
    this.#offset += length;
  }

  #placed(read: ParsedPgnGame): StreamedGame {
    this.#pass(read.offset);
    const text = this.#held.slice(read.offset, read.end);
    return { read: moved(read, this.#offset), text, place: this.#place };
  }

  #pass(to: number): void {
    this.#place.pass(this.#held.slice(this.#passed, to));
    this.#passed = to;
  }
}

/** An empty line with blanks may be cut in two. */
const LONGEST_GAP = 80;

function moved(read: ParsedPgnGame, by: number): ParsedPgnGame {
  const place = { offset: read.offset + by, end: read.end + by };
  const shift = <Placed extends { readonly offset: number }>(part: Placed) => ({ ...part, offset: part.offset + by });
  if (!read.ok) return { ...place, ok: false, faults: read.faults.map(shift) };
  const { game } = read;
  return { ...place, ok: true, game: { ...shift(game), moves: movedLine(game.moves, by) } };
}

function movedLine(moves: readonly PgnMove[], by: number): readonly PgnMove[] {
  return moves.map((move) => ({
    ...move,
    offset: move.offset + by,
    variations: move.variations.map((line) => movedLine(line, by)),
  }));
}
