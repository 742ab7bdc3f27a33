/** Letters of files in a FEN's field of rights: each stands for a piece of a side that has not moved. */
import { quote, type TextFault } from "../diagnostic/fault.ts";
import { type Board, SIDES, type Square, WHITE } from "../geometry/board.ts";
import { fileLetter, isFileLetter } from "../geometry/square.ts";
import type { Pieces } from "../variant/pieces.ts";

/** The squares that letters of files stand for, in the order of the letters, each once.
 *  @param field that of rights, and where it starts in the whole text
 *  @param find the square that a letter means, or why it means none */
export function readFileLetters(
  board: Board,
  { text, offset }: { readonly text: string; readonly offset: number },
  find: (letter: string) => Square | Pick<TextFault, "code" | "message">,
  faults: TextFault[],
): Square[] {
  const named = new Set<Square>();
  [...text].forEach((letter, index) => {
    if (!isFileLetter(board, letter)) return;
    const found = find(letter);
    const place = { offset: offset + index, length: 1, hint: null };
    if (typeof found !== "number") faults.push({ ...found, ...place });
    else if (named.has(found))
      faults.push({ code: "fen-right-twice", message: `The right ${quote(letter)} is given twice.`, ...place });
    else named.add(found);
  });
  return [...named];
}

/** The field with the letters of some pieces' files, each side's behind its own letters. */
export function withFileLetters(board: Board, pieces: Pieces, field: string, squares: readonly Square[]): string {
  const texts = SIDES.map((side) => {
    const isOwn = (letter: string) => (letter === letter.toUpperCase()) === (side === WHITE);
    const rights = [...field].filter((letter) => letter !== "-" && isOwn(letter));
    const own = squares.filter((square) => pieces[square]?.side === side);
    return [...rights, ...own.map((square) => fileLetter(board, square, side)).sort()].join("");
  });
  return texts.join("") || "-";
}
