/** The visible side of a board: its layout, and its state as the person sees it. */
import type { Side, Square } from "../geometry/board.ts";
import type { Variant } from "../variant/variant.ts";
import * as read from "./attributes.ts";
import { FileError } from "./file-error.ts";
import { type Geometry, layOut, type Seat } from "./geometry.ts";
import type { Language } from "./language.ts";
import { pageLanguage } from "./page-defaults.ts";
import { readArt } from "./piece-art.ts";
import type { Renderer } from "./render.ts";
import { sentenceOf } from "./sentence.ts";
import type { BoardState } from "./state.ts";

/** A state, and the texts under the board. */
export interface Shown {
  readonly state: BoardState;
  readonly notice: string;
  readonly thinking: boolean;
  /** Whether the game is one to look at. */
  readonly isRecord?: boolean;
}

/** Shows nothing until the element is in a page. */
export class View {
  readonly #board: Element;
  #renderer: Renderer | null = null;
  #geometry: Geometry | null = null;
  /** The board's own words; null for those of the page. */
  ownLanguage: Language | null = null;

  /** @param board the element, whose attributes say how it looks */
  constructor(board: Element) {
    this.#board = board;
  }

  get isAttached(): boolean {
    return this.#renderer !== null;
  }

  /** Null until the element is in a page. */
  get renderer(): Renderer | null {
    return this.#renderer;
  }

  get language(): Language {
    return this.ownLanguage ?? pageLanguage();
  }

  attach(renderer: Renderer): void {
    this.#renderer = renderer;
  }

  /** The board's seat as shown; null before that. */
  get seat(): Seat | null {
    return this.#geometry?.seat ?? null;
  }

  get isFlipped(): boolean {
    return this.seat?.flipped ?? false;
  }

  show({ state, notice, thinking, isRecord }: Shown): void {
    if (!this.#renderer) return;
    const geometry = this.#layOut(state);
    const tools = read.readTools(this.#board, state.variant, isRecord);
    this.#renderer.update(state, geometry, {
      corner: geometry.seat.view === "corner",
      tools: tools ?? [],
      panel: tools !== null,
      notice,
      thinking,
      readonly: this.#board.hasAttribute("readonly"),
      editable: state.tool !== null,
      given: readArt(this.#board),
      language: this.language,
    });
  }

  /** Shows why there is no board. */
  fail(error: unknown): void {
    const isReport = error instanceof FileError;
    this.#renderer?.fail(isReport ? error.report : sentenceOf(error), isReport);
  }

  say(text: string): void {
    this.#renderer?.say(text);
  }

  /** Moves the keyboard focus to a square. */
  focus(square: Square): void {
    this.#renderer?.grid.focus(square);
  }

  /** Reuses the layout while it stays the same. */
  #layOut({ variant, playing }: BoardState): Geometry {
    const seat = this.#seatOf(variant, playing);
    const known = this.#geometry;
    if (known && isSame(known, variant, seat)) return known;
    this.#geometry = layOut(variant.board, seat);
    return this.#geometry;
  }

  #seatOf(variant: Variant, playing: readonly Side[]): Seat {
    const fromBlack = read.readOrientation(this.#board, playing) === 1;
    return {
      view: read.readView(this.#board, variant),
      flipped: fromBlack !== this.#board.hasAttribute("flipped"),
      coordinates: read.readCoordinates(this.#board),
    };
  }
}

/** Boards of one size look alike: a variant that is reloaded keeps its squares, and the keyboard its place. */
function isSame(known: Geometry, { board }: Variant, seat: Seat): boolean {
  return JSON.stringify([known.board, known.seat]) === JSON.stringify([board, seat]);
}
