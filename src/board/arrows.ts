/** Arrows, those of the page and those drawn by hand. Loaded when there is one. */
import type { Square } from "../geometry/board.ts";
import type { Piece } from "../variant/position.ts";
import { type Geometry, UNIT } from "./geometry.ts";
import { glyphOf } from "./glyph.ts";
import { type Picture, shape } from "./picture.ts";
import { cornersOf, pieceTransform, round } from "./squares.ts";
import type { Arrow, BoardState } from "./state.ts";

/** Here and not in the style sheet, which boards load that have no arrow. */
const COLOURS: Readonly<Record<Arrow["brush"], string>> = {
  green: "#15781b",
  blue: "#14508f",
  red: "#a11d1d",
  yellow: "#b88300",
};

export function drawArrows(state: BoardState, geometry: Geometry): Picture[] {
  return [...state.marked.arrows, ...state.arrows].map((arrow) =>
    arrow.drop ? drawDrop(state, arrow, arrow.drop, geometry) : drawArrow(arrow, geometry),
  );
}

/** A ring with the piece in it. */
function drawDrop({ variant }: BoardState, { to, brush }: Arrow, { kind, side }: Piece, geometry: Geometry): Picture {
  const piece = shape(
    "g",
    { transform: pieceTransform(geometry, to), opacity: 0.7 },
    glyphOf(variant.pieceTypes[kind], side),
  );
  return drawRing(to, brush, geometry, piece);
}

function drawRing(square: Square, brush: Arrow["brush"], geometry: Geometry, ...inside: readonly Picture[]): Picture {
  const [cx, cy] = geometry.centre(square).map(round);
  const ring = shape("circle", { cx, cy, r: 44, "fill-opacity": 0.2, "stroke-width": 9 });
  return shape("g", styleOf(brush), ring, ...inside);
}

/** A ring for what stays on its square. */
function drawArrow({ from, to, brush }: Arrow, geometry: Geometry): Picture {
  if (from === to) return drawRing(to, brush, geometry);
  const [fx, fy] = geometry.centre(from);
  const [tx, ty] = geometry.centre(to);
  const length = Math.hypot(tx - fx, ty - fy);
  const [ux, uy] = [(tx - fx) / length, (ty - fy) / length];
  const [bx, by] = [tx - ux * UNIT * 0.34, ty - uy * UNIT * 0.34];
  const side = UNIT * 0.17;
  const head = [
    [tx, ty],
    [bx - uy * side, by + ux * side],
    [bx + uy * side, by - ux * side],
  ];
  const line = { x1: round(fx + ux * 22), y1: round(fy + uy * 22), x2: round(bx), y2: round(by), "stroke-width": 15 };
  return shape("g", styleOf(brush), shape("line", line), shape("polygon", { points: cornersOf(head), stroke: "none" }));
}

function styleOf(brush: Arrow["brush"]): Picture["attributes"] {
  const colour = COLOURS[brush];
  return { class: `arrow ${brush}`, fill: colour, stroke: colour, "stroke-linecap": "round", opacity: 0.78 };
}
