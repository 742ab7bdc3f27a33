/** The squares that a piece reaches: marks for `explain` and for the diagrams in a table of pieces. */
import { isRide, type Way } from "../betza/rides.ts";
import { stopsOf, type Trail } from "../betza/trails.ts";
import { type Board, fileOf, rankOf, type Side, type Square, type Vector, WHITE } from "../geometry/board.ts";
import { hasSquare, type MovingPiece, type PieceWay, waysAnywhere, waysOfPiece } from "../variant/piece-ways.ts";
import type { Pieces } from "../variant/pieces.ts";
import { routesOf } from "../variant/routes.ts";
import { type Geometry, layOut, UNIT, type View } from "./geometry.ts";
import { glyphOf, type PicturedPiece } from "./glyph.ts";
import { type Picture, shape } from "./picture.ts";
import { pieceTransform, pointsOf, round, shadeName } from "./squares.ts";

/** A square that a piece reaches. */
export interface Mark {
  readonly square: Square;
  /** `slide` moves step by step, `leap` jumps over the squares between, `lame` needs them empty, `hop` goes over a piece. */
  readonly motion: "slide" | "leap" | "lame" | "hop";
  readonly mode: "both" | "move" | "capture";
  /** Only as a first move, or only from or to some squares. */
  readonly initial: boolean;
  /** Whether it can move there now, checks aside; on an empty board always, as if what it hops over were there. */
  readonly possible: boolean;
  /** The squares between, which must be empty. */
  readonly crossed: readonly Square[];
}

export interface Standpoint {
  readonly board: Board;
  readonly side: Side;
  readonly from: Square;
  /** The pieces on the board; default: none. */
  readonly pieces?: Pieces;
  /** Whether to show first moves; default: on the piece's first-move squares. */
  readonly initial?: boolean;
  /** Whether the board is one of its own, so that moves bound to squares of the variant's are shown anywhere; default
   *  false. */
  readonly anywhere?: boolean;
}

/** The squares that a piece reaches from a square, checks aside; with `pieces`, blocked squares are left out, and
 *  captures of nothing are included as not possible. Without, hops to a square are marked beside other ways to it. */
export function marksOf(piece: MovingPiece, standpoint: Standpoint): Mark[] {
  const { board, side, from, pieces } = standpoint;
  const marks = new Map<string, Mark>();
  for (const ride of waysOfPiece(piece)) {
    if (!beginsHere(ride, standpoint)) continue;
    const isBound = ride.initial || ride.from !== null || ride.to !== null;
    for (const { to, crossed, hurdles } of routesOf(board, ride, side, from)) {
      if (pieces && crossed.some((square) => pieces[square])) continue;
      if (pieces && hurdles.some((square) => !pieces[square])) continue;
      const mode = modeOf(ride);
      const owner = pieces?.[to]?.side;
      if (!standpoint.anywhere && !hasSquare(ride.to, side, to)) continue;
      if (!mode || owner === side || (owner !== undefined && !ride.capture)) continue;
      const possible = !pieces || (owner === undefined ? ride.quiet : ride.capture);
      const mark: Mark = {
        square: to,
        motion: hurdles.length > 0 ? "hop" : motionOf(board, ride, [from, ...crossed, to]),
        mode,
        initial: isBound,
        possible,
        crossed,
      };
      const key = `${to} ${!pieces && mark.motion === "hop"}`;
      marks.set(key, merge(marks.get(key), mark));
    }
  }
  return [...marks.values()];
}

/** Whether a ride may begin on the square. */
function beginsHere({ initial, from }: PieceWay, standpoint: Standpoint): boolean {
  if (initial && standpoint.initial !== undefined) return standpoint.initial;
  return standpoint.anywhere || hasSquare(from, standpoint.side, standpoint.from);
}

function modeOf({ quiet, capture }: Way): Mark["mode"] | null {
  if (quiet && capture) return "both";
  if (quiet) return "move";
  return capture ? "capture" : null;
}

/** @param squares from the first to the last */
function motionOf(board: Board, way: Way, squares: readonly Square[]): Mark["motion"] {
  if (isRide(way)) return way.lamePath.length > 0 ? "lame" : longest(way.step) > 1 ? "leap" : "slide";
  const leaps = squares.slice(1).map((square, index) => distance(board, squares[index], square));
  if (leaps.every((leap) => leap === 1)) return "slide";
  // a line across the whole board would say nothing of a way round it
  return leaps.length > 1 && leaps.every((leap) => leap < board.files - 1) ? "lame" : "leap";
}

function distance(board: Board, a: Square, b: Square): number {
  return longest([fileOf(board, a) - fileOf(board, b), rankOf(board, a) - rankOf(board, b)]);
}

function longest([files, ranks]: Vector): number {
  return Math.max(Math.abs(files), Math.abs(ranks));
}

function merge(known: Mark | undefined, mark: Mark): Mark {
  if (!known) return mark;
  const mode = known.mode === mark.mode ? mark.mode : "both";
  // A leap to a square needs no path.
  return {
    ...(known.motion === "leap" ? known : mark),
    mode,
    initial: known.initial && mark.initial,
    possible: known.possible || mark.possible,
  };
}

export interface DiagramOptions {
  /** The piece's side; default White. */
  readonly side?: Side;
  /** Squares to each side of the piece, 1 to 7; default: the farthest leap, at least 3. */
  readonly reach?: number;
  readonly view?: View;
  /** Whether to show first moves; default: if the piece has first-move squares. */
  readonly initial?: boolean;
}

/** A diagram of a piece's moves on an empty board, with the piece in the middle.
 *  @example
 *  list.append(drawPicture(moveDiagram(variant.pieceTypes[0])));
 */
export function moveDiagram(piece: PicturedPiece & MovingPiece, options: DiagramOptions = {}): Picture {
  const { side = WHITE, view = "square" } = options;
  const { board, from, marks } = diagramOf(piece, options);
  const geometry = layOut(board, { view, flipped: false, coordinates: "none" });
  const { width, height } = geometry;
  const name = `How the ${piece.name} moves`;
  return shape(
    "svg",
    { viewBox: `0 0 ${round(width)} ${round(height)}`, role: "img", "aria-label": name, class: "fw-diagram" },
    ...squaresOf(geometry),
    drawMarks(marks, geometry, from),
    shape("g", { transform: pieceTransform(geometry, from) }, glyphOf(piece, side)),
  );
}

/** What such a diagram shows, before it is drawn. */
export interface Diagram {
  readonly board: Board;
  /** The middle, where the piece is. */
  readonly from: Square;
  readonly marks: readonly Mark[];
}

export function diagramOf(piece: MovingPiece, options: DiagramOptions = {}): Diagram {
  const { side = WHITE, initial = hasFirstMoves(piece, side) } = options;
  const reach = Math.min(7, Math.max(1, options.reach ?? Math.max(3, longestLeap(piece))));
  const board: Board = { files: 2 * reach + 1, ranks: 2 * reach + 1 };
  const from = reach * board.files + reach;
  return { board, from, marks: marksOf(piece, { board, side, from, initial, anywhere: true }) };
}

/** Whether some first move may be made from some square. */
function hasFirstMoves(piece: MovingPiece, side: Side): boolean {
  return waysOfPiece(piece).some(({ initial, from }) => initial && from !== null && from[side].length > 0);
}

function longestLeap(piece: MovingPiece): number {
  return Math.max(
    ...waysAnywhere(piece).map((way) => (isRide(way) ? longest(way.step) * Math.max(1, way.limit) : turnsWithin(way))),
    1,
  );
}

/** How far a trail's first turns lead away. */
function turnsWithin(trail: Trail): number {
  const near = stopsOf(LARGEST, trail, WHITE, CENTRE).filter(({ crossed }) => crossed.length < 2);
  return Math.max(1, ...near.map(({ to }) => distance(LARGEST, CENTRE, to)));
}

const LARGEST: Board = { files: 15, ranks: 15 };
const CENTRE: Square = 7 * 15 + 7;

function squaresOf(geometry: Geometry): Picture[] {
  return Array.from({ length: geometry.board.files * geometry.board.ranks }, (_, square) =>
    shape("polygon", {
      class: `fw-square fw-${shadeName(geometry.board, square)}`,
      points: pointsOf(geometry, square),
      fill: shadeName(geometry.board, square) === "light" ? "#efdfc3" : "#bd9468",
    }),
  );
}

/**
 * Draws marks: round for slides, with a line from the piece; a diamond for leaps; a diamond on a bent line for lame
 * leaps; a triangle for hops, in a corner where another mark has the square. Hollow marks only move, crosses only capture, dashed ones are first moves only.
 */
export function drawMarks(marks: readonly Mark[], geometry: Geometry, from: Square): Picture {
  const lines = marks
    .filter(({ motion, possible }) => possible && motion !== "leap" && motion !== "hop")
    .map((mark) => drawWay(mark, geometry, from));
  const taken = new Set(marks.filter(({ motion }) => motion !== "hop").map(({ square }) => square));
  const isBeside = ({ motion, square }: Mark) => motion === "hop" && taken.has(square);
  return shape("g", { class: "fw-marks" }, ...lines, ...marks.map((mark) => drawMark(mark, geometry, isBeside(mark))));
}

function drawWay({ square, crossed, mode }: Mark, geometry: Geometry, from: Square): Picture {
  const points = [from, ...crossed, square].map((stop) => geometry.centre(stop));
  const d = points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
  const colour = mode === "capture" ? CAPTURE : MOVE;
  return shape("path", {
    class: `fw-way fw-${mode}`,
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": 5,
    opacity: 0.35,
  });
}

const MOVE = "#1d6f42";
const CAPTURE = "#b3261e";

/** @param isBeside whether another mark has the middle of the square */
function drawMark({ square, motion, mode, initial, possible }: Mark, geometry: Geometry, isBeside: boolean): Picture {
  const [middle, centre] = geometry.centre(square);
  const [x, y] = isBeside ? [middle + UNIT * 0.26, centre - UNIT * 0.26] : [middle, centre];
  const colour = mode === "capture" ? CAPTURE : MOVE;
  const size = UNIT * (isBeside ? 0.1 : 0.15);
  const d = outlineOf(motion, x, y, size);
  const paint = mode === "move" ? "#ffffff" : colour;
  const dash: Record<string, string> = initial ? { "stroke-dasharray": "7 6" } : {};
  const parts = [
    shape("path", {
      d,
      fill: paint,
      stroke: mode === "move" ? colour : "#ffffff",
      "stroke-width": mode === "move" ? 7 : 3,
      ...dash,
    }),
  ];
  if (mode === "capture" && !isBeside) parts.push(drawCross(x, y, size * 0.5));
  return shape("g", { class: `fw-mark fw-${motion} fw-${mode}`, opacity: possible ? 1 : 0.5 }, ...parts);
}

function outlineOf(motion: Mark["motion"], x: number, y: number, size: number): string {
  if (motion === "slide") return circle(x, y, size);
  return motion === "hop" ? triangle(x, y, size * 1.45) : diamond(x, y, size * 1.25);
}

function drawCross(x: number, y: number, size: number): Picture {
  const d = `M${round(x - size)} ${round(y - size)}l${round(2 * size)} ${round(2 * size)}m0 ${round(-2 * size)}l${round(-2 * size)} ${round(2 * size)}`;
  return shape("path", { d, fill: "none", stroke: "#ffffff", "stroke-width": 4.5, "stroke-linecap": "round" });
}

function circle(x: number, y: number, radius: number): string {
  return `M${round(x)} ${round(y - radius)}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}z`;
}

function triangle(x: number, y: number, radius: number): string {
  return `M${round(x)} ${round(y - radius)}l${round(radius)} ${round(1.6 * radius)}h${round(-2 * radius)}z`;
}

function diamond(x: number, y: number, radius: number): string {
  return `M${round(x)} ${round(y - radius)}l${radius} ${radius}l${-radius} ${radius}l${-radius} ${-radius}z`;
}
