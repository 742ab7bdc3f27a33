/** Analyse: the engine's view of the position on the board. Its findings are kept with the position. */
import type { Game, GameMove, Variant } from "../src/index.ts";
import { Analysis, type Finding } from "./analysis.ts";
import { block, button, onPress, select } from "./dom.ts";
import type { EngineRoom } from "./engine-room.ts";
import { sentenceOf } from "./faults.ts";
import { LineList, playedLine, type ShownLine } from "./line-list.ts";
import type { MovesPanel } from "./moves-panel.ts";
import { pawnsOf, scoreText, shareOf } from "./score.ts";
import type { Session } from "./session.ts";
import { grouped } from "./words.ts";

/** Minimum time between updates of the panel, in milliseconds. */
const PACE_MS = 120;

/** A position of a variant. */
interface Place {
  readonly variant: Variant;
  readonly fen: string;
}

export class AnalysePanel {
  readonly #session: Session;
  readonly #moves: MovesPanel;
  readonly #analysis: Analysis;
  readonly #list: LineList;
  #isOn = false;
  #latest: Finding | null = null;
  #drawing: ReturnType<typeof setTimeout> | null = null;
  /** The position that was analysed last. */
  #analysed: Place | null = null;

  constructor(session: Session, moves: MovesPanel, engines: EngineRoom) {
    this.#session = session;
    this.#moves = moves;
    this.#analysis = new Analysis(engines, (finding) => this.#take(finding));
    this.#list = new LineList((line) => this.#play(line));
    onPress("think", () => this.#switch(!this.#isOn));
    select("line-count").addEventListener("change", () => this.#restart());
    session.listen(() => this.#follow());
  }

  /** The engine searches while the panel is shown, until it is stopped. */
  set shown(isShown: boolean) {
    this.#switch(isShown);
  }

  /** Searches anew: the engine has learnt something, or forgotten it. */
  refresh(): void {
    this.#restart();
  }

  /** Follows the board to another position. */
  #follow(): void {
    if (this.#isOn) this.#restart();
    else if (this.#analysed && !this.#isAt(this.#analysed)) this.#forget();
  }

  #isAt({ variant, fen }: Place): boolean {
    const { game } = this.#session;
    return game.variant === variant && game.fen() === fen;
  }

  #forget(): void {
    this.#analysed = null;
    this.#list.clear(0);
    block("depth").textContent = "";
    block("score").textContent = "–";
  }

  get #count(): number {
    return Number(select("line-count").value);
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
    this.#analysed = { variant: game.variant, fen: game.fen() };
    this.#list.clear(this.#count);
    block("depth").textContent = game.outcome ? "The game is over here." : "Thinking …";
    block("score").textContent = "–";
    this.#analysis.start(game, this.#count).catch((error) => {
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
    const { score } = info;
    const lines = info.lines.map((line) => playedLine(game, line));
    block("score").textContent = scoreText(score, game);
    this.#drawBar(score, game);
    const speed = grouped(info.nodesPerSecond / 1000);
    block("depth").textContent = `Depth ${info.depth}, ${grouped(info.nodes)} positions, ${speed} k/s`;
    this.#list.show(game, lines, (move) => (this.#moves.isStyled ? move.display : move.san));
    this.#drawArrows(lines);
  }

  #drawBar(score: Finding["info"]["score"], game: Game): void {
    const { turn } = game;
    const bar = block("evaluation");
    bar.style.setProperty("--share", shareOf(score, turn).toFixed(3));
    bar.setAttribute("aria-valuenow", pawnsOf(score, turn).toFixed(2));
    bar.setAttribute("aria-valuetext", scoreText(score, game));
    bar.classList.toggle("flipped", this.#session.board.hasAttribute("flipped"));
  }

  /** The best move in blue, over the others in green. */
  #drawArrows(lines: readonly ShownLine[]): void {
    const firsts = lines.flatMap(({ moves }) => moves.slice(0, 1));
    const arrows = firsts.map(({ from, to, drop, piece }, at) => {
      const arrow = { from, to, brush: at === 0 ? "blue" : "green" } as const;
      return drop ? { ...arrow, drop: piece } : arrow;
    });
    this.#session.board.arrows = arrows.reverse();
  }

  /** Plays a line up to the move that was pressed. */
  #play(line: readonly GameMove[]): void {
    if (!this.#analysed || !this.#isAt(this.#analysed)) return;
    for (const { uci } of line) this.#session.board.play(uci);
  }
}
