/** The thread in which jobs are run: it says what it can run, then takes one job after the other. */
import { parentPort } from "node:worker_threads";
import { misuse } from "../diagnostic/argument.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { JOB, type Job, readJob } from "./job.ts";
import { loadJobVariant } from "./job-variant.ts";
import type { JobKind } from "./kind.ts";
import { type JobResult, makeResult } from "./result.ts";

/** A kind of job that a thread runs, or the reason why it cannot. */
export interface Ability {
  readonly kind: string;
  readonly engine: string | null;
  readonly reason: string | null;
}

/** What a thread tells. */
export type Notice =
  | { readonly is: "ready"; readonly abilities: readonly Ability[] }
  | { readonly is: "done"; readonly result: JobResult }
  | { readonly is: "refused"; readonly code: string; readonly message: string }
  | { readonly is: "failed"; readonly message: string };

/** Runs the jobs that come to this thread. */
export async function serveJobs(kinds: readonly JobKind[]): Promise<void> {
  const tell = (notice: Notice) => parentPort?.postMessage(notice);
  const abilities = await Promise.all(kinds.map(abilityOf));
  parentPort?.on("message", async (given: unknown) => tell(await obey(given, kinds, abilities)));
  tell({ is: "ready", abilities });
}

async function abilityOf(kind: JobKind): Promise<Ability> {
  try {
    return { kind: kind.name, engine: await kind.engine(), reason: null };
  } catch (error) {
    return { kind: kind.name, engine: null, reason: inWords(error) };
  }
}

async function obey(given: unknown, kinds: readonly JobKind[], abilities: readonly Ability[]): Promise<Notice> {
  try {
    const job = readJob(given);
    const kind = kindFor(job, kinds, abilities);
    return { is: "done", result: makeResult(job, await kind.run(job, await loadJobVariant(job.variant))) };
  } catch (error) {
    if (!(error instanceof FairywrenError)) return { is: "failed", message: inWords(error) };
    const [{ code, message }] = error.diagnostics;
    return { is: "refused", code, message };
  }
}

function kindFor({ kind: name, engine }: Job, kinds: readonly JobKind[], abilities: readonly Ability[]): JobKind {
  const kind = kinds.find((one) => one.name === name);
  const ability = abilities.find((one) => one.kind === name);
  if (!kind || !ability) throw misuse("job-kind", `This program runs no jobs of the kind ${quote(name)}.`, JOB);
  if (ability.engine === engine) return kind;
  const own = ability.reason ?? `this is ${ability.engine}`;
  throw misuse("job-engine", `The job is for the engine ${quote(engine)}: ${own}.`, JOB);
}

function inWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
