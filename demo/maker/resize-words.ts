/** What a person should know of a board that has got another size: where nothing stands yet, and what has gone. */
import { type Board, counterpart, fileOf, SIDES, type Side, squareName } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { pieceName } from "../board-language.ts";
import { t, translation } from "../language.ts";
import type { Pieces } from "./setup-edits.ts";

/** The files that each side has got, as numbers from 0: White's, then Black's. */
export type NewFiles = readonly [white: readonly number[], black: readonly number[]];

export const NO_FILES: NewFiles = [[], []];

/** The files that a side has got by another size of the board. Black's follow from White's. */
export function newFiles({ board, symmetry }: Variant, wanted: Board): NewFiles {
  const white = Array.from({ length: Math.max(0, wanted.files - board.files) }, (_, at) => board.files + at);
  const { files, ranks } = wanted;
  return [white, white.map((file) => fileOf(wanted, counterpart({ files, ranks }, file, symmetry)))];
}

/** Says on which of these files a side has nothing yet, and what to do; null where each has a piece.
 *  @param pieces those of the start */
export function emptyFilesInWords({ board }: Variant, pieces: Pieces, files: NewFiles): string | null {
  const [white, black] = SIDES.map((side) => files[side].filter((file) => !isOnFile(board, pieces, side, file)));
  if (white.length + black.length === 0) return null;
  const [whites, blacks] = [white, black].map((own) => filesInWords(board, own));
  const where =
    whites === blacks
      ? t`Nothing stands on ${whites} yet.`
      : [whites && t`White has nothing on ${whites} yet.`, blacks && t`Black has nothing on ${blacks} yet.`]
          .filter(Boolean)
          .join(" ");
  return t`${where} Choose a piece above the board and press a square there, or drag one.`;
}

function isOnFile(board: Board, pieces: Pieces, side: Side, file: number): boolean {
  return pieces.some((piece, square) => piece?.side === side && fileOf(board, square) === file);
}

/** `file i`, `files i and j`; empty for none. */
function filesInWords(board: Board, files: readonly number[]): string {
  const names = [...files].sort((a, b) => a - b).map((file) => squareName(board, file)[0]);
  if (names.length === 0) return "";
  return names.length === 1 ? t`file ${names[0]}` : t`files ${LIST.format(names)}`;
}

/** `a, b and c` */
export const LIST = new Intl.ListFormat(translation?.tag ?? "en-GB");

/** Says which pieces and castlings have gone with squares of the board; empty where none has.
 *  @param lost names of castlings */
export function goneInWords({ setup, pieceTypes }: Variant, pieces: Pieces, lost: readonly string[]): string {
  const counted = pieceTypes.flatMap((pieceType, kind) => {
    const name = pieceName(pieceType);
    const count = countOf(setup.pieces, kind) - countOf(pieces, kind);
    return count > 0 ? [count === 1 ? name : t`${count} ${name}s`] : [];
  });
  const gone = [...counted, ...lost];
  return gone.length === 0 ? "" : t`${LIST.format(gone)} went with the squares. Undo brings them back.`;
}

function countOf(pieces: Pieces, kind: number): number {
  return pieces.filter((piece) => piece?.kind === kind).length;
}
