/** Error messages for people. */
import { FairywrenError } from "../diagnostic/error.ts";

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** The first reason, without its place. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof FairywrenError)) return asError(error).message;
  const [first] = error.diagnostics;
  return first ? [first.message, first.hint && `Did you mean ${first.hint}?`].filter(Boolean).join(" ") : error.message;
}
