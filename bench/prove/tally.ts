/** What all runs of a proof came to, told as it goes on. */
import { TimeLeft } from "../../src/jobs/time-left.ts";
import { type Batch, keepBatch } from "./journal.ts";

const PROGRESS_MS = 60_000;

export class Tally {
  readonly #left = new TimeLeft();
  readonly #aim: number;
  readonly #before: number;
  /** One after the last that was played. */
  readonly nextSeed: number;
  #plies = 0;
  #variants = 0;
  #finds = 0;
  #toldMs = performance.now();

  constructor(batches: readonly Batch[], aim: number) {
    for (const batch of batches) this.#count(batch);
    this.#aim = aim;
    this.#before = this.#plies;
    this.nextSeed = Math.max(1, ...batches.map(({ seed, variants }) => seed + variants));
  }

  get isEnough(): boolean {
    return this.#plies >= this.#aim;
  }

  get finds(): number {
    return this.#finds;
  }

  get words(): string {
    return `${this.#plies} plies, ${this.#variants} variants, ${this.#finds} finds`;
  }

  add(batch: Batch): void {
    keepBatch(batch);
    this.#count(batch);
    if (performance.now() - this.#toldMs < PROGRESS_MS) return;
    this.#toldMs = performance.now();
    const left = this.#left.after(this.#plies - this.#before, Math.max(0, this.#aim - this.#plies));
    process.stderr.write(`${this.words}; about ${left} left\n`);
  }

  #count({ plies, variants, finds }: Batch): void {
    this.#plies += plies;
    this.#variants += variants;
    this.#finds += finds.length;
  }
}
