/** Who runs jobs: the threads of this machine, or all machines that take from a queue. Commands know no more than this. */
import type { Job } from "./job.ts";

/** Called once for each job, in any order. No job is begun any more once it answers false. */
export type OnDone = (job: Job, value: unknown) => boolean;

export interface Runner {
  /** Runs all jobs, which are of one kind and for one engine, in their order as far as they can be. What has been done is told before an error is thrown.
   *  @throws {FairywrenError} `job-failed`, and what the job itself was refused for */
  run(jobs: readonly Job[], onDone: OnDone): Promise<void>;
  close(): Promise<void>;
}

/** How often a job is begun again whose process broke down, or whose result was wrong. */
export const MOST_AGAIN = 2;
