import { otherSide, SIDES, type Side, type Square, shadeOf } from "../../src/geometry/board.ts";
import type { Man, Position } from "../../src/variant/position.ts";
import { isAttacked, type Men, outcomesFrom } from "./attack.ts";
import { type Book, mayStand } from "./book.ts";
import { isInCheck, legalMoves } from "./legal.ts";
import { allSquares } from "./squares.ts";

/**
 * Whether no arrangement of the men on the board, or of what they may become, is a checkmate. Exact for one man beside
 * the two royal ones, by trying every arrangement. For more men it answers true only when nobody can ever give check, or
 * when all keep to one shade and even attacks on every square of that shade would not mate. Slow, and remembered.
 */
export function isDeadMaterial(book: Book, men: Men): boolean {
  const others = men.flatMap((man, square) => (man && man.kind !== book.royal ? [{ man, square }] : []));
  if (others.length === 0) return !canMate(book, null);
  if (others.length === 1) return kindsToCome(book, others[0].man).every((man) => !canMate(book, man));
  if (others.every(({ man }) => kindsToCome(book, man).every((own) => !mightCapture(book, own)))) {
    if (!mightRoyalsCheck(book)) return true;
  }
  const [{ square: first }] = others;
  const onOneShade = others.every(({ man, square }) => {
    return keepsShade(book, man) && shadeOf(book.board, square) === shadeOf(book.board, first);
  });
  return onOneShade && !couldMateOnShade(book, shadeOf(book.board, first));
}

const answers = new WeakMap<Book, Map<string, boolean>>();

/** Asks once for each variant and question. */
function remembered(book: Book, question: string, ask: () => boolean): boolean {
  const known = answers.get(book) ?? new Map<string, boolean>();
  answers.set(book, known);
  const answer = known.get(question) ?? ask();
  known.set(question, answer);
  return answer;
}

/** Whether the two royal men and one more can stand in checkmate. */
function canMate(book: Book, extra: Man | null): boolean {
  const question = extra ? `mate with ${extra.kind} ${extra.side}` : "mate alone";
  return remembered(book, question, () => searchMate(book, extra));
}

function searchMate(book: Book, extra: Man | null): boolean {
  return SIDES.some((mated) =>
    royalPlacements(book, mated).some(({ king, enemy }) => {
      const men: (Man | null)[] = allSquares(book.board).map(() => null);
      men[king] = { kind: book.royal, side: mated };
      men[enemy] = { kind: book.royal, side: otherSide(mated) };
      // The enemy's royal man may stand attacked here: one man more can shut a lame leap.
      if (extra?.side !== otherSide(mated) && !isInCheck(book, men, mated)) return false;
      return placements(book, men, extra).some((placed) => isMate(book, placed, mated));
    }),
  );
}

function placements(book: Book, men: Men, extra: Man | null): Men[] {
  if (!extra) return [men];
  return placesOf(book, extra)
    .filter((square) => men[square] === null)
    .map((square) => men.with(square, extra));
}

function placesOf(book: Book, { kind, side }: Man): Square[] {
  return allSquares(book.board).filter((square) => mayStand(book, kind, side, square));
}

/** Whether a man can capture anything anywhere. */
function mightCapture(book: Book, man: Man): boolean {
  return remembered(book, `capture by ${man.kind} ${man.side}`, () =>
    allSquares(book.board).some((from) => {
      const men: Men = allSquares(book.board).map((square) => (square === from ? man : null));
      return allSquares(book.board).some((to) => to !== from && isAttacked(book, men, to, man.side));
    }),
  );
}

/** Whether a royal man can ever attack the other without being attacked by it, whatever stands between them. */
function mightRoyalsCheck(book: Book): boolean {
  return remembered(book, "check by royal men", () => SIDES.some((side) => mightRoyalCheck(book, side)));
}

function mightRoyalCheck(book: Book, side: Side): boolean {
  const royal = { kind: book.royal, side };
  const other = { kind: book.royal, side: otherSide(side) };
  const clutter = { kind: book.royal, side };
  return placesOf(book, royal).some((from) =>
    placesOf(book, other).some((to) => {
      if (from === to) return false;
      const bare = allSquares(book.board).map((square) => (square === from ? royal : square === to ? other : null));
      if (!isAttacked(book, bare, to, side)) return false;
      const crowded = bare.map((man) => man ?? clutter);
      return !isAttacked(book, crowded, from, otherSide(side));
    }),
  );
}

function isMate(book: Book, men: Men, turn: Side): boolean {
  if (!isInCheck(book, men, turn) || isInCheck(book, men, otherSide(turn))) return false;
  const position: Position = { men, turn, rights: [], enPassant: null, halfmoves: 0, moveNumber: 1 };
  return legalMoves(book, position).length === 0;
}

/** The man and whatever it may promote to, over several promotions; the last kinds first, because they mate soonest. */
function kindsToCome(book: Book, man: Man): Man[] {
  const kinds = [man.kind];
  for (const kind of kinds) {
    for (const promoted of book.kinds[kind].promotion[man.side]?.to ?? []) {
      if (!kinds.includes(promoted)) kinds.push(promoted);
    }
  }
  return kinds.reverse().map((kind) => ({ kind, side: man.side }));
}

function keepsShade(book: Book, man: Man): boolean {
  return remembered(book, `shade of ${man.kind} ${man.side}`, () => neverChangesShade(book, man));
}

function neverChangesShade(book: Book, man: Man): boolean {
  const { board } = book;
  return kindsToCome(book, man).every(({ kind, side }) =>
    allSquares(board).every((from) => {
      const men: Men = allSquares(board).map((square) => (square === from ? { kind, side } : null));
      return quietTargets(book, men, from).every((to) => shadeOf(board, to) === shadeOf(board, from));
    }),
  );
}

/** Where the man can go alone, and where it could capture if something stood there. */
function quietTargets(book: Book, men: Men, from: Square): Square[] {
  const side = men[from]?.side ?? 0;
  const quiet = outcomesFrom(book, men, from, null).map(({ to }) => to);
  const attacked = allSquares(book.board).filter((to) => to !== from && isAttacked(book, men, to, side));
  return [...quiet, ...attacked];
}

/** Whether a royal man could be mated if every square of one shade were attacked, by anything but the enemy's royal man. */
function couldMateOnShade(book: Book, shade: 0 | 1): boolean {
  return remembered(book, `mate on ${shade}`, () => searchMateOnShade(book, shade));
}

function searchMateOnShade(book: Book, shade: 0 | 1): boolean {
  return SIDES.some((mated) =>
    royalPlacements(book, mated).some(({ king, enemy }) => {
      const men: (Man | null)[] = allSquares(book.board).map(() => null);
      men[king] = { kind: book.royal, side: mated };
      men[enemy] = { kind: book.royal, side: otherSide(mated) };
      if (isInCheck(book, men, otherSide(mated)) || shadeOf(book.board, king) !== shade) return false;
      const flights = outcomesFrom(book, men, king, null).map(({ to }) => to);
      const lifted = men.with(king, null);
      return flights.every((to) => {
        return shadeOf(book.board, to) === shade || isAttacked(book, lifted, to, otherSide(mated));
      });
    }),
  );
}

function royalPlacements(book: Book, mated: Side): { king: Square; enemy: Square }[] {
  const kings = placesOf(book, { kind: book.royal, side: mated });
  const enemies = placesOf(book, { kind: book.royal, side: otherSide(mated) });
  return kings.flatMap((king) => enemies.filter((enemy) => enemy !== king).map((enemy) => ({ king, enemy })));
}
