/** Analyse: what the engine thinks of the position on the board. */
import { Game, type GameMove, type Score } from "../src/index.ts";
import { grouped } from "../src/variant/phrases.ts";
import { Analysis, type Finding } from "./analysis.ts";
import { block, button, make, onPress } from "./dom.ts";
import type { EngineRoom } from "./engine-room.ts";
import { sentenceOf } from "./faults.ts";
import type { MovesPanel } from "./moves-panel.ts";
import type { Session } from "./session.ts";

/** Moves of the line that are shown. */
const LONGEST_LINE = 12;
/** Pages are not drawn more often than this, in milliseconds. */
const PACE_MS = 120;

export class AnalysePanel {
  readonly #session: Session;
  readonly #moves: MovesPanel;
  readonly #analysis: Analysis;
  #isOn = false;
  #latest: Finding | null = null;
  #drawing: ReturnType<typeof setTimeout> | null = null;

  constructor(session: Session, moves: MovesPanel, engines: EngineRoom) {
    this.#session = session;
    this.#moves = moves;
    this.#analysis = new Analysis(engines, (finding) => this.#take(finding));
    onPress("think", () => this.#switch(!this.#isOn));
    session.listen(() => this.#restart());
  }

  /** The engine thinks while the panel is shown, until it is told to stop. */
  set shown(isShown: boolean) {
    this.#switch(isShown);
  }

  #switch(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    button("think").setAttribute("aria-pressed", String(isOn));
    button("think").textContent = isOn ? "Stop" : "Start analysis";
    block("evaluation").hidden = !isOn;
    if (isOn) this.#restart();
    else this.#rest();
  }

  #rest(): void {
    this.#analysis.stop();
    this.#latest = null;
    this.#session.board.arrows = [];
  }

  #restart(): void {
    if (!this.#isOn) return;
    this.#rest();
    const { game } = this.#session;
    block("line").replaceChildren();
    block("depth").textContent = game.outcome ? "The game is over here." : "Thinking …";
    block("score").textContent = "–";
    this.#analysis.start(game).catch((error) => {
      block("depth").textContent = sentenceOf(error);
    });
  }

  #take(finding: Finding): void {
    this.#latest = finding;
    this.#drawing ??= setTimeout(() => {
      this.#drawing = null;
      if (this.#isOn && this.#latest) this.#draw(this.#latest);
    }, PACE_MS);
  }

  #draw({ game, info }: Finding): void {
    const line = playedLine(game, info.line);
    block("score").textContent = scoreText(info.score, game.turn);
    showBar(info.score, game.turn);
    block("evaluation").classList.toggle("flipped", this.#session.board.hasAttribute("flipped"));
    const speed = grouped(info.nodesPerSecond / 1000);
    block("depth").textContent = `Depth ${info.depth}, ${grouped(info.nodes)} positions, ${speed} thousand a second`;
    block("line").replaceChildren(...line.map((move, at) => this.#step(game, line, move, at)));
    const [best] = line;
    this.#session.board.arrows = best ? [{ from: best.from, to: best.to, brush: "blue" }] : [];
  }

  /** A move of the line; pressing it plays the line that far. */
  #step(game: Game, line: readonly GameMove[], move: GameMove, at: number): HTMLElement {
    const ply = game.turn + at;
    const number = game.position.moveNumber + Math.floor(ply / 2);
    const prefix = ply % 2 === 0 ? `${number}. ` : at === 0 ? `${number}… ` : "";
    const press = make("button", "move", prefix + (this.#moves.isStyled ? move.display : move.san));
    press.type = "button";
    press.addEventListener("click", () => {
      for (const { uci } of line.slice(0, at + 1)) this.#session.board.play(uci);
    });
    return make("li", "", press);
  }
}

function playedLine(game: Game, line: readonly string[]): GameMove[] {
  const copy = Game.start(game.variant, { fen: game.fen() });
  const played: GameMove[] = [];
  for (const uci of line.slice(0, LONGEST_LINE)) {
    if (copy.outcome) break;
    played.push(copy.play(uci));
  }
  return played;
}

/** From White's side: `+0.35`, `−1.20`, `mate in 3`. */
function scoreText(score: Score, turn: 0 | 1): string {
  const sign = turn === 0 ? 1 : -1;
  if (score.type === "mate") {
    const winner = score.moves * sign > 0 ? "White" : "Black";
    return `${winner} mates in ${Math.abs(score.moves)}`;
  }
  const pawns = (score.value * sign) / 100;
  return `${pawns > 0 ? "+" : pawns < 0 ? "\u2212" : ""}${Math.abs(pawns).toFixed(2)}`;
}

function showBar(score: Score, turn: 0 | 1): void {
  const sign = turn === 0 ? 1 : -1;
  const pawns = score.type === "mate" ? Math.sign(score.moves) * 10 * sign : (score.value * sign) / 100;
  const bar = block("evaluation");
  const share = score.type === "mate" ? (pawns > 0 ? 1 : 0) : 1 / (1 + Math.exp(-0.4 * pawns));
  bar.style.setProperty("--share", share.toFixed(3));
  bar.setAttribute("aria-valuenow", Math.max(-10, Math.min(10, pawns)).toFixed(2));
  bar.setAttribute("aria-valuetext", scoreText(score, turn));
}
