/**
 * A kind of job: what it is run by, how it is run, and how a result is checked by one who did not run it. `perft` is
 * here, `games` where matches are; what a program can run is the list that it gives to `serveJobs`.
 */
import type { Variant } from "../variant/variant.ts";
import type { Job } from "./job.ts";

export interface JobKind {
  readonly name: string;
  /** A digest of whatever the result depends on besides the job: a job is run by its own engine or not at all.
   *  @throws {Error} in words, when such jobs cannot be run here */
  engine(): Promise<string>;
  /** Runs a job of the kind: the same value on every machine, where no time is measured.
   *  @throws {FairywrenError} `job-settings` and others, for what no machine could run */
  run(job: Job, variant: Variant): Promise<unknown>;
  /** Why a value cannot be the result of a job; null when it may be. */
  check(job: Job, variant: Variant, value: unknown): string | null;
}

/** The queue of the jobs that the same workers can run. */
export function queueOf({ kind, engine }: Pick<Job, "kind" | "engine">): string {
  return `fairywren-${kind}-${engine}`;
}
