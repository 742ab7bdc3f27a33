/** The kinds of piece: chosen from a list, added, changed, removed. */
import { drawPicture, glyphSvg } from "../../src/board.ts";
import { pieceValuesOf, type Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
import { pressable } from "./made-fields.ts";
import { type Commit, freeLetters, type Making, originOf, suggestLetter, takenAway } from "./making.ts";
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
  readonly element: HTMLElement;
  readonly #commit: Commit;
  readonly #list = make("div", "kinds");
  readonly #gone = make("div", "row");
  readonly #form = new PieceForm((change) => this.#changed(change));
  readonly #rules: PieceRules;
  readonly #picture: PicturePart;
  readonly #pictures: HTMLDetailsElement;
  readonly #more: HTMLDetailsElement;
  readonly #title = make("h2");
  readonly #note = make("p", "complaint");
  readonly #royalNote = make("p", "note");
  // The buttons stay the same nodes, so that a press that also commits a text field is not lost.
  readonly #adding = pressable("main", "Add to the rules", () => this.#making && this.#add(this.#making));
  readonly #cancel = pressable("", "Cancel", () => this.#choose(""));
  readonly #remove = pressable("", "Remove", () => this.#takeAway());
  readonly #rows = new Map<string, HTMLButtonElement>();
  #making: Making | null = null;
  /** The id of the piece shown; null for a new one. */
  #chosen: string | null = "";
  #draft = BLANK;

  constructor(commit: Commit) {
    this.#commit = commit;
    this.#rules = new PieceRules(commit);
    this.#picture = new PicturePart(commit);
    this.#pictures = make("details", "more pictures", make("summary", "", "Picture"), this.#picture.element);
    this.#more = make("details", "more", make("summary", "", "More rules of this piece"), this.#rules.element);
    this.#list.setAttribute("role", "group");
    this.#list.setAttribute("aria-label", "Pieces");
    this.#note.setAttribute("role", "status");
    const orders = make("div", "row", this.#adding, this.#cancel, this.#remove, this.#royalNote);
    const card = make(
      "div",
      "piece-card",
      this.#title,
      this.#form.element,
      this.#note,
      orders,
      this.#pictures,
      this.#more,
    );
    this.element = make("div", "part", this.#list, this.#gone, card);
  }

  show(making: Making): void {
    this.#making = making;
    const { pieceTypes } = making.variant;
    if (this.#chosen !== null && !pieceTypes.some(({ id }) => id === this.#chosen)) this.#chosen = pieceTypes[0].id;
    this.#note.textContent = "";
    this.#fillList(making);
    this.#fillForm(making);
    this.#rules.piece = this.#picture.piece = this.#chosen;
    this.#more.hidden = this.#pictures.hidden = this.#chosen === null;
    this.#picture.show(making);
    this.#rules.show(making);
  }

  #fillList(making: Making): void {
    const { pieceTypes } = making.variant;
    const rows = pieceTypes.map((pieceType) => this.#row(making, pieceType));
    const add = this.#rows.get("+") ?? pressable("kind add", "Add a piece", () => this.#startNew());
    this.#rows.set("+", add);
    add.setAttribute("aria-pressed", String(this.#chosen === null));
    const wanted = [...rows, add];
    const isSame =
      wanted.length === this.#list.children.length && wanted.every((row, at) => row === this.#list.children[at]);
    if (!isSame) this.#list.replaceChildren(...wanted);
    this.#gone.replaceChildren(
      ...takenAway(making).map(({ id, name }) =>
        pressable("quiet", `Bring back the ${name}`, () => this.#do(bringBack(making, id), id)),
      ),
    );
  }

  /** Rows stay the same nodes, so that a press is not lost when another field commits a change. */
  #row(making: Making, pieceType: Piece): HTMLButtonElement {
    const row = this.#rows.get(pieceType.id) ?? pressable("kind", pieceType.name, () => this.#choose(pieceType.id));
    this.#rows.set(pieceType.id, row);
    const origin = originOf(making, pieceType.id);
    const picture = drawPicture(glyphSvg(pieceType, 0));
    picture.setAttribute("aria-hidden", "true");
    const tag = origin === "own" ? [] : [" ", make("small", "", origin)];
    row.replaceChildren(picture, make("span", "", `${pieceType.name} `, make("b", "", pieceType.letter)), ...tag);
    row.setAttribute("aria-pressed", String(pieceType.id === this.#chosen));
    return row;
  }

  #fillForm(making: Making): void {
    const { variant } = making;
    const kind = variant.pieceTypes.findIndex(({ id }) => id === this.#chosen);
    const pieceType = variant.pieceTypes[kind];
    this.#title.textContent = pieceType ? pieceType.name : "A new piece";
    this.#adding.hidden = this.#cancel.hidden = pieceType !== undefined;
    this.#remove.hidden = !pieceType || pieceType.royal;
    this.#royalNote.hidden = !pieceType?.royal;
    if (!pieceType) {
      this.#form.show(this.#draft, { royal: false, worth: null, kept: [] });
      return;
    }
    const { name, value, royal } = pieceType;
    const worth = value === null && !royal ? pieceValuesOf(variant)[kind] / 100 : null;
    this.#form.show(factsOf(pieceType), { royal, worth, kept: boundWords(variant, kind), picture: pieceType.picture });
    this.#remove.textContent = `Take the ${name} away`;
    this.#royalNote.textContent = `The ${name} is royal, so it stays: whoever loses it loses the game.`;
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
    if (complaint !== null || this.#chosen === null) this.#note.textContent = complaint ?? "";
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
    if (owner) return `The letter ${letter} is the ${owner.name}'s. Free are ${freeLetters(variant).join(" ")}.`;
    if (letter !== undefined && !/^[A-Z]$/.test(letter)) return "The letter is one of A to Z.";
    if (name === "") return "A piece has a name.";
    if (betza === "" && this.#chosen !== null) return "A piece without moves cannot be in the rules: press a square.";
    if (value !== undefined && value !== null && !(value >= 0 && value <= 100))
      return "A value is a number from 0 to 100.";
    return null;
  }

  #add(making: Making): void {
    const { name, betza } = this.#draft;
    const complaint = name
      ? betza
        ? this.#complaintOf(making, this.#draft)
        : "Press the squares that it may go to first."
      : "Give it a name first.";
    if (complaint !== null) {
      this.#note.textContent = complaint;
      return;
    }
    const before = new Set(making.variant.pieceTypes.map(({ id }) => id));
    this.#note.textContent = this.#commit(addPiece(making, this.#draft)) ?? "";
    const added = this.#making?.variant.pieceTypes.find(({ id }) => !before.has(id));
    if (!added) return;
    this.#choose(added.id);
    this.#rows.get(added.id)?.focus();
    this.#note.textContent = `The ${added.name} is in the rules. It stands nowhere yet: place it under Start.`;
  }

  #do(text: string, chosen = this.#chosen): void {
    const complaint = this.#commit(text);
    if (complaint === null) this.#chosen = chosen;
    if (this.#making) this.show(this.#making);
    this.#note.textContent = complaint ?? "";
  }
}

/** Where the moves are that the squares of the form cannot show. */
function boundWords({ pieceTypes }: Variant, kind: number): string[] {
  const isPlain = factsOf(pieceTypes[kind]).betza !== null;
  return isPlain ? [] : ["Its moves are bound to squares: they are changed further below."];
}
