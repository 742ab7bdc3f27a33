/** What `fairywren tune` says, while it works and at its end. */
import { type Estimate, eloInWords, percent, scoreIntervalInWords } from "../tune/elo.ts";
import type { Standing } from "../tune/gate.ts";
import type { News } from "../tune/plan.ts";
import type { Tuned } from "../tune/tune.ts";
import { counted, grouped } from "../variant/phrases.ts";
import type { Output } from "./output.ts";
import type { JournalFile } from "./tune-journal.ts";

/** What became of the weights. */
export interface Ending {
  readonly isKept: boolean;
  readonly out: string;
  readonly journal: string;
}

export class TuneReport {
  readonly #output: Output;
  readonly #asJson: boolean;

  constructor(output: Output, asJson: boolean) {
    this.#output = output;
    this.#asJson = asJson;
  }

  opened({ path, journal, remark }: JournalFile): void {
    if (remark !== null) this.#output.note(remark);
    if (journal.games.size > 0) this.#output.note(`${path}: goes on after ${counted(journal.games.size, "game")}.`);
  }

  tell(news: News): void {
    if (news.type === "games") this.#output.progress(gamesInWords(news));
    if (news.type === "fit") {
      this.#output.note(`${counted(news.games, "game")} played; fits weights to ${grouped(news.positions)} positions.`);
    }
    if (news.type === "round") {
      const [before, after] = news.validation;
      const error = `${before.toFixed(5)} before, ${after.toFixed(5)} after`;
      this.#output.note(`${news.parameters} weights; error in games that were left out: ${error}.`);
    }
    if (news.type === "judging") this.#output.progress(`judging  ${standingInWords(news)}`);
  }

  stopped(journal: string): void {
    this.#output.note(`Stopped. The games are kept in ${journal}: the same command goes on with them.`);
  }

  finished(tuned: Tuned, ending: Ending): void {
    if (ending.isKept && ending.out === "-") return;
    if (this.#asJson) this.#output.json(plainResult(tuned, ending));
    else for (const line of resultInWords(tuned, ending)) this.#output.line(line);
  }
}

function gamesInWords({ played, positions, share, timeMs }: Extract<News, { type: "games" }>): string {
  const rate = (played / timeMs) * 1000;
  const left = share > 0 ? timeInWords(timeMs / share - timeMs) : "?";
  return `${grouped(played)} games  ${grouped(positions)} positions  ${rate.toFixed(1)} games a second  ${left} left`;
}

function timeInWords(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function standingInWords({ pairs, estimate }: Standing): string {
  const games = 2 * pairs.reduce((sum, count) => sum + count, 0);
  return games === 0 ? "no games yet" : `${games} games  ${estimateInWords(estimate)}`;
}

function estimateInWords(lead: Estimate): string {
  return `${percent(lead.score)} % ${scoreIntervalInWords(lead)}, ${eloInWords(lead)}`;
}

function resultInWords({ games, verdict }: Tuned, { isKept, out, journal }: Ending): string[] {
  const judged = verdict && `New weights against those of now: ${standingInWords(verdict)}`;
  const learnt = `Learnt from ${counted(games, "game")}.`;
  if (isKept) return [learnt, ...(judged ? [judged] : []), `Kept: ${out}. Delete it to be rid of them.`];
  const advice = `The games are in ${journal}: more of them may do better, with --minutes or --games.`;
  return [learnt, ...(judged ? [judged] : []), `Not kept: they have not won. ${advice}`];
}

/** What `--json` prints. */
function plainResult({ games, positions, verdict }: Tuned, { isKept, out }: Ending) {
  const played = verdict && { pairs: verdict.pairs, ...verdict.estimate };
  return { kept: isKept, file: isKept ? out : null, games, positions, judged: played };
}
