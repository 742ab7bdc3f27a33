/**
 * A job: a part of a command's work, as plain JSON that any process can run. It is called by the digest of all that it
 * depends on, so that the same job is the same wherever and however often it is given, and has one result.
 */
import { createHash } from "node:crypto";
import { isWhole, misuse } from "../diagnostic/argument.ts";
import { quote } from "../diagnostic/fault.ts";
import { isRecord } from "./plain.ts";

/** The format of jobs and results. Whatever changes their meaning gets the next number. */
export const JOB_FORMAT = 1;
/** The longest job, in letters of JSON: a variant with all that it extends, and settings. */
const MOST_LETTERS = 1 << 20;

/** The variant that a job is about: shipped, or the texts of its files. */
export type JobVariant =
  | { readonly id: string }
  | {
      /** The file's name, without folders. */
      readonly file: string;
      readonly text: string;
      /** The texts that it may extend, by id. */
      readonly siblings: Readonly<Record<string, string>>;
    };

export interface JobParts {
  /** The name of a `JobKind`. */
  readonly kind: string;
  /** What has to run it, as `JobKind.engine` says. */
  readonly engine: string;
  readonly variant: JobVariant;
  readonly seed: number;
  /** Plain data, of the kind's own shape. */
  readonly settings: unknown;
}

export interface Job extends JobParts {
  readonly format: typeof JOB_FORMAT;
  readonly digest: string;
}

export function makeJob({ kind, engine, variant, seed, settings }: JobParts): Job {
  const parts = { format: JOB_FORMAT, kind, engine, variant, seed, settings } as const;
  return { ...parts, digest: digestOf(parts) };
}

/** Reads what claims to be a job. What is in `variant` and `settings` is read by those who use it.
 *  @throws {FairywrenError} `job-format`, `job-size`, `job-digest` */
export function readJob(given: unknown): Job {
  if (!isRecord(given)) throw misuse("job-format", "This is no job: it is no JSON object.", JOB);
  if (given.format !== JOB_FORMAT) throw otherFormat(given.format);
  if (JSON.stringify(given).length > MOST_LETTERS)
    throw misuse("job-size", `The job has more than ${MOST_LETTERS} letters.`, JOB);
  const { format, kind, engine, variant, seed, settings, digest } = given;
  const isShaped = typeof kind === "string" && typeof engine === "string" && isRecord(variant);
  if (!isShaped || !isWhole(seed, 0, Number.MAX_SAFE_INTEGER)) throw misuse("job-format", "The job lacks a part.", JOB);
  const parts = { format, kind, engine, variant: variant as JobVariant, seed, settings } as const;
  if (digest !== digestOf(parts)) throw misuse("job-digest", "The job's digest is not that of its contents.", JOB);
  return { ...parts, digest: digest as string };
}

/** What jobs are called in faults. */
export const JOB = "<job>";

/** Thirty-two hexadecimal digits of any plain data; the order of keys does not count. */
export function digestOf(data: unknown): string {
  return createHash("sha256").update(JSON.stringify(data, inOrder)).digest("hex").slice(0, 32);
}

function inOrder(_key: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function otherFormat(format: unknown) {
  if (!isWhole(format, 1, Number.MAX_SAFE_INTEGER)) return misuse("job-format", "This is no job of Fairywren.", JOB);
  const newer = format > JOB_FORMAT ? " Update this one." : "";
  const message = `The job has format ${quote(String(format))}, and this program reads format ${JOB_FORMAT}.${newer}`;
  return misuse("job-format", message, JOB);
}
