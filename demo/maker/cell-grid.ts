/** A board of buttons: a single tab stop, with arrows, Home and End between squares. */
import { Directive, directive } from "lit/directive.js";
import { live } from "lit/directives/live.js";
import { nothing, type TemplateResult } from "lit/html.js";
import { type Board, fileOf, isHole, rankOf, type Square, squareAt, squareCount } from "../../src/geometry.ts";
import { html } from "../html.ts";

export interface CellGridOptions {
  readonly board: Board;
  readonly label: string;
  /** The square that the Tab key reaches first. */
  readonly first: Square;
  /** What marked squares are, for the style sheet. */
  readonly mark: "chosen" | "hole" | "zone";
  cell(square: Square): Cell;
  press(square: Square): void;
}

export interface Cell {
  readonly label: string;
  readonly isMarked: boolean;
  readonly content?: Node;
}

/** Keeps the tab stop from one drawing to the next. */
class CellGrid extends Directive {
  /** The square that had the focus last. */
  #stop: Square | null = null;

  render(options: CellGridOptions): TemplateResult {
    const { board, label } = options;
    const stop = this.#stopOf(options);
    const row = (rank: number) =>
      Array.from({ length: board.files }, (_, file) => cell(options, rank * board.files + file, stop));
    const ranks = Array.from({ length: board.ranks }, (_, at) => board.ranks - 1 - at);
    return html`<div
      class="cell-grid"
      role="grid"
      aria-label=${label}
      .style=${`--files: ${board.files}`}
      @keydown=${(event: KeyboardEvent) => walk(event, board)}
      @focusin=${(event: FocusEvent) => this.#stopAt(event)}
    >${ranks.map((rank) => html`<div class="cells" role="row">${row(rank)}</div>`)}</div>`;
  }

  #stopOf({ board, first }: CellGridOptions): Square {
    const stop = this.#stop ?? first;
    return stop < squareCount(board) && !isHole(board, stop) ? stop : firstSquare(board);
  }

  #stopAt({ currentTarget, target }: FocusEvent): void {
    const cell = cellOf(target);
    if (!(currentTarget instanceof HTMLElement) || !cell) return;
    for (const other of currentTarget.querySelectorAll<HTMLElement>("[tabindex='0']")) other.tabIndex = -1;
    cell.tabIndex = 0;
    this.#stop = Number(cell.dataset.square);
  }
}

export const cellGrid = directive(CellGrid);

/** The cell that something is in, or null. */
export function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(".cell") : null;
}

/** Puts the focus on a square. */
export function focusCell(place: ParentNode, square: Square): void {
  place.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
}

function cell(options: CellGridOptions, square: Square, stop: Square): TemplateResult {
  const { board, mark, press } = options;
  const { label, isMarked, content = nothing } = options.cell(square);
  const shade = (fileOf(board, square) + rankOf(board, square)) % 2 === 0 ? "dark" : "light";
  // a hole is kept in its place, but there is nothing to see or to press
  return html`<button
    type="button"
    class=${`cell ${shade}${isMarked ? ` ${mark}` : ""}`}
    role="gridcell"
    aria-selected=${isMarked}
    aria-label=${label}
    data-square=${square}
    tabindex=${live(square === stop ? "0" : "-1")}
    ?disabled=${isHole(board, square)}
    @click=${() => press(square)}
  >${content}</button>`;
}

function walk(event: KeyboardEvent, board: Board): void {
  const cell = cellOf(event.target);
  if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = target(board, Number(cell.dataset.square), event.key);
  if (to === null) return;
  focusCell(event.currentTarget as HTMLElement, to);
  event.preventDefault();
}

/** Null for other keys. */
function target(board: Board, from: Square, key: string): Square | null {
  const [file, rank] = [fileOf(board, from), rankOf(board, from)];
  const step = STEPS[key];
  if (step) return nearest(board, [file + step[0], rank + step[1]], step);
  if (key === "Home") return nearest(board, [0, rank], [1, 0]);
  return key === "End" ? nearest(board, [board.files - 1, rank], [-1, 0]) : null;
}

type Pair = readonly [files: number, ranks: number];

const STEPS: Readonly<Record<string, Pair>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The first square from a place on that is no hole; null when the edge comes first. */
function nearest(board: Board, [file, rank]: Pair, [files, ranks]: Pair): Square | null {
  let [atFile, atRank] = [file, rank];
  while (atFile >= 0 && atFile < board.files && atRank >= 0 && atRank < board.ranks) {
    const square = squareAt(board, atFile, atRank);
    if (square !== null) return square;
    [atFile, atRank] = [atFile + files, atRank + ranks];
  }
  return null;
}

function firstSquare(board: Board): Square {
  let square = 0;
  while (square < squareCount(board) - 1 && isHole(board, square)) square++;
  return square;
}
