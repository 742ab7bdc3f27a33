/** The squares that a piece reaches: marks for `explain` and for the diagrams in a table of pieces. */
import { isRide, type Way } from "../betza/rides.ts";
import { EMPTY, ENEMY, FRIEND, type Strike, stopsOf, strikesOf, type Trail } from "../betza/trails.ts";
import { type Board, fileOf, rankOf, type Side, type Square, type Vector, WHITE } from "../geometry/board.ts";
import { hasSquare, type MovingPiece, type PieceWay, waysAnywhere, waysOfPiece } from "../variant/piece-ways.ts";
import type { Pieces } from "../variant/pieces.ts";
import { isOpen, landsNow, routesOf } from "../variant/routes.ts";
import { type Geometry, layOut, type Point, UNIT, type View } from "./geometry.ts";
import { glyphOf, type PicturedPiece } from "./glyph.ts";
import { IN_ENGLISH, type Language } from "./language.ts";
import { type Picture, shape } from "./picture.ts";
import { pieceTransform, pointsOf, round, shadeName } from "./squares.ts";

/** A square that a piece reaches, or on which it takes. */
export interface Mark {
  readonly square: Square;
  /** `slide` moves step by step, `leap` jumps over the squares between, `lame` needs them empty, `hop` goes over a piece. On a
   *  square that is a `victim` a piece is taken on the way, `strike` is where that may end; on a `stay` a piece is taken from where
   *  one stands, on a `pass` the piece itself comes back to where it began. */
  readonly motion: "slide" | "leap" | "lame" | "hop" | "strike" | "victim" | "stay" | "pass";
  readonly mode: "both" | "move" | "capture";
  /** Whether friends are taken there, besides what the mode says or alone, or gone over. */
  readonly friends: "no" | "too" | "alone";
  /** Only as a first move, or only from or to some squares. */
  readonly initial: boolean;
  /** Whether it can move there now, checks aside; on an empty board always, as if what it hops over or takes on its way were
   *  there. */
  readonly possible: boolean;
  /** The squares between, which must be empty. */
  readonly crossed: readonly Square[];
}

/** Whether a piece may end on the square of a mark. */
export function isEnd({ motion }: Pick<Mark, "motion">): boolean {
  return motion !== "victim" && motion !== "stay";
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
  /** Where it may never stand; default: nowhere. */
  readonly closed?: ReadonlySet<Square>;
  /** Ways of the piece that its rules add to its moves; default: none. */
  readonly more?: readonly PieceWay[];
}

/** The squares that a piece reaches from a square, checks aside; with `pieces`, blocked squares are left out, and
 *  captures of nothing are included as not possible. Without, hops to a square are marked beside other ways to it. What is taken
 *  on the way has marks of its own. */
export function marksOf(piece: MovingPiece, standpoint: Standpoint): Mark[] {
  const { pieces } = standpoint;
  const marks = new Map<string, Mark>();
  for (const ride of [...waysOfPiece(piece), ...(standpoint.more ?? [])]) {
    if (!beginsHere(ride, standpoint)) continue;
    const own = isRide(ride) ? [] : strikeMarks(ride, standpoint);
    for (const mark of [...plainMarks(ride, standpoint), ...own]) {
      const isApart = !PLAIN.includes(mark.motion) || (!pieces && mark.motion === "hop");
      const key = `${mark.square} ${isApart ? mark.motion : ""}`;
      marks.set(key, merge(marks.get(key), mark));
    }
  }
  return [...marks.values()];
}

/** Of marks that share a square, one is drawn for these. */
const PLAIN: readonly Mark["motion"][] = ["slide", "leap", "lame", "hop"];

function plainMarks(ride: PieceWay, standpoint: Standpoint): Mark[] {
  const { board, side, from, pieces } = standpoint;
  const mode = modeOf(ride);
  if (!mode) return [];
  return routesOf(board, ride, side, from).flatMap((route): Mark[] => {
    const { to, crossed, hurdles } = route;
    if (pieces && !isOpen(route, pieces)) return [];
    const owner = pieces?.[to]?.side;
    if (!mayEnd(ride, standpoint, to)) return [];
    if (owner === side || (owner !== undefined && !ride.capture)) return [];
    const possible = !pieces || (owner === undefined ? ride.quiet : ride.capture);
    const motion = hurdles.length > 0 ? "hop" : motionOf(board, ride, [from, ...crossed, to]);
    return [{ square: to, motion, mode, friends: "no", initial: isBound(ride), possible, crossed }];
  });
}

function isBound({ initial, from, to }: PieceWay): boolean {
  return initial || from !== null || to !== null;
}

function mayEnd({ to: ends }: PieceWay, { anywhere, side, closed }: Standpoint, to: Square): boolean {
  return (anywhere || hasSquare(ends, side, to)) && !closed?.has(to);
}

/** What strikes: it takes on its way, or friends, goes over friends alone, or comes back. */
function strikeMarks(way: PieceWay & Trail, standpoint: Standpoint): Mark[] {
  const { board, side, from } = standpoint;
  return strikesOf(board, way, side, from)
    .filter(({ to }) => mayEnd(way, standpoint, to))
    .flatMap((strike) => {
      const { pieces } = standpoint;
      const lands = pieces ? landsNow(strike, side, from, pieces) : strike.lands;
      return lands === 0 ? [] : marksOfStrike({ ...strike, lands }, way, standpoint);
    });
}

function marksOfStrike({ to, needs, lands }: Strike, way: PieceWay & Trail, { board, from }: Standpoint): Mark[] {
  const crossed = needs.filter(({ on }) => on === EMPTY).map(({ square }) => square);
  const base = { friends: "no", initial: isBound(way), possible: true, crossed } as const;
  const taken = needs.filter(({ isTaken }) => isTaken);
  const victims = taken.map(
    ({ square, on }): Mark => ({
      ...base,
      square,
      motion: to === from ? "stay" : "victim",
      mode: "capture",
      friends: on & FRIEND ? "too" : "no",
    }),
  );
  if (to === from) return taken.length > 0 ? victims : [{ ...base, square: to, motion: "pass", mode: "move" }];
  const isOver = needs.some(({ on, isTaken }) => !isTaken && !(on & EMPTY));
  const plain = isOver ? "hop" : motionOf(board, way, [from, ...crossed, to]);
  const isOverFriend = needs.some(({ on, isTaken }) => !isTaken && on === FRIEND);
  const end: Mark = {
    ...base,
    square: to,
    motion: taken.length > 0 ? "strike" : plain,
    mode: lands & ENEMY ? (lands & EMPTY ? "both" : "capture") : lands & EMPTY ? "move" : "capture",
    friends: lands === FRIEND ? "alone" : lands & FRIEND || isOverFriend ? "too" : "no",
  };
  return [...victims, end];
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
  if (known.friends !== mark.friends && known.friends === "alone") return { ...mark, friends: "too" };
  if (known.friends !== mark.friends && mark.friends === "alone") return { ...known, friends: "too" };
  const mode = known.mode === mark.mode ? mark.mode : "both";
  // A leap to a square needs no path.
  return {
    ...(known.motion === "leap" ? known : mark),
    mode,
    friends: known.friends === mark.friends ? mark.friends : "too",
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
  /** What its label is written in; default: English. `readWords` makes others. */
  readonly language?: Language;
}

/** A diagram of a piece's moves on an empty board, with the piece in the middle.
 *  @example
 *  list.append(drawPicture(moveDiagram(variant.pieceTypes[0])));
 */
export function moveDiagram(piece: PicturedPiece & MovingPiece, options: DiagramOptions = {}): Picture {
  const { side = WHITE, view = "square", language = IN_ENGLISH } = options;
  const { board, from, marks } = diagramOf(piece, options);
  const geometry = layOut(board, { view, flipped: false, coordinates: "none" });
  const { width, height } = geometry;
  const name = language.say("howItMoves", { piece: language.piece(piece) });
  return shape(
    "svg",
    { viewBox: `0 0 ${round(width)} ${round(height)}`, role: "img", "aria-label": name, class: "fw-diagram" },
    ...squaresOf(geometry),
    drawMarks(
      marks.filter((mark) => !isPass(mark)),
      geometry,
      from,
    ),
    shape("g", { transform: pieceTransform(geometry, from) }, glyphOf(piece, side)),
    ...(marks.some(isPass) ? [drawMarks(marks.filter(isPass), geometry, from)] : []), // above the piece
  );
}

function isPass({ motion }: Mark): boolean {
  return motion === "pass";
}

/** What such a diagram shows, before it is drawn. */
export interface Diagram {
  readonly board: Board;
  /** The middle, where the piece is. */
  readonly from: Square;
  readonly marks: readonly Mark[];
}

/** What the diagram of a piece shows: what `moveDiagram` draws, as data.
 *  @example
 *  diagramOf(variant.pieceTypes[0]).marks.some(({ motion }) => motion === "slide"); // true: a king steps
 */
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
  const strikes = strikesOf(LARGEST, trail, WHITE, CENTRE).filter(({ needs }) => needs.length < 3);
  return Math.max(1, ...[...near, ...strikes].map(({ to }) => distance(LARGEST, CENTRE, to)));
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
 * Draws marks: round for slides, with a line from the piece; a diamond for leaps; a diamond on a bent line for lame leaps; a triangle
 * for hops; a square for where a piece ends that has taken on its way; a bare cross for what it takes there, an arrow that turns back
 * where it takes from its square or passes. Hollow marks only move, crosses only capture, a plus is for friends, dashed ones are first
 * moves only. A mark goes into a corner where another has the middle of the square.
 */
export function drawMarks(marks: readonly Mark[], geometry: Geometry, from: Square): Picture {
  const lines = marks
    .filter(({ motion, possible }) => possible && (motion === "slide" || motion === "lame"))
    .map((mark) => drawWay(mark, geometry, from));
  const taken = new Set(marks.filter(({ motion }) => !(motion in CORNERS)).map(({ square }) => square));
  const drawn = marks.map((mark) => {
    const isFirst = !taken.has(mark.square) && mark.square !== from;
    if (isFirst) taken.add(mark.square);
    return drawMark(mark, geometry, !isFirst && mark.motion in CORNERS);
  });
  return shape("g", { class: "fw-marks" }, ...lines, ...drawn);
}

/** Where marks are that stand beside another: to the right and down, in parts of a square. */
const CORNERS: Readonly<Partial<Record<Mark["motion"], readonly [number, number]>>> = {
  hop: [0.26, -0.26],
  strike: [0.28, 0.28],
  victim: [-0.29, -0.29],
  stay: [-0.28, 0.28],
  pass: [0.35, -0.35],
};

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

/** @param isBeside whether it goes into its corner */
function drawMark(mark: Mark, geometry: Geometry, isBeside: boolean): Picture {
  const [middle, centre] = geometry.centre(mark.square);
  const [right, down] = (isBeside ? CORNERS[mark.motion] : null) ?? [0, 0];
  return drawMarkAt(mark, [middle + UNIT * right, centre + UNIT * down], isBeside);
}

function drawMarkAt(mark: Mark, [x, y]: Point, isBeside: boolean): Picture {
  const { motion, mode, possible } = mark;
  const size = UNIT * (isBeside ? 0.1 : 0.15);
  const parts =
    motion === "victim"
      ? drawVictim(x, y, size)
      : motion === "stay" || motion === "pass"
        ? drawReturn(x, y, size, mode)
        : drawEnd(mark, [x, y], size, isBeside);
  if (mark.friends !== "no") parts.push(drawPlus(x, y, size * 0.55, motion === "victim" || mode === "move"));
  return shape("g", { class: `fw-mark fw-${motion} fw-${mode}`, opacity: possible ? 1 : 0.5 }, ...parts);
}

/** One mark by itself, for a legend. */
export function markSign(look: Pick<Mark, "motion" | "mode" | "friends">): Picture {
  const mark = { ...look, square: 0, initial: false, possible: true, crossed: [] };
  return shape("svg", { viewBox: "-26 -26 52 52", "aria-hidden": "true" }, drawMarkAt(mark, [0, 0], false));
}

function drawEnd({ motion, mode, initial, friends }: Mark, [x, y]: Point, size: number, isBeside: boolean): Picture[] {
  const colour = mode === "capture" ? CAPTURE : MOVE;
  const dash: Record<string, string> = initial ? { "stroke-dasharray": "7 6" } : {};
  const outline = shape("path", {
    d: outlineOf(motion, x, y, size),
    fill: mode === "move" ? "#ffffff" : colour,
    stroke: mode === "move" ? colour : "#ffffff",
    "stroke-width": mode === "move" ? (isBeside ? 5 : 7) : 3,
    ...dash,
  });
  return mode === "capture" && !isBeside && friends !== "alone" ? [outline, drawCross(x, y, size * 0.5)] : [outline];
}

function outlineOf(motion: Mark["motion"], x: number, y: number, size: number): string {
  if (motion === "slide") return circle(x, y, size);
  if (motion === "strike") return block(x, y, size * 0.95);
  return motion === "hop" ? triangle(x, y, size * 1.45) : diamond(x, y, size * 1.25);
}

/** Red on a white edge, without a shape around it. */
function drawVictim(x: number, y: number, size: number): Picture[] {
  const d = cross(x, y, size * 0.95);
  return [
    shape("path", { d, fill: "none", stroke: "#ffffff", "stroke-width": 13, "stroke-linecap": "round" }),
    shape("path", { d, fill: "none", stroke: CAPTURE, "stroke-width": 7.5, "stroke-linecap": "round" }),
  ];
}

/** An arrow that turns back, on a white disc. */
function drawReturn(x: number, y: number, size: number, mode: Mark["mode"]): Picture[] {
  const colour = mode === "capture" ? CAPTURE : MOVE;
  const [r, head] = [size * 0.75, size * 0.62];
  const d = `M${round(x - r)} ${round(y + r * 0.8)}v${round(-r * 0.8)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0v${round(r * 0.5)}`;
  const tip = `M${round(x + r - head)} ${round(y + r * 0.25)}h${round(2 * head)}l${round(-head)} ${round(head * 1.1)}z`;
  return [
    shape("circle", { cx: round(x), cy: round(y), r: round(size * 1.5), fill: "#ffffff" }),
    shape("path", { d, fill: "none", stroke: colour, "stroke-width": round(size * 0.42) }),
    shape("path", { d: tip, fill: colour }),
  ];
}

/** @param isDark on white, or beside the mark */
function drawPlus(x: number, y: number, size: number, isDark: boolean): Picture {
  const d = `M${round(x - size)} ${round(y)}h${round(2 * size)}m${round(-size)} ${round(-size)}v${round(2 * size)}`;
  return shape("path", {
    class: "fw-friends",
    d,
    fill: "none",
    stroke: isDark ? MOVE : "#ffffff",
    "stroke-width": 4.5,
  });
}

function drawCross(x: number, y: number, size: number): Picture {
  return shape("path", {
    d: cross(x, y, size),
    fill: "none",
    stroke: "#ffffff",
    "stroke-width": 4.5,
    "stroke-linecap": "round",
  });
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

function cross(x: number, y: number, size: number): string {
  return `M${round(x - size)} ${round(y - size)}l${round(2 * size)} ${round(2 * size)}m0 ${round(-2 * size)}l${round(-2 * size)} ${round(2 * size)}`;
}

function block(x: number, y: number, size: number): string {
  return `M${round(x - size)} ${round(y - size)}h${round(2 * size)}v${round(2 * size)}h${round(-2 * size)}z`;
}
