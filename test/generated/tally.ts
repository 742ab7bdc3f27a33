/** Counts the plies and variants of a test, where a reporter finds them. */
export interface Counted {
  plies?: number;
  variants?: number;
  /** Of what was wrong. */
  finds?: number;
}

export class Tally {
  readonly #meta: Counted;

  constructor({ meta }: { readonly meta: object }) {
    this.#meta = meta;
  }

  get plies(): number {
    return this.#meta.plies ?? 0;
  }

  get variants(): number {
    return this.#meta.variants ?? 0;
  }

  get finds(): number {
    return this.#meta.finds ?? 0;
  }

  /** One more variant. @param play returns the plies played; what it throws is a find, and is thrown again */
  add(play: () => number): void {
    this.#meta.variants = this.variants + 1;
    this.#meta.finds = this.finds + 1;
    this.#meta.plies = this.plies + play();
    this.#meta.finds = this.finds - 1;
  }

  /** The same, but what is thrown goes into the list, so that the rest is played all the same. */
  collect(finds: string[], play: () => number): void {
    try {
      this.add(play);
    } catch (error) {
      finds.push(String(error instanceof Error ? error.message : error));
    }
  }
}
