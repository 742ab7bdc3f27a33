/** Small boards that show castling, promotion and starts. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { boardPicture, drawPicture, glyphSvg, layOut, type Picture } from "../src/board.ts";
import { squareName } from "../src/geometry.ts";
import type { Position, Variant } from "../src/index.ts";
import { figure } from "./figure.ts";

type Castling = Variant["castlings"][number];
type Piece = NonNullable<Position["pieces"][number]>;
type Placed = readonly [square: number, piece: Piece];

export function startBoard(variant: Variant, position: Position, caption = "The start."): TemplateResult {
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

/** The promotion zones: White's squares and Black's. */
export function promotionBoard(variant: Variant): TemplateResult {
  const marks = variant.promotions.flatMap(({ side, zone }) => zone.map((square) => ({ square, side })));
  const picture = boardPicture(variant, { position: withPieces(variant, []) });
  const geometry = layOut(variant.board, { view: variant.view, flipped: false, coordinates: "inside" });
  const dots = marks.map(({ square, side }): Picture => {
    const [cx, cy] = geometry.centre(square);
    const paint = side === 0 ? { fill: "#fffdf7", stroke: "#221d1a" } : { fill: "#3b3532", stroke: "#f1e9df" };
    return { tag: "circle", attributes: { cx, cy, r: 24, "stroke-width": 5, ...paint }, children: [], text: "" };
  });
  const names = { "aria-label": `${variant.name}: squares of promotion` };
  return figure(
    { ...picture, attributes: { ...picture.attributes, ...names }, children: [...picture.children, ...dots] },
    "Light dots: White promotes there. Dark dots: Black.",
  );
}

/** Each castling of White's, before and after: all that the king may do. */
export function castlingBoards(variant: Variant): TemplateResult | typeof nothing {
  const white = variant.castlings.filter(({ side }) => side === 0);
  if (white.length === 0) return nothing;
  const situations = [...new Set(white.map((castling) => situationOf(variant, castling)))];
  return html`${situations.map((situation) => {
    const there = white.filter((castling) => situationOf(variant, castling) === situation);
    const boards = html`<div class="boards">${there.map((castling) => castlingPair(variant, castling))}</div>`;
    return situation === null ? boards : html`<section class="situation"><h4>${situation}</h4>${boards}</section>`;
  })}`;
}

/** The squares of a castling's rows when it has been made. */
export function afterCastling(variant: Variant, castling: Castling): TemplateResult {
  const boards = castlingPair(variant, castling);
  return html`${boards.length > 1 ? boards.slice(1) : boards}`;
}

function castlingPair(variant: Variant, castling: Castling): TemplateResult[] {
  const { mover, king, partner, name, upTo = king.to } = castling;
  const touched = [king.from, king.to, upTo, partner.from, partner.to].filter((square) => square !== null);
  const royal: Piece = { kind: mover, side: 0 };
  const other: Piece = { kind: partner.kind, side: 0 };
  const board = (pieces: readonly Placed[], caption: string) =>
    figure(cutOut(variant, boardPicture(variant, { position: withPieces(variant, pieces) }), touched), caption);
  const step = king.to - partner.to;
  const count = upTo === king.to ? 1 : (upTo - king.to) / step + 1;
  const after = Array.from({ length: count }, (_, index) => {
    const to = king.to + index * step;
    const goal = count === 1 ? "" : ` to ${squareName(variant.board, to)}`;
    const placed: Placed[] = [
      [to, royal],
      [partner.to + index * step, other],
    ];
    return board(placed, `After ${name}${goal}.`);
  });
  if (king.from === null || partner.from === null) return after;
  const before: Placed[] = [
    [king.from, royal],
    [partner.from, other],
  ];
  return [board(before, `Before ${name}.`), ...after];
}

/** What tells it from castlings of the same name, in other starts: `King on e1`; null where its name is enough. */
function situationOf(
  { castlings, board, pieceTypes }: Variant,
  { side, mover, king: { from } }: Castling,
): string | null {
  const own = castlings.filter((castling) => castling.side === side);
  const isTold = own.every((one) => own.every(({ name, king }) => name !== one.name || king.from === one.king.from));
  return isTold || from === null ? null : `${pieceTypes[mover].name} on ${squareName(board, from)}`;
}

/** The part of a board that matters: the rows of some squares, or, seen from a corner, what is around them. */
function cutOut({ board, view }: Variant, picture: Picture, squares: readonly number[]): Picture {
  const geometry = layOut(board, { view, flipped: false, coordinates: "inside" });
  const points = squares.map((square) => geometry.centre(square));
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const half = view === "corner" ? CORNER : UNIT / 2 + 4;
  const [left, right] = view === "corner" ? [Math.min(...xs) - half, Math.max(...xs) + half] : [0, geometry.width];
  const [top, bottom] = [Math.min(...ys) - half, Math.max(...ys) + half];
  const viewBox = [left, top, right - left, bottom - top].map(Math.round).join(" ");
  return { ...picture, attributes: { ...picture.attributes, viewBox } };
}

/** The side of a square in pictures, and how much is seen around one that stands on its corner. */
const UNIT = 100;
const CORNER = 130;

function withPieces(variant: Variant, placed: readonly Placed[]): Position {
  const pieces: (Piece | null)[] = variant.setup.pieces.map(() => null);
  for (const [square, piece] of placed) pieces[square] = piece;
  return { ...variant.setup, pieces };
}
