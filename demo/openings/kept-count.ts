/** The count of the games that this browser keeps, which follows the shelf. The game on the board is left out: what is played
 *  and tried there would be counted against itself. */
import type { Session } from "../session.ts";
import type { KeptGame } from "../shelf/item.ts";
import type { Store } from "../shelf/store.ts";
import type { Library } from "../variants.ts";
import { keptGames } from "./kept-games.ts";
import { OpeningCount } from "./opening-count.ts";

export interface KeptCountParts {
  readonly session: Session;
  readonly store: Store;
  readonly library: Library;
  readonly onNews: () => void;
}

export class KeptCount {
  readonly #parts: KeptCountParts;
  #count: OpeningCount | null = null;
  /** When each game was changed last that has been counted, by id. */
  readonly #counted = new Map<string, number>();
  #isFollowing = false;

  constructor(parts: KeptCountParts) {
    this.#parts = parts;
  }

  /** Null before it has begun. */
  get count(): OpeningCount | null {
    return this.#count;
  }

  /** Begins anew. */
  async restart(): Promise<void> {
    this.#forget();
    await this.follow();
  }

  /** Counts what is kept by now, or, where a counted game has changed or is gone, all anew. What was stopped stays so. */
  async follow(): Promise<void> {
    const { session, store, library, onNews } = this.#parts;
    await store.ready;
    if (this.#count?.table.variant !== session.variant) this.#forget();
    if (this.#isFollowing || this.#count?.isStopped) return;
    this.#isFollowing = true;
    try {
      for (let fresh = this.#fresh(); fresh.length > 0 || !this.#count; fresh = this.#fresh()) {
        const count = this.#count ?? new OpeningCount(session.variant, onNews);
        this.#count = count;
        for (const { id, changedMs } of fresh) this.#counted.set(id, changedMs);
        await count.take(keptGames(fresh, session.rules, library));
        if (count.isStopped && this.#count === count) return;
      }
    } finally {
      this.#isFollowing = false;
    }
  }

  /** The games that have not been counted; all of them where the count is out of date. */
  #fresh(): readonly KeptGame[] {
    const { session, store } = this.#parts;
    const games = store.games.filter(({ id, plies }) => id !== session.id && plies > 0);
    const isNew = ({ id, changedMs }: KeptGame) => this.#counted.get(id) !== changedMs;
    const known = games.filter((game) => !isNew(game)).length;
    const isStale = this.#count?.table.variant !== session.variant || known < this.#counted.size;
    if (!isStale) return games.filter(isNew);
    this.#forget();
    return games;
  }

  #forget(): void {
    this.#count?.stop();
    this.#count = null;
    this.#counted.clear();
  }
}
