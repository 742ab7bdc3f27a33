/** What a ladder prints: one table of variants and rungs, and every game that did not end by the rules. */

import type { GameRecord } from "../../src/match/record.ts";
import { faultyPlayer, type MatchTitle } from "../../src/match/report.ts";
import { shareOf, tallyOf } from "../../src/match/tally.ts";
import { estimate, percent, scoreIntervalInWords } from "../../src/tune/elo.ts";
import { markdownTable } from "../common/markdown.ts";

/** A rung that has been played, in whole or in part. */
export interface PlayedRung {
  readonly variantId: string;
  /** Of the peer, for each move. */
  readonly nodes: number;
  readonly title: MatchTitle;
  readonly records: readonly GameRecord[];
}

/** A line for a rung. */
export function writeRung({ variantId, nodes, records }: PlayedRung): string {
  return `${variantId} at ${grouped(nodes)} nodes: ${writeScore(records)}\n`;
}

/** The table as Markdown, a row for each variant and a column for each number of nodes; a rung that is not there is a dash. */
export function writeLadder(rungs: readonly PlayedRung[]): string {
  const variantIds = [...new Set(rungs.map(({ variantId }) => variantId))];
  const nodes = [...new Set(rungs.map((rung) => rung.nodes))].sort((a, b) => a - b);
  const cell = (variantId: string, count: number) => {
    const rung = rungs.find((candidate) => candidate.variantId === variantId && candidate.nodes === count);
    return rung ? writeScore(rung.records) : "-";
  };
  const rows = variantIds.map((variantId) => [variantId, ...nodes.map((count) => cell(variantId, count))]);
  return `${markdownTable(["variant", ...nodes.map(grouped)], rows)}\n${writeFaults(rungs)}`;
}

/** Score of the first player with its 95 % interval, and its games won, drawn and lost. */
function writeScore(records: readonly GameRecord[]): string {
  const tally = tallyOf(records);
  const { wins, draws, losses, pairs } = tally;
  const interval = pairs.some((count) => count > 0) ? ` ${scoreIntervalInWords(estimate(pairs))}` : "";
  return `${percent(shareOf(tally))} %${interval} (${wins}, ${draws}, ${losses})`;
}

function writeFaults(rungs: readonly PlayedRung[]): string {
  const faults = rungs.flatMap(({ variantId, nodes, title, records }) =>
    records.flatMap((record) => {
      const where = `  !! ${variantId} at ${grouped(nodes)}, pair ${record.pair + 1}`;
      const fault = record.fault === null ? [] : [`${where}, ${title.names[faultyPlayer(record)]}: ${record.fault}\n`];
      return record.dispute === null ? fault : [...fault, `${where}, dispute with the arbiter: ${record.dispute}\n`];
    }),
  );
  const lost = rungs.flatMap(({ records }) => records).filter(({ fault }) => fault !== null).length;
  return `lost by illegal move, crash or time: ${lost}\n${faults.join("")}`;
}

function grouped(count: number): string {
  return count.toLocaleString("en");
}
