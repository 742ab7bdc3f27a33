/** The start page: what this place is, the variants, and what is one's own. Fetched when it is first shown. */
import gallery from "virtual:gallery";
import "./cards.css";
import { nothing, render, type TemplateResult } from "lit/html.js";
import { pause } from "../../src/board.ts";
import { block } from "../dom.ts";
import { html } from "../html.ts";
import type { Place } from "../place.ts";
import { GalleryPart } from "./gallery-part.ts";
import { sceneLoader } from "./scenes.ts";
import { ShelfActs, type ShelfActsOptions } from "./shelf-acts.ts";
import { Thumbs } from "./thumbs.ts";
import { YoursPart } from "./yours-part.ts";

export class Home {
  readonly #options: ShelfActsOptions;
  readonly #host = block("home-place");
  readonly #gallery: GalleryPart;
  readonly #yours: YoursPart;
  readonly #thumbs: Thumbs;
  #isShown = false;
  #isGrowing = false;

  constructor(options: ShelfActsOptions) {
    const { store, library, session } = options;
    this.#options = options;
    const acts = new ShelfActs(options);
    const redraw = () => this.#draw();
    const [favourites] = library.offers;
    const hearts = favourites.slice(1).map(({ id }) => id);
    this.#gallery = new GalleryPart({ entries: gallery, hearts, redraw, makeOwn: acts.makeOwn });
    this.#yours = new YoursPart({ store, redraw, ...acts });
    this.#thumbs = new Thumbs(sceneLoader(store, library));
    store.listen(redraw);
    session.listen((change) => change === "game" && redraw());
  }

  /** Shows or hides the page. */
  show(place: Place): void {
    this.#isShown = place !== "board";
    this.#draw();
    if (place === "yours") block("yours").focus();
  }

  #draw(): void {
    if (!this.#isShown) return;
    render(this.#page(), this.#host);
    this.#thumbs.watch(this.#host);
    if (!this.#isGrowing) void this.#grow();
  }

  /** Draws the rest of the gallery, a slice in a task. */
  async #grow(): Promise<void> {
    this.#isGrowing = true;
    await pause();
    this.#isGrowing = false;
    if (this.#isShown && this.#gallery.grow()) this.#draw();
  }

  #page(): TemplateResult {
    return html`${this.#goOn()} ${this.#gallery.hearts()} ${this.#yours.template()} ${this.#gallery.all()}`;
  }

  #goOn(): TemplateResult | typeof nothing {
    const { session, toBoard } = this.#options;
    if (!session.hasMoves || session.game.outcome) return nothing;
    return html`<p class="row">
      <button type="button" id="go-back" class="main" @click=${() => toBoard()}>Go on with your game of ${session.variant.name}</button>
    </p>`;
  }
}
