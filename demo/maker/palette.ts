/** The tools of the setup board: moves pieces, places one, or removes them. */
import { guard } from "lit/directives/guard.js";
import { render, type TemplateResult } from "lit/html.js";
import { SIDES, type Side } from "../../src/geometry.ts";
import type { Position, Variant } from "../../src/index.ts";
import { pieceLabel } from "../board-language.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { liked } from "../liked-pieces.ts";
import { pieceGlyph } from "../piece-glyph.ts";

type Piece = NonNullable<Position["pieces"][number]>;
/** `move` picks pieces up and puts them down, `erase` removes them, `hole` takes squares away and gives them back. */
export type Tool = "move" | "erase" | "hole" | Piece;

export class Palette {
  readonly element = document.createElement("div");
  readonly #press: (tool: Tool, event: PointerEvent | null) => void;
  /** Those that are no pieces, and how they are called. */
  readonly #words: readonly (readonly [Tool, string])[];
  #tool: Tool = "move";
  #pieceTypes: Variant["pieceTypes"] = [];
  #drawn = "";

  /** @param press called when a tool is chosen; with the event if a pointer went down on it
   *  @param makesHoles whether squares can be taken away */
  constructor(press: (tool: Tool, event: PointerEvent | null) => void, makesHoles: boolean) {
    this.#press = press;
    this.#words = makesHoles ? [...WORDS, ["hole", t`Hole`]] : WORDS;
    this.element.className = "palette";
    this.element.setAttribute("role", "toolbar");
    this.element.setAttribute("aria-label", t`Tools`);
    this.element.addEventListener("keydown", (event) => this.#walk(event));
  }

  get tool(): Tool {
    return this.#tool;
  }

  show({ pieceTypes }: Variant): void {
    const drawn = pieceTypes
      .map((pieceType) => liked(pieceType))
      .map(({ id, name, letter, symbol, picture, moves }) =>
        [id, name, letter, symbol, picture, ...moves.map(({ betza }) => betza.text)].join(),
      )
      .join(";");
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#pieceTypes = pieceTypes;
    if (typeof this.#tool === "object") this.#tool = "move";
    this.#draw();
  }

  #draw(): void {
    const pieces = (side: Side) =>
      this.#pieceTypes.map((pieceType, kind) => {
        const picture = guard([this.#drawn], () => pieceGlyph(pieceType, side));
        return this.#button({ kind, side }, pieceLabel(pieceType, side), picture);
      });
    render(
      html`<div class="tools">${this.#words.map(([tool, word]) => this.#button(tool, word, word))}</div>
        ${SIDES.map((side) => html`<div class="pieces">${pieces(side)}</div>`)}`,
      this.element,
    );
  }

  #button(tool: Tool, label: string, content: unknown): TemplateResult {
    const isChosen = isSame(tool, this.#tool);
    const choose = () => {
      this.#tool = tool;
      this.#draw();
      this.#press(tool, null);
    };
    return html`<button
      type="button"
      class="tool"
      aria-label=${label}
      title=${label}
      aria-pressed=${isChosen}
      tabindex=${isChosen ? 0 : -1}
      @pointerdown=${(event: PointerEvent) => this.#press(tool, event)}
      @click=${choose}
    >${content}</button>`;
  }

  #walk(event: KeyboardEvent): void {
    const buttons = [...this.element.querySelectorAll("button")];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const step = STEPS[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length].focus();
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const WORDS: readonly (readonly [Tool, string])[] = [
  ["move", t`Move`],
  ["erase", t`Take off`],
];

function isSame(one: Tool, other: Tool): boolean {
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  return one.kind === other.kind && one.side === other.side;
}
