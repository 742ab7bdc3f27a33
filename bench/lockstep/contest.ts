/** All games of one variant against one rival, and what came of them. */
import { diceOf } from "../common/random.ts";
import type { Entrant } from "./entrants.ts";
import { type NamedDifference, nameOf } from "./named.ts";
import { type Meeting, playGame } from "./play.ts";
import type { Rival } from "./view.ts";

/** How much is played. */
export interface Measure {
  readonly games: number;
  /** The longest game. */
  readonly plies: number;
  readonly seed: number;
}

/** Plain data: it is kept as JSON. */
export interface ContestResult extends Measure {
  readonly variant: string;
  readonly from: string;
  readonly rival: string;
  readonly version: string;
  /** UTC, `2026-11-23`. */
  readonly date: string;
  /** Plies of all games. */
  readonly played: number;
  /** Times that a named difference was met, by its name. */
  readonly named: Readonly<Record<string, number>>;
  readonly unexplained: number;
  /** The first of them, of each topic. */
  readonly examples: readonly Meeting[];
}

const MOST_EXAMPLES = 3;

export function playContest(
  { id, from, variant }: Entrant,
  rival: Rival,
  rows: readonly NamedDifference[],
  measure: Measure,
): ContestResult {
  const named: Record<string, number> = {};
  const examples: Meeting[] = [];
  let [played, unexplained] = [0, 0];
  for (let number = 0; number < measure.games; number++) {
    const { plies, meetings } = playGame(variant, rival, diceOf(measure.seed, number), measure.plies);
    played += plies;
    for (const meeting of meetings) {
      const row = nameOf(rows, meeting, { rival: rival.name, variant: id, fen: meeting.fen });
      if (row) named[row.name] = (named[row.name] ?? 0) + 1;
      else {
        unexplained++;
        if (examples.filter(({ topic }) => topic === meeting.topic).length < MOST_EXAMPLES) examples.push(meeting);
      }
    }
  }
  const date = new Date().toISOString().slice(0, 10);
  const { name, version } = rival;
  return { variant: id, from, rival: name, version, date, ...measure, played, named, unexplained, examples };
}
