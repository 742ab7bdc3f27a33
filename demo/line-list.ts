/** The engine's lines: a score and moves each; pressing a move plays the line up to it. */
import { Game, type GameMove, type SearchInfo } from "../src/index.ts";
import { block, make } from "./dom.ts";
import { shortScore } from "./score.ts";

/** The most moves shown of a line. */
const LONGEST_LINE = 12;

type Line = SearchInfo["lines"][number];

export interface ShownLine {
  readonly line: Line;
  readonly moves: readonly GameMove[];
}

export class LineList {
  readonly #list = block("lines");
  readonly #play: (moves: readonly GameMove[]) => void;
  /** The content of each row, so that unchanged rows keep the keyboard focus. */
  #keys: string[] = [];

  constructor(play: (moves: readonly GameMove[]) => void) {
    this.#play = play;
  }

  /** Shows empty rows, so that nothing shifts when the lines arrive. */
  clear(count: number): void {
    this.#keys = [];
    this.#list.classList.toggle("several", count > 1);
    this.#list.replaceChildren(...Array.from({ length: count }, () => make("li", "variation")));
  }

  /** @param text writes a move */
  show(game: Game, lines: readonly ShownLine[], text: (move: GameMove) => string): void {
    for (const [index, shown] of lines.entries()) {
      const row = this.#list.children[index] ?? this.#list.appendChild(make("li", "variation"));
      const steps = shown.moves.map((_, at) => prefixOf(game, at) + text(shown.moves[at]));
      const key = steps.join(" ");
      const score = shortScore(shown.line.score, game.turn);
      const value = row.querySelector(".value");
      if (value && this.#keys[index] === key) value.textContent = score;
      else this.#fill(row, score, steps, shown.moves);
      this.#keys[index] = key;
    }
    while (this.#list.children.length > lines.length) this.#list.lastElementChild?.remove();
  }

  #fill(row: Element, score: string, steps: readonly string[], moves: readonly GameMove[]): void {
    const focused = Array.from(row.querySelectorAll("button")).indexOf(document.activeElement as HTMLButtonElement);
    const presses = steps.map((step, at) => {
      const press = make("button", "move", step);
      press.type = "button";
      press.addEventListener("click", () => this.#play(moves.slice(0, at + 1)));
      return press;
    });
    row.replaceChildren(make("strong", "value", score), make("span", "steps", ...presses));
    if (focused >= 0) presses[Math.min(focused, presses.length - 1)]?.focus({ preventScroll: true });
  }
}

/** `12. ` before White's moves, `12… ` before an initial one of Black's. */
function prefixOf(game: Game, at: number): string {
  const ply = game.turn + at;
  const number = game.position.moveNumber + Math.floor(ply / 2);
  if (ply % 2 === 0) return `${number}. `;
  return at === 0 ? `${number}… ` : "";
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
