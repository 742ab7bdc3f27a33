/** What a piece is drawn as: one of the board's own pictures, or a file, for both sides or for each. */
import { drawPicture, glyphSvg } from "../../src/board.ts";
import { nameOfId, PICTURE_NAMES } from "../../src/document.ts";
import { SIDE_NAMES } from "../../src/geometry.ts";
import { make } from "../dom.ts";
import { Late } from "../late.ts";
import { pressable, selectField } from "./fields.ts";
import type { Commit, Making } from "./making.ts";
import { removePicture, roomFor, setPicture, type Whose, writtenPicture } from "./picture-edits.ts";
import { hold, RulePart } from "./rule-part.ts";

/** What reads files is fetched with the first one. */
const READER = new Late(() => import("../pictures/read-picture.ts"));

const ACCEPTED = "image/svg+xml,image/png,image/webp,image/jpeg,.svg";
const AS_IT_MOVES = "";
const OWN = "own";
const WORDS: Readonly<Record<string, string>> = { disc: "Disc with its letter and moves" };
const PLACES: readonly (readonly [whose: Whose, label: string])[] = [
  ["white", "White …"],
  ["black", "Black …"],
  ["both", "One for both …"],
];

export class PicturePart extends RulePart {
  #id: string | null = null;
  #whose: Whose = "both";
  readonly #file = make("input");
  readonly #said = make("p", "note");

  constructor(commit: Commit) {
    super(commit);
    this.#file.type = "file";
    this.#file.accept = ACCEPTED;
    this.#file.hidden = true;
    this.#file.addEventListener("change", () => {
      const [file] = this.#file.files ?? [];
      this.#file.value = ""; // so that the same one can be chosen again
      if (file) void this.#take(file, this.#whose);
    });
    this.#said.setAttribute("role", "status");
    this.element.append(this.#file, this.#said);
  }

  /** The piece whose picture is shown; null for none. */
  set piece(id: string | null) {
    if (id !== this.#id) this.#said.textContent = "";
    this.#id = id;
    this.element.hidden = id === null;
  }

  protected facts({ variant, whole }: Making): unknown {
    return [
      variant.pieceTypes.find(({ id }) => id === this.#id),
      whole.pictures,
      this.#id && writtenPicture({ whole }, this.#id),
    ];
  }

  protected build(making: Making): HTMLElement[] {
    const pieceType = making.variant.pieceTypes.find(({ id }) => id === this.#id);
    if (!pieceType) return [];
    const places = PLACES.map(([whose, label]) => this.#place(pieceType, whose, label));
    const note =
      "An SVG, PNG, WebP or JPEG: choose it, or drop it on its place. One for both stands on a disc, light for White and with a dark rim for Black.";
    return [this.#choice(making, pieceType.id), make("div", "picture-places", ...places), make("p", "note", note)];
  }

  #choice(making: Making, id: string): HTMLElement {
    const written = writtenPicture(making, id);
    const isName =
      written === undefined || (PICTURE_NAMES as readonly unknown[]).includes(written) || written === "figure";
    const options = [
      [AS_IT_MOVES, "What its moves say"] as const,
      ...PICTURE_NAMES.map((name) => [name, WORDS[name] ?? nameOfId(name)] as const),
      ...(isName ? [] : [[OWN, "A picture of its own"] as const]),
    ];
    const { element, select } = selectField("Drawn as", options, (value) => {
      if (value === OWN || !this.making) return;
      this.#said.textContent = "";
      this.try(value === AS_IT_MOVES ? removePicture(this.making, id) : setPicture(this.making, id, "both", value));
    });
    const own = making.variant.pieceTypes.find((piece) => piece.id === id)?.picture;
    select.value = isName ? (typeof own === "string" ? own : AS_IT_MOVES) : OWN;
    return hold(element, `picture-${id}`);
  }

  #place(pieceType: Making["variant"]["pieceTypes"][number], whose: Whose, label: string): HTMLElement {
    const shown = SIDE_NAMES.flatMap((name, side) => {
      if (whose !== "both" && name.toLowerCase() !== whose) return [];
      const picture = drawPicture(glyphSvg(pieceType, side as 0 | 1));
      picture.setAttribute("aria-hidden", "true");
      return [picture];
    });
    const place = pressable("picture-place", label, () => this.#choose(whose), ...shown, make("span", "", label));
    place.addEventListener("dragover", (event) => {
      event.preventDefault();
      place.classList.add("over");
    });
    place.addEventListener("dragleave", () => place.classList.remove("over"));
    place.addEventListener("drop", (event) => {
      event.preventDefault(); // the page takes what nobody has taken
      place.classList.remove("over");
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void this.#take(file, whose);
    });
    return hold(place, `picture-${pieceType.id}-${whose}`);
  }

  #choose(whose: Whose): void {
    this.#whose = whose;
    this.#file.click();
  }

  async #take(file: File, whose: Whose): Promise<void> {
    const id = this.#id;
    if (!this.making || !id) return;
    this.tell("");
    this.#said.textContent = `'${file.name}' is being read.`;
    const words = await this.#read(file, id, whose).catch(
      () => "It could not be read: what reads pictures could not be fetched.",
    );
    if (this.#id === id) this.#said.textContent = words;
  }

  /** @returns what was done, or why nothing was */
  async #read(file: File, id: string, whose: Whose): Promise<string> {
    const { readPicture } = await READER.get();
    const { making } = this;
    const read = making ? await readPicture(file, roomFor(making.variant)) : "";
    const now = this.making;
    if (typeof read === "string" || !now) return String(read);
    if (!now.variant.pieceTypes.some((pieceType) => pieceType.id === id)) return "";
    return this.try(setPicture(now, id, whose, read.text)) === null ? read.notes.join(" ") : "";
  }
}
