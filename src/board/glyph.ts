/** The picture of a piece: the one that its rules name or carry, or one chosen by its movement: artwork where it is well
 *  known, otherwise a token made from its moves. */
import { beginningsOf, isRide, type Ride } from "../betza/rides.ts";
import { type Side, WHITE } from "../geometry/board.ts";
import { waysAnywhere } from "../variant/piece-ways.ts";
import type { PieceType } from "../variant/variant.ts";
import { ART, type Art, type ArtName } from "./glyph-art.ts";
import { drawRose } from "./glyph-rose.ts";
import { IN_ENGLISH, type Language } from "./language.ts";
import { label, type Picture, shape } from "./picture.ts";

/** The part of a piece that its picture depends on. */
export type PicturedPiece = Pick<PieceType, "name" | "letter" | "symbol" | "picture" | "moves" | "royal">;

/** Leaps in all their directions: how far, how often at most (0 is unlimited), and whether lame. A table instead of
 *  Betza, so that boards need not load what reads it. */
type Leaps = readonly [near: number, far: number, limit: number, lame?: boolean];
const W: Leaps = [0, 1, 1];
const F: Leaps = [1, 1, 1];
const R: Leaps = [0, 1, 0];
const B: Leaps = [1, 1, 0];
const N: Leaps = [1, 2, 1];

/** Movements with artwork; kings separately. */
const ROYAL: readonly (readonly [ArtName, ...Leaps[]])[] = [
  ["king", W, F],
  ["royal-knight", N],
];
const KNOWN: readonly (readonly [ArtName, ...Leaps[]])[] = [
  ["queen", R, B],
  ["rook", R],
  ["bishop", B],
  ["knight", N],
  ["commoner", W, F],
  ["archbishop", B, N],
  ["chancellor", R, N],
  ["amazon", R, B, N],
  ["centaur", W, F, N],
  ["dragon-bishop", B, [1, 2, 1, true]],
  ["nightrider", [1, 2, 0]],
];

/** The name of a piece's artwork, or null if it gets a token made from its moves. */
export function artOf({ moves, royal }: Pick<PieceType, "moves" | "royal">): ArtName | null {
  const rides = waysAnywhere({ moves });
  if (!rides.every(isRide)) return null;
  if (!royal && isPawnLike(rides)) return "pawn";
  return artBySignature(royal).get(signatureOf(rides)) ?? null;
}

const signatures = new Map<boolean, ReadonlyMap<string, ArtName>>();

function artBySignature(royal: boolean): ReadonlyMap<string, ArtName> {
  const known = signatures.get(royal);
  if (known) return known;
  const made = new Map((royal ? ROYAL : KNOWN).map(([name, ...leaps]) => [signatureOf(leaps.flatMap(linesOf)), name]));
  signatures.set(royal, made);
  return made;
}

type Line = Pick<Ride, "step" | "limit" | "quiet" | "capture" | "initial"> & { readonly lamePath: readonly unknown[] };

function linesOf([near, far, limit, lame]: Leaps): Line[] {
  const quarter = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x * near, y * far] as const));
  return quarter
    .flatMap(([x, y]) => [[x, y] as const, [y, x] as const])
    .map((step) => ({ step, limit, quiet: true, capture: true, initial: false, lamePath: lame ? [step] : [] }));
}

/** Equal for equal movements, however they are written. */
function signatureOf(rides: readonly Line[]): string {
  const lines = rides.map(({ step, limit, quiet, capture, initial, lamePath }) =>
    [step, limit, quiet, capture, initial, lamePath.length > 0].join(),
  );
  return [...new Set(lines)].sort().join(";");
}

/** Whether all moves are king's steps that only move or only capture, apart from a longer first move: a pawn. */
function isPawnLike(rides: readonly Ride[]): boolean {
  const usual = rides.filter(({ initial }) => !initial);
  const parted = usual.every(({ step, limit, quiet, capture }) => isKingStep(step) && limit === 1 && quiet !== capture);
  return parted && usual.some(({ quiet }) => quiet) && usual.some(({ capture }) => capture);
}

function isKingStep([files, ranks]: Ride["step"]): boolean {
  return Math.max(Math.abs(files), Math.abs(ranks)) === 1;
}

/** Colours of the artwork, which a page may override by the classes `fw-body` and `fw-line`. */
interface Ink {
  readonly side: "white" | "black";
  readonly body: string;
  readonly edge: string;
  readonly line: string;
}

const INKS: readonly [Ink, Ink] = [
  { side: "white", body: "#fffdf7", edge: "#221d1a", line: "#221d1a" },
  { side: "black", body: "#3b3532", edge: "#0e0c0b", line: "#f1e9df" },
];

/** The picture of a piece: an `svg` of 100 by 100, named for screen readers.
 *  @param side the piece's side: 0 White, 1 Black
 *  @param language of its name; default: English. `readWords` makes others
 *  @example
 *  cell.append(drawPicture(glyphSvg(variant.pieceTypes[2], 0)));
 */
export function glyphSvg(piece: PicturedPiece, side: Side = WHITE, language: Language = IN_ENGLISH): Picture {
  const name = language.pieceOf(piece, side);
  return shape("svg", { viewBox: "0 0 100 100", role: "img", "aria-label": name }, glyphOf(piece, side));
}

/** The same as a group, for use in a larger picture. */
export function glyphOf(piece: PicturedPiece, side: Side): Picture {
  const ink = INKS[side];
  const { picture } = piece;
  const own = typeof picture === "string" ? picture : picture?.[side];
  if (own?.includes(":")) return own === picture ? drawDisc(ink, ...onDisc(own)) : imageOf(own);
  const art = own === "disc" ? null : ((own as ArtName) ?? artOf(piece));
  return art ? drawArt(ART[art], ink) : drawDisc(ink, ...tokenOf(piece, side));
}

/** A picture by its address, as a part of a larger one. Browsers show it as an image: no script runs in it, and it fetches
 *  nothing. */
export function imageOf(href: string, at = 0, size = 100): Picture {
  return shape("image", { href, x: at, y: at, width: size, height: size });
}

/** One picture for both sides: a rim in the side's colour tells them apart, and what is in it lies on White's. */
function onDisc(href: string): Picture[] {
  return [shape("circle", { cx: 50, cy: 50, r: 39, fill: INKS[0].body }), imageOf(href, 21, 58)];
}

function drawArt({ body, lines, spots }: Art, ink: Ink): Picture {
  const parts = [
    shape("path", {
      class: "fw-body",
      d: body,
      fill: ink.body,
      stroke: ink.edge,
      "stroke-width": 7,
      "paint-order": "stroke",
    }),
  ];
  if (lines)
    parts.push(shape("path", { class: "fw-line", d: lines, fill: "none", stroke: ink.line, "stroke-width": 3.4 }));
  if (spots) parts.push(shape("path", { class: "fw-spot", d: spots, fill: ink.line, stroke: "none" }));
  const style = { class: `fw-glyph fw-${ink.side}`, "stroke-linejoin": "round", "stroke-linecap": "round" };
  return shape("g", style, ...parts);
}

/** A letter that is a little wider than its capital. */
const DRESSED = /^.['!]$/u;

/** The letter, surrounded by the moves. */
function tokenOf(piece: PicturedPiece, side: Side): Picture[] {
  const text = piece.symbol ?? piece.letter;
  const fill = INKS[side].line;
  return [
    drawRose(waysAnywhere(piece).flatMap(beginningsOf), side, fill),
    label(text, {
      class: "fw-letter",
      x: 50,
      y: 50,
      fill,
      "text-anchor": "middle",
      "dominant-baseline": "central",
      "font-family": "system-ui, sans-serif",
      "font-weight": 700,
      "font-size": [...text].length === 1 ? 36 : DRESSED.test(text) ? 30 : 24,
    }),
  ];
}

function drawDisc({ side, body, edge }: Ink, ...inside: readonly Picture[]): Picture {
  return shape(
    "g",
    { class: `fw-glyph fw-${side}`, "stroke-linejoin": "round", "stroke-linecap": "round" },
    shape("circle", { class: "fw-body", cx: 50, cy: 50, r: 46, fill: body, stroke: edge, "stroke-width": 3.5 }),
    ...inside,
  );
}
