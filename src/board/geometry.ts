/**
 * The layout of squares in the picture of a board.
 *
 * Both views come from one linear mapping of board coordinates: files and ranks are continuous, `[0, 0]` is the outer
 * corner of a1 and the centre of a square is half a square further. The square view keeps the axes; the corner view
 * turns them by 45 degrees, so that a1 lies at the bottom. Flipping turns either by 180 degrees.
 */
import {
  type Board,
  fileOf,
  isHole,
  rankOf,
  type Square,
  squareAt,
  squareCount,
  type Vector,
} from "../geometry/board.ts";

export type View = "square" | "corner";
/** The place of file letters and rank numbers. */
export type Coordinates = "inside" | "outside" | "none";

/** A point in the picture, in units of which `UNIT` make a square's edge; x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** The length of a square's edge in the picture. */
export const UNIT = 100;

export interface Seat {
  readonly view: View;
  readonly flipped: boolean;
  /** Always outside in the corner view. */
  readonly coordinates: Coordinates;
}

export interface Label {
  readonly text: string;
  readonly at: Point;
  /** The square that it is written on; null outside the board. */
  readonly square: Square | null;
}

export interface Geometry {
  readonly board: Board;
  readonly seat: Seat;
  readonly width: number;
  readonly height: number;
  /** The size of a piece, as a share of the square's edge. */
  readonly pieceScale: number;
  /** A point of the board in the picture. */
  place(file: number, rank: number): Point;
  centre(square: Square): Point;
  /** The four corners of a square. */
  outline(square: Square): readonly Point[];
  /** The square under a point of the picture, or null. */
  squareAt(point: Point): Square | null;
  readonly labels: readonly Label[];
}

/** The linear part: how a file and a rank move a point, with White at the bottom. */
const H = Math.SQRT1_2;
const AXES: Readonly<Record<View, readonly [file: Point, rank: Point]>> = {
  square: [
    [1, 0],
    [0, -1],
  ],
  corner: [
    [H, -H],
    [-H, -H],
  ],
};

/** How far the picture extends beyond the board, in squares: on the left and below, where coordinates are, and elsewhere. */
function marginsOf({ view, coordinates }: Seat): readonly [labelled: number, bare: number] {
  if (coordinates === "none") return [0.04, 0.04];
  if (view === "corner") return [0.08, 0.08];
  return coordinates === "outside" ? [0.4, 0.04] : [0.04, 0.04];
}

/** Lays a board out.
 *  @example
 *  layOut({ files: 8, ranks: 8 }, { view: "corner", flipped: false, coordinates: "outside" }).centre(0);
 */
export function layOut(board: Board, seat: Seat): Geometry {
  const { files, ranks } = board;
  const turn = seat.flipped ? -UNIT : UNIT;
  const [[fx, fy], [rx, ry]] = AXES[seat.view];
  const linear = (file: number, rank: number): Point => [
    turn * (fx * file + rx * rank),
    turn * (fy * file + ry * rank),
  ];
  const corners = [linear(0, 0), linear(files, 0), linear(0, ranks), linear(files, ranks)];
  const [labelled, bare] = marginsOf(seat).map((margin) => margin * UNIT);
  const left = Math.min(...corners.map(([x]) => x)) - labelled;
  const top = Math.min(...corners.map(([, y]) => y)) - bare;
  const place = (file: number, rank: number): Point => {
    const [x, y] = linear(file, rank);
    return [x - left, y - top];
  };
  // The axes are perpendicular and of length 1, so the inverse is the transpose.
  const squareAtPoint = ([x, y]: Point): Square | null => {
    const [dx, dy] = [(x + left) / turn, (y + top) / turn];
    return squareAt(board, Math.floor(fx * dx + fy * dy), Math.floor(rx * dx + ry * dy));
  };
  const centre = (square: Square) => place(fileOf(board, square) + 0.5, rankOf(board, square) + 0.5);
  const geometry = {
    board,
    seat,
    width: Math.max(...corners.map(([x]) => x)) - left + bare,
    height: Math.max(...corners.map(([, y]) => y)) - top + labelled,
    pieceScale: seat.view === "corner" ? 0.93 : 0.97,
    place,
    centre,
    outline: (square: Square) => outlineOf(board, square, place),
    squareAt: squareAtPoint,
  };
  return { ...geometry, labels: labelsOf(geometry) };
}

type Unlabelled = Omit<Geometry, "labels">;

function outlineOf(board: Board, square: Square, place: Geometry["place"]): Point[] {
  const [file, rank] = [fileOf(board, square), rankOf(board, square)];
  return [place(file, rank), place(file, rank + 1), place(file + 1, rank + 1), place(file + 1, rank)];
}

function labelsOf(geometry: Unlabelled): Label[] {
  const { coordinates, view } = geometry.seat;
  if (coordinates === "none") return [];
  return coordinates === "inside" && view === "square" ? labelsInside(geometry) : labelsOutside(geometry);
}

/** Where labels on squares stand, from the centre, in squares: letters end and numbers begin there, on their base line. In the
 *  corners they are clear of all artwork, and of discs. */
export const FILE_LABEL: Point = [0.475, 0.445];
export const RANK_LABEL: Point = [-0.47, -0.355];

/** Labels on the squares along the lower and the left edge. */
function labelsInside({ board, seat, centre }: Unlabelled): Label[] {
  const [file, rank] = seat.flipped ? [board.files - 1, board.ranks - 1] : [0, 0];
  const write = (text: string, square: Square, [dx, dy]: Point): Label => {
    const [x, y] = centre(square);
    return { text, square, at: [x + dx * UNIT, y + dy * UNIT] };
  };
  const inward = seat.flipped ? -1 : 1;
  return [
    ...count(board.files).flatMap((at) => {
      const square = firstFrom(board, rank * board.files + at, [0, inward]);
      return square === null ? [] : [write(fileName(at), square, FILE_LABEL)];
    }),
    ...count(board.ranks).flatMap((at) => {
      const square = firstFrom(board, at * board.files + file, [inward, 0]);
      return square === null ? [] : [write(String(at + 1), square, RANK_LABEL)];
    }),
  ];
}

/** The square itself, or the next one on its line that is no hole. */
function firstFrom(board: Board, square: Square, step: Vector): Square | null {
  return isHole(board, square) ? nextSquare(board, square, step) : square;
}

/** Along the two lower edges, or the lower and the left one. */
function labelsOutside({ board, seat, place }: Unlabelled): Label[] {
  const away = seat.view === "corner" ? 0.27 : 0.24;
  const file = seat.flipped ? board.files + away : -away;
  const rank = seat.flipped ? board.ranks + away : -away;
  return [
    ...count(board.files).map((at) => ({ text: fileName(at), square: null, at: place(at + 0.5, rank) })),
    ...count(board.ranks).map((at) => ({ text: String(at + 1), square: null, at: place(file, at + 0.5) })),
  ];
}

function fileName(file: number): string {
  return String.fromCharCode("a".charCodeAt(0) + file);
}

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** The next square in a direction, holes being passed over; null at the edge. */
export function nextSquare(board: Board, square: Square, [files, ranks]: Vector): Square | null {
  for (let step = 1; ; step++) {
    const [file, rank] = [fileOf(board, square) + step * files, rankOf(board, square) + step * ranks];
    if (file < 0 || file >= board.files || rank < 0 || rank >= board.ranks) return null;
    const next = squareAt(board, file, rank);
    if (next !== null) return next;
  }
}

/** All squares in reading order from the top left: rows of the grid, highest rank first unless flipped. Holes are among
 *  them. */
export function rowsOf(board: Board, flipped: boolean): Square[][] {
  const squares = count(squareCount(board));
  const rows = count(board.ranks).map((rank) => squares.slice(rank * board.files, (rank + 1) * board.files));
  return flipped ? rows.map((row) => row.reverse()) : rows.reverse();
}
