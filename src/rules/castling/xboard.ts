/** What XBoard can show of castling. */

import type { GameMove } from "../../engine/game-move.ts";
import { type Board, fileOf, rankOf, type Side, type Square, WHITE } from "../../geometry/board.ts";
import { writeFen } from "../../notation/fen.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Castling } from "./model.ts";
import { kingGoals } from "./rule.ts";

/** The end of a variant's name for XBoard that is played without castling. */
export const WITHOUT_CASTLING = "-without-castling";

/** Whether castlings have to be told by name, because their squares are open, as in Chess960. */
export function castlesByName({ castlings }: Variant): boolean {
  return castlings.some(({ king, partner }) => king.from === null || partner.from === null);
}

/** A castling by name, or by the king's squares; null for other moves. */
export function castlingText(variant: Variant, { castling, from, to }: GameMove): string | null {
  return castling !== null && castlesByName(variant) ? castling : castling && from + to;
}

/** Where a user puts the king: on its target, or on the rook where it stays on its square. */
export function castlingTarget({ castling, partner, to, from }: GameMove): string {
  return castling !== null && partner !== null && to === from ? partner.from : to;
}

/** Castling as a movement of a side's king in XBoard's Betza: how far it goes to either hand. XBoard turns the movements of
 *  Black around, so that its right is towards the first file. */
export function castlingMoves({ castlings, board }: Variant, side: Side): string {
  const ways = castlings
    .filter((castling) => castling.side === side)
    .flatMap((castling) => kingGoals(castling).map((to) => filesBetween(board, castling.king.from, to)));
  const isRight = (files: number) => files > 0 === (side === WHITE);
  const texts = ways.filter((files) => files !== 0).map((files) => `i${isRight(files) ? "r" : "l"}O${Math.abs(files)}`);
  return [...new Set(texts)].sort().reverse().join("");
}

function filesBetween(board: Board, from: Square | null, to: Square): number {
  return from === null ? 0 : fileOf(board, to) - fileOf(board, from);
}

/** Whether XBoard can castle as a variant does. It moves the king at least two squares along its rank towards a piece
 *  in the corner, which comes to stand at its other side. */
export function canCastle(variant: Variant): boolean {
  return variant.castlings.every((castling) => isXboardCastling(variant, castling));
}

function isXboardCastling({ board }: Variant, { king, partner, wins, isFromHand }: Castling): boolean {
  if (wins || isFromHand || king.from === null || partner.from === null) return false;
  const rank = rankOf(board, king.from);
  const isAlongRank = [king.to, partner.from, partner.to].every((square) => rankOf(board, square) === rank);
  const step = fileOf(board, partner.from) > fileOf(board, king.from) ? 1 : -1;
  const corner = step > 0 ? board.files - 1 : 0;
  return (
    isAlongRank &&
    (fileOf(board, king.to) - fileOf(board, king.from)) * step >= 2 &&
    fileOf(board, partner.from) === corner &&
    fileOf(board, partner.to) === fileOf(board, king.to) - step
  );
}

export function withoutCastling(variant: Variant): Variant {
  const rules = { ...variant, castlings: [], setup: { ...variant.setup, rights: [] } };
  return { ...rules, setupFen: writeFen(rules, rules.setup) };
}
