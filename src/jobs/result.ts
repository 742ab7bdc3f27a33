/** What a job comes to: a value of its kind's own shape, with the job's digest, as plain JSON. */

import { JOB_FORMAT, type Job } from "./job.ts";
import { isRecord } from "./plain.ts";

export interface JobResult {
  readonly format: typeof JOB_FORMAT;
  readonly digest: string;
  readonly value: unknown;
}

export function makeResult({ digest }: Job, value: unknown): JobResult {
  return { format: JOB_FORMAT, digest, value };
}

/** Why something is not a job's result, as far as that can be said without its kind; null when it may be. */
export function resultFault(given: unknown, { digest }: Job): string | null {
  if (!isRecord(given) || given.format !== JOB_FORMAT) return `it is no result of format ${JOB_FORMAT}`;
  return given.digest === digest ? null : "it belongs to another job";
}
