/** The pairs of a match as they end, a line for each, below a line that says how they are played. */
import { misuse } from "../diagnostic/argument.ts";
import { quote } from "../diagnostic/fault.ts";
import { LineFile } from "../jobs/line-file.ts";
import { isRecord, type PlainRecord } from "../jobs/plain.ts";
import type { Variant } from "../variant/variant.ts";
import { type GamesAsked, gamesFault } from "./games-check.ts";
import type { GameRecord } from "./record.ts";

/** How games are played, each part under a name that people understand: games of another match are never mixed in. */
export type MatchKey = Readonly<Record<string, string>>;

const NAME = "fairywren-match";
const FORMAT = 1;

export class MatchJournal {
  readonly path: string;
  readonly #file: LineFile;
  readonly #pairs: Map<number, readonly GameRecord[]>;

  /**
   * Opens a journal to go on with it, or begins one.
   * @param asked what was to be played in a pair
   * @throws {FairywrenError} `journal-other` when its games were played otherwise, `journal-foreign` when a line is none of
   *   a journal; the file is not changed then
   */
  static open(path: string, key: MatchKey, variant: Variant, asked: (pair: number) => GamesAsked): MatchJournal {
    const file = new LineFile(path, "a journal");
    const [head, ...rest] = file.lines.map(parsed);
    if (file.isEmpty || (isHead(head) && rest.length === 0)) {
      file.begin(lineOf({ [NAME]: FORMAT, ...key }));
      return new MatchJournal(file, new Map());
    }
    expectHead(path, head, key);
    const pairs = rest.map((line, index) => pairIn(line, { path, number: index + 2, variant, asked }));
    file.goOn();
    return new MatchJournal(file, new Map(pairs));
  }

  private constructor(file: LineFile, pairs: Map<number, readonly GameRecord[]>) {
    this.path = file.path;
    this.#file = file;
    this.#pairs = pairs;
  }

  has(pair: number): boolean {
    return this.#pairs.has(pair);
  }

  /** All games, in the order of the pairs. */
  get records(): readonly GameRecord[] {
    return [...this.#pairs].sort(([a], [b]) => a - b).flatMap(([, records]) => records);
  }

  /** @throws {FairywrenError} `file-unwritable`: what was kept before stays */
  keep(records: readonly GameRecord[]): void {
    this.#file.add(lineOf({ records }));
    this.#pairs.set(records[0].pair, records);
  }
}

function isHead(head: unknown): head is PlainRecord {
  return isRecord(head) && head[NAME] === FORMAT;
}

function expectHead(path: string, head: unknown, key: MatchKey): void {
  if (!isHead(head)) throw foreign(path, "is no journal of a match, or one of another format, and was not changed");
  const others = Object.keys(key).filter((name) => head[name] !== key[name]);
  if (others.length === 0) return;
  const message = `${quote(path)} has games of a match that differs in ${others.join(", ")}, and was not changed.`;
  throw misuse("journal-other", message, path, "Name another place with --journal, or delete it");
}

interface Where {
  readonly path: string;
  readonly number: number;
  readonly variant: Variant;
  readonly asked: (pair: number) => GamesAsked;
}

function pairIn(line: unknown, { path, number, variant, asked }: Where): [number, readonly GameRecord[]] {
  const records = isRecord(line) && Array.isArray(line.records) ? line.records : [];
  const pair: unknown = isRecord(records[0]) ? records[0].pair : null;
  if (!Number.isInteger(pair) || (pair as number) < 0)
    throw foreign(path, `has a line ${number} that is no pair of games`);
  const fault = gamesFault(asked(pair as number), variant, { records });
  if (fault !== null) throw foreign(path, `has a line ${number} that was not played so: ${fault}`);
  return [pair as number, records as readonly GameRecord[]];
}

function foreign(path: string, what: string): Error {
  return misuse("journal-foreign", `${quote(path)} ${what}.`, path, "Name another place with --journal");
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
