/** Counts the plies and variants of a test, where a reporter finds them. */
export interface Counted {
  plies?: number;
  variants?: number;
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

  /** One more variant. */
  add(plies: number): void {
    this.#meta.plies = this.plies + plies;
    this.#meta.variants = this.variants + 1;
  }
}
