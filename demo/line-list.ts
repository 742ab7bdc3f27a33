/** The engine's lines: a score and moves each. Pointing at a move, or its focus, previews it; pressing plays the line up to it. */
import { render, type TemplateResult } from "lit/html.js";
import { Game, type GameMove, type SearchInfo } from "../src/index.ts";
import { block } from "./dom.ts";
import { html } from "./html.ts";
import { isNumbered, numberText } from "./move-number.ts";
import { shortScore } from "./score.ts";

/** The most moves shown of a line. */
const LONGEST_LINE = 12;

type Line = SearchInfo["lines"][number];

export interface ShownLine {
  readonly line: Line;
  readonly moves: readonly GameMove[];
}

export interface LineTakers {
  /** Shows what a line leads to; null when nobody points at one any more. */
  preview(game: Game, moves: readonly GameMove[] | null): void;
  play(moves: readonly GameMove[]): void;
}

/** What is shown; `game` is null before there are lines. */
interface Shown {
  readonly game: Game | null;
  readonly lines: readonly ShownLine[];
  readonly text: (move: GameMove) => string;
}

export class LineList {
  readonly #takers: LineTakers;
  #shown: Shown = { game: null, lines: [], text: () => "" };
  /** Rows kept free, so that nothing shifts when the lines arrive. */
  #count = 0;
  /** The move that is pointed at. */
  #pointed: { readonly row: number; readonly at: number } | null = null;

  constructor(takers: LineTakers) {
    this.#takers = takers;
  }

  clear(count: number): void {
    this.#count = count;
    this.#shown = { ...this.#shown, game: null, lines: [] };
    this.#point(null);
    this.#draw();
  }

  /** @param text writes a move */
  show(game: Game, lines: readonly ShownLine[], text: (move: GameMove) => string): void {
    this.#count = lines.length;
    this.#shown = { game, lines, text };
    this.#draw();
    this.#point(this.#pointed);
  }

  #point(pointed: { readonly row: number; readonly at: number } | null): void {
    const wasPointed = this.#pointed !== null;
    this.#pointed = pointed;
    const { game, lines } = this.#shown;
    const moves = pointed && lines[pointed.row]?.moves.slice(0, pointed.at + 1);
    if (game && moves?.length) this.#takers.preview(game, moves);
    else if (game && wasPointed) this.#takers.preview(game, null);
    else if (wasPointed) this.#pointed = null;
  }

  #draw(): void {
    const list = block("lines");
    list.classList.toggle("several", this.#count > 1);
    render(
      Array.from({ length: this.#count }, (_, row) => html`<li class="variation">${this.#row(row)}</li>`),
      list,
    );
  }

  #row(row: number): TemplateResult | null {
    const { game, lines, text } = this.#shown;
    const shown = lines[row];
    if (!game || !shown) return null;
    const steps = shown.moves.map((move, at) => {
      const point = () => this.#point({ row, at });
      const leave = () => this.#point(null);
      return html`<button
        type="button"
        class="move"
        @click=${() => this.#takers.play(shown.moves.slice(0, at + 1))}
        @pointerenter=${(event: PointerEvent) => event.pointerType === "mouse" && point()}
        @pointerleave=${leave}
        @focus=${(event: FocusEvent) => (event.target as Element).matches(":focus-visible") && point()}
        @blur=${leave}
      >${prefixOf(game, shown.moves, at) + text(move)}</button>`;
    });
    return html`<strong class="value">${shortScore(shown.line.score, game.turn)}</strong><span class="steps">${steps}</span>`;
  }
}

/** `12. ` where a number stands: also before an initial move of Black's, `12… `. */
function prefixOf({ variant }: Game, moves: readonly GameMove[], at: number): string {
  const isDue = at === 0 || isNumbered(moves[at], moves[at - 1], variant.series !== null);
  return isDue ? `${numberText(moves[at])} ` : "";
}

/** Plays a line from a position, as far as it is shown. */
export function playedLine(game: Game, line: Line): ShownLine {
  const copy = Game.start(game.variant, { fen: game.fen() });
  const moves: GameMove[] = [];
  for (const uci of line.line.slice(0, LONGEST_LINE)) {
    if (copy.outcome) break;
    moves.push(copy.play(uci));
  }
  return { line, moves };
}
