/** Drawings on squares: tints under the pieces, targets above them. Computed from the state. */
import { boardSquares, type Square, stepFrom } from "../geometry/board.ts";
import { squaresOfEnd } from "../rules/seen.ts";
import type { Geometry, Point } from "./geometry.ts";
import type { Origin } from "./origin.ts";
import { label, type Picture, shape } from "./picture.ts";
import { cornersOf, pointsOf, round, shadeName } from "./squares.ts";
import { type BoardState, shownPieces, targetsFrom, targetsOf } from "./state.ts";

/** The squares and the border. */
export function drawBoard(geometry: Geometry): Picture[] {
  return [
    ...boardSquares(geometry.board).map((square) =>
      shape("polygon", {
        class: `fw-square fw-${shadeName(geometry.board, square)}`,
        points: pointsOf(geometry, square),
      }),
    ),
    geometry.board.holes ? brokenEdge(geometry) : wholeEdge(geometry),
  ];
}

function wholeEdge({ board: { files, ranks }, place }: Geometry): Picture {
  const corners = [place(0, 0), place(0, ranks), place(files, ranks), place(files, 0)];
  return shape("polygon", { class: "edge", points: cornersOf(corners) });
}

/** Where a square has no neighbour: around the board and around its holes. */
function brokenEdge({ board, outline }: Geometry): Picture {
  const sides = [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ] as const;
  const lines = boardSquares(board).flatMap((square) => {
    const corners = outline(square); // from the lower left one around, so that the first side is the left one
    return sides.flatMap((step, at) => {
      if (stepFrom(board, square, step) !== null) return [];
      const [[x1, y1], [x2, y2]] = [corners[at], corners[(at + 1) % 4]];
      return [`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`];
    });
  });
  return shape("path", { class: "edge", d: lines.join("") });
}

/** The coordinates. */
export function drawLabels(geometry: Geometry): Picture[] {
  return geometry.labels.map(({ text, at: [x, y], square }) => {
    const tone = square === null ? "outside" : shadeName(geometry.board, square);
    const look = square === null ? OUTSIDE : inCorner(text);
    return label(text, { class: `label ${tone}`, x: round(x), y: round(y), ...look });
  });
}

const OUTSIDE = { "font-size": 28, "text-anchor": "middle", "dominant-baseline": "central" };
/** In the corner of a square: what is wide is small there. */
function inCorner(text: string): Picture["attributes"] {
  const isWide = text.length > 1 || text === "m";
  const anchor = text < "a" ? "start" : "end";
  return { "font-size": isWide ? 13 : 16, "text-anchor": anchor, dy: text.length > 1 ? -2 : 0 };
}

/** Drawn under the pieces. */
export function drawTints(state: BoardState, geometry: Geometry, over: Square | null): Picture[] {
  const { variant, position, last, selected, way, premoves, highlights, marked, check, explained, outcome } = state;
  const tint = (name: string, squares: readonly (Origin | null | undefined)[]) =>
    [...new Set(squares)]
      .filter((square) => typeof square === "number")
      .map((square) => shape("polygon", { class: `tint ${name}`, points: pointsOf(geometry, square) }));
  return [
    ...tint("last", [last?.from, last?.to, last?.wall, ...(last?.struck ?? []), ...(last?.before ?? [])]),
    ...(last?.struck ?? []).map((square) => drawCross(geometry, square)),
    ...tint("selected", [selected, explained, ...way]),
    ...tint(
      "premove",
      premoves.flatMap(({ from, to, struck = [] }) => [from, to, ...struck]),
    ),
    ...premoves.flatMap(({ struck = [] }) => struck.map((square) => drawCross(geometry, square))),
    ...tint("end", outcome ? squaresOfEnd(variant, position.pieces, outcome) : []),
    ...tint("highlight", [...marked.highlights, ...highlights]),
    ...(check === null ? [] : drawGlow(geometry.centre(check))),
    ...tint("over", [over]),
  ];
}

/** On a square where a piece was taken on the way. */
function drawCross(geometry: Geometry, square: Square): Picture {
  const [x, y] = geometry.centre(square).map(round);
  const d = `M${x - 24} ${y - 24}l48 48m0-48l-48 48`;
  return shape("path", { class: "tint struck", d });
}

/** Rings that fade outwards around a king in check, which covers their middle. */
function drawGlow([x, y]: Point): Picture[] {
  return [
    [12, 24, 0.95],
    [29, 10, 0.9],
    [38, 8, 0.62],
    [45, 6, 0.34],
  ].map(([r, width, opacity]) =>
    shape("circle", { class: "tint glow", cx: round(x), cy: round(y), r, "stroke-width": width, opacity }),
  );
}

/** Where a piece may go that is selected, or in hand and explained. */
export function drawTargets(state: BoardState, geometry: Geometry): Picture[] {
  const { explained } = state;
  const isHeld = typeof explained === "object" && explained !== null;
  const targets = isHeld ? targetsFrom(state, explained) : targetsOf(state);
  const pieces = shownPieces(state);
  return [...targets.keys()].map((square) => {
    const [x, y] = geometry.centre(square);
    const isTaken = pieces[square] !== null;
    const radius = isTaken ? 41 : 15;
    return shape("circle", { class: `target${isTaken ? " take" : ""}`, cx: round(x), cy: round(y), r: radius });
  });
}
