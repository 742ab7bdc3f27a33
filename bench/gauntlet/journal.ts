/**
 * The games of a gauntlet as they end, a line for each pair, below a line that says how they are played. A run that was cut
 * off leaves at most half a line, which is taken away; games that were played otherwise are never mixed in.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { WeightsChoice } from "../match/ours.ts";
import type { GameRecord } from "../match/record.ts";

/** How games are played: two journals that differ in it cannot be compared. */
export interface Conditions {
  readonly format: 1;
  /** A digest of all that plays. */
  readonly engine: string;
  readonly rival: string;
  /** A limit of a move, and what else a plan has, as text. */
  readonly plan: string;
}

/** Both games of an opening, and the weights that ours played them with. */
export interface KeptPair {
  readonly weights: WeightsChoice;
  readonly records: readonly [GameRecord, GameRecord];
}

export class Journal {
  readonly conditions: Conditions;
  readonly #file: string;
  readonly #pairs: KeptPair[];
  readonly #keys: Set<string>;

  private constructor(file: string, conditions: Conditions, pairs: KeptPair[]) {
    this.#file = file;
    this.conditions = conditions;
    this.#pairs = pairs;
    this.#keys = new Set(pairs.map(keyOf));
  }

  /** Opens a journal to go on with it, or begins one.
   *  @throws {Error} when its games were played under other conditions, or a line is none of a journal */
  static open(file: string, conditions: Conditions): Journal {
    if (!existsSync(file)) return Journal.#begin(file, conditions);
    const known = Journal.read(file);
    const other = (["engine", "rival", "plan"] as const).find((name) => known.conditions[name] !== conditions[name]);
    if (other === undefined) return known;
    throw new Error(
      `${file} holds games of another ${other} (${known.conditions[other]}, not ${conditions[other]}): begin another with --journal`,
    );
  }

  /** @throws {Error} when the file cannot be read, or a line is none of a journal */
  static read(file: string): Journal {
    const lines = wholeLines(file);
    const [first, ...rest] = lines.map((line, index) => parseLine(file, line, index + 1));
    const conditions = first as Conditions | undefined;
    if (conditions?.format !== 1) throw new Error(`${file} is no journal of a gauntlet, or one of another format`);
    return new Journal(file, conditions, rest as KeptPair[]);
  }

  static #begin(file: string, conditions: Conditions): Journal {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${JSON.stringify(conditions)}\n`);
    return new Journal(file, conditions, []);
  }

  get pairs(): readonly KeptPair[] {
    return this.#pairs;
  }

  has(weights: WeightsChoice, variantId: string, pair: number): boolean {
    return this.#keys.has(`${weights} ${variantId} ${pair}`);
  }

  /** Puts the pairs in order, once all are there: the file is the same then, whoever has played them. */
  settle(): void {
    this.#pairs.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    const beside = `${this.#file}.settled`;
    writeFileSync(beside, [this.conditions, ...this.#pairs].map((line) => `${JSON.stringify(line)}\n`).join(""));
    renameSync(beside, this.#file);
  }

  /** @throws {Error} when the disk is full, for instance; what was kept before stays */
  keep(pair: KeptPair): void {
    appendFileSync(this.#file, `${JSON.stringify(pair)}\n`);
    this.#pairs.push(pair);
    this.#keys.add(keyOf(pair));
  }
}

function keyOf({ weights, records: [{ variantId, pair }] }: KeptPair): string {
  return `${weights} ${variantId} ${pair}`;
}

function orderOf({ weights, records: [{ variantId, pair }] }: KeptPair): string {
  return `${variantId} ${weights} ${String(pair).padStart(9, "0")}`;
}

/** Takes half a line at the end away. */
function wholeLines(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const end = text.lastIndexOf("\n") + 1;
  if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)));
  return text.slice(0, end).split("\n").slice(0, -1);
}

function parseLine(file: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`${file}:${number}: is no line of a journal`);
  }
}
