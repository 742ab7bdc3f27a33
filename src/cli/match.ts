/** `fairywren match`: plays two engines, versions, levels or weights of ours, and says which is stronger, and by how much. */
import { rmSync } from "node:fs";
import { rememberedDocument } from "../definition/document.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { loadVariantsOf } from "../engine/load-variants-of.ts";
import { kernelsDigest } from "../jobs/engine.ts";
import { LineFile } from "../jobs/line-file.ts";
import { type Book, bookOf, openingAt } from "../match/book.ts";
import { Club, type Pair } from "../match/club.ts";
import { MatchJournal, type MatchKey } from "../match/journal.ts";
import type { Opening } from "../match/openings.ts";
import { openEngine } from "../match/ours.ts";
import type { GameRecord } from "../match/record.ts";
import { type MatchTitle, writeGame } from "../match/report.ts";
import { playPairs } from "../match/run.ts";
import { tallyOf } from "../match/tally.ts";
import { tooLongRules } from "../notation/carried-rules.ts";
import { logLikelihoodRatio, type SprtBounds, sprtVerdict } from "../tune/elo.ts";
import { rulesDigest, textDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { EVALUATION_VERSION } from "../variant/weights.ts";
import type { Arguments } from "./arguments.ts";
import { readWholeText } from "./file.ts";
import { type MatchOptions, matchOptions } from "./match-options.ts";
import { type MatchPlayer, matchPlayers } from "./match-players.ts";
import { MatchReport } from "./match-report.ts";
import type { Output } from "./output.ts";
import { wholeFault } from "./refuse.ts";
import { type ExitStatus, FINE, STOPPED } from "./status.ts";
import { variantArgument } from "./variant-argument.ts";
import { VERSION } from "./version.ts";

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const options = matchOptions(args);
  const match = await setUp(args, options, output);
  const { report, journal } = match;
  report.opened(journal.path, journal.records.length);
  const isStopped = await playStoppably(match).catch((error: unknown) => {
    leave(match);
    throw error;
  });
  match.pgn?.replace(pgnOf(match, journal.records));
  report.result(journal.records, args.has("json"));
  if (isStopped) {
    leave(match);
    setTimeout(() => process.exit(STOPPED), FAREWELL_MS).unref(); // engines that are still being opened
    return STOPPED;
  }
  if (options.journal === null) rmSync(journal.path, { force: true });
  return FINE;
}

/** Says where the games are; without any there is nothing to go on with. */
function leave({ journal, report, options }: Match): void {
  if (journal.records.length > 0) report.stopped(journal.path);
  else if (options.journal === null) rmSync(journal.path, { force: true });
}

/** The longest time for threads and engines to end by themselves. */
const FAREWELL_MS = 1000;
/** An engine that is late by more than what is forgiven and this is given up. */
const PATIENCE_MS = 1000;
/** Megabytes of hash table for the search that checks openings. */
const CHECK_HASH_MB = 4;

interface Match {
  readonly variant: Variant;
  readonly options: MatchOptions;
  readonly players: readonly [MatchPlayer, MatchPlayer];
  readonly title: MatchTitle;
  readonly book: Book | null;
  readonly journal: MatchJournal;
  readonly pgn: LineFile | null;
  readonly report: MatchReport;
}

async function setUp({ operands }: Arguments, options: MatchOptions, output: Output): Promise<Match> {
  const [word, first, second] = operands;
  const variant = await variantArgument(word, output);
  const patienceMs = options.rules.graceMs + PATIENCE_MS;
  const players = matchPlayers([first, second], { variant, word, output, patienceMs });
  const book = options.book === null ? null : await readBook(options.book, variant, output);
  const title: MatchTitle = { variantIds: [variant.id], names: [first, second], sprt: options.sprt };
  const report = new MatchReport(output, title, options.games);
  const pgn = options.pgn === null ? null : new LineFile(options.pgn, "a file of games");
  const journal = openJournal({ variant, options, players, book });
  if (pgn && !pgn.isEmpty && journal.records.length === 0) throw alreadyThere(pgn.path);
  const match = { variant, options, players, title, book, journal, pgn, report };
  pgn?.begin(pgnOf(match, journal.records)); // before minutes of work
  return match;
}

async function readBook(file: string, variant: Variant, output: Output): Promise<Book> {
  const content = readWholeText(file, "a file of games");
  if (!content.ok) throw new FairywrenError([content.diagnostic]);
  output.sources.set(file, content.text);
  await loadVariantsOf(content.text); // games of other variants are passed over
  return bookOf(content.text, file, [variant.id], variant);
}

function openJournal({ variant, options, players, book }: Pick<Match, "variant" | "options" | "players" | "book">) {
  const key = keyOf(variant, options, players, book);
  return MatchJournal.open(options.journal ?? `${variant.id}.match`, key, variant, (pair) => ({
    pairs: [{ pair, opening: pair }],
    book: book && [openingAt(book, variant.id, pair)],
    rules: options.rules,
  }));
}

/** What games of one match have in common; how many there are, and how many at a time, is no part of it. */
function keyOf(variant: Variant, options: MatchOptions, players: Match["players"], book: Book | null): MatchKey {
  const { limit, openings, rules } = options;
  return {
    program: `${VERSION} ${kernelsDigest()} ${EVALUATION_VERSION}`,
    rules: rulesDigest(variant),
    players: JSON.stringify(players.map(({ spec, digest }) => [spec.label, digest])),
    limit: JSON.stringify(limit),
    openings: JSON.stringify(book === null ? openings : textDigest(JSON.stringify(book))),
    referee: JSON.stringify(rules),
  };
}

function alreadyThere(path: string): FairywrenError {
  const message = `${quote(path)} exists already and was not changed: give another name.`;
  return new FairywrenError([wholeFault("file-exists", path, message)]);
}

/** Ctrl-C ends it at once: the pairs that were played are kept. @returns whether it was stopped */
async function playStoppably(match: Match): Promise<boolean> {
  const { options, journal, book, variant } = match;
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const pairs = isDecided(journal.records, options.sprt) ? [] : openPairs(match);
  const fixture = {
    pairs,
    seed: options.openings.seed,
    openingOf: ({ opening }: Pair): Opening | null => book && openingAt(book, variant.id, opening),
    tables: options.concurrency,
    openClub: () => openClub(match),
    signal: stopper.signal,
  };
  try {
    await playPairs(fixture, (records) => keep(match, records));
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
  return stopper.signal.aborted;
}

function openPairs({ options, journal }: Match): Pair[] {
  const all = Array.from({ length: options.games / 2 }, (_, pair) => ({ pair, opening: pair }));
  return all.filter(({ pair }) => !journal.has(pair));
}

function openClub({ variant, players, options }: Match): Promise<Club> {
  const { limit, openings, rules } = options;
  const limits = [players[0].spec.limit ?? limit, players[1].spec.limit ?? limit] as const;
  const house = {
    variant,
    openArbiter: null,
    openPlayer: (index: 0 | 1) => players[index].open(),
    openChecker: () => openEngine(variant, { hashMb: CHECK_HASH_MB }),
  };
  return Club.open(house, { limits, openings, rules });
}

/** @returns whether more is wanted */
function keep(match: Match, records: readonly GameRecord[]): boolean {
  const { journal, pgn, report, options } = match;
  journal.keep(records);
  pgn?.add(pgnOf(match, records));
  const others = journal.records.filter(({ pair }) => pair !== records[0].pair);
  report.played([...others, ...records], records.length);
  return !isDecided(journal.records, options.sprt);
}

function isDecided(records: readonly GameRecord[], sprt: SprtBounds | null): boolean {
  return sprt !== null && sprtVerdict(logLikelihoodRatio(tallyOf(records).pairs, sprt)) !== null;
}

function pgnOf({ title, variant }: Pick<Match, "title" | "variant">, records: readonly GameRecord[]): string {
  const named = { name: variant.name, rules: rulesToCarry(variant) };
  return records.map((record) => writeGame(record, title, named)).join("");
}

/** The rules of a variant of one's own, so that anyone can read its games; null for shipped ones, and where they are too long. */
function rulesToCarry(variant: Variant): string | null {
  const document = rememberedDocument(variant);
  const rules = document && JSON.stringify(document);
  return rules !== null && tooLongRules(rules) === null ? rules : null;
}
