/** Chance that a seed repeats, bent towards what is wanted. */
import { randomWords } from "../../src/compile/random.ts";
import { withNeeds } from "./key-needs.ts";

/** How many times in a hundred a wanted rule is drawn: not always, since not every entry of a list may have it. */
const WANTED = 80;

export class Dice {
  readonly #next: () => number;
  readonly #wanted: ReadonlySet<string>;

  /** @param wanted rule keys that should be drawn, see `keys.ts`; with none every chance is as it is written */
  constructor(seed: number, wanted: readonly string[] = []) {
    this.#next = randomWords(seed);
    this.#wanted = withNeeds(wanted);
  }

  /** Whether a key is wanted, or one below it. */
  wants(key: string): boolean {
    return this.#wanted.has(key);
  }

  /** A whole number from 0 to `count - 1`. */
  below(count: number): number {
    return this.#next() % count;
  }

  /** A whole number from `least` to `most`. */
  from(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True so many times in a hundred, and more often where one of the keys is wanted. */
  chance(percent: number, ...keys: readonly string[]): boolean {
    return this.below(100) < (keys.some((key) => this.wants(key)) ? Math.max(percent, WANTED) : percent);
  }

  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** One of the words that a key may have, or one of those that are wanted. */
  word<T extends string | boolean>(key: string, words: readonly T[]): T {
    return this.one(this.#preferred(key, words));
  }

  /** So many of the words that a key may have, those that are wanted first. */
  words<T extends string>(key: string, words: readonly T[], count: number): T[] {
    const wanted = words.filter((word) => this.wants(`${key}=${word}`));
    const others = words.filter((word) => !wanted.includes(word));
    return [...this.some(wanted, wanted.length), ...this.some(others, Math.max(0, count - wanted.length))];
  }

  /** So many of a list, each once, in any order. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && left.length > 0) chosen.push(...left.splice(this.below(left.length), 1));
    return chosen;
  }

  #preferred<T extends string | boolean>(key: string, words: readonly T[]): readonly T[] {
    const wanted = words.filter((word) => this.wants(`${key}=${word}`));
    return wanted.length > 0 ? wanted : words;
  }
}
