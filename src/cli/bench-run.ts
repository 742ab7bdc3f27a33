/** What `bench` has measured of variants, as `--json` prints it and `--compare` reads it. */
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { isRecord } from "../jobs/plain.ts";
import { readWholeText } from "./file.ts";
import type { Machine } from "./machine.ts";
import { wholeFault } from "./refuse.ts";

/** Goes up when a saved run can no longer be compared. */
export const RUN_FORMAT = 1;
/** More samples than any run has. */
const MOST_SAMPLES = 1000;

export interface BenchRun {
  readonly bench: typeof RUN_FORMAT;
  /** Of the program. */
  readonly version: string;
  /** Digest of all kernels. */
  readonly engine: string;
  readonly machine: Machine;
  /** Of the search, in plies. */
  readonly depth: number;
  readonly rounds: number;
  readonly variants: readonly BenchedVariant[];
}

/** A variant's figures; of those that are lists, each round has one. */
export interface BenchedVariant {
  readonly id: string;
  readonly name: string;
  /** Digest of the rules. */
  readonly rules: string;
  /** Nodes of the searches of all positions. */
  readonly signature: number;
  readonly positions: readonly BenchedPosition[];
  readonly leavesPerSecond: readonly number[];
  readonly nodesPerSecond: readonly number[];
  /** Milliseconds until all positions were searched to the depth. */
  readonly depthMs: readonly number[];
}

export interface BenchedPosition {
  readonly fen: string;
  readonly perft: { readonly depth: number; readonly leaves: number };
  /** Of the search. */
  readonly nodes: number;
}

/** What is measured in each round. */
export const FIGURES = ["leavesPerSecond", "nodesPerSecond", "depthMs"] as const;
export type FigureName = (typeof FIGURES)[number];

/** Reads a run that was saved.
 *  @throws {FairywrenError} `run-foreign` for anything else, and for runs of another format; why a file cannot be read */
export function readRun(file: string): BenchRun {
  const content = readWholeText(file, "a saved run");
  if (!content.ok) throw new FairywrenError([content.diagnostic]);
  const run = parsed(content.text);
  if (isRecord(run) && typeof run.bench === "number" && run.bench !== RUN_FORMAT)
    throw foreign(file, `has a run of format ${run.bench}, and this program compares format ${RUN_FORMAT}`);
  if (!isRun(run)) throw foreign(file, "is no run that 'bench VARIANT... --json' has printed");
  return run;
}

function foreign(file: string, what: string): FairywrenError {
  return new FairywrenError([wholeFault("run-foreign", file, `${quote(file)} ${what}.`)]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRun(given: unknown): given is BenchRun {
  if (!isRecord(given)) return false;
  const { bench, version, engine, machine, depth, rounds, variants } = given;
  const areTexts = [version, engine].every(isLine);
  const areNumbers = [depth, rounds].every((number) => Number.isInteger(number));
  const isWhole = bench === RUN_FORMAT && areTexts && areNumbers && isMachine(machine);
  return isWhole && Array.isArray(variants) && variants.every(isBenched);
}

function isMachine(given: unknown): given is Machine {
  return isRecord(given) && [given.date, given.node, given.cpu, given.system].every(isLine);
}

function isBenched(given: unknown): given is BenchedVariant {
  if (!isRecord(given) || ![given.id, given.name, given.rules].every(isLine)) return false;
  const { positions, signature } = given;
  const arePlaces = Array.isArray(positions) && positions.every((one) => isRecord(one) && isLine(one.fen));
  return arePlaces && Number.isInteger(signature) && FIGURES.every((name) => isSamples(given[name]));
}

function isSamples(given: unknown): boolean {
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_SAMPLES) return false;
  return given.every((one) => typeof one === "number" && one > 0 && Number.isFinite(one));
}

const LONGEST_LINE = 1000;

/** They are printed. */
function isLine(given: unknown): boolean {
  return typeof given === "string" && given.length <= LONGEST_LINE && !/\p{C}/u.test(given);
}
