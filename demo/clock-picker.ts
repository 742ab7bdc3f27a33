/** The clocks of the next game. */

import { live } from "lit/directives/live.js";
import { render } from "lit/html.js";
import { block } from "./dom.ts";
import type { TimeControl } from "./game-clock.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import type { Session } from "./session.ts";

/** Minutes for the game and seconds for each move, with the usual names of such time controls. */
const PRESETS: readonly (readonly [minutes: number, seconds: number, speed: string])[] = [
  [1, 0, t`bullet`],
  [3, 2, t`blitz`],
  [5, 3, t`blitz`],
  [10, 5, t`rapid`],
  [15, 10, t`rapid`],
  [30, 20, t`classical`],
];
const NONE = "none";
const OWN = "own";
const CHOICES: readonly (readonly [value: string, text: string])[] = [
  [NONE, t`none`],
  ...PRESETS.map(
    ([minutes, seconds, speed]) => [`${minutes} ${seconds}`, `${minutes} + ${seconds}, ${speed}`] as const,
  ),
  [OWN, t`own …`],
];
const MOST = 180;

export class ClockPicker {
  readonly #session: Session;
  #choice = NONE;
  #minutes = "5";
  #seconds = "0";

  constructor(session: Session) {
    this.#session = session;
    session.listen(() => this.#draw());
    this.#draw();
  }

  #choose(event: Event): void {
    const { id, value } = event.target as HTMLInputElement | HTMLSelectElement;
    if (id === "clock") this.#choice = value;
    if (id === "clock-minutes") this.#minutes = value;
    if (id === "clock-seconds") this.#seconds = value;
    const control = this.#control;
    if (control !== undefined) this.#session.timeControl = control;
    this.#draw();
  }

  /** Null without clocks, undefined when the fields hold no valid time. */
  get #control(): TimeControl | null | undefined {
    if (this.#choice === NONE) return null;
    if (this.#choice !== OWN) return controlOf(...(this.#choice.split(" ").map(Number) as [number, number]));
    const [minutes, seconds] = [this.#minutes, this.#seconds].map((text) =>
      text.trim() === "" ? Number.NaN : Number(text),
    );
    return minutes >= 0.1 && minutes <= MOST && seconds >= 0 && seconds <= MOST
      ? controlOf(minutes, seconds)
      : undefined;
  }

  /** Says that a game under way keeps its clocks. */
  get #hint(): string {
    const control = this.#control;
    const { clock } = this.#session;
    if (control === undefined) return t`Give up to ${MOST} minutes, and up to ${MOST} seconds a move.`;
    const isSame = clock?.control.baseMs === control?.baseMs && clock?.control.incrementMs === control?.incrementMs;
    return isSame ? "" : t`From the next game on.`;
  }

  #draw(): void {
    const choose = (event: Event) => this.#choose(event);
    const field = (id: string, value: string, least: string, unit: string) =>
      html`<label class="unit"
        ><input type="number" id=${id} min=${least} max=${MOST} step="any" .value=${live(value)} @change=${choose} />${unit}</label
      >`;
    render(
      html`<label for="clock">Clocks</label>
        <div class="row tight">
          <select id="clock" @change=${choose}>
            ${CHOICES.map(([value, text]) => html`<option value=${value} .selected=${live(this.#choice === value)}>${text}</option>`)}
          </select>
          <span id="clock-own" class="row tight" ?hidden=${this.#choice !== OWN}
            >${field("clock-minutes", this.#minutes, "0.1", t`min`)}${field("clock-seconds", this.#seconds, "0", t`s a move`)}</span
          >
        </div>
        <p id="clock-hint" class="note" role="status">${this.#hint}</p>`,
      block("clock-place"),
    );
  }
}

function controlOf(minutes: number, seconds: number): TimeControl {
  return { baseMs: Math.round(minutes * 60_000), incrementMs: Math.round(seconds * 1000) };
}
