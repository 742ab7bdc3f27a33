/** The rounds of a climb as they end, a line each, below one that says how they are played: it goes on where it was stopped. */
import { LineFile } from "../../src/jobs/line-file.ts";
import type { Tally } from "../../src/match/tally.ts";
import { lineOf, valuesOf } from "../common/journal-lines.ts";

/** Two climbs that differ in it are two climbs. */
export interface Conditions {
  readonly format: 1;
  /** A digest of all that plays. */
  readonly engine: string;
  /** Parameters, variants, nodes, rounds, gain and seed, as text. */
  readonly course: string;
}

/** What the games of a round said: of the plus side. */
export type Round = Pick<Tally, "wins" | "draws" | "losses">;

export class Journal {
  readonly rounds: Round[];
  readonly #file: LineFile;

  private constructor(file: LineFile, rounds: Round[]) {
    this.#file = file;
    this.rounds = rounds;
  }

  /** Opens a journal to go on with it, or begins one.
   *  @throws {Error} when its rounds were played under other conditions, or a line is none of a journal */
  static open(path: string, conditions: Conditions): Journal {
    const file = new LineFile(path, "a journal");
    if (file.text === null) {
      file.beginWithFolder(lineOf(conditions));
      return new Journal(file, []);
    }
    const [first, ...rounds] = valuesOf(file);
    if (JSON.stringify(first) !== JSON.stringify(conditions))
      throw new Error(`${path} holds rounds of another climb, or of another engine: begin another with --journal`);
    file.goOn();
    return new Journal(file, rounds as Round[]);
  }

  /** @throws {Error} when the disk is full, for instance; what was kept before stays */
  keep(round: Round): void {
    this.#file.add(lineOf(round));
    this.rounds.push(round);
  }
}
