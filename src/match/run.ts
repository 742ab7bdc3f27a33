/** Plays the pairs of a match at some tables at once. */
import type { Club, Pair } from "./club.ts";
import type { Opening } from "./openings.ts";
import type { GameRecord } from "./record.ts";

/** What is to be played, and where. */
export interface Fixture {
  /** In the order in which they are begun. */
  readonly pairs: readonly Pair[];
  /** Of random openings. */
  readonly seed: number;
  /** The opening of a pair that a book has; null draws one. */
  readonly openingOf: (pair: Pair) => Opening | null;
  /** Games at a time. */
  readonly tables: number;
  readonly openClub: () => Promise<Club>;
  /** Ends it at once: games that are being played do not count. */
  readonly signal: AbortSignal;
}

/** Both games of a pair; none is begun any more once it answers false. */
export type OnPair = (records: readonly GameRecord[]) => boolean;

/** Plays until all is played, nobody wants more, or it is stopped. What has been played is told before an error is thrown. */
export async function playPairs(fixture: Fixture, onPair: OnPair): Promise<void> {
  const room = new Room(fixture, onPair);
  const { signal, tables, pairs } = fixture;
  const stopped = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
  const sitting = Array.from({ length: Math.min(tables, pairs.length) }, () => room.sit());
  try {
    await Promise.race([stopped, Promise.allSettled(sitting)]);
    if (!signal.aborted) await Promise.all(sitting);
  } finally {
    room.close();
  }
}

class Room {
  readonly #fixture: Fixture;
  readonly #onPair: OnPair;
  readonly #clubs: Club[] = [];
  #next = 0;
  #isOpen = true;
  #isClosed = false;

  constructor(fixture: Fixture, onPair: OnPair) {
    this.#fixture = fixture;
    this.#onPair = onPair;
  }

  /** Plays pair after pair at one table. */
  async sit(): Promise<void> {
    try {
      const club = await this.#enter();
      while (this.#isOpen && this.#next < this.#fixture.pairs.length) {
        await this.#play(club, this.#fixture.pairs[this.#next++]);
      }
    } catch (error) {
      this.#isOpen = false;
      if (!this.#isClosed) throw error;
    }
  }

  close(): void {
    this.#isOpen = false;
    this.#isClosed = true;
    for (const club of this.#clubs) club.close();
  }

  async #enter(): Promise<Club> {
    const club = await this.#fixture.openClub();
    if (this.#isClosed) club.close();
    this.#clubs.push(club);
    return club;
  }

  async #play(club: Club, pair: Pair): Promise<void> {
    const { seed, openingOf } = this.#fixture;
    const records = await club.playPair(pair, seed, openingOf(pair));
    // players that were closed in the middle of a game have lost it, which says nothing of them
    if (!this.#isClosed && !this.#onPair(records)) this.#isOpen = false;
  }
}
