/** The clocks of the next game. */
import { block, input, select } from "./dom.ts";
import type { TimeControl } from "./game-clock.ts";
import type { Session } from "./session.ts";

/** Minutes for the game and seconds for each move, with the usual names of such time controls. */
const PRESETS: readonly (readonly [minutes: number, seconds: number, speed: string])[] = [
  [1, 0, "bullet"],
  [3, 2, "blitz"],
  [5, 3, "blitz"],
  [10, 5, "rapid"],
  [15, 10, "rapid"],
  [30, 20, "classical"],
];
const NONE = "none";
const OWN = "own";

export class ClockPicker {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    select("clock").append(
      new Option("none", NONE),
      ...PRESETS.map(
        ([minutes, seconds, speed]) => new Option(`${minutes} + ${seconds}, ${speed}`, `${minutes} ${seconds}`),
      ),
      new Option("own …", OWN),
    );
    for (const id of ["clock", "clock-minutes", "clock-seconds"])
      block(id).addEventListener("change", () => this.#choose());
    session.listen(() => this.#hint());
  }

  #choose(): void {
    block("clock-own").hidden = select("clock").value !== OWN;
    const control = chosenControl();
    if (control === undefined)
      block("clock-hint").textContent = "Give up to 180 minutes, and up to 180 seconds a move.";
    else {
      this.#session.timeControl = control;
      this.#hint();
    }
  }

  /** Says that a game under way keeps its clocks. */
  #hint(): void {
    const control = chosenControl();
    if (control === undefined) return;
    const { clock } = this.#session;
    const isSame = clock?.control.baseMs === control?.baseMs && clock?.control.incrementMs === control?.incrementMs;
    block("clock-hint").textContent = isSame ? "" : "From the next game on.";
  }
}

/** Null without clocks, undefined when the fields hold no valid time. */
function chosenControl(): TimeControl | null | undefined {
  const { value } = select("clock");
  if (value === NONE) return null;
  if (value !== OWN) return controlOf(...(value.split(" ").map(Number) as [number, number]));
  const fields = [input("clock-minutes"), input("clock-seconds")];
  if (fields.some(({ validity, value: text }) => !validity.valid || text === "")) return undefined;
  const [minutes, seconds] = fields.map(({ valueAsNumber }) => valueAsNumber);
  return controlOf(minutes, seconds);
}

function controlOf(minutes: number, seconds: number): TimeControl {
  return { baseMs: Math.round(minutes * 60_000), incrementMs: Math.round(seconds * 1000) };
}
