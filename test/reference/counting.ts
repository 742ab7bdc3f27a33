/** Counting of moves when few pieces are left, read from the file and done with plain lists of pieces. */
import type { RowOfCounting, VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { otherSide, type Side } from "../../src/geometry/board.ts";
import type { Position } from "../../src/variant/position.ts";

/** Rows as they are written, with kinds for ids; none where nobody counts. */
export interface CountingBook {
  readonly rows: readonly RowOfCounting[];
  readonly kindOf: (id: string) => number;
}

export function readCountingBook({ draws }: VariantDocument, kindOf: (id: string) => number): CountingBook {
  const counting = draws?.counting ?? "none";
  return { rows: counting === "none" ? [] : counting, kindOf };
}

type Pieces = Position["pieces"];
type Clocks = Pick<Position, "halfmoves" | "countLimit">;

/** The clocks after a turn.
 *  @param usual the half-move clock as it is where nobody counts */
export function clocksAfter(book: CountingBook, before: Position, pieces: Pieces, usual: number): Clocks {
  const mover = before.turn;
  const other = otherSide(mover);
  let clocks: Clocks =
    before.countLimit === null
      ? { halfmoves: usual, countLimit: null }
      : { halfmoves: before.halfmoves + 1, countLimit: before.countLimit };
  const all = pieces.filter((piece) => piece !== null).length;
  const ofMover = becomesBare(book, before.pieces, pieces, mover) ? rowFor(book, pieces, mover) : undefined;
  if (ofMover?.from === "pieces") clocks = { halfmoves: 2 * all - 1, countLimit: 2 * ofMover.moves };
  const isTime = clocks.countLimit === null || becomesBare(book, before.pieces, pieces, other);
  const ofOther = isTime ? rowFor(book, pieces, other) : undefined;
  if (ofOther) clocks = { halfmoves: ofOther.from === "pieces" ? 2 * all : 0, countLimit: 2 * ofOther.moves };
  return clocks;
}

function countOf(pieces: Pieces, side: Side, kind: number | null): number {
  return pieces.filter((piece) => piece?.side === side && (kind === null || piece.kind === kind)).length;
}

function rowFor(book: CountingBook, pieces: Pieces, side: Side): RowOfCounting | undefined {
  const other = otherSide(side);
  if (countOf(pieces, other, null) < 2) return undefined;
  return book.rows.find(
    (row) =>
      isCalled(book, row, pieces, side) &&
      Object.entries(row.against ?? {}).every(
        ([id, number]) => countOf(pieces, other, book.kindOf(id)) >= Number(number),
      ),
  );
}

function isCalled({ kindOf }: CountingBook, row: RowOfCounting, pieces: Pieces, side: Side): boolean {
  const most = row.bare ? 1 : (row.own ?? Number.POSITIVE_INFINITY);
  const gone = (row.without ?? []).map(kindOf);
  return countOf(pieces, side, null) <= most && !pieces.some((piece) => piece && gone.includes(piece.kind));
}

function becomesBare(book: CountingBook, before: Pieces, after: Pieces, side: Side): boolean {
  const isBare = (pieces: Pieces) => book.rows.some((row) => row.bare === true && isCalled(book, row, pieces, side));
  return isBare(after) && !isBare(before);
}
