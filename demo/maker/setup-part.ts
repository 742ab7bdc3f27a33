/** The start: men moved, placed and taken off on a board, and the size of the board. */
import { drawPicture, glyphSvg } from "../../src/board.ts";
import { squareName } from "../../src/geometry/square.ts";
import type { Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
import { CellGrid } from "./cell-grid.ts";
import { followDrag } from "./drag.ts";
import { pressable, selectField, tickField } from "./fields.ts";
import type { Commit } from "./maker.ts";
import type { Making } from "./making.ts";
import { Palette, type Tool } from "./palette.ts";
import { counterpartMan, dropShuffle, lostCastlings, type Men, placeMen, resizeBoard } from "./setup-edits.ts";

type Man = NonNullable<Men[number]>;

const SIZES = Array.from({ length: 15 }, (_, index) => [String(index + 2), String(index + 2)] as const);
const SIDE_NAMES = ["White", "Black"] as const;

export class SetupPart {
  readonly element: HTMLElement;
  readonly #commit: Commit;
  readonly #palette = new Palette((tool, event) => this.#pressTool(tool, event));
  readonly #place = make("div", "setup-board");
  readonly #note = make("p", "complaint");
  readonly #back = pressable("", "Put it back", () => this.#making && this.show(this.#making));
  readonly #starts = make("p", "note");
  readonly #single = pressable("", "Keep only this start", () => this.#making && this.#try(dropShuffle(this.#making)));
  readonly #files = selectField("Files", SIZES, () => this.#resize());
  readonly #ranks = selectField("Ranks", SIZES, () => this.#resize());
  #grid: CellGrid | null = null;
  #size = "";
  #making: Making | null = null;
  /** What is on the board; other than the start while that would not be sound. */
  #men: Men = [];
  #carried: number | null = null;
  #isMirrored = true;

  constructor(commit: Commit) {
    this.#commit = commit;
    this.#note.setAttribute("role", "status");
    this.#back.hidden = true;
    const mirror = tickField("Black does as White does", true, (isTicked) => {
      this.#isMirrored = isTicked;
    });
    const hint =
      "Drag the men, or press one and then its square. With the keyboard: arrows and Enter, a letter places that man (small for Black), Delete takes one off.";
    const sizes = make("div", "row", this.#files.element, this.#ranks.element);
    const starts = make("div", "starts", this.#starts, this.#single);
    this.element = make(
      "div",
      "part",
      make("p", "note", hint),
      this.#palette.element,
      this.#place,
      this.#note,
      this.#back,
      mirror,
      starts,
      sizes,
    );
  }

  show(making: Making): void {
    const { variant } = making;
    this.#making = making;
    this.#men = variant.setup.men;
    this.#carried = null;
    this.#palette.show(variant);
    this.#lay(variant);
    this.#files.select.value = String(variant.board.files);
    this.#ranks.select.value = String(variant.board.ranks);
    this.#starts.textContent = "This variant has numbered starts. The board shows the default one.";
    this.#starts.hidden = this.#single.hidden = variant.shuffles.length === 0;
    this.#tell("");
    this.#draw();
  }

  #lay({ board }: Variant): void {
    const size = `${board.files},${board.ranks}`;
    if (size === this.#size) return;
    this.#size = size;
    const grid = new CellGrid({
      board,
      label: "Start position",
      first: 0,
      press: (square) => this.#press(square),
      key: (square, key) => this.#key(square, key),
      grab: (event) => this.#grab(event),
    });
    this.#place.replaceChildren(grid.element);
    this.#grid = grid;
  }

  #draw(): void {
    const { variant } = this.#making ?? {};
    if (!variant) return;
    this.#grid?.cells.forEach((cell, square) => {
      const man = this.#men[square];
      const key = man
        ? `${man.side}${man.kind}${variant.pieces[man.kind].betza.text}${variant.pieces[man.kind].letter}`
        : "";
      if (cell.dataset.man !== key) {
        cell.dataset.man = key;
        cell.replaceChildren(...(man ? [hidden(drawPicture(glyphSvg(variant.pieces[man.kind], man.side)))] : []));
      }
      const isCarried = square === this.#carried;
      cell.classList.toggle("chosen", isCarried);
      cell.classList.toggle("held", man !== null && this.#palette.tool === "move");
      cell.setAttribute("aria-selected", String(isCarried));
      cell.setAttribute(
        "aria-label",
        `${squareName(variant.board, square)}, ${nameOf(variant, man)}${isCarried ? ", picked up" : ""}`,
      );
    });
  }

  #pressTool(tool: Tool, event: PointerEvent | null): void {
    this.#carried = null;
    if (event && typeof tool === "object")
      this.#follow(event, tool, (square) => square !== null && this.#put(square, tool));
    this.#draw();
  }

  #grab(event: PointerEvent): void {
    const square = this.#grid?.squareOf(event.target) ?? null;
    const man = square === null ? null : this.#men[square];
    if (square === null || !man || event.button !== 0 || this.#palette.tool !== "move") return;
    this.#follow(event, man, (to) => (to === null ? this.#put(square, null) : this.#move(square, to)));
  }

  #follow(event: PointerEvent, man: Man, drop: (square: number | null) => void): void {
    const { variant } = this.#making ?? {};
    if (!variant) return;
    const size = this.#grid?.cells[0].offsetWidth ?? 0;
    const begin = () => {
      this.#carried = null;
      this.#draw();
    };
    const picture = glyphSvg(variant.pieces[man.kind], man.side);
    followDrag(event, { picture, size, begin, drop: (target) => drop(this.#grid?.squareOf(target) ?? null) });
  }

  #press(square: number): void {
    const { tool } = this.#palette;
    if (tool === "erase") this.#put(square, null);
    else if (tool !== "move") this.#put(square, isSame(this.#men[square], tool) ? null : tool);
    else if (this.#carried !== null) this.#move(this.#carried, square);
    else if (this.#men[square]) {
      this.#carried = square;
      this.#draw();
    }
  }

  #key(square: number, key: string): boolean {
    if (key === "Escape" && this.#carried !== null) {
      this.#carried = null;
      this.#draw();
      return true;
    }
    if (key === "Delete" || key === "Backspace") {
      this.#put(square, null);
      return true;
    }
    const kind = this.#making?.variant.pieces.findIndex(({ letter }) => letter === key.toUpperCase()) ?? -1;
    if (kind < 0 || key.length > 1) return false;
    this.#put(square, { kind, side: key === key.toUpperCase() ? 0 : 1 });
    return true;
  }

  #move(from: number, to: number): void {
    this.#carried = null;
    if (from === to) this.#draw();
    else
      this.#change([
        [from, null],
        [to, this.#men[from]],
      ]);
  }

  #put(square: number, man: Man | null): void {
    this.#change([[square, man]]);
  }

  /** Changes squares, and those of the other side with them; a royal man is never there twice. */
  #change(changes: readonly (readonly [square: number, man: Man | null])[]): void {
    const { variant } = this.#making ?? {};
    if (!variant) return;
    const men = [...this.#men];
    const fellows = this.#isMirrored ? changes.map(([square, man]) => counterpartMan(variant, square, man)) : [];
    for (const [square, man] of [...fellows, ...changes]) {
      const before = man?.kind === variant.royal ? men.findIndex((other) => isSame(other, man)) : -1;
      if (before >= 0) men[before] = null;
      men[square] = man;
    }
    this.#men = men;
    this.#settle();
  }

  /** Writes the start where it is sound; until then it stands on this board alone. */
  #settle(): void {
    const making = this.#making;
    if (!making) return;
    const men = this.#men;
    const lost = lostCastlings(making, men);
    const complaint = this.#commit(placeMen(making, men));
    if (complaint !== null) {
      this.#draw();
      this.#tell(`Not written yet: ${complaint}`, true);
      return;
    }
    if (lost.length) this.#tell(`${lost.join(" and ")} went away with the men that castled. Undo brings it back.`);
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

function isSame(one: Man | null, other: Man): boolean {
  return one?.kind === other.kind && one.side === other.side;
}

function nameOf({ pieces }: Variant, man: Man | null): string {
  return man ? `${SIDE_NAMES[man.side]} ${pieces[man.kind].name}` : "empty";
}

function hidden(picture: SVGElement): SVGElement {
  picture.setAttribute("aria-hidden", "true");
  return picture;
}
