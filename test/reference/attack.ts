import type { Term } from "../../src/betza/tree.ts";
import type { Side, Square } from "../../src/geometry/board.ts";
import type { EnPassant } from "../../src/rules/model.ts";
import type { Piece } from "../../src/variant/position.ts";
import { arrivalsOf, type Book, isRoyalOf, type MovesRules, type Passage } from "./book.ts";
import { isSuicide } from "./explosions.ts";
import { allSquares } from "./squares.ts";
import { emptyScene, type Outcome, outcomesOf, type Scene } from "./walk.ts";

export type Pieces = readonly (Piece | null)[];

/** Pseudo-legal moves of the piece on `from`, castling aside: only to squares where it may be something on arrival. Moves
 *  that several entries say are one move, as in `outcomesOf`. */
export function outcomesFrom(book: Book, pieces: Pieces, from: Square, enPassant: EnPassant | null): Outcome[] {
  const piece = pieces[from];
  if (!piece) return [];
  const { spares } = book.kinds[piece.kind];
  // nobody takes a royal piece of his own
  const isSpared = (square: Square) =>
    spares.includes(pieces[square]?.kind ?? -1) || isRoyalOf(book, pieces[square], piece.side);
  return outcomesToAll(book, pieces, from, enPassant, null).filter(({ captured }) => !captured.some(isSpared));
}

/** The same as if it spared nobody on a square. */
function outcomesToAll(
  book: Book,
  pieces: Pieces,
  from: Square,
  enPassant: EnPassant | null,
  aim: Square | null,
): Outcome[] {
  const piece = pieces[from];
  if (!piece) return [];
  const outcomes = book.kinds[piece.kind].moves.flatMap((entry) =>
    entryOutcomes(book, pieces, from, entry, enPassant, aim),
  );
  return united(outcomes).filter(
    (outcome) => arrivalsOf(book, piece.kind, piece.side, passageOf(from, outcome)).length > 0,
  );
}

/** What a promotion may ask of a move. */
export function passageOf(from: Square, { to, captured, enPassant }: Outcome): Passage {
  return { from, to, captures: captured.length > 0, isEnPassant: enPassant, standing: null, isLast: false };
}

function entryOutcomes(
  book: Book,
  pieces: Pieces,
  from: Square,
  entry: MovesRules,
  enPassant: EnPassant | null,
  aim: Square | null,
): Outcome[] {
  const { kind, side } = pieces[from] as Piece;
  if (entry.from && !entry.from[side].has(from)) return [];
  const firstMove = entry.from !== null || book.kinds[kind].firstMove[side].has(from);
  const { spares } = book.kinds[kind];
  const bare = sceneOf(book, pieces, side, { firstMove, enPassant });
  const isSpared = (square: Square) => square !== aim && spares.includes(pieces[square]?.kind ?? -1);
  const occupant = (square: Square) => (isSpared(square) ? "spared" : bare.occupant(square));
  const outcomes = outcomesOf(entry.betza, from, { ...bare, occupant });
  return outcomes.filter(({ to }) => !entry.to || entry.to[side].has(to));
}

function sceneOf(book: Book, pieces: Pieces, side: Side, more: Pick<Scene, "firstMove" | "enPassant">): Scene {
  const occupant = (square: Square) => {
    const other = pieces[square];
    if (book.standing.has(square)) return "friend";
    if (other === null) return "empty";
    return other.side === side ? "friend" : "enemy";
  };
  return { board: book.board, side, occupant, ...more };
}

function united(outcomes: readonly Outcome[]): Outcome[] {
  const found = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const key = `${outcome.to} ${[...outcome.captured].sort()} ${outcome.enPassant}`;
    const crossed = new Set([...outcome.crossed, ...(found.get(key)?.crossed ?? [])]);
    found.set(key, { ...outcome, crossed: [...crossed].sort((a, b) => a - b) });
  }
  return [...found.values()];
}

/** Whether the piece on `from` attacks the royal piece on a square in the way that is for royal pieces alone. */
function givesCheckAlone(book: Book, pieces: Pieces, from: Square, square: Square): boolean {
  const { kind, side } = pieces[from] as Piece;
  const { checksBy, firstMove } = book.kinds[kind];
  if (!checksBy || !book.royals.includes(pieces[square]?.kind ?? -1)) return false;
  const scene = sceneOf(book, pieces, side, { firstMove: firstMove[side].has(from), enPassant: null });
  return outcomesOf(checksBy, from, scene).some(({ captured }) => captured.includes(square));
}

/** Whether a piece of `side` could capture an enemy of a kind on the square, whatever stands there now. */
export function isAttacked(
  book: Book,
  pieces: Pieces,
  square: Square,
  side: Side,
  kind = pieces[square]?.kind,
): boolean {
  const bare = pieces.with(square, { kind: book.royals[0] ?? 0, side: side === 0 ? 1 : 0 });
  return canCapture(book, bare, square, side, null, { kind });
}

/** What a capture is asked of. */
interface Target {
  /** The kind that would be taken, which some pieces may spare: without it what stands there. */
  readonly kind?: number;
  /** The square of a piece that is not asked. */
  readonly apart?: Square | null;
  /** Kinds that are not asked. */
  readonly unasked?: readonly number[];
}

/** Whether a piece of `side` could capture the enemy who stands on the square, en passant included. */
export function canCapture(
  book: Book,
  pieces: Pieces,
  square: Square,
  side: Side,
  enPassant: EnPassant | null,
  { kind = pieces[square]?.kind, apart = null, unasked = [] }: Target = {},
): boolean {
  const victimIsMeant = enPassant?.victim === square;
  return pieces.some((piece, from) => {
    if (piece?.side !== side || from === apart || unasked.includes(piece.kind)) return false;
    if (book.kinds[piece.kind].spares.includes(kind ?? -1)) return false;
    // an attack is a capture that the rules allow
    if (givesCheckAlone(book, pieces, from, square) && !isSuicide(book, pieces, from, square)) return true;
    if (!(victimIsMeant || mightReach(book, piece, from).has(square))) return false;
    const open = victimIsMeant ? enPassant : null;
    return outcomesToAll(book, pieces, from, open, square).some(
      ({ to, captured }) => captured.includes(square) && !isSuicide(book, pieces, from, to),
    );
  });
}

const reachByBook = new WeakMap<Book, Map<number, ReadonlySet<Square>>>();

/** A filter that only saves time: the squares that a piece could capture on with nothing in its way. */
function mightReach(book: Book, piece: Piece, from: Square): ReadonlySet<Square> {
  const known = reachByBook.get(book) ?? new Map<number, ReadonlySet<Square>>();
  reachByBook.set(book, known);
  const key = (from * 2 + piece.side) * book.kinds.length + piece.kind;
  const found = known.get(key);
  if (found) return found;
  const reach = freeReach(book, piece, from);
  known.set(key, reach);
  return reach;
}

function freeReach(book: Book, piece: Piece, from: Square): ReadonlySet<Square> {
  const terms = book.kinds[piece.kind].moves.flatMap(({ betza }) => betza.terms);
  if (!terms.every(isFreest)) return new Set(allSquares(book.board));
  const free = { text: "", terms: terms.map(withoutModes) };
  return new Set(outcomesOf(free, from, emptyScene(book.board, piece.side)).map(({ to }) => to));
}

/** Whether a term reaches the most squares where nothing stands. */
function isFreest(term: Term): boolean {
  if (term.type === "rule") return false;
  const legs = term.type === "simple" ? [term.leg] : term.legs;
  return legs.every(({ hop, jump, atom, modes }, index) => {
    const isOpen = index === legs.length - 1 || (!modes.capture && !modes.friend);
    return hop === "none" && (jump === 0 || atom.leap[1] === 1) && isOpen;
  });
}

function withoutModes(term: Term): Term {
  const modes = { named: false, move: true, capture: true, friend: false, inPassing: false };
  if (term.type === "rule") return term;
  if (term.type === "simple") return { ...term, leg: { ...term.leg, modes } };
  const legs = term.legs.map((leg, index) => (index === term.legs.length - 1 ? { ...leg, modes } : leg));
  return term.type === "chain" ? { ...term, legs, modes } : { ...term, legs };
}
