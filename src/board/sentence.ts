/** Error messages for people. */
import { FairywrenError } from "../diagnostic/error.ts";
import { IN_ENGLISH } from "./language.ts";

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** The first reason, without its place. */
export function sentenceOf(error: unknown, language = IN_ENGLISH): string {
  if (!(error instanceof FairywrenError)) return asError(error).message;
  const [first] = error.diagnostics;
  if (!first) return error.message;
  const message = language.refusal(first.code, first.message);
  return first.hint ? `${message} ${language.say("didYouMean", { nearest: first.hint })}` : message;
}
