/**
 * Random games of one variant, played by the kernel, by the slow reference and by `Game` at once. At every ply they must
 * agree about moves, check, result and position; texts must lead back; hash keys must be what they are from scratch.
 */
import { isDeepStrictEqual } from "node:util";
import { Game } from "../../src/engine/game.ts";
import type { GameMove } from "../../src/engine/game-move.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import { writeFen } from "../../src/notation/fen.ts";
import { countStarts } from "../../src/rules/starts.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { type Verdict, verdictOf } from "../reference/outcome.ts";
import { Reference } from "../reference/reference.ts";
import { Dice } from "./dice.ts";
import { Disagreement } from "./fault.ts";
import { isSameRecord, recordOf } from "./record.ts";
import { compareMoveTexts, comparePositionText } from "./texts.ts";

export interface DuelOptions {
  readonly seed: number;
  readonly games: number;
  /** The longest game. */
  readonly plies: number;
}

/** Legal moves compared in a duel until it ends early: where walls are built on large boards one position has thousands. */
const ENOUGH_MOVES = 10_000;
/** Dead positions cost the reference up to seconds: they are judged when few pieces are left, and on few squares. */
const FEW_PIECES = 3;
const FEW_SQUARES = 40;
const DEAD = "insufficient material";
/** Each so many plies a search is made. */
const SEARCH_EVERY = 10;
const SEARCH_NODES = 500;
const SEARCH_HASH_MB = 1;

/** Plays the games. @returns how many moves were played @throws {Disagreement} */
export function duel(variant: Variant, { seed, games, plies }: DuelOptions): number {
  const players = new Duel(variant, new Dice(seed));
  let played = 0;
  for (let game = 0; game < games && !players.hasEnough; game++) played += players.playGame(plies);
  return played;
}

class Duel {
  readonly #variant: Variant;
  readonly #dice: Dice;
  readonly #kernel: Kernel;
  readonly #reference: Reference;
  readonly #searcher: Searcher;
  #game: Game;
  #positions: Position[] = [];
  #records: Uint8Array[] = [];
  #compared = 0;

  constructor(variant: Variant, dice: Dice) {
    this.#variant = variant;
    this.#dice = dice;
    this.#kernel = Kernel.open(variant);
    this.#reference = new Reference(variant);
    this.#searcher = new Searcher(variant, SEARCH_HASH_MB);
    this.#game = Game.start(variant);
  }

  get hasEnough(): boolean {
    return this.#compared >= ENOUGH_MOVES;
  }

  playGame(most: number): number {
    this.#start();
    for (let ply = 0; ply < most && !this.hasEnough; ply++) {
      const moves = this.#compareMoves();
      this.#comparePosition();
      const verdict = this.#compareVerdict();
      if (ply % SEARCH_EVERY === 0 && moves.length > 0) this.#search();
      if (moves.length === 0 || (verdict !== null && !verdict.startsWith("may claim"))) break;
      this.#play(this.#choose(moves), ply);
    }
    this.#takeBack();
    return this.#records.length;
  }

  #start(): void {
    const start = this.#dice.below(countStarts(this.#variant));
    this.#game = Game.start(this.#variant, { start });
    const position = this.#game.startPosition;
    this.#kernel.setPosition(position);
    this.#reference.setPosition(position);
    this.#positions = [position];
    this.#records = [];
  }

  #compareMoves(): readonly Move[] {
    const expected = this.#reference.legalMoves();
    const found = this.#kernel.legalMoves();
    const [right, ours] = [expected.map(outlineOf).sort(), found.map(outlineOf).sort()];
    if (right.join() !== ours.join()) {
      const extra = ours.filter((text, index) => !right.includes(text) || ours.indexOf(text) !== index);
      const missing = right.filter((text) => !ours.includes(text));
      this.#fail("legal moves", `too many: ${extra.join("; ")}\nmissing: ${missing.join("; ")}`);
    }
    if (this.#kernel.hasLegalMove() !== expected.length > 0) this.#fail("whether there is a move");
    compareMoveTexts(this.#variant, this.#fen, found);
    this.#compared += expected.length;
    return expected;
  }

  #comparePosition(): void {
    const position = this.#reference.position();
    const own = this.#kernel.position();
    if (!isDeepStrictEqual(own, position)) {
      this.#fail("position", `${writeFen(this.#variant, own)}, not ${writeFen(this.#variant, position)}`);
    }
    if (this.#kernel.inCheck() !== this.#reference.inCheck()) this.#fail("check");
    if (this.#kernel.opponentInCheck()) this.#fail("an illegal position");
    comparePositionText(this.#variant, own);
  }

  #compareVerdict(): Verdict {
    const { pieces } = this.#reference.position();
    const isFew = pieces.filter((piece) => piece !== null).length <= FEW_PIECES && pieces.length <= FEW_SQUARES;
    const expected = verdictOf(this.#reference.book, this.#positions, isFew);
    const found = verdictOfGame(this.#game);
    // also where a draw is a win
    if (this.#game.outcome?.reason === DEAD && !isFew) return found;
    if (found !== expected) this.#fail("result", `${found}, not ${expected}`);
    return expected;
  }

  #choose(moves: readonly Move[]): Move {
    const special = moves.filter(
      (move) => move.castling !== null || move.promotion !== null || move.drop || move.pass || isRare(move),
    );
    return this.#dice.one(special.length > 0 && this.#dice.chance(40) ? special : moves);
  }

  #play(move: Move, ply: number): void {
    this.#records.push(recordOf(this.#kernel, ply));
    this.#playInGame(move);
    this.#kernel.play(move);
    this.#reference.play(move);
    this.#positions.push(this.#reference.position());
    const kept = recordOf(this.#kernel, ply + 1);
    if (!isSameRecord(recordOf(this.#kernel, ply), this.#records[ply]))
      this.#fail("the record before the move changes");
    this.#kernel.exports.refresh(ply + 1);
    if (!isSameRecord(recordOf(this.#kernel, ply + 1), kept)) this.#fail("the record from scratch");
  }

  /** As text or as an object, as people do. */
  #playInGame(move: Move): void {
    const meant = this.#game
      .legalMoves()
      .find((other) => outlineOfText(this.#variant, other) === shortOutline(this.#variant, move));
    if (!meant) this.#fail("a legal move is not offered", outlineOf(move));
    const played = this.#game.play(this.#dice.one([meant, meant.uci, meant.san, meant.display]));
    if (played.uci !== meant.uci || played.capturedAt !== meant.capturedAt)
      this.#fail("another move is played", meant.uci);
  }

  #search(): void {
    const roots = this.#searcher.begin(this.#positions, 64);
    if (roots.length !== this.#reference.legalMoves().length) this.#fail("the search has other moves");
    for (let slices = 0; slices < 200 && this.#searcher.nodes < SEARCH_NODES; slices++) {
      if (this.#searcher.slice(100) === SEARCH_FINISHED) break;
    }
    for (const { line } of this.#searcher.read()) this.#follow(line);
  }

  /** Plays a line on the reference and takes it back. */
  #follow(line: readonly Move[]): void {
    for (const [index, move] of line.entries()) {
      const meant = this.#reference.legalMoves().find((other) => isMeant(other, move));
      if (!meant) this.#fail("an illegal move in the line of a search", `move ${index + 1}: ${outlineOf(move)}`);
      this.#reference.play(meant);
    }
    for (const _ of line) this.#reference.undo();
  }

  #takeBack(): void {
    for (let ply = this.#records.length - 1; ply >= 0; ply--) {
      if (!this.#kernel.undo()) this.#fail("no move to take back");
      if (!isSameRecord(recordOf(this.#kernel, ply), this.#records[ply])) this.#fail("undo leaves another record");
      this.#game.undo();
    }
    if (this.#kernel.undo()) this.#fail("a move too many to take back");
    if (this.#game.fen() !== writeFen(this.#variant, this.#positions[0])) this.#fail("undo leaves another game");
  }

  get #fen(): string {
    return writeFen(this.#variant, this.#reference.position());
  }

  #fail(what: string, detail = ""): never {
    throw new Disagreement(what, this.#fen, detail);
  }
}

function verdictOfGame({ outcome, claim }: Game): Verdict {
  const reason = (outcome ?? claim)?.reason;
  if (reason === undefined) return null;
  if (outcome?.result === "1-0") return "white wins";
  if (outcome?.result === "0-1") return "black wins";
  if (reason === "stalemate") return "stalemate";
  if (reason === DEAD) return "dead";
  if (outcome?.code === "counting") return "counting";
  if (!reason.endsWith("repetition") && !reason.endsWith("rule")) return "draw";
  const rule = reason.endsWith("repetition") ? "repetition" : "moves";
  return outcome ? rule : `may claim ${rule}`;
}

function isRare(move: Move): boolean {
  return move.enters !== null || move.struck !== null || isEnPassant(move);
}

function isEnPassant({ to, capturedAt }: Move): boolean {
  return capturedAt !== null && capturedAt !== to;
}

function isMeant(a: Move, b: Move): boolean {
  if (a.pass !== b.pass || a.drop !== b.drop || (a.drop && a.kind !== b.kind)) return false;
  if (a.enters !== b.enters || a.entersOn !== b.entersOn || a.wall !== b.wall) return false;
  if (struckOutline(a.struck, itself) !== struckOutline(b.struck, itself)) return false;
  return a.from === b.from && a.to === b.to && a.promotion === b.promotion && a.castling === b.castling;
}

function outlineOf(move: Move): string {
  const { from, to, kind, promotion, castling, captured, capturedAt, partner, drop, pass, enters, entersOn, wall } =
    move;
  const taken = isTold(move) ? [captured, capturedAt].join() : null;
  const others = [struckOutline(move.struck, itself), blownOutline(move)];
  return [from, to, kind, promotion, castling, taken, partner, drop, pass, enters, entersOn, wall, ...others]
    .map((part) => part ?? "-")
    .join(" ");
}

/** Whether a move tells which of its victims it captures: of several on the way the last one depends on the way. */
function isTold<At>({ to, capturedAt, struck }: { to: At; capturedAt: At | null; struck: unknown }): boolean {
  return !struck || capturedAt === to;
}

/** In no order: there may be several ways. */
function struckOutline<At>(
  struck: readonly { readonly square: At }[] | null,
  squareOf: (square: At) => number | null,
): string | null {
  const squares = struck?.map(({ square }) => squareOf(square) ?? -1);
  return squares?.sort((a, b) => a - b).join("x") ?? null;
}

const itself = (square: number) => square;

/** In no order. */
function blownOutline({ blown }: Move): string | null {
  const pieces = blown?.map(({ square, kind, side }) => [square, kind, side].join("/"));
  return pieces?.sort().join("+") ?? null;
}

function shortOutline(
  { pieceTypes, castlings }: Variant,
  { kind, promotion, castling, capturedAt, ...move }: Move,
): string {
  const become = promotion === null ? null : pieceTypes[promotion].id;
  const name = castling === null ? null : castlings[castling].name;
  const enters = move.enters === null ? null : pieceTypes[move.enters].id;
  return [
    move.from,
    move.to,
    pieceTypes[kind].id,
    become,
    name,
    isTold({ ...move, capturedAt }) ? capturedAt : null,
    move.partner,
    enters,
    move.entersOn,
    move.wall,
    struckOutline(move.struck, itself),
  ].join(" ");
}

function outlineOfText({ board }: Variant, move: GameMove): string {
  const square = (name: string | null | undefined) =>
    name == null ? null : "abcdefghijklmnop".indexOf(name[0]) + (Number(name.slice(1)) - 1) * board.files;
  const partner = square(move.partner?.from);
  return [
    square(move.from),
    square(move.to),
    move.piece,
    move.promotion,
    move.castling,
    isTold(move) ? square(move.capturedAt) : null,
    partner,
    move.enters,
    square(move.entersOn),
    square(move.wall),
    struckOutline(move.struck, square),
  ].join(" ");
}
