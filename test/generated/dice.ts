/** Chance that a seed repeats. */
import { randomWords } from "../../src/compile/random.ts";

export class Dice {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = randomWords(seed);
  }

  /** A whole number from 0 to `count - 1`. */
  below(count: number): number {
    return this.#next() % count;
  }

  /** A whole number from `least` to `most`. */
  from(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True so many times in a hundred. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** So many of a list, each once, in any order. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && left.length > 0) chosen.push(...left.splice(this.below(left.length), 1));
    return chosen;
  }
}
