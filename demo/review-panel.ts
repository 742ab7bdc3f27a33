/** The review of a game: a graph of the chances, both accuracies, the worst moves. Kept with the game as long as the page. */
import { nothing, render, svg, type TemplateResult } from "lit/html.js";
import type { Game, GameMove } from "../src/index.ts";
import { nagText } from "../src/notation.ts";
import { accuracyOf, type Evaluation, type Judged, judge } from "./accuracy.ts";
import type { BoardPreview } from "./board-preview.ts";
import { block } from "./dom.ts";
import type { EngineRoom } from "./engine-room.ts";
import { sentenceOf } from "./faults.ts";
import { html } from "./html.ts";
import { withJudgement } from "./judgements.ts";
import { t } from "./language.ts";
import { numberText } from "./move-number.ts";
import { playedFrom } from "./played-from.ts";
import { nameAt } from "./players.ts";
import { evaluations } from "./review.ts";
import type { Session } from "./session.ts";
import type { Chosen } from "./settings.ts";
import { addMove, endOf, type MoveNode, pathTo } from "./tree.ts";

/** Positions searched for each move: a second of a phone, or of patience. */
const DEPTHS: readonly (readonly [nodes: number, words: string])[] = [
  [20_000, t`quick`],
  [100_000, t`thorough`],
  [500_000, t`deep`],
];
const MOST_LISTED = 8;
/** Moves of a better line that are written into the game. */
const LONGEST_BETTER = 6;

interface Review {
  /** The nodes after the moves of the line. */
  readonly path: readonly MoveNode[];
  readonly found: readonly Evaluation[];
  readonly judged: readonly Judged[];
}

/** A move of the review that was not good. */
interface Bad extends Judged {
  readonly node: MoveNode;
  readonly ply: number;
  readonly better: readonly GameMove[];
}

export class ReviewPanel {
  readonly #session: Session;
  readonly #engines: EngineRoom;
  readonly #chosen: Chosen;
  readonly #preview: BoardPreview;
  /** By the root of a game's tree. */
  readonly #reviews = new WeakMap<MoveNode, Review>();
  #nodes = DEPTHS[0][0];
  #running: { readonly root: MoveNode; readonly stopper: AbortController; readonly length: number } | null = null;
  #note = "";
  /** Called before the engine gets to work. */
  onStart: () => void = () => {};

  constructor(session: Session, engines: EngineRoom, chosen: Chosen, preview: BoardPreview) {
    this.#session = session;
    this.#engines = engines;
    this.#chosen = chosen;
    this.#preview = preview;
    session.listen((change) => {
      if (change === "game") {
        this.#stop();
        this.#note = "";
      }
      this.#draw();
    });
    this.#draw();
  }

  #stop(): void {
    this.#running?.stopper.abort();
    this.#running = null;
    this.#draw();
  }

  async #start(): Promise<void> {
    this.#stop();
    this.onStart();
    const { root, current, variant, start } = this.#session;
    const path = pathTo(endOf(current));
    const stopper = new AbortController();
    const running = { root, stopper, length: path.length + 1 };
    this.#running = running;
    this.#note = "";
    this.#keep(root, path, []);
    const moves = path.map(({ move }) => move?.uci ?? "");
    const task = { variant, start, moves, nodes: this.#nodes, signal: stopper.signal };
    try {
      const found: Evaluation[] = [];
      for await (const evaluation of evaluations(this.#engines, task)) {
        if (stopper.signal.aborted) return;
        found.push(evaluation);
        this.#keep(root, path, found);
      }
    } catch (error) {
      this.#note = sentenceOf(error);
    }
    if (this.#running === running) this.#stop();
  }

  #keep(root: MoveNode, path: readonly MoveNode[], found: readonly Evaluation[]): void {
    const moves = path.map(({ move }) => move?.uci ?? "");
    this.#reviews.set(root, { path, found: [...found], judged: judge(found, moves, sidesOf(path)) });
    this.#draw();
  }

  #draw(): void {
    const { root } = this.#session;
    const review = this.#reviews.get(root) ?? null;
    render(
      html`<div class="row between">
          <h2>Review</h2>
          ${this.#running ? nothing : this.#startButton()}
        </div>
        ${this.#running ? this.#progress(review) : nothing}
        ${review && review.found.length > 1 ? this.#results(review) : html`<p class="note">${this.#hint}</p>`}
        <p id="review-note" class="note" role="status">${this.#note}</p>`,
      block("review"),
    );
  }

  get #hint(): string {
    if (this.#session.hasMoves)
      return t`The engine looks at every position of the game, and names the moves that cost most.`;
    return t`There are no moves to review yet.`;
  }

  #startButton(): TemplateResult {
    const choose = ({ target }: Event) => {
      this.#nodes = Number((target as HTMLSelectElement).value);
    };
    return html`<span class="row tight"
      ><select id="review-depth" aria-label="How deep" @change=${choose}>
        ${DEPTHS.map(([nodes, words]) => html`<option value=${nodes}>${words}</option>`)}
      </select>
      <button type="button" id="review-start" class="main" ?disabled=${!this.#session.hasMoves} @click=${() => this.#start()}>Review the game</button></span
    >`;
  }

  #progress(review: Review | null): TemplateResult {
    const done = review?.found.length ?? 0;
    const all = this.#running?.length ?? 1;
    return html`<div class="row">
      <progress id="review-progress" class="wide" aria-label="Progress of the review" max=${all} .value=${done}></progress>
      <button type="button" id="review-stop" @click=${() => this.#stop()}>Stop</button>
    </div>`;
  }

  #results(review: Review): TemplateResult {
    const bad = this.#badOf(review);
    const isWhole = review.found.length > review.path.length;
    return html`${this.#graph(review)}
      <dl class="accuracies">${this.#accuracy(review, 0)}${this.#accuracy(review, 1)}</dl>
      ${isWhole ? nothing : html`<p class="note">${review.found.length - 1} of ${review.path.length} moves are reviewed.</p>`}
      ${
        bad.length
          ? html`<ol class="bad" aria-label="The worst moves">${bad.slice(0, MOST_LISTED).map((move) => this.#badMove(move))}</ol>
            <button type="button" id="review-write" @click=${() => this.#write(bad)}>Write these into the game</button>`
          : html`<p class="note">No move has cost a twentieth of the chances.</p>`
      }`;
  }

  #accuracy({ judged, path }: Review, side: 0 | 1): TemplateResult {
    const accuracy = accuracyOf(judged, side, sidesOf(path));
    const name = nameAt(this.#session, side, this.#chosen.settings.name);
    return html`<div>
      <dt><span class="disc ${side === 0 ? "white" : "black"}"></span>${name}</dt>
      <dd id="accuracy-${side === 0 ? "white" : "black"}">${accuracy === null ? "–" : `${Math.round(accuracy)} %`}</dd>
    </div>`;
  }

  /** White's chances from the start to the end; pressing it goes there. */
  #graph({ path, found, judged }: Review): TemplateResult {
    const last = Math.max(1, path.length);
    const points = found.map(({ share }, ply) => `${(ply * 100) / last},${((1 - share) * 40).toFixed(2)}`);
    const end = ((found.length - 1) * 100) / last;
    const at = path.indexOf(this.#session.current) + 1;
    const go = (event: PointerEvent) => {
      const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
      const ply = Math.round(((event.clientX - left) / width) * last);
      this.#session.goTo(ply <= 0 ? this.#session.root : path[Math.min(ply, path.length) - 1]);
    };
    return html`<svg id="review-graph" class="graph" viewBox="0 0 100 40" preserveAspectRatio="none" role="img" aria-label="White's chances through the game" @click=${go}>
      <rect class="dark" width="100" height="40" />
      <polygon class="light" points="0,40 ${points.join(" ")} ${end},40" />
      <line class="middle" x1="0" x2="100" y1="20" y2="20" />
      ${judged.map(({ nag }, ply) =>
        nag === null
          ? nothing
          : svg`<line class="fault" x1=${((ply + 1) * 100) / last} x2=${((ply + 1) * 100) / last} y1="0" y2="40" />`,
      )}
      <line class="now" x1=${(at * 100) / last} x2=${(at * 100) / last} y1="0" y2="40" />
    </svg>`;
  }

  /** The worst first. */
  #badOf({ path, found, judged }: Review): Bad[] {
    return judged
      .map((one, ply) => ({ ...one, ply, node: path[ply] }))
      .filter(({ nag }) => nag !== null)
      .sort((a, b) => b.loss - a.loss)
      .map((one) => ({ ...one, better: this.#movesOf(one.node, found[one.ply].line) }));
  }

  #before(node: MoveNode): Game {
    return playedFrom(this.#session, node.parent);
  }

  #movesOf(node: MoveNode, line: readonly string[]): GameMove[] {
    const game = this.#before(node);
    const moves: GameMove[] = [];
    for (const uci of line.slice(0, LONGEST_BETTER)) {
      if (game.outcome) break;
      moves.push(game.play(uci));
    }
    return moves;
  }

  #badMove({ node, loss, nag, better }: Bad): TemplateResult {
    const point = () => this.#preview.show(this.#before(node), better.slice(0, 1));
    const leave = () => this.#preview.hide();
    const play = () => {
      if (node.parent) this.#session.goTo(node.parent);
      if (better[0]) this.#session.board.play(better[0].uci);
    };
    return html`<li>
      <button type="button" class="move" @click=${() => this.#session.goTo(node)}>
        ${node.move && numberText(node.move)} ${node.move?.display}<span class="nag">${nagText(nag ?? 0)}</span>
      </button>
      <span class="note">costs ${Math.round(loss * 100)} %; better</span>
      <button type="button" class="move" @click=${play} @pointerenter=${point} @pointerleave=${leave} @focus=${point} @blur=${leave}>
        ${better[0]?.display}
      </button>
    </li>`;
  }

  /** As judgements and branches, which a PGN keeps. */
  #write(bad: readonly Bad[]): void {
    for (const { node, nag, better } of bad) {
      node.remarks = { ...node.remarks, nags: withJudgement(node.remarks.nags, nag) };
      if (node.parent) better.reduce(addMove, node.parent);
    }
    this.#note = t`They stand in the list of moves, with the better lines beside them.`;
    this.#session.remark(this.#session.root, this.#session.root.remarks);
  }
}

function sidesOf(path: readonly MoveNode[]): (0 | 1)[] {
  return path.map(({ move }) => move?.side ?? 0);
}
