/** Analyse: the engine's view of the position on the board. Its findings are kept with the position. */
import { render } from "lit/html.js";
import type { Game, GameMove, Variant } from "../src/index.ts";
import { Analysis, type Finding } from "./analysis.ts";
import type { BoardPreview } from "./board-preview.ts";
import { block } from "./dom.ts";
import type { EngineRoom } from "./engine-room.ts";
import { sentenceOf } from "./faults.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { LineList, playedLine, type ShownLine } from "./line-list.ts";
import type { MovesPanel } from "./moves-panel.ts";
import { pawnsOf, scoreText, shareOf } from "./score.ts";
import type { Session } from "./session.ts";
import { grouped } from "./words.ts";

/** Minimum time between updates of the panel, in milliseconds. */
const PACE_MS = 120;
const MOST_LINES = 5;
const NO_SCORE = "–";

/** A position of a variant. */
interface Place {
  readonly variant: Variant;
  readonly fen: string;
  readonly isOver: boolean;
}

export class AnalysePanel {
  readonly #session: Session;
  readonly #moves: MovesPanel;
  readonly #analysis: Analysis;
  readonly #list: LineList;
  #isOn = false;
  /** Whether a press has ended it, which lasts until a press begins it. */
  #isStopped = false;
  #count = 1;
  #score = NO_SCORE;
  #depth = "";
  #latest: Finding | null = null;
  #drawing: ReturnType<typeof setTimeout> | null = null;
  /** The position that was analysed last. */
  #analysed: Place | null = null;

  constructor(session: Session, moves: MovesPanel, engines: EngineRoom, preview: BoardPreview) {
    this.#session = session;
    this.#moves = moves;
    this.#analysis = new Analysis(engines, (finding) => this.#take(finding));
    this.#list = new LineList({
      preview: (game, line) => (line ? preview.show(game, line) : preview.hide()),
      play: (line) => this.#play(line),
    });
    session.listen(() => this.#follow());
    this.#draw();
  }

  /** The engine searches while the panel is shown, unless the person has stopped it. */
  set shown(isShown: boolean) {
    this.#switch(isShown && !this.#isStopped);
  }

  /** Searches anew: the engine has learnt something, or forgotten it. */
  refresh(): void {
    this.#restart();
  }

  /** Leaves the processor to somebody else. */
  stop(): void {
    this.#switch(false);
  }

  /** Follows the board to another position. */
  #follow(): void {
    if (this.#analysed && this.#isAt(this.#analysed)) return;
    if (this.#isOn) this.#restart();
    else if (this.#analysed) this.#forget();
  }

  #isAt({ variant, fen, isOver }: Place): boolean {
    const { game } = this.#session;
    return game.variant === variant && game.fen() === fen && (game.outcome !== null) === isOver;
  }

  #forget(): void {
    this.#analysed = null;
    this.#list.clear(0);
    this.#tell(NO_SCORE, "");
  }

  #tell(score: string, depth: string): void {
    this.#score = score;
    this.#depth = depth;
    this.#draw();
  }

  #draw(): void {
    const choose = ({ target }: Event) => {
      this.#count = Number((target as HTMLSelectElement).value);
      this.#restart();
    };
    const press = () => {
      this.#isStopped = this.#isOn;
      this.#switch(!this.#isOn);
    };
    render(
      html`<div class="row between">
          <strong id="score" class="score">${this.#score}</strong>
          <button type="button" id="think" class="main" aria-pressed=${this.#isOn} @click=${press}>${this.#isOn ? t`Stop` : t`Start analysis`}</button>
        </div>
        <p id="depth" class="note">${this.#depth}</p>
        <ol id="lines" class="lines" aria-label="Best lines"></ol>
        <label class="row lines-choice"
          ><span>Lines</span
          ><select id="line-count" @change=${choose}>
            ${Array.from({ length: MOST_LINES }, (_, at) => html`<option>${at + 1}</option>`)}
          </select></label
        >`,
      block("thoughts"),
    );
  }

  #switch(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    block("evaluation").hidden = !isOn;
    this.#draw();
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
    this.#analysed = { variant: game.variant, fen: game.fen(), isOver: game.outcome !== null };
    this.#list.clear(this.#count);
    this.#tell(NO_SCORE, game.outcome ? t`The game is over here.` : t`Thinking …`);
    this.#analysis.start(game, this.#count).catch((error) => this.#tell(NO_SCORE, sentenceOf(error)));
  }

  #take(finding: Finding): void {
    this.#latest = finding;
    this.#drawing ??= setTimeout(() => {
      this.#drawing = null;
      if (this.#isOn && this.#latest) this.#show(this.#latest);
    }, PACE_MS);
  }

  #show({ game, info }: Finding): void {
    const { score } = info;
    const lines = info.lines.map((line) => playedLine(game, line));
    const speed = grouped(Math.round(info.nodesPerSecond / 1000) * 1000);
    this.#tell(scoreText(score, game), t`Depth ${info.depth}, ${grouped(info.nodes)} positions, ${speed} a second`);
    this.#drawBar(score, game);
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
