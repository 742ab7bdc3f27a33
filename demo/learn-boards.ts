/** Small boards that show castling, promotion and starts. */
import { nothing, type TemplateResult } from "lit/html.js";
import { drawPicture, type Geometry, layOut, type Picture, type Point } from "../src/board.ts";
import { squareName } from "../src/geometry.ts";
import type { Position, Variant } from "../src/index.ts";
import { kingGoals, partnerGoal } from "../src/notation.ts";
import { pieceName } from "./board-language.ts";
import { boardPicture, reachPicture } from "./drawn.ts";
import { figure } from "./figure.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { glyphSvg } from "./liked-pieces.ts";

type Castling = Variant["castlings"][number];
type Piece = NonNullable<Position["pieces"][number]>;
type Placed = readonly [square: number, piece: Piece];

export function startBoard(variant: Variant, position: Position, caption = t`The start.`): TemplateResult {
  return html`<figure>
    ${handRow(variant, position, 1)}${drawPicture(boardPicture(variant, { position }))}${handRow(variant, position, 0)}
    <figcaption>${caption}</figcaption>
  </figure>`;
}

/** What a side has in hand; nothing where it has none. */
function handRow({ pieceTypes }: Variant, { hands }: Position, side: 0 | 1): TemplateResult | typeof nothing {
  const held = (hands?.[side] ?? []).flatMap((count, kind) => (count > 0 ? [[pieceTypes[kind], count] as const] : []));
  if (held.length === 0) return nothing;
  return html`<div class="hand">
    ${held.map(
      ([pieceType, count]) =>
        html`<span>${drawPicture(glyphSvg(pieceType, side))}${count > 1 ? `× ${count}` : nothing}</span>`,
    )}
  </div>`;
}

/** The promotion zones, and where White's pieces go that promote before a move. */
export function promotionBoards(variant: Variant): TemplateResult {
  const usual = variant.promotions.filter(({ isLast }) => !isLast);
  const shown = usual.length > 0 ? usual : variant.promotions;
  const before = shown.filter(({ side, on }) => side === 0 && on.includes("before-move"));
  return html`${zonesBoard(variant, shown)}${before.map((rule) => beforeMoveBoard(variant, rule))}`;
}

type Promotion = Variant["promotions"][number];

/** A square in the middle of the zone, and where the first choice would go from there. */
function beforeMoveBoard(variant: Variant, { kind, zone, to: [first] }: Promotion): TemplateResult {
  const from = zone[Math.floor(zone.length / 2)];
  const [name, becomes] = [kind, first].map((each) => pieceName(variant.pieceTypes[each]));
  return figure(
    reachPicture(variant, { piece: { kind: first, side: 0 }, from }),
    t`What a ${name} on ${squareName(variant.board, from)} does as ${becomes}, when it promotes before a move: it goes to empty squares alone.`,
  );
}

/** White's squares and Black's. */
function zonesBoard(variant: Variant, promotions: readonly Promotion[]): TemplateResult {
  const marks = promotions.flatMap(({ side, zone }) => zone.map((square) => ({ square, side })));
  const picture = boardPicture(variant, { position: withPieces(variant, []) });
  const geometry = layOut(variant.board, { view: variant.view, flipped: false, coordinates: "outside" });
  const dots = marks.map(({ square, side }): Picture => {
    const [cx, cy] = geometry.centre(square);
    const paint = side === 0 ? { fill: "#fffdf7", stroke: "#221d1a" } : { fill: "#3b3532", stroke: "#f1e9df" };
    return { tag: "circle", attributes: { cx, cy, r: 24, "stroke-width": 5, ...paint }, children: [], text: "" };
  });
  const names = { "aria-label": t`${variant.name}: squares of promotion` };
  return figure(
    { ...picture, attributes: { ...picture.attributes, ...names }, children: [...picture.children, ...dots] },
    promotions.length < variant.promotions.length
      ? t`Light dots: White promotes there. Dark dots: Black. The last such piece: see the words.`
      : t`Light dots: White promotes there. Dark dots: Black.`,
  );
}

/** Each castling of White's, before and after: all that the king may do. */
export function castlingBoards(variant: Variant): TemplateResult | typeof nothing {
  const white = variant.castlings.filter(({ side }) => side === 0);
  if (white.length === 0) return nothing;
  const situations = [...new Set(white.map((castling) => situationOf(variant, castling)))];
  return html`${situations.map((situation) => {
    const there = white.filter((castling) => situationOf(variant, castling) === situation);
    const size = variant.board.files > MOST_IN_HALF ? "boards wide" : "boards";
    const boards = html`<div class=${size}>${there.map((castling) => castlingPair(variant, castling))}</div>`;
    return situation === null ? boards : html`<section class="situation"><h4>${situation}</h4>${boards}</section>`;
  })}`;
}

/** Files of a board that is legible in half a column. */
const MOST_IN_HALF = 9;

/** The squares of a castling's rows when it has been made. */
export function afterCastling(variant: Variant, castling: Castling): TemplateResult {
  const boards = castlingPair(variant, castling);
  return html`${boards.length > 1 ? boards.slice(1) : boards}`;
}

function castlingPair(variant: Variant, castling: Castling): TemplateResult[] {
  const { mover, king, partner, name } = castling;
  const goals = kingGoals(castling);
  const touched = [king.from, partner.from, partner.to, ...goals].filter((square) => square !== null);
  const royal: Piece = { kind: mover, side: 0 };
  const other: Piece = { kind: partner.kind, side: 0 };
  const board = (pieces: readonly Placed[], caption: string) =>
    figure(cutOut(variant, boardPicture(variant, { position: withPieces(variant, pieces) }), touched), caption);
  const after = goals.map((to) => {
    const placed: Placed[] = [
      [to, royal],
      [partnerGoal(castling, to), other],
    ];
    return board(
      placed,
      goals.length === 1 ? t`After ${name}.` : t`After ${name} to ${squareName(variant.board, to)}.`,
    );
  });
  if (king.from === null || partner.from === null) return after;
  const before: Placed[] = [
    [king.from, royal],
    [partner.from, other],
  ];
  return [board(before, t`Before ${name}.`), ...after];
}

/** What tells it from castlings of the same name, in other starts: `King on e1`; null where its name is enough. */
function situationOf(
  { castlings, board, pieceTypes }: Variant,
  { side, mover, king: { from } }: Castling,
): string | null {
  const own = castlings.filter((castling) => castling.side === side);
  const isTold = own.every((one) => own.every(({ name, king }) => name !== one.name || king.from === one.king.from));
  return isTold || from === null ? null : t`${pieceName(pieceTypes[mover])} on ${squareName(board, from)}`;
}

/** The part of a board that matters: the rows of some squares, or, seen from a corner, what is around them. */
function cutOut(variant: Variant, picture: Picture, squares: readonly number[]): Picture {
  const geometry = layOut(variant.board, { view: variant.view, flipped: false, coordinates: "outside" });
  const points = squares.map((square) => geometry.centre(square));
  return variant.view === "corner" ? around(picture, points) : rows(picture, geometry, points);
}

function around(picture: Picture, points: readonly Point[]): Picture {
  const [[left, right], [top, bottom]] = [0, 1].map((axis) => extent(points, axis, CORNER));
  return framed(picture, [left, top, right - left, bottom - top]);
}

/** Whole rows with an edge of their own, and the letters of the files below. */
function rows(picture: Picture, { board, place, width }: Geometry, points: readonly Point[]): Picture {
  const [top, bottom] = extent(points, 1, UNIT / 2);
  const [left, right] = [place(0, 0)[0], place(board.files, 0)[0]];
  const edge = `${left},${top} ${right},${top} ${right},${bottom} ${left},${bottom}`;
  const isSeen = (y: number) => y > top && y < bottom;
  const children = picture.children.flatMap((part): Picture[] => {
    const { class: name, points = "" } = part.attributes;
    if (name === "edge") return [{ ...part, tag: "polygon", attributes: { ...part.attributes, points: edge } }];
    if (part.tag === "text" && part.text >= "a") return [moved(part, bottom + LETTERS / 2)];
    if (part.tag === "text") return isSeen(Number(part.attributes.y)) ? [part] : [];
    return part.tag !== "polygon" || isSeen(middleOf(String(points))) ? [part] : [];
  });
  return framed({ ...picture, children }, [0, top - EDGE, width, bottom - top + EDGE + LETTERS]);
}

function extent(points: readonly Point[], axis: number, around: number): [number, number] {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values) - around, Math.max(...values) + around];
}

function framed(picture: Picture, box: readonly number[]): Picture {
  return { ...picture, attributes: { ...picture.attributes, viewBox: box.map(Math.round).join(" ") } };
}

function moved(part: Picture, y: number): Picture {
  return { ...part, attributes: { ...part.attributes, y } };
}

/** How far down the middle of a polygon is. */
function middleOf(points: string): number {
  const ys = points.split(" ").map((point) => Number(point.split(",")[1]));
  return ys.reduce((sum, y) => sum + y, 0) / ys.length;
}

/** The side of a square in pictures, and how much is seen around one that stands on its corner. */
const UNIT = 100;
const CORNER = 130;
/** The width of a board's edge outside its squares, and the height of a row of letters. */
const EDGE = 4;
const LETTERS = 44;

function withPieces(variant: Variant, placed: readonly Placed[]): Position {
  const pieces: (Piece | null)[] = variant.setup.pieces.map(() => null);
  for (const [square, piece] of placed) pieces[square] = piece;
  return { ...variant.setup, pieces };
}
