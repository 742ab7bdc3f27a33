/**
 * The games of a gauntlet as they end, a line for each pair, below a line that says how they are played. Games that were
 * played otherwise are never mixed in.
 */
import { LineFile } from "../../src/jobs/line-file.ts";
import type { GameRecord } from "../../src/match/record.ts";
import { lineOf, valuesOf } from "../common/journal-lines.ts";
import type { WeightsChoice } from "../match/ours.ts";

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

const WANTED = "a journal";

export class Journal {
  readonly conditions: Conditions;
  readonly #file: LineFile;
  readonly #pairs: KeptPair[];
  readonly #keys: Set<string>;

  private constructor(file: LineFile, conditions: Conditions, pairs: KeptPair[]) {
    this.#file = file;
    this.conditions = conditions;
    this.#pairs = pairs;
    this.#keys = new Set(pairs.map(keyOf));
  }

  /** Opens a journal to go on with it, or begins one.
   *  @throws {Error} when its games were played under other conditions, or a line is none of a journal */
  static open(path: string, conditions: Conditions): Journal {
    const file = new LineFile(path, WANTED);
    if (file.text === null) {
      file.beginWithFolder(lineOf(conditions));
      return new Journal(file, conditions, []);
    }
    const known = Journal.#goOn(file);
    const other = (["engine", "rival", "plan"] as const).find((name) => known.conditions[name] !== conditions[name]);
    if (other === undefined) return known;
    throw new Error(
      `${path} holds games of another ${other} (${known.conditions[other]}, not ${conditions[other]}): begin another with --journal`,
    );
  }

  /** @throws {Error} when the file cannot be read, or a line is none of a journal */
  static read(path: string): Journal {
    return Journal.#goOn(new LineFile(path, WANTED));
  }

  static #goOn(file: LineFile): Journal {
    const [first, ...rest] = valuesOf(file);
    const conditions = first as Conditions | undefined;
    if (conditions?.format !== 1) throw new Error(`${file.path} is no journal of a gauntlet, or one of another format`);
    file.goOn();
    return new Journal(file, conditions, rest as KeptPair[]);
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
    this.#file.replace([this.conditions, ...this.#pairs].map(lineOf).join(""));
  }

  /** @throws {Error} when the disk is full, for instance; what was kept before stays */
  keep(pair: KeptPair): void {
    this.#file.add(lineOf(pair));
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
