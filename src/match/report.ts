/** What a match prints and saves. */
import { RULES_TAG } from "../notation/carried-rules.ts";
import type { PgnMove } from "../notation/pgn.ts";
import { turnNumber, writePgn } from "../notation/pgn-write.ts";
import {
  type Estimate,
  eloInWords,
  estimate,
  logLikelihoodRatio,
  percent,
  type SprtBounds,
  scoreIntervalInWords,
  sprtVerdict,
} from "../tune/elo.ts";
import { firstPoints, type GameRecord, type PlyRecord } from "./record.ts";
import { type Effort, effortOf, shareOf, tallyOf } from "./tally.ts";

/** Who played what. */
export interface MatchTitle {
  readonly variantIds: readonly string[];
  /** [first, second] */
  readonly names: readonly [string, string];
  readonly sprt: SprtBounds | null;
}

/** A line after each game. */
export function writeProgress(records: readonly GameRecord[], games: number, title: MatchTitle): string {
  const last = records[records.length - 1];
  const colour = last.firstSide === 0 ? "White" : "Black";
  const where = title.variantIds.length > 1 ? `${last.variantId}, ` : "";
  const what = `${where}pair ${last.pair + 1}, first ${colour}: ${last.result} ${shorten(last.reason)}, ${last.plies.length} plies`;
  const dispute = last.dispute === null ? "" : `\n!! DISPUTE: ${last.dispute}`;
  const fault = last.fault === null ? "" : `\n!! FAULT: ${last.fault}`;
  return `${records.length}/${games}  ${writeScore(records, title.sprt)}  (${what})${fault}${dispute}\n`;
}

/** The result of all games, in words and numbers. @param isArbitrated whether there may have been an arbiter */
export function writeResult(
  records: readonly GameRecord[],
  { variantIds, names, sprt }: MatchTitle,
  isArbitrated = true,
): string {
  const arbitrated = records.filter((record) => record.arbitrated).length;
  const faults = records.filter(({ fault }) => fault !== null);
  const disputes = records.filter(({ dispute }) => dispute !== null);
  const lines = [
    `${nameOfMix(variantIds)}: ${names[0]} against ${names[1]}, ${records.length} games`,
    writeScore(records, sprt),
    ...(variantIds.length > 1 ? variantIds.map((id) => writeVariant(id, records)) : []),
    `ends: ${writeReasons(records)}`,
    `lengths: ${writeLengths(records)}`,
    ...([0, 1] as const).map((player) => writeEffort(names[player], effortOf(records, player))),
    ...(isArbitrated ? [`arbiter: followed ${arbitrated} games, ${disputes.length} disputes`] : []),
    ...disputes.map((record) => `  !! pair ${record.pair + 1}: ${record.dispute}`),
    `lost by illegal move, crash or time: ${faults.length}`,
    ...faults.map((record) => `  !! pair ${record.pair + 1}, ${names[faultyPlayer(record)]}: ${record.fault}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** What a match of some variants is called: a list of many would be too long for the name of a file. */
export function nameOfMix(variantIds: readonly string[]): string {
  return variantIds.length > 1 ? `mix-of-${variantIds.length}` : variantIds[0];
}

function writeVariant(id: string, records: readonly GameRecord[]): string {
  const own = records.filter(({ variantId }) => variantId === id);
  return own.length === 0 ? `  ${id}: no game` : `  ${id}: ${writeScore(own, null)}`;
}

/** A variant as a PGN names it. */
export interface NamedRules {
  readonly name: string;
  /** Its file in one line, where it is not shipped. */
  readonly rules?: string | null;
}

/** One game as PGN, each move with score (from White's side), depth, nodes and time. */
export function writeGame(record: GameRecord, { names }: Pick<MatchTitle, "names">, variant: NamedRules): string {
  const players = record.firstSide === 0 ? names : [names[1], names[0]];
  const tags = new Map([
    ["Event", "match"],
    ["Date", new Date().toISOString().slice(0, 10).replaceAll("-", ".")],
    ["Round", `${record.pair + 1}.${record.firstSide + 1}`],
    ["White", players[0]],
    ["Black", players[1]],
    ["Variant", variant.name],
    ...(variant.rules ? [[RULES_TAG, variant.rules] as const] : []),
    ["SetUp", "1"],
    ["FEN", record.startFen],
    ["Termination", record.reason],
  ]);
  return `${writePgn({ tags, comments: [], moves: pgnMoves(record), result: record.result })}\n`;
}

/** All of a match as plain data. */
export function resultData(records: readonly GameRecord[], title: MatchTitle) {
  const tally = tallyOf(records);
  return {
    ...title,
    date: new Date().toISOString(),
    games: records.length,
    ...tally,
    estimate: estimate(tally.pairs),
    logLikelihoodRatio: title.sprt ? logLikelihoodRatio(tally.pairs, title.sprt) : null,
    efforts: [effortOf(records, 0), effortOf(records, 1)],
    faults: records.flatMap(({ pair, fault }) => (fault === null ? [] : [{ pair, fault }])),
    disputes: records.flatMap(({ pair, dispute }) => (dispute === null ? [] : [{ pair, dispute }])),
    records: records.map(({ plies, ...rest }) => ({ ...rest, moves: plies.map(({ uci }) => uci).join(" ") })),
  };
}

/** The score so far, on a line: games won, drawn and lost, share and Elo with their intervals, pairs by their points. */
export function writeScore(records: readonly GameRecord[], sprt: SprtBounds | null): string {
  const tally = tallyOf(records);
  const { wins, draws, losses, pairs } = tally;
  const judged = pairs.some((count) => count > 0) ? `  ${writeLead(estimate(pairs))}` : "";
  const ratio = sprt ? writeRatio(logLikelihoodRatio(pairs, sprt), sprt) : "";
  return `W ${wins} D ${draws} L ${losses}  ${percent(shareOf(tally))} %${judged}  pairs ${pairs.join(" ")}${ratio}`;
}

function writeLead(lead: Estimate): string {
  return `${scoreIntervalInWords(lead)}  ${eloInWords(lead)}`;
}

function writeRatio(ratio: number, { elo0, elo1 }: SprtBounds): string {
  const verdict = sprtVerdict(ratio);
  const words = verdict === null ? "" : ` → Elo ${verdict === "elo1" ? elo1 : elo0} accepted`;
  return `  LLR ${ratio.toFixed(2)} (${elo0}, ${elo1})${words}`;
}

function writeEffort(name: string, { moves, meanMs, longestMs, meanDepth, meanNodes }: Effort): string {
  const work = `depth ${meanDepth.toFixed(1)}, ${meanNodes.toFixed(0)} nodes`;
  if (Number.isNaN(meanMs)) return `${name}: ${moves} moves; ${work}`;
  const time = `${meanMs.toFixed(1)} ms a move, longest ${longestMs.toFixed(0)}`;
  return `${name}: ${moves} moves, ${time}; ${work}, ${(meanNodes / meanMs).toFixed(0)} knps`;
}

function writeReasons(records: readonly GameRecord[]): string {
  const counts = new Map<string, number>();
  for (const record of records) {
    const [reason] = shorten(record.reason).split(":");
    const words = `${["lost", "drawn", "won"][firstPoints(record) * 2]} by ${reason}`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `${count} ${reason}`).join(", ");
}

function writeLengths(records: readonly GameRecord[]): string {
  const lengths = records.map(({ plies }) => plies.length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return `${mean.toFixed(1)} plies on average, ${least} to ${most}`;
}

function shorten(reason: string): string {
  return reason.replace(/^illegal move.*$/, "illegal move");
}

/** Whose fault it was: that of the player who lost. */
export function faultyPlayer(record: GameRecord): 0 | 1 {
  return firstPoints(record) === 0 ? 0 : 1;
}

/** Where sides are told, each turn begins with its number. */
function pgnMoves({ plies, startFen }: GameRecord): PgnMove[] {
  let moveNumber = Number(startFen.split(" ").at(-1)) || 1;
  return plies.map((ply, index) => {
    const { side } = ply;
    if (side === undefined) return pgnMove(ply);
    const before = plies[index - 1]?.side;
    if (before === 1 && side === 0) moveNumber++;
    const last = before === undefined ? undefined : { side: before };
    return { ...pgnMove(ply), number: turnNumber({ side, moveNumber }, last) };
  });
}

function pgnMove({ san, thought }: PlyRecord): PgnMove {
  const comments = thought ? [writeThought(thought)] : [];
  return { san, offset: 0, nags: [], before: [], comments, variations: [] };
}

function writeThought({ whiteCp, depth, nodes, timeMs }: NonNullable<PlyRecord["thought"]>): string {
  const score = whiteCp === null ? "?" : `${whiteCp > 0 ? "+" : ""}${(whiteCp / 100).toFixed(2)}`;
  return `${score}/${depth} ${nodes}n${timeMs === null ? "" : ` ${timeMs.toFixed(0)}ms`}`;
}
