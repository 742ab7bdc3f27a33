import { type Board, otherSide, SIDES, type Side, type Square, shadeOf } from "../../src/geometry/board.ts";
import type { Man, Position } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { allSquares, isAttacked, type Men, outcomesFrom } from "./attack.ts";
import { isInCheck, legalMoves } from "./legal.ts";

/**
 * Whether no arrangement of the men on the board, or of what they may become, is a checkmate. Exact for one man beside
 * the two royal ones, by trying every arrangement; for more men it answers true only when all keep to one shade and
 * even attacks on every square of that shade would not mate. Slow, and remembered.
 */
export function isDeadMaterial(variant: Variant, men: Men): boolean {
  const others = men.flatMap((man, square) => (man && man.kind !== variant.royal ? [{ man, square }] : []));
  if (others.length === 0) return !canMate(variant, null);
  if (others.length === 1) return kindsToCome(variant, others[0].man).every((man) => !canMate(variant, man));
  const [{ square: first }] = others;
  const onOneShade = others.every(({ man, square }) => {
    return keepsShade(variant, man) && shadeOf(variant.board, square) === shadeOf(variant.board, first);
  });
  return onOneShade && !couldMateOnShade(variant, shadeOf(variant.board, first));
}

const answers = new WeakMap<Variant, Map<string, boolean>>();

/** Asks once for each variant and question. */
function remembered(variant: Variant, question: string, ask: () => boolean): boolean {
  const known = answers.get(variant) ?? new Map<string, boolean>();
  answers.set(variant, known);
  const answer = known.get(question) ?? ask();
  known.set(question, answer);
  return answer;
}

/** Whether the two royal men and one more can stand in checkmate. */
function canMate(variant: Variant, extra: Man | null): boolean {
  const question = extra ? `mate with ${extra.kind} ${extra.side}` : "mate alone";
  return remembered(variant, question, () => searchMate(variant, extra));
}

function searchMate(variant: Variant, extra: Man | null): boolean {
  const squares = allSquares(variant.board);
  return SIDES.some((mated) =>
    squares.some((king) =>
      squares.some((enemy) => {
        if (king === enemy) return false;
        const men: (Man | null)[] = squares.map(() => null);
        men[king] = { kind: variant.royal, side: mated };
        men[enemy] = { kind: variant.royal, side: otherSide(mated) };
        if (isAttacked(variant, men, enemy, mated)) return false;
        if (extra?.side !== otherSide(mated) && !isInCheck(variant, men, mated)) return false;
        return placements(squares, men, extra).some((placed) => isMate(variant, placed, mated));
      }),
    ),
  );
}

function placements(squares: readonly Square[], men: Men, extra: Man | null): Men[] {
  if (!extra) return [men];
  return squares.filter((square) => men[square] === null).map((square) => men.with(square, extra));
}

function isMate(variant: Variant, men: Men, turn: Side): boolean {
  if (!isInCheck(variant, men, turn) || isInCheck(variant, men, otherSide(turn))) return false;
  const position: Position = { men, turn, rights: [], enPassant: null, halfmoves: 0, moveNumber: 1 };
  return legalMoves(variant, position).length === 0;
}

/** The man and whatever it may promote to, over several promotions; the last kinds first, because they mate soonest. */
function kindsToCome(variant: Variant, man: Man): Man[] {
  const kinds = [man.kind];
  for (const kind of kinds) {
    const rules = variant.promotions.filter((promotion) => promotion.side === man.side && promotion.kind === kind);
    for (const promoted of rules.flatMap(({ to }) => to)) if (!kinds.includes(promoted)) kinds.push(promoted);
  }
  return kinds.reverse().map((kind) => ({ kind, side: man.side }));
}

function keepsShade(variant: Variant, man: Man): boolean {
  return remembered(variant, `shade of ${man.kind} ${man.side}`, () => neverChangesShade(variant, man));
}

function neverChangesShade(variant: Variant, man: Man): boolean {
  const { board } = variant;
  return kindsToCome(variant, man).every(({ kind, side }) =>
    allSquares(board).every((from) => {
      const men: Men = allSquares(board).map((square) => (square === from ? { kind, side } : null));
      return quietTargets(variant, men, from).every((to) => shadeOf(board, to) === shadeOf(board, from));
    }),
  );
}

/** Where the man can go alone, and where it could capture if something stood there. */
function quietTargets(variant: Variant, men: Men, from: Square): Square[] {
  const side = men[from]?.side ?? 0;
  const quiet = outcomesFrom(variant, men, from, null).map(({ to }) => to);
  const attacked = allSquares(variant.board).filter((to) => to !== from && isAttacked(variant, men, to, side));
  return [...quiet, ...attacked];
}

/** Whether a royal man could be mated if every square of one shade were attacked, by anything but the enemy's royal man. */
function couldMateOnShade(variant: Variant, shade: 0 | 1): boolean {
  return remembered(variant, `mate on ${shade}`, () => searchMateOnShade(variant, shade));
}

function searchMateOnShade(variant: Variant, shade: 0 | 1): boolean {
  return SIDES.some((mated) =>
    royalPlacements(variant.board).some(({ king, enemy }) => {
      const men: (Man | null)[] = allSquares(variant.board).map(() => null);
      men[king] = { kind: variant.royal, side: mated };
      men[enemy] = { kind: variant.royal, side: otherSide(mated) };
      if (isInCheck(variant, men, otherSide(mated)) || shadeOf(variant.board, king) !== shade) return false;
      const flights = outcomesFrom(variant, men, king, null).map(({ to }) => to);
      const lifted = men.with(king, null);
      return flights.every((to) => {
        return shadeOf(variant.board, to) === shade || isAttacked(variant, lifted, to, otherSide(mated));
      });
    }),
  );
}

function royalPlacements(board: Board): { king: Square; enemy: Square }[] {
  const squares = allSquares(board);
  return squares.flatMap((king) => squares.filter((enemy) => enemy !== king).map((enemy) => ({ king, enemy })));
}
