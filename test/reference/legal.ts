import { otherSide, type Side, type Square } from "../../src/geometry/board.ts";
import type { EnPassant, Passed, Right } from "../../src/rules/model.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import { canCapture, outcomesFrom, type Pieces, passageOf } from "./attack.ts";
import { bareMove } from "./bare-move.ts";
import { arrivalsOf, type Book, isRoyalOf, mayBecome, mayStand, type Passage, promotionFor } from "./book.ts";
import { castled, goalAt, mayCastle, rightsAfterCastling, rightsAfterDrop } from "./castle.ts";
import { clocksAfter } from "./counting.ts";
import { gatesAfter, withEntered, withEntering } from "./entering.ts";
import { blownByMove } from "./explosions.ts";
import { leapersAfter, leapMoves } from "./first-leaps.ts";
import { flippedByMove } from "./flips.ts";
import { areFacing, type End, endOf } from "./goals.ts";
import { dropsFrom, handsAfter, type RuledDrop, takenBy } from "./hands.ts";
import { kept } from "./kept.ts";
import { afterPass, passMoves } from "./passes.ts";
import { isInCheck } from "./royals.ts";
import { entriesOf, inSameTurn, movesLeft, mustBeSilent, ofEntries, standing, withoutSquares } from "./series.ts";
import { isForbiddenTrade, shelteredAfter } from "./trades.ts";
import type { Outcome } from "./walk.ts";
import { bookWith, built, isAlone, wallsAfter, wallsAlone } from "./walls.ts";

/** A move and the squares that it leaves open to en passant. */
interface Candidate {
  readonly move: Move;
  readonly crossed: readonly Square[];
  /** Whether it may not give check. */
  readonly isSilent?: boolean;
}

/** All legal moves of a position; none when the board or its counts show that the game is over. */
export const legalMoves = kept((book: Book, position: Position): readonly Move[] =>
  shownEnd(book, position) === null
    ? movesOf(book, position, true).map((move) => ({
        ...move,
        flipped: flippedByMove(book, position.pieces, position.turn, move),
      }))
    : [],
);

/** How the game has ended by what the board and its counts show, or null. */
export const shownEnd = kept((book: Book, position: Position): End | null => {
  if (position.movesLeft !== null) return null; // asked when the turn might have gone over
  const arrivals = (kinds: readonly number[]) =>
    movesOf(book, position, true).flatMap((move) => (kinds.includes(move.kind) ? [move.to] : []));
  return endOf({ book: bookWith(book, position.walls), position, stuck: null, arrivals });
});

/** @param judgesMates false for replies to what may be a mate: what some of them may not do does not count */
function movesOf(whole: Book, position: Position, judgesMates: boolean): Move[] {
  const { pieces, turn, walls } = position;
  const book = bookWith(whole, walls);
  const candidates = pieces.flatMap((piece, from) =>
    piece?.side === turn ? candidatesFrom(book, position, from).flatMap((one) => builtWith(book, position, one)) : [],
  );
  const safe = candidates
    .filter((candidate) => isSafe(book, position, candidate))
    .filter(({ move, isSilent }) => !judgesMates || !isSilent || !givesCheck(book, position, move))
    .map(({ move }) => move);
  const castlings = castlingMoves(book, position)
    .flatMap((move) => builtWith(book, position, { move, crossed: [] }))
    .filter((candidate) => isSafe(book, position, candidate))
    .map(({ move }) => move);
  const drops = legalDrops(book, position, judgesMates);
  const alone = wallsAlone(book, position);
  const others = [...withoutOvershadowed(safe), ...castlings, ...passMoves(book, position, "or-pass"), ...alone];
  const stays = (move: Move) =>
    !isForbiddenFlight(book, position, move) &&
    !isForbiddenTrade(book, position, move) &&
    !leavesFacing(book, position, move);
  const all = book.hands?.first && drops.length > 0 ? drops : [...others, ...drops];
  const legal = all.filter(stays).filter((move) => !isForbiddenCheck(book, position, move));
  const captures = legal.filter(({ captured }) => captured !== null);
  const own = book.goals.mustCapture && captures.length > 0 ? captures : legal;
  if (own.length === 0) return passMoves(book, position, "or-pass-when-stuck");
  return withEntering(book, position, own).filter((move) => !isForbiddenCheck(book, position, move));
}

/** A candidate once for each wall that it may build. */
function builtWith(book: Book, position: Position, candidate: Candidate): Candidate[] {
  const { move } = candidate;
  const arrived = piecesAfter(book, position, { ...move, blown: null });
  return built(book, position, move, arrived).map((own) => ({ ...candidate, move: own }));
}

/** The book of the board after a move. */
function bookAfter(book: Book, position: Position, move: Move): Book {
  return bookWith(book, wallsAfter(book, position, move));
}

/** Drops that leave no royal piece attacked, nor give check or mate where they may not. */
function legalDrops(book: Book, position: Position, judgesMates: boolean): Move[] {
  const { turn } = position;
  const isLegal = ({ move, rule }: RuledDrop) => {
    const after = positionAfter(book, position, move);
    const own = bookWith(book, after.walls);
    if (isInCheck(own, after.pieces, turn)) return false;
    if (!judgesMates || !rule || (rule.checks && rule.mates)) return true;
    if (!isInCheck(own, after.pieces, otherSide(turn))) return true;
    return rule.checks && movesOf(book, after, false).length > 0;
  };
  return dropsFrom(book, position)
    .filter(({ move }) => !position.walls.includes(move.to))
    .flatMap(({ move, rule }) =>
      builtWith(book, position, { move, crossed: [] }).map((candidate) => ({ move: candidate.move, rule })),
    )
    .filter(isLegal)
    .map(({ move }) => move);
}

/** Whether a move gives a check that nobody may give. */
function isForbiddenCheck(book: Book, position: Position, move: Move): boolean {
  return (book.goals.forbidsChecks || mustBeSilent(book, position)) && givesCheck(book, position, move);
}

function givesCheck(book: Book, position: Position, move: Move): boolean {
  return isInCheck(bookAfter(book, position, move), piecesAfter(book, position, move), otherSide(position.turn));
}

/** Whether a king in check goes away without taking the one piece that gives it. */
function isForbiddenFlight(book: Book, { pieces, turn }: Position, move: Move): boolean {
  const { from, to, drop, struck, capturedAt } = move;
  if (!book.goals.forbidsFlight || drop || !isRoyalOf(book, pieces[from], turn)) return false;
  if (!isInCheck(book, pieces, turn)) return false;
  if (struck !== null || capturedAt !== to) return true;
  return canCapture(book, pieces, from, otherSide(turn), null, { apart: capturedAt });
}

/** Whether kings that faced each other before a move do so after it, which only a pass may leave so. */
function leavesFacing(book: Book, position: Position, move: Move): boolean {
  if (move.pass || !areFacing(book, position.pieces)) return false;
  return areFacing(book, piecesAfter(book, position, move));
}

/** Where a quiet move and an en-passant capture go from one square to another, only the capture is a move. */
function withoutOvershadowed(moves: readonly Move[]): Move[] {
  const isEnPassant = (move: Move) => move.struck === null && move.capturedAt !== null && move.capturedAt !== move.to;
  const captures = moves.filter(isEnPassant);
  return moves.filter(
    (move) =>
      isEnPassant(move) ||
      captures.every(({ from, to, wall }) => from !== move.from || to !== move.to || wall !== move.wall),
  );
}

function isSafe(book: Book, position: Position, { move, crossed }: Candidate): boolean {
  const after = piecesAfter(book, position, move);
  const open = crossedInTurn(position, move, { crossed, after });
  const { pieces, turn } = position;
  if (book.explosions) {
    const enemy = otherSide(turn);
    const royals = (all: Pieces, side: Side) => all.filter((piece) => isRoyalOf(book, piece, side)).length;
    if (royals(after, turn) < royals(pieces, turn)) return false;
    if (royals(pieces, enemy) > 0 && royals(after, enemy) === 0) return true;
  }
  return !isInCheck(bookAfter(book, position, move), after, turn, open);
}

function candidatesFrom(book: Book, position: Position, from: Square): Candidate[] {
  const { pieces, enPassant } = position;
  const piece = pieces[from];
  if (!piece) return [];
  const open = entriesOf(enPassant).filter(({ victim }) => pieces[victim]?.side !== piece.side);
  const captures = open.flatMap((entry) => outcomesFrom(book, pieces, from, entry)).filter((one) => one.enPassant);
  const outcomes = [...outcomesFrom(book, pieces, from, null), ...captures];
  const moves = outcomes.flatMap((outcome) =>
    becomings(book, pieces, passageOf(from, outcome)).map((promotion) => {
      const move = { ...plainMove(pieces, piece.kind, from, outcome), promotion };
      const crossed = promotion === null ? outcome.crossed : [];
      return { move: { ...move, blown: blownByMove(book, pieces, move) }, crossed };
    }),
  );
  const leaps = leapMoves(book, position, from).map((move) => ({ move, crossed: [] }));
  return [...moves, ...standingFrom(book, pieces, from), ...leaps];
}

/** Promotions where a piece stands: what has become another stays there, or moves on. */
function standingFrom(book: Book, pieces: Pieces, from: Square): Candidate[] {
  const piece = pieces[from];
  if (!piece) return [];
  const { kind, side } = piece;
  const isLast = pieces.filter((other) => other?.kind === kind && other.side === side).length === 1;
  return (["stay", "before-move"] as const).flatMap((standing) => {
    const passage = { from, to: from, captures: false, isEnPassant: false, standing, isLast };
    const rule = promotionFor(book, kind, side, passage);
    if (!rule) return [];
    const choices = rule.to.filter(
      (own) => own !== kind && mayStand(book, own, side, from) && mayBecome(book, pieces, side, own, rule),
    );
    return choices.flatMap((promotion) =>
      (standing === "stay" ? [from] : quietTargets(book, pieces.with(from, { kind: promotion, side }), from))
        .filter((to) => mayStand(book, promotion, side, to))
        .filter(
          (to) => rule.attacks || !attacksFrom(book, pieces.with(from, null).with(to, { kind: promotion, side }), to),
        )
        .map((to) => ({ move: { ...bareMove(kind, from, to), promotion }, crossed: [], isSilent: !rule.attacks })),
    );
  });
}

/** Where the piece on a square goes by moves that take nothing. */
function quietTargets(book: Book, pieces: Pieces, from: Square): Square[] {
  const quiet = outcomesFrom(book, pieces, from, null).filter(
    ({ captured, to }) => captured.length === 0 && to !== from,
  );
  return [...new Set(quiet.map(({ to }) => to))];
}

/** Whether the piece on a square attacks an enemy. */
function attacksFrom(book: Book, pieces: Pieces, square: Square): boolean {
  const side = pieces[square]?.side;
  return outcomesFrom(book, pieces, square, null).some(({ captured }) =>
    captured.some((at) => pieces[at] !== null && pieces[at]?.side !== side),
  );
}

/** What the piece may be after a move. */
function becomings(book: Book, pieces: Pieces, passage: Passage): (number | null)[] {
  const piece = pieces[passage.from];
  if (!piece) return [];
  const rule = promotionFor(book, piece.kind, piece.side, passage);
  return arrivalsOf(book, piece.kind, piece.side, passage).filter(
    (kind) => kind === null || !rule || mayBecome(book, pieces, piece.side, kind, rule),
  );
}

function plainMove(pieces: Pieces, kind: number, from: Square, { to, captured, enPassant }: Outcome): Move {
  const struck = captured.filter((square) => square !== to);
  const takesFriend = captured.includes(to) && pieces[to]?.side === pieces[from]?.side;
  const strikes = !enPassant && (struck.length > 0 || takesFriend || to === from);
  // of several the one on the target, or the last one, is the one that the move is told to capture
  const capturedAt = captured.includes(to) ? to : (captured.at(-1) ?? null);
  const victim = capturedAt === null ? null : pieces[capturedAt];
  return {
    ...bareMove(kind, from, to),
    captured: victim?.kind ?? null,
    capturedAt,
    struck: strikes ? struck.map((square) => ({ square, kind: pieces[square]?.kind ?? 0 })) : null,
  };
}

function castlingMoves(book: Book, position: Position): Move[] {
  const { rights, turn } = position;
  const own = rights.filter(({ castling }) => book.castlings[castling].side === turn);
  if (own.length === 0) return [];
  return own.flatMap((right) => {
    const { mover, goals } = book.castlings[right.castling];
    const allowed = goals.filter((goal) => mayCastle(book, position, right, goal));
    return allowed.map(({ king }) => ({
      ...bareMove(mover, right.king, king),
      castling: right.castling,
      partner: right.partner,
    }));
  });
}

/** The board after a move. */
function piecesAfter(book: Book, position: Position, move: Move): Pieces {
  return withEntered(piecesMoved(book, position, move), move, position.turn);
}

function piecesMoved(book: Book, { pieces, turn }: Position, move: Move): Pieces {
  if (move.castling !== null && move.partner !== null) {
    const goal = goalAt(book.castlings[move.castling], move.to);
    return castled(pieces, { king: move.from, partner: move.partner }, goal);
  }
  const after = pieces.with(move.from, null);
  for (const square of takenBy(move)) after[square] = null;
  after[move.to] = { kind: move.promotion ?? move.kind, side: turn };
  for (const { square } of move.blown ?? []) after[square] = null;
  for (const { square, kind } of move.flipped ?? []) after[square] = { kind, side: turn };
  return after;
}

/** The position after a legal move. A turn goes on unless it is its last, gives check or ends the game. */
export function positionAfter(book: Book, position: Position, move: Move): Position {
  const after = handedOver(book, position, move);
  if (movesLeft(book, position) === 1) return after;
  const own = bookWith(book, after.walls);
  const isOver = isInCheck(own, after.pieces, after.turn) || shownEnd(book, after) !== null;
  return isOver ? after : inSameTurn(book, position, after, enPassantInTurn(book, position, move, after.pieces));
}

/** As if it were the other side's turn. */
function handedOver(whole: Book, position: Position, move: Move): Position {
  const clocks = () => clocksAfter(whole.counting, position, position.pieces, position.halfmoves + 1);
  if (move.pass) return { ...afterPass(whole, position), ...clocks() };
  const book = bookWith(whole, position.walls);
  const walls = wallsAfter(book, position, move);
  if (isAlone(book, move))
    return { ...afterPass(book, position), ...clocks(), passes: position.passes === null ? null : 0, walls };
  const { turn, rights, halfmoves, moveNumber } = position;
  const pieces = piecesAfter(book, position, move);
  const hands = handsAfter(book, position, move);
  const irreversible = move.captured !== null || book.kinds[move.kind].resetsClock;
  return {
    pieces,
    turn: otherSide(turn),
    rights: move.drop ? rightsAfterDrop(book, rights, pieces, move.to) : rightsAfter(book, rights, move),
    enPassant: enPassantAfter(book, position, move, pieces),
    ...hands,
    gates: gatesAfter(book, position, move, hands),
    leapers: leapersAfter(book, position, move, pieces),
    sheltered: shelteredAfter(book, position, move, pieces),
    checks: checksAfter(bookWith(book, walls), position, pieces),
    walls,
    passes: position.passes === null ? null : 0,
    ...clocksAfter(
      book.counting,
      position,
      pieces,
      irreversible ? 0 : halfmoves + (position.movesLeft === null ? 1 : 0),
    ),
    movesLeft: null,
    moveNumber: moveNumber + (turn === 1 ? 1 : 0),
  };
}

function rightsAfter(book: Book, rights: readonly Right[], move: Move): Right[] {
  const { castling, from, partner } = move;
  if (castling !== null && partner !== null)
    return rightsAfterCastling(book, rights, { castling, king: from, partner });
  const blown = (move.blown ?? []).map(({ square }) => square);
  const touched: (Square | null)[] = [from, ...takenBy(move), ...blown];
  return rights.filter(({ king, partner: own }) => !touched.includes(king) && !touched.includes(own));
}

function checksAfter(book: Book, { checks, turn }: Position, pieces: Pieces): Position["checks"] {
  if (!checks || !isInCheck(book, pieces, otherSide(turn))) return checks;
  return turn === 0 ? [checks[0] + 1, checks[1]] : [checks[0], checks[1] + 1];
}

/** The squares that the moves of the turn crossed over, where an enemy stands ready to capture the piece. */
function enPassantAfter(book: Book, position: Position, move: Move, after: Pieces): EnPassant | null {
  const crossed = crossedBy(book, position, move);
  const entries = crossedInTurn(position, move, { crossed, after });
  return ofEntries(answered(bookAfter(book, position, move), after, entries, otherSide(position.turn)));
}

/** The same while the turn goes on, and what it may still capture itself: all its moves have captured so. */
function enPassantInTurn(book: Book, position: Position, move: Move, after: Pieces): EnPassant | null {
  const crossed = crossedBy(book, position, move);
  const own = crossedInTurn(position, move, { crossed, after });
  const isEnPassant = entriesOf(position.enPassant).some(
    ({ victim, crossed: open }) => victim === move.capturedAt && victim !== move.to && open.includes(move.to),
  );
  const left = isEnPassant && move.struck === null ? standing(position, after, move, otherSide(position.turn)) : [];
  const open = withoutSquares(left, (square) => own.some((entry) => entry.crossed.includes(square)));
  return ofEntries([...own, ...answered(bookAfter(book, position, move), after, open, position.turn)]);
}

/** What the turn has crossed, with a move that crosses some squares. */
function crossedInTurn(
  position: Position,
  move: Move,
  { crossed, after }: { readonly crossed: readonly Square[]; readonly after: Pieces },
): Passed[] {
  const earlier = withoutSquares(standing(position, after, move, position.turn), (square) => crossed.includes(square));
  const isThere = crossed.length > 0 && after[move.to] !== null;
  return isThere ? [...earlier, { crossed, victim: move.to }] : earlier;
}

/** Entries on whose free squares somebody stands ready to capture. */
function answered(book: Book, pieces: Pieces, entries: readonly Passed[], side: Side): Passed[] {
  const free = withoutSquares(entries, (square) => pieces[square] !== null || book.standing.has(square));
  return free.filter((entry) =>
    pieces.some((piece, from) => {
      if (piece?.side !== side) return false;
      return outcomesFrom(book, pieces, from, entry).some((outcome) => outcome.enPassant);
    }),
  );
}

/** The squares that the move crossed over, where anybody captures en passant. */
function crossedBy(book: Book, position: Position, move: Move): readonly Square[] {
  if (move.castling !== null || !book.kinds.some(({ takesInPassing }) => takesInPassing)) return [];
  const isPlayed = ({ move: own }: Candidate) =>
    own.to === move.to &&
    own.capturedAt === move.capturedAt &&
    own.promotion === move.promotion &&
    JSON.stringify(own.struck) === JSON.stringify(move.struck);
  return candidatesFrom(book, position, move.from).find(isPlayed)?.crossed ?? [];
}
