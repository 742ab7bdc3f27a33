/** The kinds of piece: chosen from a list, added, changed, removed. */
import { repeat } from "lit/directives/repeat.js";
import { nothing, render, type TemplateResult } from "lit/html.js";
import { freeLetters } from "../../src/document.ts";
import { pieceValuesOf, type Variant } from "../../src/index.ts";
import { pieceName } from "../board-language.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { pieceGlyph } from "../piece-glyph.ts";
import { type Commit, type Making, originOf, suggestLetter, takenAway } from "./making.ts";
import { PicturePart } from "./picture-part.ts";
import {
  addPiece,
  bringBack,
  changePiece,
  factsOf,
  type Piece,
  type PieceFacts,
  takePieceAway,
} from "./piece-edits.ts";
import { PieceForm } from "./piece-form.ts";
import { PieceRules } from "./piece-rules.ts";

const BLANK: PieceFacts = { name: "", letter: "", symbol: null, value: null, betza: "" };

export class PiecesPart {
  readonly element = document.createElement("div");
  readonly #commit: Commit;
  readonly #form = new PieceForm((change) => this.#changed(change));
  readonly #rules: PieceRules;
  readonly #picture: PicturePart;
  #making: Making | null = null;
  /** The id of the piece shown; null for a new one. */
  #chosen: string | null = "";
  #draft = BLANK;

  constructor(commit: Commit) {
    this.#commit = commit;
    this.#rules = new PieceRules(commit);
    this.#picture = new PicturePart(commit);
    this.element.className = "part";
  }

  show(making: Making): void {
    this.#making = making;
    const { pieceTypes } = making.variant;
    if (this.#chosen !== null && !pieceTypes.some(({ id }) => id === this.#chosen)) this.#chosen = pieceTypes[0].id;
    this.#fillForm(making);
    this.#rules.piece = this.#picture.piece = this.#chosen;
    this.#picture.show(making);
    this.#rules.show(making);
    this.#say("");
  }

  #fillForm({ variant }: Making): void {
    const kind = variant.pieceTypes.findIndex(({ id }) => id === this.#chosen);
    const pieceType = variant.pieceTypes[kind];
    if (!pieceType) {
      this.#form.show(this.#draft, { royal: false, worth: null, kept: [] });
      return;
    }
    const { value, royal, picture } = pieceType;
    const worth = value === null && !royal ? pieceValuesOf(variant)[kind] / 100 : null;
    this.#form.show(factsOf(pieceType), { royal, worth, kept: boundWords(variant, kind), picture });
  }

  /** Draws all but the form, in which something may stand that is refused.
   *  @param note on the last change */
  #say(note: string): void {
    const making = this.#making;
    if (!making) return;
    const { pieceTypes } = making.variant;
    render(
      html`<div class="kinds" role="group" aria-label="Pieces">
          ${repeat(
            pieceTypes,
            ({ id }) => id,
            (pieceType) => this.#row(making, pieceType),
          )}<button type="button" class="kind add" aria-pressed=${this.#chosen === null} @click=${() => this.#startNew()}>Add a piece</button>
        </div>
        <div class="row">${takenAway(making).map((kind) => this.#gone(making, kind))}</div>
        ${this.#card(
          making,
          pieceTypes.find(({ id }) => id === this.#chosen),
          note,
        )}`,
      this.element,
    );
  }

  #row(making: Making, pieceType: Piece): TemplateResult {
    const { id, letter } = pieceType;
    const origin = originOf(making, id);
    const tag = html` <small>${origin === "changed" ? t`changed` : t`inherited`}</small>`;
    return html`<button
      type="button"
      class="kind"
      aria-pressed=${id === this.#chosen}
      @click=${() => this.#choose(id)}
    >${pieceGlyph(pieceType, 0)}<span>${pieceName(pieceType)} <b>${letter}</b></span>${origin === "own" ? nothing : tag}</button>`;
  }

  #gone(making: Making, kind: { readonly id: string; readonly name: string }): TemplateResult {
    const bring = () => this.#do(bringBack(making, kind.id), kind.id);
    return html`<button type="button" class="quiet" @click=${bring}>Bring back the ${pieceName(kind)}</button>`;
  }

  /** @param pieceType undefined for a new one */
  #card(making: Making, pieceType: Piece | undefined, note: string): TemplateResult {
    const name = pieceType ? pieceName(pieceType) : t`A new piece`;
    const { royal = false } = pieceType ?? {};
    const isNew = pieceType === undefined;
    return html`<div class="piece-card">
      <h2>${name}</h2>
      ${this.#form.element}
      <p class="complaint" role="status">${note}</p>
      <div class="row">
        <button type="button" class="main" ?hidden=${!isNew} @click=${() => this.#add(making)}>Add to the rules</button>
        <button type="button" ?hidden=${!isNew} @click=${() => this.#choose("")}>Cancel</button>
        <button type="button" ?hidden=${isNew || royal} @click=${() => this.#takeAway()}>Take the ${name} away</button>
        <p class="note" ?hidden=${!royal}>The ${name} is royal, so it stays: whoever loses it loses the game.</p>
      </div>
      <details class="more pictures" ?hidden=${isNew}>
        <summary>Picture</summary>
        ${this.#picture.element}
      </details>
      <details class="more" ?hidden=${isNew}>
        <summary>More rules of this piece</summary>
        ${this.#rules.element}
      </details>
    </div>`;
  }

  #takeAway(): void {
    const making = this.#making;
    if (making && this.#chosen) this.#do(takePieceAway(making, this.#chosen));
  }

  #choose(id: string): void {
    this.#chosen = id;
    if (this.#making) this.show(this.#making);
  }

  #startNew(): void {
    this.#draft = BLANK;
    this.#chosen = null;
    if (!this.#making) return;
    this.show(this.#making);
    this.#form.focus();
  }

  #changed(change: Partial<PieceFacts>): void {
    const making = this.#making;
    if (!making) return;
    const complaint = this.#complaintOf(making, change);
    if (this.#chosen === null) this.#draw(making, change);
    else if (complaint === null) this.#do(changePiece(making, this.#chosen, change));
    if (complaint !== null || this.#chosen === null) this.#say(complaint ?? "");
  }

  /** A new piece exists only in this form until it is added. */
  #draw(making: Making, change: Partial<PieceFacts>): void {
    const draft = { ...this.#draft, ...change };
    this.#draft = { ...draft, letter: draft.letter || suggestLetter(making.variant, draft.name) };
    this.#fillForm(making);
  }

  /** What the person should know before the piece is written. */
  #complaintOf({ variant }: Making, { letter, name, value, betza }: Partial<PieceFacts>): string | null {
    const owner = variant.pieceTypes.find((pieceType) => pieceType.letter === letter && pieceType.id !== this.#chosen);
    const free = freeLetters(variant, letter);
    if (free.length === 0 && (owner || letter === "")) return t`No letter is free: another piece has to go first.`;
    if (owner) return t`The letter ${letter} is the ${pieceName(owner)}'s. Free are ${free.join(" ")}.`;
    if (letter !== undefined && !/^\+?[A-Z]['!]?$/.test(letter))
      return t`The letter is one of A to Z, perhaps with ' or ! behind it; what P becomes has +P.`;
    if (name === "") return t`A piece has a name.`;
    if (betza === "" && this.#chosen !== null) return t`A piece without moves cannot be in the rules: press a square.`;
    if (value !== undefined && value !== null && !(value >= 0 && value <= 100))
      return t`A value is a number from 0 to 100.`;
    return null;
  }

  #add(making: Making): void {
    const { name, betza } = this.#draft;
    const complaint = name
      ? betza
        ? this.#complaintOf(making, this.#draft)
        : t`Press the squares that it may go to first.`
      : t`Give it a name first.`;
    if (complaint !== null) {
      this.#say(complaint);
      return;
    }
    const before = new Set(making.variant.pieceTypes.map(({ id }) => id));
    this.#say(this.#commit(addPiece(making, this.#draft)) ?? "");
    const added = this.#making?.variant.pieceTypes.find(({ id }) => !before.has(id));
    if (!added) return;
    this.#choose(added.id);
    this.element.querySelector<HTMLElement>(".kind[aria-pressed='true']")?.focus();
    this.#say(t`The ${pieceName(added)} is in the rules. It stands nowhere yet: place it under Start.`);
  }

  #do(text: string, chosen = this.#chosen): void {
    const complaint = this.#commit(text);
    if (complaint === null) this.#chosen = chosen;
    if (this.#making) this.show(this.#making);
    this.#say(complaint ?? "");
  }
}

/** Where the moves are that the squares of the form cannot show. */
function boundWords({ pieceTypes }: Variant, kind: number): string[] {
  const isPlain = factsOf(pieceTypes[kind]).betza !== null;
  return isPlain ? [] : [t`Its moves are bound to squares: they are changed further below.`];
}
