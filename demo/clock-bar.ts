/** The clocks above the board. Screen readers hear their warnings only. */
import { block, find } from "./dom.ts";
import { clockText } from "./game-clock.ts";
import type { Session } from "./session.ts";

/** Interval of the clocks' display, in milliseconds. */
const TICK_MS = 100;
/** A clock below this is shown as low, in milliseconds. */
const LOW_MS = 20_000;
/** Seconds left at which the person at the board is warned. */
const WARNINGS = [60, 30, 10];
const NAMES = ["White", "Black"] as const;
const IDS = ["clock-white", "clock-black"] as const;

export class ClockBar {
  readonly #session: Session;
  #ticking: ReturnType<typeof setInterval> | null = null;
  /** The lowest of `WARNINGS` already given, for each side. */
  #warned: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];

  constructor(session: Session) {
    this.#session = session;
    session.listen(() => this.#show());
  }

  #show(): void {
    const { clock } = this.#session;
    const isShown = clock !== null && !this.#session.isFree;
    block("clocks").hidden = !isShown;
    document.documentElement.classList.toggle("timed", isShown);
    this.#forgetWarnings();
    this.#draw();
    this.#tick(isShown && clock.running !== null);
  }

  #tick(isOn: boolean): void {
    if (this.#ticking !== null) clearInterval(this.#ticking);
    this.#ticking = isOn ? setInterval(() => this.#draw(), TICK_MS) : null;
  }

  #draw(): void {
    const { clock, players } = this.#session;
    if (!clock) return;
    for (const side of [0, 1] as const) {
      const box = block(IDS[side]);
      const ms = clock.times[side];
      const isHuman = players.level === null || players.side === "both" || NAMES.indexOf(nameOf(players.side)) === side;
      box.classList.toggle("runs", clock.running === side);
      box.classList.toggle("low", ms < LOW_MS);
      setText(box.querySelector(".time"), clockText(ms));
      setText(box.querySelector(".who"), isHuman ? NAMES[side] : `${NAMES[side]}, engine`);
    }
    this.#warn();
  }

  #warn(): void {
    const { clock } = this.#session;
    const side = clock?.running;
    if (!clock || side === null || side === undefined) return;
    const seconds = clock.times[side] / 1000;
    const due = WARNINGS.filter((warning) => seconds <= warning && warning * 1000 < clock.control.baseMs).at(-1);
    if (due === undefined || due >= this.#warned[side]) return;
    this.#warned[side] = due;
    find("clock-note", HTMLElement).textContent = `${NAMES[side]} has ${due} seconds left.`;
  }

  /** A warning may be repeated once the time is above it again. */
  #forgetWarnings(): void {
    const { clock } = this.#session;
    const times = clock?.times ?? [0, 0];
    const kept = (side: 0 | 1) =>
      times[side] > this.#warned[side] * 1000 ? Number.POSITIVE_INFINITY : this.#warned[side];
    this.#warned = [kept(0), kept(1)];
  }
}

function nameOf(side: string): (typeof NAMES)[number] {
  return side === "black" ? "Black" : "White";
}

function setText(node: Element | null, text: string): void {
  if (node && node.textContent !== text) node.textContent = text;
}
