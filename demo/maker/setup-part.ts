/** The start: pieces moved, placed and removed on a board, and the size of the board. */
import { render, type TemplateResult } from "lit/html.js";
import { type Board, counterpart, isHole, parseSquare } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { type Placement, type Position, putPieces } from "../../src/notation.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { type Options, selectField, tickField } from "./fields.ts";
import { type Hands, startHands, writeStart } from "./hand-edits.ts";
import type { Commit, Making } from "./making.ts";
import { emptyFilesInWords, goneInWords, LIST, type NewFiles, NO_FILES, newFiles } from "./resize-words.ts";
import { rulesOf } from "./rule-part.ts";
import { type Edit, SetupBoard } from "./setup-board.ts";
import {
  counterpartPiece,
  dropShuffle,
  lostCastlings,
  type Pieces,
  placeHoles,
  placePieces,
  resizeBoard,
} from "./setup-edits.ts";

const RANKS = Array.from({ length: 16 }, (_, index) => [String(index + 1), String(index + 1)] as const);
const FILES = RANKS.slice(1);
const HINT = t`Drag the pieces, or press one and then its square. With the keyboard: arrows and Enter, a letter places that piece (small for Black), Delete takes one off. Hole takes squares away, and gives them back.`;

export class SetupPart {
  readonly element = document.createElement("div");
  readonly #commit: Commit;
  readonly #board = new SetupBoard(
    t`Start position`,
    (edit) => this.#edit(edit),
    (square) => this.#pressHole(square),
  );
  #making: Making | null = null;
  /** The pieces on the board, which differ from the start while that would be invalid. */
  #pieces: Pieces = [];
  /** The same of pieces in hand; null without hands. */
  #hands: Hands | null = null;
  /** The same of squares that are missing. */
  #holes: readonly number[] = [];
  #isMirrored = true;
  /** The files that the board was given last, and how many it has with them. */
  #added: { readonly files: NewFiles; readonly count: number } = { files: NO_FILES, count: 0 };

  constructor(commit: Commit) {
    this.#commit = commit;
    this.element.className = "part";
  }

  show(making: Making): void {
    const { setup, board } = making.variant;
    this.#making = making;
    this.#pieces = setup.pieces;
    this.#hands = setup.hands;
    this.#holes = board.holes ?? [];
    this.#draw("");
  }

  /** @param said of the last change
   *  @param isOpen whether the start is not written yet */
  #draw(said: string, isOpen = false): void {
    const making = this.#making;
    if (!making) return;
    const { variant } = making;
    const position = { ...variant.setup, pieces: this.#pieces, hands: this.#hands };
    this.#board.show(variant, position, this.#withHoles(variant));
    render(
      html`<p class="note">${HINT}</p>
        ${this.#board.palette}${this.#board.element}
        <p class="complaint" role="status">${said}</p>
        <button type="button" ?hidden=${!isOpen} @click=${() => this.show(making)}>Put it back</button>
        <div class="told" lang="en">${sentences(variant)}</div>
        ${tickField(t`Black does as White does`, this.#isMirrored, (isTicked) => {
          this.#isMirrored = isTicked;
        })}
        ${this.#starts(making)}
        <div class="row">${this.#size(making, "files", t`Files`, FILES)}${this.#size(making, "ranks", t`Ranks`, RANKS)}</div>
        <p class="note" id="empty-files" role="status">${this.#emptyFiles(variant)}</p>`,
      this.element,
    );
  }

  #starts(making: Making): TemplateResult {
    const isOne = making.variant.shuffles.length === 0;
    const keep = () => void this.#try(dropShuffle(making));
    return html`<div class="starts">
      <p class="note" ?hidden=${isOne}>This variant has numbered starts. The board shows the default one.</p>
      <button type="button" ?hidden=${isOne} @click=${keep}>Keep only this start</button>
    </div>`;
  }

  #size(making: Making, key: "files" | "ranks", label: string, options: Options): TemplateResult {
    const resize = (value: string) => this.#resize(making, key, Number(value));
    return selectField(label, options, String(making.variant.board[key]), resize);
  }

  /** What has gone is told, and what is empty until it is not. */
  #resize(making: Making, key: "files" | "ranks", value: number): void {
    const { files, ranks } = making.variant.board;
    const wanted = { files, ranks, [key]: value };
    const before = this.#added;
    this.#added = { files: newFiles(making.variant, wanted), count: wanted.files };
    if (!this.#try(resizeBoard(making, wanted))) {
      this.#added = before;
      return;
    }
    const { setup, board } = this.#making?.variant ?? making.variant;
    this.#draw(goneInWords(making.variant, setup.pieces, lostCastlings(making, setup.pieces, board)));
  }

  #emptyFiles(variant: Variant): string | null {
    const { files, count } = this.#added;
    return variant.board.files === count ? emptyFilesInWords(variant, this.#pieces, files) : null;
  }

  #withHoles({ board: { files, ranks } }: Variant): Board {
    return this.#holes.length ? { files, ranks, holes: this.#holes } : { files, ranks };
  }

  /** Takes a square away with what stands there, or gives it back; and so its counterpart. */
  #pressHole(square: number): void {
    const { variant } = this.#making ?? {};
    if (!variant) return;
    const { files, ranks } = variant.board;
    const fellow = counterpart({ files, ranks }, square, variant.symmetry);
    const pressed = this.#isMirrored ? [square, fellow] : [square];
    const others = this.#holes.filter((hole) => !pressed.includes(hole));
    this.#holes = this.#holes.includes(square) ? others : [...new Set([...others, ...pressed])].sort((a, b) => a - b);
    this.#pieces = this.#pieces.map((piece, at) => (this.#holes.includes(at) ? null : piece));
    this.#settle();
  }

  /** Edits squares, together with their counterparts. */
  #edit({ changes, position }: Edit): void {
    const { variant } = this.#making ?? {};
    if (!variant) return;
    const own = changes.map(({ square, piece }): Placement => [parseSquare(variant.board, square) ?? 0, piece]);
    const fellows = this.#isMirrored
      ? own
          .map(([square, piece]) => counterpartPiece(variant, square, piece))
          .filter(([square]) => !isHole(variant.board, square))
      : [];
    this.#pieces = putPieces(variant, { ...variant.setup, pieces: this.#pieces }, [...fellows, ...own]).pieces;
    if (position.hands) this.#hands = this.#fellowHands(variant, position.hands);
    this.#settle();
  }

  /** What a side has more or less in hand, the other has too. */
  #fellowHands(variant: Variant, hands: NonNullable<Position["hands"]>): Hands {
    const before = this.#hands ?? startHands(variant);
    const [white, black] = hands.map((own, side) =>
      own.map((count, kind) => {
        const other = 1 - side;
        const fellow = this.#isMirrored ? hands[other][kind] - before[other][kind] : 0;
        return count === before[side][kind] ? Math.max(0, count + fellow) : count;
      }),
    );
    return [white, black];
  }

  /** Writes the start if it is valid; until then it exists on this board alone. */
  #settle(): void {
    const making = this.#making;
    if (!making) return;
    const pieces = this.#pieces;
    const board = this.#withHoles(making.variant);
    const lost = lostCastlings(making, pieces, board);
    const isSame = JSON.stringify(making.variant.board.holes ?? []) === JSON.stringify(this.#holes);
    const text = isSame ? placePieces(making, pieces) : placeHoles(making, board, pieces);
    const hands = this.#hands;
    const complaint = this.#commit(hands ? writeStart({ ...making, text }, hands) : text);
    if (complaint !== null) this.#draw(t`Not written yet: ${complaint}`, true);
    else if (lost.length) this.#draw(t`${LIST.format(lost)} went with the pieces that castle. Undo brings it back.`);
  }

  /** @returns whether the rules are as the text now; else the reason is told */
  #try(text: string): boolean {
    const complaint = this.#commit(text);
    if (complaint === null || !this.#making) return true;
    this.show(this.#making);
    this.#draw(complaint);
    return false;
  }
}

function sentences(variant: Variant): TemplateResult[] {
  const [, told] = rulesOf(variant).find(([topic]) => topic === "Board") ?? ["", []];
  return told.map((words) => html`<p>${words}</p>`);
}
