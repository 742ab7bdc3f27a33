/** A position drawn in letters: White's men in upper case, White's side at the bottom. */
import { type Board, squareAt, WHITE } from "../geometry/board.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";

/** The lines of a drawing with ranks and files named round it. */
export function drawBoard(
  { board, pieces }: Pick<Variant, "board" | "pieces">,
  { men }: Pick<Position, "men">,
): string[] {
  const letterAt = (file: number, rank: number): string => {
    const man = men[squareAt(board, file, rank) ?? 0];
    if (!man) return ".";
    const { letter } = pieces[man.kind];
    return man.side === WHITE ? letter : letter.toLowerCase();
  };
  const rows = range(board.ranks).map((rank) => rowOf(board, rank, letterAt));
  return [...rows.reverse(), `    ${range(board.files).map(fileLetter).join(" ")}`];
}

function rowOf({ files }: Board, rank: number, letterAt: (file: number, rank: number) => string): string {
  const name = String(rank + 1).padStart(3);
  return `${name} ${range(files)
    .map((file) => letterAt(file, rank))
    .join(" ")}`;
}

function fileLetter(file: number): string {
  return String.fromCharCode("a".charCodeAt(0) + file);
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
