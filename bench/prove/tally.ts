/** What all runs of a proof came to, told as it goes on. */
import { TimeLeft } from "../../src/jobs/time-left.ts";
import { added, type Batch, type Played } from "./journal.ts";

const PROGRESS_MS = 60_000;

export class Tally {
  readonly #left = new TimeLeft();
  readonly #aim: number;
  readonly #before: Played;
  #played: Played;
  #toldMs = performance.now();

  /** @param played before @param aim plies over all runs */
  constructor(played: Played, aim: number) {
    this.#before = played;
    this.#played = played;
    this.#aim = aim;
  }

  get isEnough(): boolean {
    return this.#played.plies >= this.#aim;
  }

  /** In this run. */
  get finds(): number {
    return this.#played.finds - this.#before.finds;
  }

  get words(): string {
    return inWords(this.#played);
  }

  add(batch: Batch): void {
    this.#played = added(this.#played, batch);
    if (performance.now() - this.#toldMs < PROGRESS_MS) return;
    this.#toldMs = performance.now();
    const { plies } = this.#played;
    const left = this.#left.after(plies - this.#before.plies, Math.max(0, this.#aim - plies));
    process.stderr.write(`${this.words}; about ${left} left\n`);
  }
}

export function inWords({ plies, variants, finds }: Played): string {
  return `${plies} plies, ${variants} variants, ${finds} finds`;
}
