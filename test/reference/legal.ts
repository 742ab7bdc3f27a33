import { otherSide, type Side, type Square } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";
import type { EnPassant, Position } from "../../src/variant/position.ts";
import { canCapture, type Men, outcomesFrom } from "./attack.ts";
import { arrivalsOf, type Book } from "./book.ts";
import { castled, mayCastle } from "./castle.ts";
import type { Outcome } from "./walk.ts";

/** A move and the squares that it leaves open to en passant. */
interface Candidate {
  readonly move: Move;
  readonly passed: readonly Square[];
}

/** All legal moves of a position. */
export function legalMoves(book: Book, position: Position): Move[] {
  const { men, turn } = position;
  const candidates = men.flatMap((man, from) => (man?.side === turn ? candidatesFrom(book, position, from) : []));
  const safe = candidates.filter((candidate) => isSafe(book, position, candidate)).map(({ move }) => move);
  return [...withoutOvershadowed(safe), ...castlingMoves(book, position)];
}

/** Whether the royal man of a side can be captured; false when it has none. */
export function isInCheck(book: Book, men: Men, side: Side, enPassant: EnPassant | null = null): boolean {
  const royal = men.findIndex((man) => man?.side === side && man.kind === book.royal);
  return royal >= 0 && canCapture(book, men, royal, otherSide(side), enPassant);
}

/** Where a quiet move and an en-passant capture go from one square to another, only the capture is a move. */
function withoutOvershadowed(moves: readonly Move[]): Move[] {
  const isEnPassant = (move: Move) => move.capturedAt !== null && move.capturedAt !== move.to;
  const captures = moves.filter(isEnPassant);
  return moves.filter(
    (move) => isEnPassant(move) || captures.every(({ from, to }) => from !== move.from || to !== move.to),
  );
}

function isSafe(book: Book, position: Position, { move, passed }: Candidate): boolean {
  const open = passed.length > 0 ? { passed, victim: move.to } : null;
  return !isInCheck(book, menAfter(book, position, move), position.turn, open);
}

function candidatesFrom(book: Book, { men, turn, enPassant }: Position, from: Square): Candidate[] {
  const man = men[from];
  if (!man) return [];
  return outcomesFrom(book, men, from, enPassant).flatMap((outcome) =>
    arrivalsOf(book, man.kind, turn, outcome.to).map((promotion) => ({
      move: { ...plainMove(men, man.kind, from, outcome), promotion },
      passed: promotion === null ? outcome.passed : [],
    })),
  );
}

function plainMove(men: Men, kind: number, from: Square, { to, captured }: Outcome): Move {
  if (captured.length > 1) throw new Error("a move can capture one man only");
  const capturedAt = captured[0] ?? null;
  const victim = capturedAt === null ? null : men[capturedAt];
  return { from, to, kind, captured: victim?.kind ?? null, capturedAt, promotion: null, castling: null, partner: null };
}

function castlingMoves(book: Book, position: Position): Move[] {
  const { men, rights, turn } = position;
  const own = rights.filter(({ castling }) => book.castlings[castling].side === turn);
  if (own.length === 0 || isInCheck(book, men, turn)) return [];
  const allowed = own.filter((right) => mayCastle(book, position, right));
  return allowed.map(({ castling, king, partner }) => {
    const plain = { kind: book.royal, captured: null, capturedAt: null, promotion: null };
    return { ...plain, from: king, to: book.castlings[castling].king.to, castling, partner };
  });
}

/** The board after a move. */
function menAfter(book: Book, { men, turn }: Position, move: Move): Men {
  if (move.castling !== null && move.partner !== null) {
    return castled(book, men, { castling: move.castling, king: move.from, partner: move.partner });
  }
  const after = men.with(move.from, null);
  if (move.capturedAt !== null) after[move.capturedAt] = null;
  after[move.to] = { kind: move.promotion ?? move.kind, side: turn };
  return after;
}

/** The position after a legal move. */
export function positionAfter(book: Book, position: Position, move: Move): Position {
  const { turn, rights, halfmoves, moveNumber } = position;
  const men = menAfter(book, position, move);
  const touched = [move.from, move.capturedAt, move.partner];
  const irreversible = move.captured !== null || book.kinds[move.kind].resetsClock;
  return {
    men,
    turn: otherSide(turn),
    rights: rights.filter(({ king, partner }) => !touched.includes(king) && !touched.includes(partner)),
    enPassant: enPassantAfter(book, position, move, men),
    halfmoves: irreversible ? 0 : halfmoves + 1,
    moveNumber: moveNumber + (turn === 1 ? 1 : 0),
  };
}

/** The squares that the move passed over, when an enemy stands ready to capture there. */
function enPassantAfter(book: Book, position: Position, move: Move, men: Men): EnPassant | null {
  if (move.castling !== null) return null;
  const isPlayed = ({ move: own }: Candidate) =>
    own.to === move.to && own.capturedAt === move.capturedAt && own.promotion === move.promotion;
  const passed = candidatesFrom(book, position, move.from).find(isPlayed)?.passed ?? [];
  if (passed.length === 0) return null;
  const enPassant: EnPassant = { passed, victim: move.to };
  const isReady = men.some((man, from) => {
    if (!man || man.side === position.turn) return false;
    return outcomesFrom(book, men, from, enPassant).some((outcome) => outcome.enPassant);
  });
  return isReady ? enPassant : null;
}
