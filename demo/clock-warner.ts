/** Tells when little time is left: screen readers hear this alone of the clocks. */
import type { GameClock } from "./game-clock.ts";
import { t } from "./language.ts";
import { sideName } from "./players.ts";

/** Seconds left at which it is told. */
const WARNINGS = [60, 30, 10];

export class ClockWarner {
  readonly #tell: (text: string, seconds: number) => void;
  /** The lowest of `WARNINGS` already given, for each side. */
  #warned: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];

  constructor(tell: (text: string, seconds: number) => void) {
    this.#tell = tell;
  }

  /** To be called while a clock runs. */
  look({ running, times, control }: GameClock): void {
    if (running === null) return;
    const seconds = times[running] / 1000;
    const due = WARNINGS.filter((warning) => seconds <= warning && warning * 1000 < control.baseMs).at(-1);
    if (due === undefined || due >= this.#warned[running]) return;
    this.#warned[running] = due;
    this.#tell(t`${sideName(running)} has ${due} seconds left.`, due);
  }

  /** A warning may be repeated once the time is above it again. */
  forget(clock: GameClock | null): void {
    const times = clock?.times ?? [0, 0];
    const kept = (side: 0 | 1) =>
      times[side] > this.#warned[side] * 1000 ? Number.POSITIVE_INFINITY : this.#warned[side];
    this.#warned = [kept(0), kept(1)];
  }
}
