/** The pieces in the picture. A moving piece keeps its node, so that the move can be animated. */
import type { Square } from "../geometry/board.ts";
import type { Piece } from "../variant/position.ts";
import { makeGroup } from "./dom.ts";
import { type Geometry, type Point, UNIT } from "./geometry.ts";
import { glyphOf } from "./glyph.ts";
import { drawPicture, type Picture } from "./picture.ts";
import type { GivenArt } from "./piece-art.ts";
import { type BoardState, shownPieces } from "./state.ts";

interface Shown {
  readonly piece: string;
  readonly element: SVGElement;
}

export class PiecesLayer {
  readonly element = makeGroup("pieces");
  #shown = new Map<Square, Shown>();
  #geometry: Geometry | null = null;
  #variant: BoardState["variant"] | null = null;
  #given: GivenArt | null = null;

  /** Puts every piece on its square. */
  update(state: BoardState, geometry: Geometry, given: GivenArt | null): void {
    const isNew = this.#geometry !== geometry || this.#variant !== state.variant;
    this.element.classList.toggle("still", isNew);
    if (this.#variant !== state.variant || this.#given?.key !== given?.key) this.#clear();
    this.#given = given;
    this.#variant = state.variant;
    this.#geometry = geometry;
    this.#shown = this.#arrange(state);
    for (const [square, { element }] of this.#shown) put(element, geometry, geometry.centre(square));
  }

  /** Moves a piece to the pointer. */
  hold(square: Square, point: Point): void {
    const shown = this.#shown.get(square);
    if (!shown || !this.#geometry) return;
    if (!shown.element.classList.contains("held")) {
      shown.element.classList.add("held");
      this.element.append(shown.element);
    }
    put(shown.element, this.#geometry, point);
  }

  release(): void {
    const geometry = this.#geometry;
    for (const [square, { element }] of this.#shown) {
      if (!element.classList.contains("held")) continue;
      element.classList.remove("held");
      if (geometry) put(element, geometry, geometry.centre(square));
    }
  }

  #clear(): void {
    this.element.replaceChildren();
    this.#shown.clear();
  }

  #arrange(state: BoardState): Map<Square, Shown> {
    const arranged = new Map<Square, Shown>();
    const wanted: [Square, Piece][] = [];
    const free = new Map(this.#shown);
    for (const [square, piece] of shownPieces(state).entries()) {
      if (!piece) continue;
      const here = free.get(square);
      if (here?.piece === nameOf(piece)) {
        arranged.set(square, here);
        free.delete(square);
      } else wanted.push([square, piece]);
    }
    const turned = new Set(state.last?.flipped);
    for (const [square, piece] of wanted) {
      // what has changed sides turns over where it stands, and none that moves is taken for it
      const isTurned = turned.has(square);
      const shown = (isTurned ? null : this.#take(free, square, piece)) ?? this.#draw(state, piece);
      shown.element.classList.toggle("turned", isTurned);
      arranged.set(square, shown);
    }
    for (const { element } of free.values()) element.remove();
    return arranged;
  }

  /** The nearest piece of the same kind that has left its square. */
  #take(free: Map<Square, Shown>, to: Square, piece: Piece): Shown | null {
    const candidates = [...free].filter(([, shown]) => shown.piece === nameOf(piece));
    const geometry = this.#geometry;
    if (candidates.length === 0 || !geometry) return null;
    const far = (square: Square) => distance(geometry.centre(square), geometry.centre(to));
    const [from, shown] = candidates.reduce((best, other) => (far(other[0]) < far(best[0]) ? other : best));
    free.delete(from);
    this.element.append(shown.element);
    return shown;
  }

  #draw({ variant }: BoardState, piece: Piece): Shown {
    const element = makeGroup("piece");
    const pieceType = variant.pieceTypes[piece.kind];
    const given = this.#given?.art(pieceType, piece.side);
    const pictures: Picture[] = [
      ...(given ? [given] : []),
      glyphOf(pieceType, piece.side),
      glyphOf({ ...pieceType, picture: undefined }, piece.side),
    ];
    // the next one where a picture is not there, or the page's policy forbids it
    const drawNext = () => {
      const next = pictures.shift();
      if (next) element.replaceChildren(drawPicture(next));
    };
    drawNext();
    element.addEventListener("error", drawNext, true);
    this.element.append(element);
    return { piece: nameOf(piece), element };
  }
}

function nameOf({ kind, side }: Piece): string {
  return `${kind} ${side}`;
}

function put(element: SVGElement, { pieceScale }: Geometry, [x, y]: Point): void {
  const scale = (pieceScale * UNIT) / 100;
  const transform = `translate(${x - 50 * scale}px, ${y - 50 * scale}px) scale(${scale})`;
  if (element.style.transform !== transform) element.style.transform = transform;
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
