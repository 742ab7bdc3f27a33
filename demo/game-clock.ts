/** Two clocks, at most one of which runs. */

/** 0 White, 1 Black. */
type Side = 0 | 1;

export interface TimeControl {
  /** Each side's time for the game, in milliseconds. */
  readonly baseMs: number;
  /** Added after each move, in milliseconds. */
  readonly incrementMs: number;
}

/** Remaining times of White and Black, in milliseconds. */
export type Times = readonly [white: number, black: number];

/** Calls back once when a side's time is up; its time then stays at 0. */
export class GameClock {
  readonly control: TimeControl;
  readonly #onFlag: (side: Side) => void;
  #left: Times;
  #running: { readonly side: Side; readonly sinceMs: number } | null = null;
  #flag: ReturnType<typeof setTimeout> | null = null;

  constructor(control: TimeControl, onFlag: (side: Side) => void) {
    this.control = control;
    this.#onFlag = onFlag;
    this.#left = [control.baseMs, control.baseMs];
  }

  /** The side whose clock runs, or null. */
  get running(): Side | null {
    return this.#running?.side ?? null;
  }

  get times(): Times {
    return [this.#leftTo(0), this.#leftTo(1)];
  }

  /** The increment of each side. */
  get increments(): Times {
    const { incrementMs } = this.control;
    return [incrementMs, incrementMs];
  }

  /** Starts one clock and stops the other. */
  run(side: Side): void {
    this.stop();
    this.#running = { side, sinceMs: performance.now() };
    this.#flag = setTimeout(() => this.#fall(side), this.#left[side]);
  }

  /** Stops both clocks. */
  stop(): void {
    this.#left = this.times;
    this.#running = null;
    if (this.#flag !== null) clearTimeout(this.#flag);
    this.#flag = null;
  }

  /** After a side's move: stops its clock and adds the increment, if the clock was running. */
  press(side: Side): void {
    if (this.running !== side) return;
    this.stop();
    const [white, black] = this.#left;
    const { incrementMs } = this.control;
    this.#left = side === 0 ? [white + incrementMs, black] : [white, black + incrementMs];
  }

  /** Sets both clocks, and stops them. */
  set(times: Times): void {
    this.stop();
    this.#left = times;
  }

  #leftTo(side: Side): number {
    const spent = this.#running?.side === side ? performance.now() - this.#running.sinceMs : 0;
    return Math.max(0, this.#left[side] - spent);
  }

  /** Timers may fire slightly early. */
  #fall(side: Side): void {
    if (this.#leftTo(side) > 0) {
      this.run(side);
      return;
    }
    this.stop();
    this.#onFlag(side);
  }
}

/** `4:05`, `1:00:00`; below ten seconds with tenths, `9.7`. Seconds are rounded up. */
export function clockText(ms: number): string {
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${hours ? String(minutes).padStart(2, "0") : minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${tail}` : tail;
}
