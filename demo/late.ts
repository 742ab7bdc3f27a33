/** A part of the page that is fetched when it is first wanted, and again if that failed. */
export class Late<Part> {
  readonly #fetch: () => Promise<Part>;
  #part: Promise<Part> | null = null;

  constructor(fetch: () => Promise<Part>) {
    this.#fetch = fetch;
  }

  /** Whether it is here, or on its way. */
  get isWanted(): boolean {
    return this.#part !== null;
  }

  /** Rejects when it cannot be fetched. */
  get(): Promise<Part> {
    this.#part ??= this.#fetch().catch((error: unknown) => {
      this.#part = null;
      throw error;
    });
    return this.#part;
  }
}
