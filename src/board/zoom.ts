/**
 * A magnified view of a board whose squares would be too small for a finger. It scrolls, in the room of the whole board, and a button
 * shows the whole board instead. Loaded when there is such a board.
 */
import { Layer, make, setAttribute, setText, speakIn } from "./dom.ts";
import { type Geometry, type Point, UNIT } from "./geometry.ts";
import { IN_ENGLISH, type Language } from "./language.ts";
import { drawLabels } from "./marks.ts";
import { drawPicture, shape } from "./picture.ts";
import type { BoardState } from "./state.ts";
import { isHolding, scrollByDrags } from "./zoom-drag.ts";
import { labelsSeen } from "./zoom-labels.ts";
import { zoomSheet } from "./zoom-style.ts";

/** The edge of a magnified square, in CSS pixels. */
const SQUARE = 32;
/** How much of the board is kept in view around a square, from its centre, in CSS pixels. */
const AROUND = 1.25 * SQUARE;
/** A magnifying glass with a minus in it, on a field of 24 by 24. */
const ICON = "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.2 15.2L20.5 20.5M7.5 10.5h6";

/** The board as seen by its magnified view. */
export interface ZoomHost {
  readonly root: ShadowRoot;
  /** What scrolls: the squares and pieces. */
  readonly frame: HTMLElement;
  /** The board between its pockets, below which the button is. */
  readonly table: HTMLElement;
  /** What asks which move is meant, beside its square. */
  readonly chooser: { place(share: Point, gap: number): void };
}

export class Zoom {
  readonly #host: ZoomHost;
  readonly #bar = make("div", { class: "zoom" });
  readonly #button = make("button", { attributes: { type: "button", part: "tool" } });
  readonly #name = make("span");
  readonly #labels = new Layer("near-labels");
  #language = IN_ENGLISH;
  #isWhole = false;
  #shown: readonly [BoardState, Geometry] | null = null;
  /** What is magnified; null while nothing is. */
  #magnified: Geometry | null = null;
  #last: BoardState["last"] = null;
  #choice: BoardState["choice"] = null;

  constructor(host: ZoomHost) {
    this.#host = host;
    const { root, frame } = host;
    root.adoptedStyleSheets.push(zoomSheet());
    frame.querySelector(".labels")?.after(this.#labels.element);
    this.#button.append(
      drawPicture(shape("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, shape("path", { d: ICON }))),
      this.#name,
    );
    this.#bar.append(this.#button);
    this.#button.addEventListener("click", () => this.#toggle());
    frame.addEventListener("scroll", () => this.#label());
    frame.addEventListener("focusin", ({ target }) => this.#keepFocus(target as HTMLElement));
    scrollByDrags(frame, root);
  }

  /** @param isSmall whether squares of the whole board are too small */
  update(state: BoardState, geometry: Geometry, isSmall: boolean, language: Language): void {
    this.#shown = [state, geometry];
    this.#language = language;
    speakIn(language, this.#bar);
    setText(this.#name, language.say("wholeBoard"));
    if (!isSmall) this.#bar.remove();
    else if (!this.#bar.isConnected) this.#host.table.after(this.#bar);
    setAttribute(this.#button, "aria-pressed", String(this.#isWhole));
    const wanted = isSmall && !this.#isWhole ? geometry : null;
    if (wanted !== this.#magnified) this.#magnify(wanted);
    if (!wanted) return;
    this.#follow(state);
    this.#ask(state);
    this.#label();
  }

  #toggle(): void {
    this.#isWhole = !this.#isWhole;
    if (this.#shown) this.update(...this.#shown, true, this.#language);
  }

  /** Begins in the middle of the near edge, where one's own pieces are. */
  #magnify(geometry: Geometry | null): void {
    const { frame } = this.#host;
    this.#magnified = geometry;
    this.#last = null;
    this.#choice = null;
    frame.classList.toggle("zoomed", geometry !== null);
    if (!geometry) return;
    frame.style.setProperty("--magnified", `${(geometry.width / UNIT) * SQUARE}px`);
    const left = (frame.scrollWidth - frame.clientWidth) / 2;
    frame.scrollTo({ left, top: frame.scrollHeight, behavior: "instant" });
  }

  /** Shows the last move, unless that took the board away from under a piece that is dragged. */
  #follow({ last, selected }: BoardState): void {
    if (last === this.#last || isHolding(this.#host.root)) return;
    this.#last = last;
    const squares = last ? [last.from, last.to, last.wall, selected] : [selected];
    this.#reveal(squares.flatMap((square) => (typeof square === "number" ? [this.#placeOf(square)] : [])));
  }

  /** A move that is asked for is seen, with the question beside it. */
  #ask({ choice }: BoardState): void {
    if (choice === this.#choice) return;
    this.#choice = choice;
    if (!choice) return;
    const { frame, chooser } = this.#host;
    const [x, y] = this.#placeOf(choice.to);
    this.#reveal([[x, y]], "instant");
    frame.style.setProperty("--seen-width", `${frame.clientWidth}px`);
    frame.style.setProperty("--seen-height", `${frame.clientHeight}px`);
    const share: Point = [(x - frame.scrollLeft) / frame.clientWidth, (y - frame.scrollTop) / frame.clientHeight];
    chooser.place(share, SQUARE / frame.clientHeight);
  }

  /** The keyboard takes the view along. A finger does not: its square is seen. */
  #keepFocus(target: HTMLElement): void {
    const { frame } = this.#host;
    if (!this.#magnified || !target.matches(".cell") || frame.classList.contains("pointed")) return;
    this.#reveal([[target.offsetLeft, target.offsetTop]]); // cells are moved by half their size afterwards
  }

  /** Scrolls no further than it takes; of places that are too far apart to be seen at once, to the last one. */
  #reveal(places: readonly Point[], behavior: ScrollBehavior = "auto"): void {
    const { frame } = this.#host;
    let { scrollLeft: left, scrollTop: top } = frame;
    for (const [x, y] of places) {
      left = Math.min(Math.max(left, x + AROUND - frame.clientWidth), x - AROUND);
      top = Math.min(Math.max(top, y + AROUND - frame.clientHeight), y - AROUND);
    }
    frame.scrollTo({ left, top, behavior });
  }

  /** The centre of a square in what scrolls, in CSS pixels. */
  #placeOf(square: number): Point {
    const [x, y] = this.#magnified?.centre(square) ?? [0, 0];
    return [(x / UNIT) * SQUARE, (y / UNIT) * SQUARE];
  }

  #label(): void {
    const geometry = this.#magnified;
    if (!geometry) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.#host.frame;
    const [left, right, top, bottom] = [scrollLeft, scrollLeft + clientWidth, scrollTop, scrollTop + clientHeight].map(
      (place) => (place / SQUARE) * UNIT,
    );
    this.#labels.show(drawLabels({ ...geometry, labels: labelsSeen(geometry, { left, right, top, bottom }) }));
  }
}
