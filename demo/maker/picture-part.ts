/** What a piece is drawn as: one of the board's own pictures, or a file, for both sides or for each. */
import { createRef, ref } from "lit/directives/ref.js";
import { nothing, type TemplateResult } from "lit/html.js";
import { nameOfId, PICTURE_NAMES } from "../../src/document.ts";
import { SIDE_NAMES, SIDES } from "../../src/geometry.ts";
import { pieceName } from "../board-language.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { Late } from "../late.ts";
import { pieceGlyph } from "../piece-glyph.ts";
import { type Content, type Options, selectField } from "./fields.ts";
import type { Making } from "./making.ts";
import { removePicture, roomFor, setPicture, type Whose, writtenPicture } from "./picture-edits.ts";
import { RulePart } from "./rule-part.ts";

/** What reads files is fetched with the first one. */
const READER = new Late(() => import("../pictures/read-picture.ts"));

const ACCEPTED = "image/svg+xml,image/png,image/webp,image/jpeg,.svg";
const AS_IT_MOVES = "";
const OWN = "own";
const WORDS: Readonly<Record<string, string>> = { disc: t`Disc with its letter and moves` };
const PLACES: readonly (readonly [whose: Whose, label: string])[] = [
  ["white", t`White …`],
  ["black", t`Black …`],
  ["both", t`One for both …`],
];

type Piece = Making["variant"]["pieceTypes"][number];

export class PicturePart extends RulePart {
  #id: string | null = null;
  #whose: Whose = "both";
  /** What became of the file that was chosen last. */
  #said = "";
  readonly #file = createRef<HTMLInputElement>();

  /** The piece whose picture is shown; null for none. */
  set piece(id: string | null) {
    if (id !== this.#id) this.#said = "";
    this.#id = id;
    this.element.hidden = id === null;
  }

  protected build(making: Making): Content {
    const pieceType = making.variant.pieceTypes.find(({ id }) => id === this.#id);
    if (!pieceType) return nothing;
    return html`${this.#choice(making, pieceType)}
      <div class="picture-places">${PLACES.map(([whose, label]) => this.#place(pieceType, whose, label))}</div>
      <p class="note">
        An SVG, PNG, WebP or JPEG: choose it, or drop it on its place. One for both stands on a disc, light for White
        and with a dark rim for Black.
      </p>
      <input type="file" accept=${ACCEPTED} hidden ${ref(this.#file)} @change=${() => this.#chosen()} />
      <p class="note" role="status" .textContent=${this.#said}></p>`;
  }

  #choice(making: Making, { id, picture }: Piece): TemplateResult {
    const written = writtenPicture(making, id);
    const isName =
      written === undefined || (PICTURE_NAMES as readonly unknown[]).includes(written) || written === "figure";
    const options: Options = [
      [AS_IT_MOVES, t`What its moves say`],
      ...PICTURE_NAMES.map((name) => [name, WORDS[name] ?? pieceName({ name: nameOfId(name) })] as const),
      ...(isName ? [] : [[OWN, t`A picture of its own`] as const]),
    ];
    const value = isName ? (typeof picture === "string" ? picture : AS_IT_MOVES) : OWN;
    return selectField(t`Drawn as`, options, value, (name) => {
      if (name === OWN) return;
      this.#said = "";
      this.try(name === AS_IT_MOVES ? removePicture(this.making, id) : setPicture(this.making, id, "both", name));
    });
  }

  #place(pieceType: Piece, whose: Whose, label: string): TemplateResult {
    const sides = SIDES.filter((side) => whose === "both" || SIDE_NAMES[side].toLowerCase() === whose);
    const mark = (isOver: boolean) => (event: DragEvent) => {
      event.preventDefault(); // the page takes what nobody has taken
      (event.currentTarget as HTMLElement).classList.toggle("over", isOver);
    };
    const drop = (event: DragEvent) => {
      mark(false)(event);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void this.#take(file, whose);
    };
    return html`<button
      type="button"
      class="picture-place"
      aria-label=${label}
      @click=${() => this.#choose(whose)}
      @dragover=${mark(true)}
      @dragleave=${mark(false)}
      @drop=${drop}
    >${sides.map((side) => pieceGlyph(pieceType, side))}<span>${label}</span></button>`;
  }

  #choose(whose: Whose): void {
    this.#whose = whose;
    this.#file.value?.click();
  }

  #chosen(): void {
    const field = this.#file.value;
    const [file] = field?.files ?? [];
    if (field) field.value = ""; // so that the same one can be chosen again
    if (file) void this.#take(file, this.#whose);
  }

  #say(words: string): void {
    this.#said = words;
    this.redraw();
  }

  async #take(file: File, whose: Whose): Promise<void> {
    const id = this.#id;
    if (!id) return;
    this.#say(t`'${file.name}' is being read.`);
    const words = await this.#read(file, id, whose).catch(
      () => t`It could not be read: what reads pictures could not be fetched.`,
    );
    if (words !== null && this.#id === id) this.#say(words);
  }

  /** @returns what was done, or why nothing was; null where that is said already */
  async #read(file: File, id: string, whose: Whose): Promise<string | null> {
    const { readPicture } = await READER.get();
    const read = await readPicture(file, roomFor(this.making.variant));
    if (typeof read === "string") return read;
    if (!this.making.variant.pieceTypes.some((pieceType) => pieceType.id === id)) return "";
    this.#said = "";
    return this.try(setPicture(this.making, id, whose, read.text)) === null ? read.notes.join(" ") : null;
  }
}
