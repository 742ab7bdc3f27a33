/** Coordinates of a board of which a part is seen: those out of sight are written on the first squares that are seen whole. */
import { FILE_LABEL, type Geometry, type Label, type Point, RANK_LABEL, UNIT } from "./geometry.ts";

/** The part of a picture that is seen, in its units. */
export interface Seen {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The labels of a geometry, moved into view. In the corner view they stay along the edges of the board, which cross the part that
 *  is seen wherever it is. */
export function labelsSeen(geometry: Geometry, seen: Seen): readonly Label[] {
  if (geometry.seat.view === "corner") return geometry.labels;
  return geometry.labels.map((label) => (isSeen(label, seen) ? label : move(label, geometry, seen)));
}

/** Along its line it may be out of sight with its squares. */
function isSeen({ text, at: [x, y] }: Label, { left, right, top, bottom }: Seen): boolean {
  return isFile(text) ? y > top && y < bottom : x > left && x < right;
}

function move(label: Label, geometry: Geometry, seen: Seen): Label {
  const [x, y] = label.at;
  const [line, [dx, dy]] = isFile(label.text) ? [upwards(x, seen), FILE_LABEL] : [rightwards(y, seen), RANK_LABEL];
  const square = line.map((point) => geometry.squareAt(point)).find((found) => found !== null);
  if (square === undefined) return label;
  const [cx, cy] = geometry.centre(square);
  return { ...label, square, at: [cx + dx * UNIT, cy + dy * UNIT] };
}

function isFile(text: string): boolean {
  return text >= "a";
}

/** A square counts as whole with a tenth of it hidden. */
const WHOLE = 0.9 * UNIT;

function upwards(x: number, { top, bottom }: Seen): Point[] {
  return steps(bottom - top).map((step): Point => [x, bottom - WHOLE - step]);
}

function rightwards(y: number, { left, right }: Seen): Point[] {
  return steps(right - left).map((step): Point => [left + WHOLE + step, y]);
}

function steps(length: number): number[] {
  return Array.from({ length: Math.ceil(length / UNIT) }, (_, at) => at * UNIT);
}
