/** The start: pieces moved, placed and removed on a board, and the size of the board. */
import { type Board, counterpart, isHole, parseSquare } from "../../src/geometry.ts";
import { rulesInWords, type Variant } from "../../src/index.ts";
import { type Placement, type Position, putPieces } from "../../src/notation.ts";
import { make } from "../dom.ts";
import { type Hands, startHands, writeStart } from "./hand-edits.ts";
import { pressable, selectField, tickField } from "./made-fields.ts";
import type { Commit, Making } from "./making.ts";
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

export class SetupPart {
  readonly element: HTMLElement;
  readonly #commit: Commit;
  readonly #board = new SetupBoard(
    "Start position",
    (edit) => this.#edit(edit),
    (square) => this.#pressHole(square),
  );
  readonly #told = make("div", "told");
  readonly #note = make("p", "complaint");
  readonly #back = pressable("", "Put it back", () => this.#making && this.show(this.#making));
  readonly #starts = make("p", "note");
  readonly #single = pressable("", "Keep only this start", () => this.#making && this.#try(dropShuffle(this.#making)));
  readonly #files = selectField("Files", FILES, () => this.#resize());
  readonly #ranks = selectField("Ranks", RANKS, () => this.#resize());
  #making: Making | null = null;
  /** The pieces on the board, which differ from the start while that would be invalid. */
  #pieces: Pieces = [];
  /** The same of pieces in hand; null without hands. */
  #hands: Hands | null = null;
  /** The same of squares that are missing. */
  #holes: readonly number[] = [];
  #isMirrored = true;

  constructor(commit: Commit) {
    this.#commit = commit;
    this.#note.setAttribute("role", "status");
    this.#back.hidden = true;
    const mirror = tickField("Black does as White does", true, (isTicked) => {
      this.#isMirrored = isTicked;
    });
    const hint =
      "Drag the pieces, or press one and then its square. With the keyboard: arrows and Enter, a letter places that piece (small for Black), Delete takes one off. Hole takes squares away, and gives them back.";
    const sizes = make("div", "row", this.#files.element, this.#ranks.element);
    const starts = make("div", "starts", this.#starts, this.#single);
    this.element = make(
      "div",
      "part",
      make("p", "note", hint),
      this.#board.palette,
      this.#board.element,
      this.#note,
      this.#back,
      this.#told,
      mirror,
      starts,
      sizes,
    );
  }

  show(making: Making): void {
    const { variant } = making;
    this.#making = making;
    this.#pieces = variant.setup.pieces;
    this.#hands = variant.setup.hands;
    this.#holes = variant.board.holes ?? [];
    const [, told] = rulesInWords(variant).find(([topic]) => topic === "Board") ?? ["", []];
    this.#told.replaceChildren(...told.map((words) => make("p", "", words)));
    this.#files.select.value = String(variant.board.files);
    this.#ranks.select.value = String(variant.board.ranks);
    this.#starts.textContent = "This variant has numbered starts. The board shows the default one.";
    this.#starts.hidden = this.#single.hidden = variant.shuffles.length === 0;
    this.#tell("");
    this.#draw();
  }

  #draw(): void {
    const { variant } = this.#making ?? {};
    if (!variant) return;
    const position = { ...variant.setup, pieces: this.#pieces, hands: this.#hands };
    this.#board.show(variant, position, this.#withHoles(variant));
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
    if (complaint !== null) {
      this.#draw();
      this.#tell(`Not written yet: ${complaint}`, true);
      return;
    }
    if (lost.length) this.#tell(`${lost.join(" and ")} went with the pieces that castle. Undo brings it back.`);
  }

  #resize(): void {
    if (!this.#making) return;
    const board = { files: Number(this.#files.select.value), ranks: Number(this.#ranks.select.value) };
    this.#try(resizeBoard(this.#making, board));
  }

  #try(text: string): void {
    const complaint = this.#commit(text);
    if (complaint === null || !this.#making) return;
    this.show(this.#making);
    this.#tell(complaint);
  }

  #tell(text: string, isOpen = false): void {
    this.#note.textContent = text;
    this.#back.hidden = !isOpen;
  }
}
