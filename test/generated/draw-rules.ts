/** Promotions, castlings and limits of draws. */
import type { CastlingRule, Draws, PromotionRule } from "../../src/definition/schema-types.generated.ts";
import { type Board, fileOf, rankOf, type Square } from "../../src/geometry/board.ts";
import { allSquares } from "../reference/squares.ts";
import type { Dice } from "./dice.ts";
import { drawSquares, type Land, nameOf } from "./draw-squares.ts";

export function drawPromotions(dice: Dice, land: Land, ids: readonly string[]): PromotionRule[] {
  const others = ids.filter((id) => id !== "king");
  const promoting = dice.some(others, dice.below(4));
  return promoting.map((id) => {
    const rule: PromotionRule = { pieces: [id], to: dice.some(others, dice.from(1, 4)) };
    if (dice.chance(60)) rule.zone = drawSquares(dice, land);
    if (dice.chance(40)) rule.optional = true;
    if (dice.chance(20)) rule.side = dice.one(["white", "black"]);
    return rule;
  });
}

/** Where White's pieces stand at the start. */
export type Standing = ReadonlyMap<Square, string>;

export function drawCastlings(dice: Dice, board: Board, standing: Standing, isShuffled: boolean): CastlingRule[] {
  const king = [...standing].find(([, id]) => id === "king")?.[0];
  const partners = [...standing].filter(([, id]) => id !== "king");
  if (king === undefined || partners.length === 0 || dice.chance(40)) return [];
  return Array.from({ length: dice.from(1, 3) }, (_, index): CastlingRule => {
    const [square, piece] = dice.one(partners);
    const journey = (from: Square) => [nameOf(board, from), nameOf(board, drawTarget(dice, board, from))];
    const rule: CastlingRule = {
      name: ["O-O", "O-O-O", "O-X"][index],
      letter: dice.chance(80) ? "KQX"[index] : dice.one([..."ABCDEFGHIJ"]),
      king: journey(king),
      partner: journey(square),
      piece,
    };
    if (dice.chance(50)) rule.mover = "king";
    if (isShuffled || dice.chance(15)) openStart(dice, board, rule, king);
    return rule;
  });
}

/** A square on one line with another. */
function drawTarget(dice: Dice, board: Board, from: Square): Square {
  const inLine = allSquares(board).filter((square) => {
    const files = Math.abs(fileOf(board, square) - fileOf(board, from));
    const ranks = Math.abs(rankOf(board, square) - rankOf(board, from));
    return square !== from && (files === 0 || ranks === 0 || files === ranks);
  });
  const near = inLine.filter((square) => rankOf(board, square) === rankOf(board, from));
  return inLine.length === 0 ? from : dice.one(dice.chance(70) && near.length > 0 ? near : inLine);
}

/** From wherever the start puts the two: along the king's rank. */
function openStart(dice: Dice, board: Board, rule: CastlingRule, king: Square): void {
  const rank = allSquares(board).filter((square) => rankOf(board, square) === rankOf(board, king));
  const [kingTo, partnerTo = kingTo] = dice.some(rank, 2);
  rule.king = ["start", nameOf(board, kingTo)];
  rule.partner = ["start", nameOf(board, partnerTo)];
}

export function drawDraws(dice: Dice): Draws {
  const limit = (values: readonly number[]) => (dice.chance(15) ? ("never" as const) : dice.one(values));
  return {
    repetition: { claim: limit([2, 3]), end: limit([3, 4, 5]) },
    moves: { claim: limit([4, 8, 50]), end: limit([6, 12, 75]) },
    "dead-position": dice.chance(80),
  };
}
