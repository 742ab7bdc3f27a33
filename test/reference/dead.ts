import { otherSide, SIDES, type Side, type Square, shadeOf, squareCount } from "../../src/geometry/board.ts";
import type { Piece } from "../../src/variant/position.ts";
import { barePosition } from "../bare-position.ts";
import { isAttacked, outcomesFrom, type Pieces } from "./attack.ts";
import { type Book, type KindRules, mayStand } from "./book.ts";
import { legalMoves } from "./legal.ts";
import { isInCheck } from "./royals.ts";
import { allSquares } from "./squares.ts";
import { goesOverPieces } from "./walk.ts";

/**
 * Whether no arrangement of the pieces on the board, or of what they may become, is a checkmate. Exact for one piece beside
 * the two royal ones, by trying every arrangement. For more pieces it answers true only when nobody can ever give check, or
 * when all keep to one shade and even attacks on every square of that shade would not mate. Slow, and remembered.
 */
export function isDeadMaterial(book: Book, pieces: Pieces): boolean {
  const others = pieces.flatMap((piece, square) => (piece && piece.kind !== book.royals[0] ? [{ piece, square }] : []));
  if (others.length === 0) return !canMate(book, null);
  if (others.length === 1) return kindsToCome(book, others[0].piece).every((piece) => !canMate(book, piece));
  // a hop needs a third piece to attack anything, so more is possible than one piece at a time shows
  if (book.kinds.some(hopsAtAll)) return false;
  if (others.every(({ piece }) => kindsToCome(book, piece).every((own) => !mightCapture(book, own)))) {
    if (!mightRoyalsCheck(book)) return true;
  }
  const [{ square: first }] = others;
  const onOneShade = others.every(({ piece, square }) => {
    return keepsShade(book, piece) && shadeOf(book.board, square) === shadeOf(book.board, first);
  });
  return onOneShade && !couldMateOnShade(book, shadeOf(book.board, first));
}

function hopsAtAll({ moves, checksBy }: KindRules): boolean {
  return moves.some(({ betza }) => goesOverPieces(betza)) || (checksBy !== null && goesOverPieces(checksBy));
}

const answers = new WeakMap<Book, Map<string, unknown>>();

/** Asks once for each variant and question. */
function remembered<Answer>(book: Book, question: string, ask: () => Answer): Answer {
  const known = answers.get(book) ?? new Map<string, unknown>();
  answers.set(book, known);
  if (!known.has(question)) known.set(question, ask());
  return known.get(question) as Answer;
}

/** Whether the two kings and one more can stand in checkmate. */
function canMate(book: Book, extra: Piece | null): boolean {
  const question = extra ? `mate with ${extra.kind} ${extra.side}` : "mate alone";
  return remembered(book, question, () => searchMate(book, extra));
}

function searchMate(book: Book, extra: Piece | null): boolean {
  return SIDES.some((mated) =>
    royalPlacements(book, mated).some(({ king, enemy }) => {
      const pieces: (Piece | null)[] = emptyBoard(book);
      pieces[king] = { kind: book.royals[0], side: mated };
      pieces[enemy] = { kind: book.royals[0], side: otherSide(mated) };
      // The enemy's king may stand attacked here: one piece more can shut a lame leap. And one more may be hopped over.
      if (extra?.side !== otherSide(mated) && !book.kinds.some(hopsAtAll) && !isInCheck(book, pieces, mated))
        return false;
      return placements(book, pieces, extra).some((placed) => isMate(book, placed, mated));
    }),
  );
}

function placements(book: Book, pieces: Pieces, extra: Piece | null): Pieces[] {
  if (!extra) return [pieces];
  return placesOf(book, extra)
    .filter((square) => pieces[square] === null)
    .map((square) => pieces.with(square, extra));
}

function placesOf(book: Book, { kind, side }: Piece): Square[] {
  return allSquares(book.board).filter((square) => mayStand(book, kind, side, square));
}

function emptyBoard({ board }: Pick<Book, "board">): (Piece | null)[] {
  return Array<Piece | null>(squareCount(board)).fill(null);
}

/** Whether a piece can capture anything anywhere. */
function mightCapture(book: Book, piece: Piece): boolean {
  return remembered(book, `capture by ${piece.kind} ${piece.side}`, () =>
    allSquares(book.board).some((from) => {
      const pieces: Pieces = emptyBoard(book).with(from, piece);
      return allSquares(book.board).some((to) => to !== from && isAttacked(book, pieces, to, piece.side));
    }),
  );
}

/** Whether a king can ever attack the other without being attacked by it, whatever stands between them. */
function mightRoyalsCheck(book: Book): boolean {
  return remembered(book, "check by kings", () => SIDES.some((side) => mightRoyalCheck(book, side)));
}

function mightRoyalCheck(book: Book, side: Side): boolean {
  const royal = { kind: book.royals[0], side };
  const other = { kind: book.royals[0], side: otherSide(side) };
  const clutter = { kind: book.royals[0], side };
  return placesOf(book, royal).some((from) =>
    placesOf(book, other).some((to) => {
      if (from === to) return false;
      const bare = emptyBoard(book).with(from, royal).with(to, other);
      if (!isAttacked(book, bare, to, side)) return false;
      const crowded = bare.map((piece) => piece ?? clutter);
      return !isAttacked(book, crowded, from, otherSide(side));
    }),
  );
}

function isMate(book: Book, pieces: Pieces, turn: Side): boolean {
  if (!isInCheck(book, pieces, turn) || isInCheck(book, pieces, otherSide(turn))) return false;
  const position = barePosition(pieces, turn);
  return legalMoves(book, position).length === 0;
}

/** The piece and whatever it may promote to, over several promotions; what goes to most squares first, because it mates soonest. */
function kindsToCome(book: Book, piece: Piece): Piece[] {
  return remembered(book, `kinds of ${piece.kind} ${piece.side}`, () => byReach(book, becoming(book, piece)));
}

function byReach(book: Book, pieces: readonly Piece[]): Piece[] {
  const reach = (piece: Piece) =>
    allSquares(book.board).reduce(
      (sum, from) => sum + outcomesFrom(book, emptyBoard(book).with(from, piece), from, null).length,
      0,
    );
  const measured = pieces.map((piece) => ({ piece, reach: reach(piece) }));
  return measured.sort((one, other) => other.reach - one.reach).map(({ piece }) => piece);
}

function becoming(book: Book, piece: Piece): Piece[] {
  const kinds = [piece.kind];
  for (const kind of kinds) {
    for (const promoted of book.kinds[kind].promotion[piece.side].flatMap(({ to }) => to)) {
      if (!kinds.includes(promoted)) kinds.push(promoted);
    }
  }
  return kinds.map((kind) => ({ kind, side: piece.side }));
}

function keepsShade(book: Book, piece: Piece): boolean {
  return remembered(book, `shade of ${piece.kind} ${piece.side}`, () => neverChangesShade(book, piece));
}

function neverChangesShade(book: Book, piece: Piece): boolean {
  const { board } = book;
  return kindsToCome(book, piece).every(({ kind, side }) =>
    allSquares(board).every((from) => {
      const pieces: Pieces = emptyBoard({ board }).with(from, { kind, side });
      return quietTargets(book, pieces, from).every((to) => shadeOf(board, to) === shadeOf(board, from));
    }),
  );
}

/** Where the piece can go alone, and where it could capture if something stood there. */
function quietTargets(book: Book, pieces: Pieces, from: Square): Square[] {
  const side = pieces[from]?.side ?? 0;
  const quiet = outcomesFrom(book, pieces, from, null).map(({ to }) => to);
  const attacked = allSquares(book.board).filter((to) => to !== from && isAttacked(book, pieces, to, side));
  return [...quiet, ...attacked];
}

/** Whether a king could be mated if every square of one shade were attacked, by anything but the enemy's king. */
function couldMateOnShade(book: Book, shade: 0 | 1): boolean {
  return remembered(book, `mate on ${shade}`, () => searchMateOnShade(book, shade));
}

function searchMateOnShade(book: Book, shade: 0 | 1): boolean {
  return SIDES.some((mated) =>
    royalPlacements(book, mated).some(({ king, enemy }) => {
      const pieces: (Piece | null)[] = emptyBoard(book);
      pieces[king] = { kind: book.royals[0], side: mated };
      pieces[enemy] = { kind: book.royals[0], side: otherSide(mated) };
      if (isInCheck(book, pieces, otherSide(mated)) || shadeOf(book.board, king) !== shade) return false;
      const flights = outcomesFrom(book, pieces, king, null).map(({ to }) => to);
      const lifted = pieces.with(king, null);
      return flights.every((to) => {
        return shadeOf(book.board, to) === shade || isAttacked(book, lifted, to, otherSide(mated));
      });
    }),
  );
}

function royalPlacements(book: Book, mated: Side): { king: Square; enemy: Square }[] {
  const kings = placesOf(book, { kind: book.royals[0], side: mated });
  const enemies = placesOf(book, { kind: book.royals[0], side: otherSide(mated) });
  return kings.flatMap((king) => enemies.filter((enemy) => enemy !== king).map((enemy) => ({ king, enemy })));
}
