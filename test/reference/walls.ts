/** Walls that turns build, as the file says them: a wall is in everybody's way as a piece of one's own would be. */
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { fileOf, rankOf, type Square } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import { outcomesFrom, type Pieces } from "./attack.ts";
import { bareMove } from "./bare-move.ts";
import type { Book } from "./book.ts";
import { stoneOf } from "./explosions.ts";
import { isInCheck } from "./royals.ts";
import { allSquares, type Field, squaresBySide } from "./squares.ts";

export interface WallBook {
  readonly way: string;
  /** By side. */
  readonly on: readonly [ReadonlySet<Square>, ReadonlySet<Square>];
  readonly isAlone: boolean;
}

/** Null where nobody builds. */
export function readWallBook(field: Field, { turn = ["move"] }: VariantDocument): WallBook | null {
  const phases = Array.isArray(turn) ? turn : [...(turn.white ?? []), ...(turn.black ?? [])];
  const maps = phases.flatMap((phase) => (typeof phase === "object" ? [phase] : []));
  const own = maps.find(({ wall }) => wall !== undefined);
  const choice = maps.flatMap((phase) => phase["one-of"] ?? []).find((one) => typeof one === "object");
  const written = own ?? choice;
  if (written?.wall === undefined) return null;
  const all = new Set(allSquares(field.board));
  const on = written.on === undefined ? ([all, all] as const) : squaresBySide(field, written.on);
  return { way: written.wall, isAlone: own === undefined, on };
}

const walled = new WeakMap<Book, Map<string, Book>>();

/** The book of a board on which these walls stand. */
export function bookWith(book: Book, walls: readonly Square[]): Book {
  if (!book.walls && walls.length === 0) return book;
  const known = walled.get(book) ?? new Map<string, Book>();
  walled.set(book, known);
  const name = walls.join();
  const found = known.get(name) ?? { ...book, standing: new Set(walls) };
  if (known.size > 64) known.clear();
  known.set(name, found);
  return found;
}

/** A move once for each wall that it may build; those of a board on which nobody builds with moves as they are. */
export function built(book: Book, position: Position, move: Move, arrived: Pieces): Move[] {
  if (!book.walls || book.walls.isAlone) return [move];
  return placesOf(book, position, move, arrived).map((wall) => ({ ...move, wall }));
}

function placesOf(book: Book, { walls, turn }: Position, move: Move, arrived: Pieces): Square[] {
  const isFree = (square: Square) => !arrived[square] && !walls.includes(square) && book.walls?.on[turn].has(square);
  const free = allSquares(book.board).filter(isFree);
  if (book.walls?.way === "past") return free.filter((square) => square === move.from);
  if (book.walls?.way !== "arrow") return free.filter((square) => mayStandOn(book, walls, square));
  const onwards = outcomesFrom(bookWith(book, walls), arrived, move.to, null);
  return free.filter((square) => onwards.some(({ to, captured }) => to === square && captured.length === 0));
}

function mayStandOn(book: Book, walls: readonly Square[], square: Square): boolean {
  if (book.walls?.way !== "edge") return true;
  const { board } = book;
  const [file, rank] = [fileOf(board, square), rankOf(board, square)];
  if ([0, board.files - 1].includes(file) || [0, board.ranks - 1].includes(rank)) return true;
  return walls.some((wall) => Math.abs(fileOf(board, wall) - file) + Math.abs(rankOf(board, wall) - rank) === 1);
}

/** Walls instead of a move: not in check, nor into one. */
export function wallsAlone(book: Book, position: Position): Move[] {
  const { pieces, turn, walls } = position;
  const first = pieces.findIndex((piece) => piece?.side === turn);
  if (!book.walls?.isAlone || first < 0 || isInCheck(bookWith(book, walls), pieces, turn)) return [];
  const move = bareMove(pieces[first]?.kind ?? 0, first, first);
  const built = placesOf(book, position, move, pieces).map((wall) => ({ ...move, wall }));
  // a duck that walks off may open a line to the own king
  return built.filter((own) => !isInCheck(bookWith(book, wallsAfter(book, position, own)), pieces, turn));
}

/** Whether nothing moves. */
export function isAlone(book: Book, { wall }: Move): boolean {
  return wall !== null && book.walls?.isAlone === true;
}

/** The walls after a move. */
export function wallsAfter(book: Book, { walls }: Position, move: Move): readonly Square[] {
  const stone = stoneOf(book, move);
  if (stone !== null) return [...walls, stone].sort((a, b) => a - b);
  const { wall } = move;
  if (wall === null) return walls;
  return book.walls?.way === "duck" ? [wall] : [...walls, wall].sort((a, b) => a - b);
}
