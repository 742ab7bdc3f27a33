/** A position drawn in letters: White's pieces in upper case, White at the bottom. */
import { type Board, squareAt, WHITE } from "../geometry/board.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";

type Drawn = Pick<Variant, "board" | "pieceTypes">;

/** The lines of a drawing with ranks and files labelled. */
export function drawBoard(variant: Drawn, position: Pick<Position, "pieces" | "walls">): string[] {
  const { board } = variant;
  const signs = range(board.ranks).map((rank) =>
    range(board.files).map((file) => letterAt(variant, position, file, rank)),
  );
  const width = Math.max(...signs.flat().map((sign) => sign.length));
  const line = (row: readonly string[]) =>
    row
      .map((sign) => sign.padEnd(width))
      .join(" ")
      .trimEnd();
  const rows = signs.map((row, rank) => `${String(rank + 1).padStart(3)} ${line(row)}`);
  return [...rows.reverse(), `    ${line(range(board.files).map(fileLetter))}`];
}

/** The lines of a drawing turned by 45 degrees: a1 at the bottom, files to the upper right. */
export function drawCorner(variant: Drawn, position: Pick<Position, "pieces" | "walls">): string[] {
  const { board } = variant;
  const rows = range(board.files + board.ranks).map((height) => cornerRow(variant, position, height - 1));
  return rows.reverse();
}

/** The squares whose file and rank add up to `height`, between the labels of a rank and a file. */
function cornerRow(variant: Drawn, position: Pick<Position, "pieces" | "walls">, height: number): string {
  const { board } = variant;
  const blanks = Array.from({ length: 2 * (board.files + board.ranks) + 3 }, () => " ");
  for (let file = -1; file <= height + 1; file++) {
    const rank = height - file;
    const place = 2 * (file - rank + board.ranks);
    const isOutside = file < 0 || file >= board.files || rank < 0 || rank >= board.ranks;
    const sign = isOutside ? edgeName(board, file, rank) : letterAt(variant, position, file, rank);
    blanks.splice(place, sign.length, ...sign);
  }
  return `   ${blanks.join("")}`.trimEnd();
}

/** The label just outside the board: the rank's number to its left, the file's letter below it. */
function edgeName(board: Board, file: number, rank: number): string {
  if (file === -1 && rank >= 0 && rank < board.ranks) return String(rank + 1);
  return rank === -1 && file >= 0 && file < board.files ? fileLetter(file) : " ";
}

function letterAt(
  { board, pieceTypes }: Drawn,
  { pieces, walls }: Pick<Position, "pieces" | "walls">,
  file: number,
  rank: number,
): string {
  const square = squareAt(board, file, rank);
  if (square === null) return "#";
  const piece = pieces[square];
  if (!piece) return walls.includes(square) ? "*" : ".";
  const { letter } = pieceTypes[piece.kind];
  return piece.side === WHITE ? letter : letter.toLowerCase();
}

function fileLetter(file: number): string {
  return String.fromCharCode("a".charCodeAt(0) + file);
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
