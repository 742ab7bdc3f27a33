/** The position on the board as a picture for files: as it is seen there, with what the sides have in hand. */
import { BOARD_THEMES, type BoardTheme, type Picture, type View } from "../../src/board.ts";
import type { Position, Variant } from "../../src/index.ts";
import { boardPicture } from "../drawn.ts";
import { glyphSvg } from "../liked-pieces.ts";
import type { Coordinates } from "../settings.ts";

export interface Sight {
  readonly view: View;
  readonly flipped: boolean;
  readonly coordinates: Coordinates;
  readonly colours: BoardTheme | null;
}

/** Behind letters outside the board, which no page is behind in a file. */
const PAPER = "#fffdf9";

/** Height of a row of pieces in hand, and of its pieces, in units of which a square has a hundred. */
const ROW = 90;
const PIECE = 70;
const GAP = 10;

export function positionPicture(variant: Variant, position: Position, { colours, ...seat }: Sight): Picture {
  const { flipped } = seat;
  const drawn = boardPicture(variant, { position, ...seat, ...(colours && { colours: BOARD_THEMES[colours] }) });
  const board = seat.coordinates === "outside" ? onPaper(drawn) : drawn;
  const { hands } = position;
  if (!hands) return board;
  const [, , width, height] = boxOf(board);
  const [near, far] = flipped ? ([1, 0] as const) : ([0, 1] as const);
  const rows = [
    ...handRow(variant, hands[far], far, -ROW, width),
    ...handRow(variant, hands[near], near, height, width),
  ];
  const attributes = { ...board.attributes, viewBox: `0 ${-ROW} ${width} ${height + 2 * ROW}` };
  return { ...board, attributes, children: [...board.children, ...rows] };
}

function onPaper(picture: Picture): Picture {
  const [x, y, width, height] = boxOf(picture);
  const attributes = { ...picture.attributes, color: "#2a221c" };
  return {
    ...picture,
    attributes,
    children: [shape("rect", { x, y, width, height, fill: PAPER }), ...picture.children],
  };
}

/** Left, top, width and height of a picture. */
export function boxOf({ attributes }: Picture): readonly number[] {
  return String(attributes.viewBox).split(" ").map(Number);
}

/** A piece of each kind, and how many there are where it is more than one. */
function handRow({ pieceTypes }: Variant, counts: readonly number[], side: 0 | 1, y: number, width: number): Picture[] {
  const parts: Picture[] = [shape("rect", { x: 0, y, width, height: ROW, fill: "#e3cda9" })];
  let x = GAP;
  counts.forEach((count, kind) => {
    if (count === 0) return;
    const glyph = glyphSvg(pieceTypes[kind], side);
    const at = { x, y: y + (ROW - PIECE) / 2, width: PIECE, height: PIECE };
    parts.push({ ...glyph, attributes: { ...glyph.attributes, ...at } });
    x += PIECE;
    if (count > 1) parts.push(countText(count, x, y));
    x += count > 1 ? PIECE / 2 + GAP : GAP;
  });
  return parts;
}

function countText(count: number, x: number, y: number): Picture {
  const style = { "font-family": "system-ui, sans-serif", "font-size": 30, "font-weight": 600, fill: "#4b3218" };
  return { ...shape("text", { x, y: y + ROW / 2, "dominant-baseline": "central", ...style }), text: String(count) };
}

function shape(tag: Picture["tag"], attributes: Picture["attributes"]): Picture {
  return { tag, attributes, children: [], text: "" };
}
