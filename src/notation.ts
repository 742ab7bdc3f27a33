/**
 * The texts of chess for any variant: FEN and PGN, moves in coordinates. `fairywren/notation`.
 *
 * Reading never throws on text: all faults are returned, each with its place and perhaps a hint. A value of the wrong
 * type is refused with a `FairywrenError` whose code is `wrong-type`. Safe in a worker. `Game` plays what is read here:
 * `Game.start(variant, { fen })`, `Game.fromPgn(text)`.
 */
import { checkText, isWhole, readOptions, readWarily, wrongType } from "./diagnostic/argument.ts";
import { checkLoaded } from "./engine/check-loaded.ts";
import { readPosition as readLegal } from "./engine/position.ts";
import { type ParsedFen, parseFen as parse, writeFen as write } from "./notation/fen.ts";
import { writeUci as writeMove } from "./notation/move.ts";
import { judgedMove as judge, type NumberedMove, type PgnGame, type PgnMove } from "./notation/pgn.ts";
import * as reader from "./notation/pgn-read.ts";
import { turnNumber as numberOf, writePgn as writeGame } from "./notation/pgn-write.ts";
import { checkVariant } from "./variant/check.ts";
import { givenMove, givenPlacements, givenPosition } from "./variant/given-position.ts";
import type { Move } from "./variant/move.ts";
import type { Position } from "./variant/position.ts";
import { type Placement, putPieces as place } from "./variant/put-pieces.ts";
import type { Variant } from "./variant/variant.ts";

type PgnLimits = reader.PgnLimits;
type ParsedPgn = reader.ParsedPgn;
type ParsedPgnGame = reader.ParsedPgnGame;

export type { TextFault } from "./diagnostic/fault.ts";
export { carriedRules, LONGEST_RULES, RULES_TAG } from "./notation/carried-rules.ts";
export { LONGEST_FEN } from "./notation/fen.ts";
export type { NumberedMove, PgnGame, PgnMove, PgnResult } from "./notation/pgn.ts";
export { commentText, nagText } from "./notation/remark.ts";
export * from "./rules/choices.ts";
export type { Move } from "./variant/move.ts";
export type { Piece, Position } from "./variant/position.ts";
export type { ParsedFen, ParsedPgn, ParsedPgnGame, PgnLimits, Placement };

/** Reads a FEN: everything that it claims must be backed by its board, but the side not to move may be in check.
 *  @param text at most `LONGEST_FEN` characters
 *  @example
 *  const parsed = parseFen(variant, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
 *  if (parsed.ok) console.log(parsed.position.turn); // 0
 */
export function parseFen(variant: Variant, text: string): ParsedFen {
  checkVariant(variant);
  checkText("text", text);
  return parse(variant, text);
}

/** Reads a FEN as `parseFen` does, and refuses positions in which the king could be captured at once.
 *  @throws {FairywrenError} `not-loaded` in a page without the variant's kernel, see `prepareRules` */
export function readPosition(variant: Variant, text: string): ParsedFen {
  checkLoaded(variant);
  checkText("text", text);
  return readLegal(variant, text);
}

/** Writes all six fields of a position: `parseFen` reads the same position back. */
export function writeFen(variant: Variant, position: Position): string {
  checkVariant(variant);
  return write(variant, givenPosition(variant, position));
}

/** Places pieces on squares of a position, or removes them, in order. A side has one king, so placing it elsewhere
 *  moves it. Castling rights that the board no longer supports, and en passant, are dropped; whether the position can
 *  be played is not checked.
 *  @example
 *  putPieces(variant, variant.setup, [[0, null]]); // without the piece on a1
 */
export function putPieces(variant: Variant, position: Position, placements: readonly Placement[]): Position {
  checkVariant(variant);
  return place(variant, givenPosition(variant, position), givenPlacements(variant, placements));
}

/** Writes a move in coordinates, as in UCI: `e2e4`, `e7e8q`, in the variant's own style.
 *  @param move such as one of `game.moves` */
export function writeUci(variant: Variant, move: Move): string {
  checkVariant(variant);
  return writeMove(variant, givenMove(variant, move));
}

/** Reads all games of a text, with comments and variations. Moves are kept as text; their legality is checked when they
 *  are played. A text without a game gives an empty list.
 *  @example
 *  const parsed = parsePgn("1. e4 e5 (1... c5) 2. Nf3 *");
 *  if (parsed.ok) console.log(parsed.games[0].moves.length); // 3
 */
export function parsePgn(text: string, limits?: PgnLimits): ParsedPgn {
  checkText("text", text);
  return reader.parsePgn(text, givenLimits(limits));
}

/** Reads the games of a text lazily, in linear time. Reading goes on after a game with faults.
 *  @param limits `length` limits each game here, and has no default */
export function eachPgnGame(text: string, limits?: PgnLimits): Generator<ParsedPgnGame, void, void> {
  checkText("text", text);
  return reader.eachPgnGame(text, givenLimits(limits));
}

/** Writes a game with its comments and variations: the Seven Tag Roster first, movetext in lines of at most 80 columns.
 *  @throws {FairywrenError} `pgn-tag` for a tag that cannot be written; `wrong-type` */
export function writePgn(game: Omit<PgnGame, "offset">): string {
  return readWarily("game", game, () => writeGame(game));
}

/** What stands before a move in a record where turns may have several moves: `3.` or `3...` where a turn begins, else nothing. The
 *  `number` of `PgnMove` is this in such variants; in others it is left out.
 *  @param move of a game
 *  @param before the move before it, if there is one
 *  @throws {FairywrenError} `wrong-type`
 *  @example
 *  turnNumber({ side: 0, moveNumber: 1 }, undefined); // "1."
 */
export function turnNumber(move: NumberedMove, before: Pick<NumberedMove, "side"> | undefined): string {
  return readWarily("move", move, () => numberOf(move, before));
}

/** A move of a record with the sign that is its letter's taken from its judgement: in variants with a letter such as `L!`, `a8=L` and
 *  `!` may be `a8=L!`. Other moves stay as they are.
 *  @param move played as `move.san + (move.signs ?? "")`
 *  @param san the move as it was played, `GameMove.san`
 *  @throws {FairywrenError} `wrong-type`
 *  @example
 *  const move = { san: "a8=L", signs: "!", offset: 0, nags: [1], before: [], comments: [], variations: [] };
 *  judgedMove(move, "a8=L!").nags; // []
 */
export function judgedMove(move: PgnMove, san: string): PgnMove {
  checkText("san", san);
  return readWarily("move", move, () => judge(move, san));
}

function givenLimits(value: unknown): PgnLimits {
  const limits = readOptions<PgnLimits>("limits", value, { length: "unknown", depth: "unknown" });
  for (const [name, limit] of Object.entries(limits)) {
    if (!isWhole(limit, 0, Number.POSITIVE_INFINITY))
      throw wrongType(`limits' ${name}`, "a whole number from 0", limit);
  }
  return limits;
}
