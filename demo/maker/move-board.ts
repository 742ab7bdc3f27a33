/** A small board around a piece: pressing a square changes how the piece moves there. */
import { keyed } from "lit/directives/keyed.js";
import { render, type TemplateResult } from "lit/html.js";
import { parseBetza } from "../../src/betza.ts";
import { drawPicture, type PicturedPiece } from "../../src/board.ts";
import type { Vector } from "../../src/geometry.ts";
import { pieceName } from "../board-language.ts";
import { moveDiagram } from "../drawn.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { cellGrid, cellOf, focusCell } from "./cell-grid.ts";
import { type Options, radioChoice, selectField } from "./fields.ts";
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

const RANGES: Options = [
  ["1", t`Only there`],
  ["0", t`Slides`],
  ...[2, 3, 4, 5, 6, 7].map((times) => [String(times), t`Up to ${times} times`] as const),
];

type Drawn = Omit<PicturedPiece, "moves"> & { readonly text: string };

export class MoveBoard {
  readonly element = document.createElement("div");
  readonly #press: (sketch: Sketch) => void;
  #away = 0;
  #isWide = false;
  #sketch: Sketch = { ways: new Map(), kept: [] };
  #piece: Drawn = NOBODY;
  #mode: Mode = "both";
  #range = 1;
  #mirroring: Mirroring = "all";
  /** What the last press did, for screen readers. */
  #said = "";

  /** @param press called with the sketch after a press */
  constructor(press: (sketch: Sketch) => void) {
    this.#press = press;
    this.element.className = "moving";
  }

  /** @param piece drawn in the centre; its Betza is shown, including what the sketch does not show */
  show(sketch: Sketch, piece: Drawn): void {
    this.#sketch = sketch;
    this.#piece = piece;
    this.#draw();
  }

  /** A square keeps the focus when the board is drawn larger or smaller. */
  #draw(): void {
    const { activeElement } = document;
    const cell = this.element.contains(activeElement) ? cellOf(activeElement) : null;
    const focused = cell && this.#vectorOf(Number(cell.dataset.square));
    const before = this.#away;
    this.#away = this.#isWide ? MOST_SQUARES_AWAY : squaresAway(this.#sketch);
    render(this.#template(), this.element);
    if (focused && this.#away !== before) focusCell(this.element, this.#squareOf(focused));
  }

  #template(): TemplateResult {
    return html`<div class="brush">
        ${radioChoice("maker-mode", t`Pressing a square lets the piece`, MODES, this.#mode, (mode) => {
          this.#mode = mode;
        })}
        ${radioChoice("maker-mirroring", t`Also on the mirrored squares`, MIRRORINGS, this.#mirroring, (mirroring) => {
          this.#mirroring = mirroring;
        })}
        <div class="row">
          ${selectField(t`How far`, RANGES, String(this.#range), (range) => {
            this.#range = Number(range);
          })}
          <button type="button" @click=${() => this.#widen()}>${this.#isWide ? t`Smaller board` : t`Larger board`}</button>
        </div>
      </div>
      <div class="move-board">${this.#diagram()}${keyed(this.#away, this.#grid())}</div>
      <p class="spoken" role="status">${this.#said}</p>`;
  }

  #widen(): void {
    this.#isWide = !this.#isWide;
    this.#draw();
  }

  #diagram(): SVGElement {
    const parsed = parseBetza(this.#piece.text);
    const betza = parsed.ok ? parsed.betza : { text: "", terms: [] };
    const moves = [{ betza, from: null, to: null }];
    const piece = { ...this.#piece, moves, firstMove: [[], []] } as const;
    const drawn = drawPicture(moveDiagram(piece, { reach: this.#away, initial: true }));
    drawn.setAttribute("aria-hidden", "true");
    return drawn;
  }

  #grid(): unknown {
    const edge = 2 * this.#away + 1;
    return cellGrid({
      board: { files: edge, ranks: edge },
      label: t`Squares around the piece; up is forward`,
      first: this.#squareOf([0, 0]),
      mark: "chosen",
      cell: (square) => {
        const vector = this.#vectorOf(square);
        const way = this.#sketch.ways.get(squareKey(vector));
        const label = isCentre(vector) ? t`The ${pieceName(this.#piece)}` : `${whereIs(vector)}: ${whatIs(way)}`;
        return { label, isMarked: way !== undefined };
      },
      press: (square) => this.#pressed(square),
    });
  }

  #pressed(square: number): void {
    const vector = this.#vectorOf(square);
    if (isCentre(vector)) return;
    const way: Way = {
      move: this.#mode === "capture" ? null : this.#range,
      capture: this.#mode === "move" ? null : this.#range,
    };
    const pressed = pressSquare(this.#sketch, vector, way, this.#mirroring);
    this.#said = `${whereIs(vector)}: ${whatIs(pressed.ways.get(squareKey(vector)))}`;
    this.#press(pressed);
  }

  #squareOf([files, ranks]: Vector): number {
    return (ranks + this.#away) * (2 * this.#away + 1) + files + this.#away;
  }

  #vectorOf(square: number): Vector {
    const edge = 2 * this.#away + 1;
    return [(square % edge) - this.#away, Math.floor(square / edge) - this.#away];
  }
}

const NOBODY = { name: "", letter: "", symbol: null, royal: false, text: "" };

const MODES: Options<Mode> = [
  ["both", t`move or capture`],
  ["move", t`only move`],
  ["capture", t`only capture`],
];
const MIRRORINGS: Options<Mirroring> = [
  ["all", t`All directions`],
  ["sides", t`Left and right`],
  ["none", t`None`],
];

const isCentre = ([files, ranks]: Vector): boolean => files === 0 && ranks === 0;

/** `2 forward, 1 to the right`. */
function whereIs([files, ranks]: Vector): string {
  const up = ranks === 0 ? [] : [ranks > 0 ? t`${ranks} forward` : t`${-ranks} back`];
  const right = files === 0 ? [] : [files > 0 ? t`${files} to the right` : t`${-files} to the left`];
  return [...up, ...right].join(", ");
}

function whatIs(way: Way | undefined): string {
  if (!way) return t`not by itself`;
  const { move, capture } = way;
  if (move === capture && move !== null) return t`moves and captures${timesOf(move)}`;
  const parts = [
    move === null ? [] : [t`moves${timesOf(move)}`],
    capture === null ? [] : [t`captures${timesOf(capture)}`],
  ];
  const said = parts.flat().join(", ");
  return parts.some((part) => part.length === 0) ? t`${said} only` : said;
}

function timesOf(range: number): string {
  return range === 1 ? "" : range === 0 ? t`, and slides on` : t`, up to ${range} times`;
}
