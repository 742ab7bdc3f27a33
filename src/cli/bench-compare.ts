/** A run beside one that was saved: of an earlier version, or of an earlier file of the same name. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { suggest } from "../diagnostic/suggest.ts";
import type { Variant } from "../variant/variant.ts";
import { type BenchedVariant, type BenchRun, FIGURES, type FigureName } from "./bench-run.ts";
import { type Middle, ratioOf } from "./interval.ts";
import { describeMachine } from "./machine.ts";
import { wholeFault } from "./refuse.ts";

/** A variant now and then: each figure of now divided by that of then. */
export interface ComparedVariant {
  readonly id: string;
  readonly ratios: Readonly<Record<FigureName, Middle>>;
}

export interface Comparison {
  readonly version: string;
  readonly date: string;
  readonly variants: readonly ComparedVariant[];
  /** What makes the two runs less alike than they look. */
  readonly warnings: readonly Diagnostic[];
}

/** A saved run, and the name of its file. */
export interface SavedRun {
  readonly file: string;
  readonly run: BenchRun;
}

/** Refuses, before minutes of work, what could not be compared after it.
 *  @throws {FairywrenError} `run-depth`, `run-variant` */
export function expectComparable({ file, run }: SavedRun, variants: readonly Variant[], depth: number): void {
  const faults: Diagnostic[] = [];
  if (run.depth !== depth) {
    const message = `The run was searched to depth ${run.depth}, not ${depth}: times and speeds differ by that alone.`;
    faults.push(wholeFault("run-depth", file, message, `Give --depth ${run.depth}`));
  }
  if (variants.every(({ id }) => !idsOf(run).includes(id))) faults.push(absence(file, run, variants[0].id));
  if (faults.length > 0) throw new FairywrenError(faults);
}

/** Compares what both runs have. */
export function compareRuns(saved: SavedRun, now: BenchRun): Comparison {
  const { file, run } = saved;
  const pairs = now.variants.flatMap((own) => {
    const then = run.variants.find(({ id }) => id === own.id);
    return then ? [{ own, then }] : [];
  });
  const absent = now.variants.filter(({ id }) => !idsOf(run).includes(id)).map(({ id }) => absence(file, run, id));
  const marks = [...machineMarks(saved), ...pairs.flatMap(({ own, then }) => marksOf(file, own, then)), ...absent];
  return {
    version: run.version,
    date: run.machine.date,
    variants: pairs.map(({ own, then }) => ({ id: own.id, ratios: ratiosOf(own, then) })),
    warnings: marks.map((mark) => ({ ...mark, severity: "warning" })),
  };
}

function ratiosOf(own: BenchedVariant, then: BenchedVariant): ComparedVariant["ratios"] {
  const entries = FIGURES.map((name) => [name, ratioOf(own[name], then[name])]);
  return Object.fromEntries(entries) as Record<FigureName, Middle>;
}

function marksOf(file: string, own: BenchedVariant, then: BenchedVariant): Diagnostic[] {
  if (own.rules !== then.rules) {
    const message = `${own.id} had other rules then (${then.rules}, now ${own.rules}): other trees are counted and searched.`;
    return [wholeFault("run-rules", file, message)];
  }
  const fens = ({ positions }: BenchedVariant) => positions.map(({ fen }) => fen).join("\n");
  if (fens(own) === fens(then)) return [];
  return [wholeFault("run-positions", file, `${own.id} was measured in other positions then.`)];
}

function machineMarks({ file, run }: SavedRun): Diagnostic[] {
  const here = describeMachine();
  const differs = (["cpu", "cores", "node", "system"] as const).filter((name) => here[name] !== run.machine[name]);
  if (differs.length === 0) return [];
  const words = differs.map((name) => `${name} ${run.machine[name]}, now ${here[name]}`).join("; ");
  return [wholeFault("run-machine", file, `The run is of another machine: ${words}.`)];
}

function absence(file: string, run: BenchRun, id: string): Diagnostic {
  const message = `The run has no variant '${id}'. It has ${idsOf(run).join(", ")}.`;
  return wholeFault("run-variant", file, message, suggest(id, idsOf(run)));
}

function idsOf({ variants }: BenchRun): readonly string[] {
  return variants.map(({ id }) => id);
}
