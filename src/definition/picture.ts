/** The picture of a board: one row for each rank, the last rank first, one sign for each square. */
import { quote } from "../diagnostic/fault.ts";
import { BLACK, type Board, isHole, type Square, squareCount, WHITE } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { nearestDress, SIGN_SHAPE } from "../variant/letter.ts";
import type { Piece } from "../variant/position.ts";
import type { Army } from "./army.ts";
import type { Part } from "./faults.ts";
import type { Path } from "./located.ts";
import type { Ground } from "./squares.ts";

/** Pieces by square, and the place of each in the text. */
export interface Picture {
  readonly pieces: readonly (Piece | null)[];
  readonly parts: readonly (Part | null)[];
  /** Where walls stand, ascending. */
  readonly walls: readonly Square[];
}

/** What a picture has for a wall. */
const WALL = "*";

/** Reads a picture, or returns null after reporting every row and character that does not fit. */
export function readPicture(ground: Ground, army: Army, path: Path, text: string, hasWalls: boolean): Picture | null {
  const { board, faults } = ground;
  const before = faults.found.length;
  const rows = rowsOf(text);
  if (rows.length !== board.ranks) {
    const message = `The picture has ${rows.length} row${rows.length === 1 ? "" : "s"}, but the board has ${board.ranks} ranks.`;
    faults.value(path, { code: "board-rows", message });
    return null;
  }
  const count = squareCount(board);
  const pieces = Array<Piece | null>(count).fill(null);
  const parts = Array<Part | null>(count).fill(null);
  const walls: Square[] = [];
  const letters = piecesByLetter(army);
  rows.forEach((row, index) => {
    const signs = signsOf(row.text);
    const start = (board.ranks - 1 - index) * board.files;
    if (signs.length !== board.files) {
      faults.value(path, wrongWidth(signs.length, board.files), partOf(row));
      return;
    }
    signs.forEach(({ 0: sign, index: column }, file) => {
      const part = { offset: row.offset + column, length: sign.length };
      const piece = letters.get(sign) ?? null;
      const isWall = hasWalls && sign === WALL;
      if (isWall) walls.push(start + file);
      if ((piece || isWall) && isHole(board, start + file)) faults.value(path, onHole(board, start + file), part);
      else if (!piece && !isWall && sign !== "." && sign !== "#" && army.hasLetters)
        faults.value(path, unknownSign(army, letters, sign), part);
      pieces[start + file] = piece;
      parts[start + file] = part;
    });
  });
  return faults.found.length > before ? null : { pieces, parts, walls: walls.sort((a, b) => a - b) };
}

const SIGNS = new RegExp(`${SIGN_SHAPE}|\\S`, "gu");

/** The signs of a row: one for each square, of which a plus and what dresses a letter are parts. */
export function signsOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(SIGNS)];
}

export interface Row {
  readonly text: string;
  readonly offset: number;
}

/** The lines of a text; a final line break does not start another. */
export function rowsOf(text: string): Row[] {
  let offset = 0;
  const lines = text.replace(/\s+$/, "").split("\n");
  return lines.map((line) => {
    const row = { text: line, offset };
    offset += line.length + 1;
    return row;
  });
}

function partOf({ text, offset }: Row): Part {
  const blanks = text.length - text.trimStart().length;
  return { offset: offset + blanks, length: Math.max(1, text.trim().length) };
}

function piecesByLetter({ pieceTypes }: Army): ReadonlyMap<string, Piece> {
  const pieces = new Map<string, Piece>();
  pieceTypes.forEach(({ letter }, kind) => {
    if (letter === "") return;
    pieces.set(letter, { kind, side: WHITE });
    pieces.set(letter.toLowerCase(), { kind, side: BLACK });
  });
  return pieces;
}

function wrongWidth(width: number, files: number) {
  return {
    code: "board-row",
    message: `The row shows ${width} square${width === 1 ? "" : "s"}, but the board has ${files} files.`,
  };
}

function onHole(board: Board, square: Square) {
  const message = `${squareName(board, square)} is a hole, where nothing stands: draw '#' there.`;
  return { code: "hole", message };
}

function unknownSign({ pieceTypes }: Army, known: ReadonlyMap<string, Piece>, sign: string) {
  const letters = pieceTypes.map(({ letter }) => letter).join(" ");
  const message = `${quote(sign)} stands for no piece: White's letters are ${letters}, Black's the same in lower case, '.' is an empty square, and '#' a hole.`;
  return { code: "board-letter", message, hint: nearestDress(known, sign), sign };
}
