/** More than any machine has room for. */
export const MOST_TURNS = 1024;

/** Turns of those who share a machine: no more at a time than it has room for. */
export class Turns {
  readonly most: number;
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** Waits for a turn, takes it, and gives it on when the work is over. */
  async during<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#taken === this.most) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#taken++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#taken--;
    }
  }
}
