/** The board on which squares are taken away and given back: all of them can be pressed, holes too. */
import type { TemplateResult } from "lit/html.js";
import { type Board, squareName } from "../../src/geometry.ts";
import type { Position, Variant } from "../../src/index.ts";
import { pieceLabel } from "../board-language.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { pieceGlyph } from "../piece-glyph.ts";
import { cellGrid } from "./cell-grid.ts";

export interface HoleBoardOptions {
  readonly variant: Variant;
  /** May differ from the variant's while that would be invalid. */
  readonly board: Board;
  readonly pieces: Position["pieces"];
  press(square: number): void;
}

export function holeBoard({ variant, board, pieces, press }: HoleBoardOptions): TemplateResult {
  const whole = { files: board.files, ranks: board.ranks };
  const cell = (square: number) => {
    const isMarked = board.holes?.includes(square) ?? false;
    const piece = pieces[square];
    const pieceType = piece && variant.pieceTypes[piece.kind];
    const name = pieceType ? pieceLabel(pieceType, piece.side) : t`empty`;
    const label = `${squareName(whole, square)}, ${isMarked ? t`hole` : name}`;
    return { isMarked, label, ...(pieceType ? { content: pieceGlyph(pieceType, piece.side) } : {}) };
  };
  const grid = cellGrid({ board: whole, label: t`Squares of the board`, first: 0, mark: "hole", cell, press });
  return html`<div class="hole-board">${grid}</div>`;
}
