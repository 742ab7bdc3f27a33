/** What a gauntlet prints: a row for each variant and choice of weights, and what they come to together. */
import { bundledVariant } from "../../src/index.ts";
import type { GameRecord } from "../../src/match/record.ts";
import { faultyPlayer } from "../../src/match/report.ts";
import { effortOf, shareOf, tallyOf } from "../../src/match/tally.ts";
import { eloOf, estimate, type Interval, percent, wholeElo } from "../../src/tune/elo.ts";
import { markdownTable } from "../common/markdown.ts";
import type { WeightsChoice } from "../match/ours.ts";
import { HALVES, type Half, halfOf, isFitted } from "./field.ts";
import type { KeptPair } from "./journal.ts";

/** The games of a variant with one choice of weights. */
interface Row {
  readonly variantId: string;
  readonly weights: WeightsChoice;
  readonly half: Half | null;
  readonly records: readonly GameRecord[];
}

const HEADINGS = ["variant", "board", "half", "weights", "games", "won, drawn, lost", "score", "95 %", "depth", "knps"];

/** The table as Markdown, with every game that did not end by the rules below it. */
export function writeTable(pairs: readonly KeptPair[]): string {
  const rows = rowsOf(pairs);
  return `${markdownTable(HEADINGS, rows.map(cellsOf))}\n${writeTotals(rows)}${writeTrouble(rows)}`;
}

function rowsOf(pairs: readonly KeptPair[]): Row[] {
  const rows = new Map<string, Row>();
  // Means are sums: in the same order they are the same to the last digit.
  const inOrder = [...pairs].sort((a, b) => a.records[0].pair - b.records[0].pair);
  for (const { weights, records } of inOrder) {
    const [{ variantId }] = records;
    const key = `${variantId} ${weights}`;
    const row = rows.get(key) ?? { variantId, weights, half: halfOf(variantId), records: [] };
    rows.set(key, { ...row, records: [...row.records, ...records] });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Depth and speed are ours first, then the rival's. */
function cellsOf({ variantId, weights, half, records }: Row): string[] {
  const board = bundledVariant(variantId)?.board;
  const tally = tallyOf(records);
  const { wins, draws, losses } = tally;
  const efforts = ([0, 1] as const).map((player) => effortOf(records, player));
  return [
    variantId,
    board ? `${board.files}x${board.ranks}` : "?",
    half ?? "–",
    weights,
    String(records.length),
    `${wins}, ${draws}, ${losses}`,
    `${percent(shareOf(tally))} %`,
    writeInterval(estimate(tally.pairs).scoreInterval),
    efforts.map(({ meanDepth }) => meanDepth.toFixed(1)).join(" / "),
    efforts.map(({ meanNodes, meanMs }) => (Number.isNaN(meanMs) ? "–" : (meanNodes / meanMs).toFixed(0))).join(" / "),
  ];
}

/** Untuned is a variant that is played with what follows from its rules alone. */
function writeTotals(rows: readonly Row[]): string {
  const untuned = rows.filter(({ weights }) => weights === "computed");
  const tuned = rows.filter(({ weights, variantId }) => weights === "fitted" && isFitted(variantId));
  const halves = HALVES.map((half) => [`untuned, ${half}`, untuned.filter((row) => row.half === half)] as const);
  return ([["untuned", untuned], ...halves, ["tuned", tuned]] as const)
    .filter(([, some]) => some.length > 0)
    .map(([name, some]) => writeTotal(name, some))
    .join("");
}

/** Each variant counts the same, however many games it had. */
function writeTotal(name: string, rows: readonly Row[]): string {
  const estimates = rows.map(({ records }) => estimate(tallyOf(records).pairs));
  const score = estimates.reduce((sum, one) => sum + one.score, 0) / rows.length;
  const halfWidths = estimates.map(({ scoreInterval: { low, high } }) => (high - low) / 2);
  const halfWidth = Math.sqrt(halfWidths.reduce((sum, width) => sum + width ** 2, 0)) / rows.length;
  const interval = { low: Math.max(0, score - halfWidth), high: Math.min(1, score + halfWidth) };
  const below = rows.filter((_, index) => estimates[index].scoreInterval.high < 0.4).map(({ variantId }) => variantId);
  const bad = below.length > 0 ? `; wholly below 40 %: ${below.join(", ")}` : "";
  const count = rows.length === 1 ? "one variant" : `${rows.length} variants`;
  return `${name}, ${count}: ${percent(score)} % [${writeInterval(interval)}], Elo ${wholeElo(eloOf(score))}${bad}\n`;
}

function writeInterval({ low, high }: Interval): string {
  return `${percent(low)} to ${percent(high)}`;
}

function writeTrouble(rows: readonly Row[]): string {
  const records = rows.flatMap((row) => row.records);
  const faults = records.filter(({ fault }) => fault !== null);
  const disputes = records.filter(({ dispute }) => dispute !== null);
  const name = (record: GameRecord) => ["ours", "the rival"][faultyPlayer(record)];
  const lines = [
    `lost by illegal move, crash or time: ${faults.length}; disputes with the arbiter: ${disputes.length}`,
    ...faults.map((record) => `  !! ${record.variantId}, pair ${record.pair + 1}, ${name(record)}: ${record.fault}`),
    ...disputes.map((record) => `  !! ${record.variantId}, pair ${record.pair + 1}: ${record.dispute}`),
  ];
  return `${lines.join("\n")}\n`;
}
