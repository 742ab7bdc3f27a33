/** Where squares and pieces are drawn, in SVG syntax. */
import type { Board, Square } from "../geometry/board.ts";
import { type Geometry, UNIT } from "./geometry.ts";

/** `light` or `dark`; a1 is dark. */
export function shadeName(board: Board, square: Square): "light" | "dark" {
  return (Math.floor(square / board.files) + (square % board.files)) % 2 === 0 ? "dark" : "light";
}

/** The corners of a square in SVG syntax. */
export function pointsOf(geometry: Geometry, square: Square): string {
  return cornersOf(geometry.outline(square));
}

/** The corners of a polygon in SVG syntax. */
export function cornersOf(points: readonly (readonly number[])[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
}

/** Scales a glyph of 100 by 100 to a square. */
export function pieceTransform(geometry: Geometry, square: Square): string {
  const [x, y] = geometry.centre(square);
  const scale = (geometry.pieceScale * UNIT) / 100;
  return `translate(${round(x - 50 * scale)} ${round(y - 50 * scale)}) scale(${round(scale)})`;
}

/** Rounds to two decimals. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
