/** A small board around a piece: pressing a square changes how the piece moves there. */
import { parseBetza } from "../../src/betza.ts";
import { drawPicture, moveDiagram, type PicturedPiece } from "../../src/board.ts";
import type { Vector } from "../../src/geometry.ts";
import { make } from "../dom.ts";
import { Choice, pressable, selectField } from "./made-fields.ts";
import { CellGrid } from "./made-grid.ts";
import {
  type Mirroring,
  MOST_SQUARES_AWAY,
  pressSquare,
  type Sketch,
  squareKey,
  squaresAway,
  type Way,
} from "./sketch.ts";

type Mode = "both" | "move" | "capture";

const RANGES: readonly (readonly [value: string, text: string])[] = [
  ["1", "Only there"],
  ["0", "Slides"],
  ...[2, 3, 4, 5, 6, 7].map((times) => [String(times), `Up to ${times} times`] as const),
];

export class MoveBoard {
  readonly element: HTMLElement;
  readonly #place = make("div", "move-board");
  readonly #note = make("p", "spoken");
  readonly #press: (sketch: Sketch) => void;
  readonly #wider: HTMLButtonElement;
  #grid: CellGrid | null = null;
  #away = 0;
  #isWide = false;
  #sketch: Sketch = { ways: new Map(), kept: [] };
  #piece: Omit<PicturedPiece, "moves"> & { readonly text: string } = NOBODY;
  #mode: Mode = "both";
  #range = 1;
  #mirroring: Mirroring = "all";

  /** @param press called with the sketch after a press */
  constructor(press: (sketch: Sketch) => void) {
    this.#press = press;
    const mode = new Choice<Mode>("A press means: may", MODES, (value) => {
      this.#mode = value;
    });
    const { element: range } = selectField("How far", RANGES, (value) => {
      this.#range = Number(value);
    });
    const mirroring = new Choice<Mirroring>("Also on the mirrored squares", MIRRORINGS, (value) => {
      this.#mirroring = value;
    });
    mode.value = this.#mode;
    mirroring.value = this.#mirroring;
    this.#wider = pressable("", "Larger board", () => this.#widen());
    this.#note.setAttribute("role", "status");
    const brush = make("div", "brush", mode.element, mirroring.element, make("div", "row", range, this.#wider));
    this.element = make("div", "moving", brush, this.#place, this.#note);
  }

  /** @param piece drawn in the centre; its Betza is shown, including what the sketch does not show */
  show(sketch: Sketch, piece: Omit<PicturedPiece, "moves"> & { readonly text: string }): void {
    this.#sketch = sketch;
    this.#piece = piece;
    this.#draw();
  }

  #widen(): void {
    this.#isWide = !this.#isWide;
    this.#wider.textContent = this.#isWide ? "Smaller board" : "Larger board";
    this.#draw();
  }

  #draw(): void {
    const away = this.#isWide ? MOST_SQUARES_AWAY : squaresAway(this.#sketch);
    if (away !== this.#away) this.#lay(away);
    const parsed = parseBetza(this.#piece.text);
    const betza = parsed.ok ? parsed.betza : { text: "", terms: [] };
    const moves = [{ betza, from: null, to: null }];
    const picture = moveDiagram({ ...this.#piece, moves, firstMove: [[], []] }, { reach: away, initial: true });
    this.#place.querySelector("svg")?.remove();
    const drawn = drawPicture(picture);
    drawn.setAttribute("aria-hidden", "true");
    this.#place.prepend(drawn);
    this.#grid?.cells.forEach((cell, square) => {
      const vector = this.#vectorOf(square);
      const way = this.#sketch.ways.get(squareKey(vector));
      cell.classList.toggle("chosen", way !== undefined);
      cell.setAttribute("aria-selected", String(way !== undefined));
      cell.setAttribute(
        "aria-label",
        isCentre(vector) ? `The ${this.#piece.name}` : `${whereIs(vector)}: ${whatIs(way)}`,
      );
    });
  }

  #lay(away: number): void {
    const had = this.#grid?.squareOf(document.activeElement);
    const kept = had === null || had === undefined ? null : this.#vectorOf(had);
    this.#away = away;
    const edge = 2 * away + 1;
    this.#grid = new CellGrid({
      board: { files: edge, ranks: edge },
      label: "Squares around the piece; up is forward",
      first: away * edge + away,
      press: (square) => this.#pressed(square),
    });
    this.#place.replaceChildren(this.#grid.element);
    if (kept) this.#grid.cells[(kept[1] + away) * edge + kept[0] + away]?.focus();
  }

  #pressed(square: number): void {
    const vector = this.#vectorOf(square);
    if (isCentre(vector)) return;
    const way: Way = {
      move: this.#mode === "capture" ? null : this.#range,
      capture: this.#mode === "move" ? null : this.#range,
    };
    const pressed = pressSquare(this.#sketch, vector, way, this.#mirroring);
    this.#note.textContent = `${whereIs(vector)}: ${whatIs(pressed.ways.get(squareKey(vector)))}`;
    this.#press(pressed);
  }

  #vectorOf(square: number): Vector {
    const edge = 2 * this.#away + 1;
    return [(square % edge) - this.#away, Math.floor(square / edge) - this.#away];
  }
}

const NOBODY = { name: "", letter: "", symbol: null, royal: false, text: "" };

const MODES: readonly (readonly [Mode, string])[] = [
  ["both", "Move or capture"],
  ["move", "Only move"],
  ["capture", "Only capture"],
];
const MIRRORINGS: readonly (readonly [Mirroring, string])[] = [
  ["all", "All directions"],
  ["sides", "Left and right"],
  ["none", "None"],
];

const isCentre = ([files, ranks]: Vector): boolean => files === 0 && ranks === 0;

/** `2 forward, 1 to the right`. */
function whereIs([files, ranks]: Vector): string {
  const up = ranks === 0 ? [] : [`${Math.abs(ranks)} ${ranks > 0 ? "forward" : "back"}`];
  const right = files === 0 ? [] : [`${Math.abs(files)} to the ${files > 0 ? "right" : "left"}`];
  return [...up, ...right].join(", ");
}

function whatIs(way: Way | undefined): string {
  if (!way) return "not by itself";
  const { move, capture } = way;
  if (move === capture && move !== null) return `moves and captures${timesOf(move)}`;
  const parts = [
    move === null ? [] : [`moves${timesOf(move)}`],
    capture === null ? [] : [`captures${timesOf(capture)}`],
  ];
  const said = parts.flat().join(", ");
  return parts.some((part) => part.length === 0) ? `${said} only` : said;
}

function timesOf(range: number): string {
  return range === 1 ? "" : range === 0 ? ", and slides on" : `, up to ${range} times`;
}
