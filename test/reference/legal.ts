import { otherSide, type Side, type Square } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";
import type { EnPassant, Position } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { isAttacked, type Men, outcomesFrom } from "./attack.ts";
import { castled, mayCastle } from "./castle.ts";
import type { Outcome } from "./walk.ts";

/** All legal moves of a position. */
export function legalMoves(variant: Variant, position: Position): Move[] {
  const moves = position.men.flatMap((man, from) =>
    man?.side === position.turn ? movesFrom(variant, position, from) : [],
  );
  const safe = moves.filter((move) => !isInCheck(variant, menAfter(variant, position, move), position.turn));
  return [...safe, ...castlingMoves(variant, position)];
}

/** Whether the royal man of a side can be captured; false when it has none. */
export function isInCheck(variant: Variant, men: Men, side: Side): boolean {
  const royal = men.findIndex((man) => man?.side === side && man.kind === variant.royal);
  return royal >= 0 && isAttacked(variant, men, royal, otherSide(side));
}

function movesFrom(variant: Variant, position: Position, from: Square): Move[] {
  const man = position.men[from];
  if (!man) return [];
  return outcomesFrom(variant, position.men, from, position.enPassant).flatMap((outcome) => {
    const move = plainMove(position.men, man.kind, from, outcome);
    return arrivals(variant, position.turn, move);
  });
}

function plainMove(men: Men, kind: number, from: Square, { to, captured }: Outcome): Move {
  if (captured.length > 1) throw new Error("a move can capture one man only");
  const capturedAt = captured[0] ?? null;
  const victim = capturedAt === null ? null : men[capturedAt];
  return { from, to, kind, captured: victim?.kind ?? null, capturedAt, promotion: null, castling: null, partner: null };
}

/** The move with each kind that the piece may be on arrival, without those that may not stand there. */
function arrivals(variant: Variant, side: Side, move: Move): Move[] {
  const rule = variant.promotions.find((promotion) => {
    return promotion.side === side && promotion.kind === move.kind && promotion.zone.includes(move.to);
  });
  const promoted = (rule?.to ?? []).map((promotion) => ({ ...move, promotion }));
  const all = !rule || rule.optional ? [move, ...promoted] : promoted;
  return all.filter(({ kind, promotion, to }) => !variant.pieces[promotion ?? kind].forbidden[side].includes(to));
}

function castlingMoves(variant: Variant, position: Position): Move[] {
  const { men, rights, turn } = position;
  const own = rights.filter(({ castling }) => variant.castlings[castling].side === turn);
  if (own.length === 0 || isInCheck(variant, men, turn)) return [];
  const allowed = own.filter((right) => mayCastle(variant, position, right));
  return allowed.map(({ castling, king, partner }) => {
    const plain = { kind: variant.royal, captured: null, capturedAt: null, promotion: null };
    return { ...plain, from: king, to: variant.castlings[castling].king.to, castling, partner };
  });
}

/** The board after a move. */
function menAfter(variant: Variant, { men, turn }: Position, move: Move): Men {
  if (move.castling !== null && move.partner !== null) {
    return castled(variant, men, { castling: move.castling, king: move.from, partner: move.partner });
  }
  const after = men.with(move.from, null);
  if (move.capturedAt !== null) after[move.capturedAt] = null;
  after[move.to] = { kind: move.promotion ?? move.kind, side: turn };
  return after;
}

/** The position after a legal move. */
export function positionAfter(variant: Variant, position: Position, move: Move): Position {
  const { turn, rights, halfmoves, moveNumber } = position;
  const men = menAfter(variant, position, move);
  const touched = [move.from, move.capturedAt, move.partner];
  const irreversible = move.captured !== null || variant.pieces[move.kind].resetsClock;
  return {
    men,
    turn: otherSide(turn),
    rights: rights.filter(({ king, partner }) => !touched.includes(king) && !touched.includes(partner)),
    enPassant: enPassantAfter(variant, position, move, men),
    halfmoves: irreversible ? 0 : halfmoves + 1,
    moveNumber: moveNumber + (turn === 1 ? 1 : 0),
  };
}

/** The squares that the move passed over, when an enemy stands ready to capture there. */
function enPassantAfter(variant: Variant, position: Position, move: Move, men: Men): EnPassant | null {
  if (move.castling !== null) return null;
  const outcomes = outcomesFrom(variant, position.men, move.from, position.enPassant);
  const own = outcomes.filter(({ to, captured }) => to === move.to && (captured[0] ?? null) === move.capturedAt);
  const passed = own.find((outcome) => outcome.passed.length > 0)?.passed;
  if (!passed) return null;
  const enPassant: EnPassant = { passed, victim: move.to };
  const isReady = men.some((man, from) => {
    if (!man || man.side === position.turn) return false;
    return outcomesFrom(variant, men, from, enPassant).some((outcome) => outcome.enPassant);
  });
  return isReady ? enPassant : null;
}
