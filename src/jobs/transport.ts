/** What is asked of the package that carries jobs to other machines, `packages/queue`. It is no dependency: see `queue-package.ts`. */
import type { Job } from "./job.ts";

/** How a job stands in the queue. */
export type JobState =
  | { readonly id: string; readonly is: "missing" | "open" }
  | { readonly id: string; readonly is: "done"; readonly value: unknown }
  | { readonly id: string; readonly is: "failed"; readonly reason: string };

/** What has become of a taken job: a value, or the reason why nobody need try it again. */
export type Attempt = { readonly value: unknown } | { readonly refusal: string };

/** A connection to a queue. Each `queue` in it has a name and jobs that the same workers can run. */
export interface Transport {
  /** The address without user and password. */
  readonly name: string;
  /** Gives jobs, in their order; those that are there already stay as they are. */
  give(queue: string, jobs: readonly Job[]): Promise<void>;
  states(queue: string, ids: readonly string[]): Promise<readonly JobState[]>;
  /** Takes jobs and their results out, unless a worker is at them. */
  forget(queue: string, ids: readonly string[]): Promise<void>;
  /** How many workers take such jobs now. */
  workers(queue: string): Promise<number>;
  /** Hears of jobs that have ended, instead of whoever heard of them before; some may be missed while the connection is lost. */
  follow(queue: string, hear: (id: string) => void): Promise<void>;
  /** Takes jobs until the connection is closed. @param run a rejection is tried again, by this worker or another */
  take(queue: string, most: number, run: (job: unknown, signal: AbortSignal) => Promise<Attempt>): void;
  /** Gives back what is being worked on, and ends the connection. */
  close(): Promise<void>;
}

/** @param note hears of a connection that is lost or back */
export type OpenQueue = (url: string, note: (message: string) => void) => Promise<Transport>;
