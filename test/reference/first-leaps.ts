/** Leaps that a piece may make as its first move, read from the file and played on the board once more. */
import type { Betza } from "../../src/betza/tree.ts";
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { fileOf, otherSide, rankOf, type Side, type Square, squareAt } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import { isAttacked, outcomesFrom, type Pieces } from "./attack.ts";
import { bareMove } from "./bare-move.ts";
import { type Book, mayStand, readBetza } from "./book.ts";
import { isRoyalNow } from "./royals.ts";
import { emptyScene, outcomesOf } from "./walk.ts";

export interface LeapRules {
  readonly betza: Betza;
  readonly overUnattacked: boolean;
  /** Kinds. */
  readonly lostTo: readonly number[];
}

/** By kind; null for those that do not leap so. */
export function readLeapRules({ pieces }: VariantDocument, ids: readonly string[]): (LeapRules | null)[] {
  return ids.map((id) => {
    const piece = pieces?.[id];
    const rule = typeof piece === "object" ? piece["first-leap"] : undefined;
    if (typeof rule !== "object") return null;
    return {
      betza: readBetza(rule.to),
      overUnattacked: rule.over === "unattacked",
      lostTo: (rule["lost-to"] ?? []).map((own) => ids.indexOf(own)),
    };
  });
}

/** The leaps of a piece, as far as they do not leave its own side in danger. */
export function leapMoves(book: Book, { pieces, leapers, turn }: Position, from: Square): Move[] {
  const piece = pieces[from];
  const rule = piece && book.leaps[piece.kind];
  if (!rule || !leapers.includes(from)) return [];
  const isRoyal = isRoyalNow(book, pieces, from);
  if (isRoyal && isAttacked(book, pieces, from, otherSide(turn))) return [];
  const usual = outcomesFrom(book, pieces, from, null).map(({ to }) => to);
  const targets = outcomesOf(rule.betza, from, emptyScene(book.board, turn)).map(({ to }) => to);
  return [...new Set(targets)]
    .filter((to) => pieces[to] === null && !book.standing.has(to) && !usual.includes(to))
    .filter((to) => mayStand(book, piece.kind, turn, to))
    .filter((to) => !isRoyal || !rule.overUnattacked || hasOpenWay(book, pieces, from, to))
    .map((to) => bareMove(piece.kind, from, to));
}

/** Whether a king that walks there, by straight steps first or by diagonal ones, crosses no attacked square. */
function hasOpenWay(book: Book, pieces: Pieces, from: Square, to: Square): boolean {
  const kind = pieces[from]?.kind;
  const enemy = otherSide(pieces[from]?.side ?? 0);
  const lifted = pieces.with(from, null);
  const isOpen = (square: Square) => book.standing.has(square) || !isAttacked(book, lifted, square, enemy, kind);
  return [true, false].some((isStraightFirst) => walked(book, from, to, isStraightFirst).every(isOpen));
}

/** The squares between, but for holes. */
function walked({ board }: Book, from: Square, to: Square, isStraightFirst: boolean): Square[] {
  let [files, ranks] = [fileOf(board, to) - fileOf(board, from), rankOf(board, to) - rankOf(board, from)];
  let [file, rank] = [fileOf(board, from), rankOf(board, from)];
  const squares: Square[] = [];
  while (Math.max(Math.abs(files), Math.abs(ranks)) > 1) {
    const straights = Math.abs(Math.abs(files) - Math.abs(ranks));
    const goesStraight = straights > 0 && (isStraightFirst || Math.min(Math.abs(files), Math.abs(ranks)) === 0);
    const right = goesStraight && Math.abs(files) < Math.abs(ranks) ? 0 : Math.sign(files);
    const up = goesStraight && Math.abs(ranks) < Math.abs(files) ? 0 : Math.sign(ranks);
    [file, rank, files, ranks] = [file + right, rank + up, files - right, ranks - up];
    const square = squareAt(board, file, rank);
    if (square !== null && !board.holes?.includes(square)) squares.push(square);
  }
  return squares;
}

/** The leapers after a move: none where anything has left, arrived, been taken or changed sides, nor where a piece aims that ends it. */
export function leapersAfter(
  book: Book,
  { leapers, pieces: before, turn }: Position,
  move: Move,
  after: Pieces,
): Square[] {
  const isThere = (square: Square) =>
    after[square]?.kind === before[square]?.kind && after[square]?.side === before[square]?.side;
  const left = leapers.filter((square) => square !== move.from && square !== move.to && isThere(square));
  return left.filter((square) => !isAimedAt(book, after, turn, move.to, square));
}

/** Whether the piece of a side on a square would take a leaper on an empty board, and the leaper's rule says so. */
function isAimedAt(book: Book, pieces: Pieces, side: Side, from: Square, leaper: Square): boolean {
  const [piece, target] = [pieces[from], pieces[leaper]];
  if (!piece || !target || piece.side !== side || target.side === side) return false;
  if (!book.leaps[target.kind]?.lostTo.includes(piece.kind)) return false;
  const alone = pieces.map((own, square) => (square === from || square === leaper ? own : null));
  return outcomesFrom({ ...book, standing: new Set() }, alone, from, null).some(({ to }) => to === leaper);
}
