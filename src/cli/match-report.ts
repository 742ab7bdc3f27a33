/** What `fairywren match` says while it plays and at its end. */
import { TimeLeft } from "../jobs/time-left.ts";
import type { GameRecord } from "../match/record.ts";
import { type MatchTitle, resultData, writeProgress, writeResult, writeScore } from "../match/report.ts";
import { counted } from "../variant/phrases.ts";
import type { Output } from "./output.ts";

export class MatchReport {
  readonly #output: Output;
  readonly #title: MatchTitle;
  readonly #games: number;
  readonly #left = new TimeLeft();
  readonly #begunMs = performance.now();
  /** Games of this run. */
  #played = 0;

  /** @param games of the whole match */
  constructor(output: Output, title: MatchTitle, games: number) {
    this.#output = output;
    this.#title = title;
    this.#games = games;
  }

  opened(path: string, kept: number): void {
    if (kept > 0) this.#output.note(`${path}: goes on after ${counted(kept, "game")}.`);
  }

  /** @param records of the match, the new ones last */
  played(records: readonly GameRecord[], added: number): void {
    for (let count = records.length - added + 1; count <= records.length; count++) {
      const line = writeProgress(records.slice(0, count), this.#games, this.#title);
      this.#output.remark(line.trimEnd());
    }
    this.#played += added;
    const rate = (this.#played / (performance.now() - this.#begunMs)) * 1000;
    const left = this.#left.after(this.#played, Math.max(0, this.#games - records.length));
    const score = writeScore(records, this.#title.sprt);
    this.#output.progress(
      `${records.length}/${this.#games}  ${rate.toFixed(2)} games a second  ${left} left  ${score}`,
    );
  }

  stopped(path: string): void {
    this.#output.note(`Stopped. The games are kept in ${path}: the same command goes on with them.`);
  }

  result(records: readonly GameRecord[], asJson: boolean): void {
    if (asJson) this.#output.json(resultData(records, this.#title));
    else if (records.length > 0) this.#output.text(writeResult(records, this.#title, false));
    else this.#output.line("No game was played to its end.");
  }
}
