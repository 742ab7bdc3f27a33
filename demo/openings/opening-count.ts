/** Counts games into a table of openings, in slices: the page answers between two of them, and a press ends it. */
import { pause } from "../../src/board.ts";
import type { Variant } from "../../src/index.ts";
import { type CountedGame, OpeningTable } from "../../src/openings.ts";
import { sentenceOf } from "../faults.ts";

/** The moves that are counted of each game, those of both sides together. */
export const PLIES = 60;
/** Length of a slice, in milliseconds. */
const SLICE_MS = 8;
/** Faults that are told one by one. */
const MOST_FAULTS = 20;

/** Games to count. */
export interface Games {
  /** Counts each into the table, and tells what became of it. */
  counted(table: OpeningTable): AsyncIterable<CountedGame>;
  /** The share of them that has been read, 0 to 1. */
  share(): number;
  /** What a faulty game is called. */
  nameOf(fault: Faulty): string;
}

export type Faulty = Extract<CountedGame, { is: "faulty" }>;

export class OpeningCount {
  readonly table: OpeningTable;
  readonly #onNews: () => void;
  #reading: Games | null = null;
  /** Games that were read, of whatever rules. */
  #read = 0;
  #others = 0;
  #faulty = 0;
  #faults: readonly string[] = [];
  #isStopped = false;

  /** @param onNews is called after each slice, and at the end */
  constructor(variant: Variant, onNews: () => void) {
    this.table = OpeningTable.of(variant, { plies: PLIES });
    this.#onNews = onNews;
  }

  get read(): number {
    return this.#read;
  }

  /** Games of other rules. */
  get others(): number {
    return this.#others;
  }

  get faulty(): number {
    return this.#faulty;
  }

  /** The first of the faults, a sentence each. */
  get faults(): readonly string[] {
    return this.#faults;
  }

  /** The share of the games that has been read, 0 to 1; null when nothing is being read. */
  get share(): number | null {
    return this.#reading?.share() ?? null;
  }

  /** Whether a press has ended it before the last game. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Reads games, until the last or until `stop`. Further ones may follow later.
   *  @throws what their source throws */
  async take(games: Games): Promise<void> {
    this.#reading = games;
    let begun = performance.now();
    try {
      for await (const read of games.counted(this.table)) {
        this.#note(read, games);
        if (performance.now() - begun > SLICE_MS) {
          this.#onNews();
          await pause();
          begun = performance.now();
        }
        if (this.#isStopped) break;
      }
    } finally {
      this.#reading = null;
      this.#onNews();
    }
  }

  stop(): void {
    if (this.#reading) this.#isStopped = true;
  }

  #note(read: CountedGame, games: Games): void {
    this.#read++;
    if (read.is === "other") this.#others++;
    if (read.is !== "faulty") return;
    this.#faulty++;
    if (this.#faulty <= MOST_FAULTS)
      this.#faults = [...this.#faults, `${games.nameOf(read)}: ${sentenceOf(read.error)}`];
  }
}
