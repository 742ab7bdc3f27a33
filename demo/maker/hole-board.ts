/** The board on which squares are taken away and given back: all of them can be pressed, holes too. */
import { drawPicture, glyphSvg } from "../../src/board.ts";
import { type Board, SIDE_NAMES, squareName } from "../../src/geometry.ts";
import type { Position, Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
import { CellGrid } from "./made-grid.ts";

export interface HoleBoardOptions {
  readonly variant: Variant;
  /** May differ from the variant's while that would be invalid. */
  readonly board: Board;
  readonly pieces: Position["pieces"];
  press(square: number): void;
}

export function holeBoard({ variant, board, pieces, press }: HoleBoardOptions): HTMLElement {
  const whole = { files: board.files, ranks: board.ranks };
  const grid = new CellGrid({ board: whole, label: "Squares of the board", first: 0, press });
  grid.cells.forEach((cell, square) => {
    const isHole = board.holes?.includes(square) ?? false;
    const piece = pieces[square];
    cell.classList.toggle("hole", isHole);
    cell.setAttribute("aria-selected", String(isHole));
    const name = piece ? `${SIDE_NAMES[piece.side]} ${variant.pieceTypes[piece.kind].name}` : "empty";
    cell.setAttribute("aria-label", `${squareName(whole, square)}, ${isHole ? "hole" : name}`);
    cell.dataset.square = String(square);
    if (!piece) return;
    const picture = drawPicture(glyphSvg(variant.pieceTypes[piece.kind], piece.side));
    picture.setAttribute("aria-hidden", "true");
    cell.append(picture);
  });
  return make("div", "hole-board", grid.element);
}
