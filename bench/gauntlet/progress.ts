/** A line after each pair, with the time that is left. */

import { firstPoints, type GameRecord } from "../../src/match/record.ts";
import { percent } from "../../src/tune/elo.ts";
import type { WeightsChoice } from "../match/ours.ts";

export class Progress {
  readonly #begun = performance.now();
  readonly #open: number;
  readonly #before: number;
  #played = 0;
  #points = 0;

  /** @param open pairs to play @param before pairs of earlier runs */
  constructor(open: number, before: number) {
    this.#open = open;
    this.#before = before;
  }

  afterPair(weights: WeightsChoice, records: readonly [GameRecord, GameRecord]): string {
    this.#played++;
    const points = records.reduce((sum, record) => sum + firstPoints(record), 0);
    this.#points += points;
    const all = this.#before + this.#open;
    const [{ variantId, pair }] = records;
    const share = percent(this.#points / 2 / this.#played);
    const faults = records.flatMap(({ fault, dispute }) => [fault, dispute]).filter((text) => text !== null);
    const trouble = faults.map((text) => `!! ${text}\n`).join("");
    return `${this.#before + this.#played}/${all} pairs  ${variantId} (${weights}), pair ${pair + 1}: ${points} of 2; this run ${share} %, ${this.#timeLeft()} left\n${trouble}`;
  }

  #timeLeft(): string {
    const minutes = (((performance.now() - this.#begun) / this.#played) * (this.#open - this.#played)) / 60_000;
    return minutes >= 90 ? `${(minutes / 60).toFixed(1)} h` : `${Math.ceil(minutes)} min`;
  }
}
