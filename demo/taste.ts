/** How boards look, as the person has chosen: the colours, pieces and coordinates of all boards of the page, and the size of the large one. */
import { BOARD_THEMES, defineBoard, type FairywrenBoard, type PieceSet } from "../src/board.ts";
import { choosePieces } from "./liked-pieces.ts";
import type { Chosen } from "./settings.ts";

/** @param changed called when pictures that are shown have to be drawn anew */
export function followTaste(board: FairywrenBoard, chosen: Chosen, changed: () => void): void {
  let drawn: PieceSet = "figures";
  let isShown = false;
  chosen.follow(() => {
    const { colours, pieces, coordinates, boardPercent } = chosen.settings;
    document.documentElement.style.setProperty("--scale", String(boardPercent / 100));
    paint(colours);
    if (board.coordinates !== coordinates) board.coordinates = coordinates;
    if (pieces === drawn) return;
    drawn = pieces;
    choosePieces(pieces);
    defineBoard({ pieces });
    if (isShown) changed();
  });
  isShown = true;
}

/** The style sheet gives them to boards and pictures. */
function paint(colours: keyof typeof BOARD_THEMES | null): void {
  const { dataset, style } = document.documentElement;
  if (colours === null) {
    delete dataset.colours;
    return;
  }
  dataset.colours = colours;
  const { light, dark, edge, onDark } = BOARD_THEMES[colours];
  for (const [name, colour] of Object.entries({ light, dark, edge, "on-dark": onDark }))
    style.setProperty(`--board-${name}`, colour);
}
