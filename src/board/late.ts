/** A part of the program that few boards need: it is fetched when one first does. */
export class Late<Part> {
  readonly #fetch: () => Promise<Part>;
  readonly #told: { arrived(): void; failed(error: unknown): void };
  #part: Part | null = null;
  #coming: Promise<void> | null = null;

  /** @param fetch called once, and anew if the part is asked for after it failed to arrive */
  constructor(fetch: () => Promise<Part>, told: { arrived(): void; failed(error: unknown): void }) {
    this.#fetch = fetch;
    this.#told = told;
  }

  /** The part, if it is here. */
  get part(): Part | null {
    return this.#part;
  }

  /** The part; null while it is on its way. */
  ask(): Part | null {
    if (!this.#part) void this.ready();
    return this.#part;
  }

  /** Waits until the part has arrived, or failed to. */
  ready(): Promise<void> {
    this.#coming ??= this.#open();
    return this.#coming;
  }

  async #open(): Promise<void> {
    try {
      this.#part = await this.#fetch();
      this.#told.arrived();
    } catch (error) {
      this.#coming = null;
      this.#told.failed(error);
    }
  }
}
