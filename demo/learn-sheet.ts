/** What Learn says of a variant: its pieces, its rules and its endings as cards. Fetched when Learn is first shown. */
import { nothing, type TemplateResult } from "lit/html.js";
import { rulesInWords, startNumber, type Variant } from "../src/index.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { castlingBoards, promotionBoards, startBoard } from "./learn-boards.ts";
import { EndingsCard } from "./learn-endings.ts";
import "./learn.css";
import { Study } from "./learn-study.ts";
import { sheetTitle } from "./learn-title.ts";
import { type CardState, isOrdinary, legend, pieceCards } from "./piece-card.ts";
import type { Session } from "./session.ts";
import { startPicker } from "./start-picker.ts";

/** Draws a part of the sheet as it is now. */
type Part = () => TemplateResult | typeof nothing;
/** What the close look at a piece stands under: the title, or the card of a kind. */
type Place = "title" | number;

/** A sheet of rules, of which some can be looked at closely. */
export class Sheet {
  readonly #session: Session;
  readonly #redraw: () => void;
  readonly #study: Study;
  readonly #endings: EndingsCard;
  /** Each is made when it is asked for: drawing all at once would block the page. */
  readonly #parts: Generator<Part>;
  readonly #made: Part[] = [];
  #place: Place = "title";

  constructor(session: Session, redraw: () => void) {
    this.#session = session;
    this.#redraw = redraw;
    this.#study = new Study(session, redraw);
    this.#endings = new EndingsCard(session.variant, redraw);
    this.#parts = this.#makeParts(session.variant);
  }

  template(): TemplateResult {
    return html`${this.#made.map((draw) => draw())}`;
  }

  /** Draws the next part. @returns whether there was one */
  grow(): boolean {
    const part = this.#parts.next();
    if (part.done) return false;
    this.#made.push(part.value);
    this.#redraw();
    return true;
  }

  /** Follows the game. */
  follow(): void {
    this.#study.follow();
  }

  /** Stops what is still worked out for it. */
  leave(): void {
    this.#endings.leave();
  }

  /** Looks closely at the piece on a square of the board. */
  studySquare(square: number): void {
    this.#place = "title";
    this.#study.showSquare(square);
    this.#redraw();
  }

  #studyKind(kind: number): void {
    if (this.#study.kind === kind && this.#place === kind) {
      this.#study.close();
      return;
    }
    this.#place = kind;
    this.#study.showKind(kind);
    document.getElementById("study")?.scrollIntoView({ block: "nearest" });
  }

  *#makeParts(variant: Variant): Generator<Part> {
    const title = sheetTitle(variant);
    yield () => html`${title}${this.#studyAt("title")}`;
    yield () =>
      html`<p class="note screen">Press a piece on the board or one of the cards, to see its whole move on an empty board and what it can do in this game.</p>`;
    yield* this.#pieceParts(variant);
    for (const [topic, sentences] of rulesInWords(variant)) {
      const pictures = this.#picturesOf(variant, topic);
      yield () =>
        html`<section class="card"><div lang="en"><h3>${topic}</h3>${sentences.map((text) => html`<p>${text}</p>`)}</div>${pictures()}</section>`;
    }
    yield () => this.#endings.template();
  }

  *#pieceParts(variant: Variant): Generator<Part> {
    const kinds = [...variant.pieceTypes.keys()];
    const special = kinds.filter((kind) => !isOrdinary(variant.pieceTypes[kind]));
    const usual = kinds.filter((kind) => !special.includes(kind));
    yield () => html`<h3>${special.length && usual.length ? t`Special pieces` : t`Pieces`}</h3>`;
    const signs = legend(variant);
    yield () => signs;
    const cards = pieceCards(variant);
    for (const kind of [...special, ...usual]) {
      if (special.length && kind === usual[0]) yield () => html`<h3>Pieces as in chess</h3>`;
      yield () => html`${cards[kind](this.#stateOf(variant, kind))}${this.#studyAt(kind)}`;
    }
  }

  #stateOf({ pieceTypes }: Variant, kind: number): CardState {
    return {
      isPressed: this.#study.kind === kind,
      isWeak: this.#endings.weak.includes(pieceTypes[kind].id),
      press: () => this.#studyKind(kind),
    };
  }

  #studyAt(place: Place): TemplateResult | typeof nothing {
    return place === this.#place ? this.#study.template() : nothing;
  }

  #picturesOf(variant: Variant, topic: string): Part {
    if (topic === "Starts" && variant.shuffles.length) {
      const session = this.#session;
      const first = startNumber(variant, session.game.startPosition) ?? 0;
      return startPicker(variant, first, (start) => session.open(session.rules, { start }), this.#redraw);
    }
    const boards = boardsOf(variant, topic);
    return () => boards;
  }
}

function boardsOf(variant: Variant, topic: string): TemplateResult | typeof nothing {
  if (topic === "Castling") return castlingBoards(variant);
  if (topic === "Promotion" && variant.promotions.length) return promotionBoards(variant);
  return topic === "Starts" ? startBoard(variant, variant.setup) : nothing;
}
