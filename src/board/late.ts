/** A part of the program that few boards need: it is fetched when one first does. */
export class Late<Part> {
  readonly #fetch: () => Promise<Part>;
  readonly #told: { arrived(): unknown; failed(error: unknown): void };
  #part: Part | null = null;
  #coming: Promise<Part> | null = null;
  #isAsked = false;

  /** @param fetch called once, and anew if the part is asked for after it failed to arrive */
  constructor(fetch: () => Promise<Part>, told: { arrived(): unknown; failed(error: unknown): void }) {
    this.#fetch = fetch;
    this.#told = told;
  }

  /** The part, if it is here. */
  get part(): Part | null {
    return this.#part;
  }

  /** The part; null while it is on its way. */
  ask(): Part | null {
    if (!this.#part && !this.#isAsked) void this.#await();
    return this.#part;
  }

  async #await(): Promise<void> {
    this.#isAsked = true;
    try {
      await this.ready();
    } catch (error) {
      this.#told.failed(error);
      return;
    } finally {
      this.#isAsked = false;
    }
    this.#told.arrived();
  }

  /** Waits for the part. Rejects when it fails to arrive. */
  ready(): Promise<Part> {
    this.#coming ??= this.#open();
    return this.#coming;
  }

  async #open(): Promise<Part> {
    try {
      const part = await this.#fetch();
      this.#part = part;
      return part;
    } catch (error) {
      this.#coming = null;
      throw error;
    }
  }
}
