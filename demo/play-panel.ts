/** Play: actions in the game, a new one, and what the person likes. */

import { live } from "lit/directives/live.js";
import { nothing, render, type TemplateResult } from "lit/html.js";
import { describeOutcome } from "../src/board.ts";
import { countStarts, type StartOptions, startNumber } from "../src/index.ts";
import { boardLanguage } from "./board-language.ts";
import { block, valueIn } from "./dom.ts";
import type { EngineRoom } from "./engine-room.ts";
import { sentenceOf } from "./faults.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import type { Players, Session, Side } from "./session.ts";
import { grouped } from "./words.ts";

/** Levels of the engine, and times for its full strength. */
const LEVEL_WORDS = [t`beginner`, "", t`easy`, "", t`casual`, "", t`club`, "", t`strong`, t`full strength`];
const TIMES_MS = [100, 300, 1_000, 3_000, 10_000, 30_000];
const OPPONENTS: readonly (readonly [value: string, text: string])[] = [
  ...LEVEL_WORDS.map(
    (word, at) => [`level ${at + 1}`, word ? t`Level ${at + 1}, ${word}` : t`Level ${at + 1}`] as const,
  ),
  ...TIMES_MS.map((ms) => [`time ${ms}`, t`${ms / 1000} s a move`] as const),
];
const SIDES: readonly (readonly [side: Side, text: string])[] = [
  ["white", t`White`],
  ["black", t`Black`],
  ["both", t`Both`],
];
const STARTS = [
  ["default", t`usual`],
  ["random", t`random`],
  ["number", t`number`],
] as const;
type How = (typeof STARTS)[number][0];

export class PlayPanel {
  readonly #session: Session;
  readonly #engines: EngineRoom;
  #side: Side = "white";
  #opponent = "level 3";
  #how: How = "default";
  #number = "0";
  #fault = "";
  /** Whether the person is asked if the resignation is meant. */
  #isResigning = false;

  constructor(session: Session, engines: EngineRoom) {
    this.#session = session;
    this.#engines = engines;
    this.#draw();
    session.listen((change) => {
      if (change === "game") this.#showStart();
      if (session.game.outcome) this.#isResigning = false;
      this.#draw();
    });
  }

  /** Shows the players of a link, or one of them. */
  showPlayers({ side, level }: { readonly side: Side | null; readonly level: number | null }): void {
    if (side) this.#side = side;
    if (level !== null) this.#opponent = `level ${level}`;
    this.#seatPlayers();
  }

  /** The same again, with the other colour against the engine, and another of the starts if they are drawn. */
  rematch(): void {
    if (this.#side !== "both") this.#side = this.#side === "white" ? "black" : "white";
    this.#seatPlayers();
    const { rules, start } = this.#session;
    this.#attempt(() => this.#session.open(rules, this.#how === "random" ? this.#chosenStart() : start));
  }

  #seatPlayers(): void {
    const [kind, amount] = this.#opponent.split(" ");
    const moveTimeMs = kind === "time" ? Number(amount) : null;
    this.#engines.moveTimeMs = moveTimeMs;
    const level = moveTimeMs === null ? Number(amount) : 10;
    const isAlone = this.#side === "both";
    const players: Players = { side: this.#side, level: isAlone ? null : level, moveTimeMs };
    this.#session.players = players;
    this.#draw();
  }

  #begin(): void {
    this.#attempt(() => this.#session.open(this.#session.rules, this.#chosenStart()));
  }

  #attempt(begin: () => void): void {
    this.#fault = "";
    try {
      begin();
    } catch (error) {
      this.#fault = sentenceOf(error);
    }
    this.#draw();
  }

  #chosenStart(): StartOptions {
    const count = countStarts(this.#session.variant);
    if (count < 2 || this.#how === "default") return {};
    if (this.#how === "random") return { start: Math.floor(Math.random() * count) };
    if (this.#number.trim() === "") throw new Error(t`Give the number of a start, 0 to ${count - 1}.`);
    return { start: Number(this.#number) };
  }

  #showStart(): void {
    const { start } = this.#session.start;
    this.#fault = "";
    if (start !== undefined) this.#number = String(start);
  }

  /** The side that resigns: the person's; where both sides are moved by hand, the side to move. */
  #resign(): void {
    const { players, game } = this.#session;
    const loser = players.side === "both" ? game.turn : players.side === "white" ? 0 : 1;
    this.#isResigning = false;
    this.#session.end((ended) => ended.outcome ?? ended.resign(loser));
  }

  #ask(isResigning: boolean): void {
    this.#isResigning = isResigning;
    this.#draw();
    document.getElementById(isResigning ? "resign-yes" : "resign")?.focus();
  }

  #draw(): void {
    render(html`${this.#orders()}${this.#newGame()}`, block("play-game"));
  }

  #orders(): TemplateResult {
    const session = this.#session;
    const { game, current, isWaiting, held, mayMove } = session;
    const { claim } = game;
    const isOver = game.outcome !== null && !held;
    if (this.#isResigning)
      return html`<div class="orders asking" role="group" aria-label="Resign?">
        <span>Resign this game?</span>
        <button type="button" id="resign-yes" class="danger" @click=${() => this.#resign()}>Resign</button>
        <button type="button" id="resign-no" @click=${() => this.#ask(false)}>Keep playing</button>
      </div>`;
    return html`<div class="orders" role="group" aria-label="Game">
      <button type="button" id="undo" ?disabled=${!session.mayTakeBack} @click=${() => session.takeBack()}>Take back</button>
      <button type="button" id="redo" ?disabled=${current.children.length === 0} @click=${() => session.redo()}>Redo</button>
      <button type="button" id="resign" ?disabled=${isOver || !current.parent || !mayMove} @click=${() => this.#ask(true)}>Resign</button>
      <button
        type="button"
        id="claim"
        ?disabled=${claim === null || held !== null || !mayMove}
        title=${claim ? describeOutcome(claim, boardLanguage) : t`No draw can be claimed here`}
        @click=${() => session.end((ended) => ended.outcome ?? ended.claimDraw())}
      >Claim draw</button>
      <button type="button" id="go-on" ?hidden=${!isWaiting} @click=${() => session.goOn()}>Play on from here</button>
    </div>`;
  }

  #newGame(): TemplateResult {
    const submit = (event: Event) => {
      event.preventDefault();
      this.#begin();
    };
    return html`<form id="setup" class="card" novalidate @submit=${submit}>
      <h2>New game</h2>
      <p id="summary" class="summary" lang="en">${this.#session.variant.about.summary}</p>
      <fieldset class="choice">
        <legend>You play</legend>
        ${SIDES.map(
          ([side, text]) =>
            html`<label
              ><input type="radio" name="side" value=${side} .checked=${live(this.#side === side)} @change=${() => this.#choose({ side })} />${text}</label
            >`,
        )}
      </fieldset>
      <label class="field"
        ><span>Opponent</span
        ><select id="opponent" ?disabled=${this.#side === "both"} @change=${(event: Event) => this.#choose({ opponent: valueIn(event) })}>
          ${OPPONENTS.map(([value, text]) => html`<option value=${value} .selected=${live(this.#opponent === value)}>${text}</option>`)}
        </select></label
      >
      <div id="clock-place" class="field"></div>
      ${this.#starts()}
      <button type="submit" class="main">New game</button>
    </form>`;
  }

  #choose({ side, opponent }: { readonly side?: Side; readonly opponent?: string }): void {
    if (side) this.#side = side;
    if (opponent) this.#opponent = opponent;
    this.#seatPlayers();
  }

  #starts(): TemplateResult | typeof nothing {
    const count = countStarts(this.#session.variant);
    if (count === 1) return nothing;
    const how = (event: Event) => {
      this.#how = valueIn(event) as How;
      this.#draw();
    };
    const number = (event: Event) => {
      this.#number = valueIn(event);
      this.#begin();
    };
    return html`<div id="starts" class="field">
      <label for="start">Start</label>
      <div class="row tight">
        <select id="start" @change=${how}>
          ${STARTS.map(([value, text]) => html`<option value=${value} .selected=${live(this.#how === value)}>${text}</option>`)}
        </select>
        ${
          this.#how === "number"
            ? html`<input type="number" id="start-number" aria-label="Start number" min="0" max=${count - 1} step="1" .value=${live(this.#number)} @change=${number} />`
            : nothing
        }
      </div>
      <p id="start-note" class="note" role="status">${this.#fault || this.#startWords(count)}</p>
    </div>`;
  }

  #startWords(count: number): string {
    const { variant, game } = this.#session;
    const number = startNumber(variant, game.startPosition);
    const all = t`${grouped(count)} starts, numbered 0 to ${grouped(count - 1)}`;
    return number === null ? t`${all}; this one is none of them.` : t`Start ${number}, of ${all}.`;
  }
}
