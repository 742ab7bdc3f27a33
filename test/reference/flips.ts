/** Pieces that change sides, read from the file and played on the board once more. */
import type { Betza } from "../../src/betza/tree.ts";
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { otherSide, type Side, type Square } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Pieces } from "./attack.ts";
import { type Book, readBetza } from "./book.ts";
import { emptyScene, outcomesOf } from "./walk.ts";

export interface FlipBook {
  /** Whether those in a row change sides, or those around. */
  readonly isOfRows: boolean;
  readonly steps: Betza;
  /** Whether a drop takes an own piece around it, too. */
  readonly besideOwn: boolean;
}

/** Null where nothing changes sides. */
export function readFlips({ captures }: VariantDocument): FlipBook | null {
  const flip = captures?.flip;
  if (flip === undefined || typeof flip === "string") return null;
  const isOfRows = flip.between !== undefined;
  return {
    isOfRows,
    steps: readBetza(flip.between ?? flip.around ?? ""),
    besideOwn: flip.drops === "beside-own",
  };
}

/** What a move of a side makes change sides, as the pieces stood before it. */
export function flippedByMove(book: Book, pieces: Pieces, side: Side, move: Move): Move["flipped"] {
  const { flips } = book;
  if (!flips || (move.from === move.to && !move.drop)) return null;
  const cleared = move.drop ? pieces : pieces.with(move.from, null);
  const left = move.capturedAt === null ? cleared : cleared.with(move.capturedAt, null);
  const squares = flips.isOfRows ? enclosed(book, flips, left, side, move.to) : near(book, flips, left, side, move);
  const found = [...new Set(squares)].sort((a, b) => a - b);
  return found.length === 0 ? null : found.map((square) => ({ square, kind: pieces[square]?.kind ?? 0 }));
}

/** The squares around another, as a side sees them. */
export function around({ board }: Pick<Book, "board">, steps: Betza, side: Side, square: Square): Square[] {
  return outcomesOf(steps, square, emptyScene(board, side)).map(({ to }) => to);
}

function near(book: Book, flips: FlipBook, pieces: Pieces, side: Side, { to, drop }: Move): Square[] {
  const squares = around(book, flips.steps, side, to);
  if (drop && flips.besideOwn && !squares.some((square) => pieces[square]?.side === side)) return [];
  return squares.filter((square) => pieces[square]?.side === otherSide(side));
}

/** For each neighbour, the row that goes on from it by the same step. */
function enclosed(book: Book, { steps }: FlipBook, pieces: Pieces, side: Side, to: Square): Square[] {
  const { files } = book.board;
  return around(book, steps, side, to).flatMap((first) => {
    const [right, up] = [(first % files) - (to % files), Math.floor(first / files) - Math.floor(to / files)];
    const row: Square[] = [];
    let at: Square | undefined = first;
    while (at !== undefined && pieces[at]?.side === otherSide(side)) {
      row.push(at);
      const [file, rank]: [number, number] = [at % files, Math.floor(at / files)];
      at = around(book, steps, side, at).find(
        (next) => (next % files) - file === right && Math.floor(next / files) - rank === up,
      );
    }
    return at !== undefined && pieces[at]?.side === side ? row : [];
  });
}
