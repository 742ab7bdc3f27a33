/** What reads rules of which only few documents speak: as `late-checks.ts`, but wanted wherever variants are made of documents. */
import type { ReadRichRules } from "../rules/parts.ts";
import { NotFetched } from "./late-checks.ts";

let read: ReadRichRules | null = null;

export function provideRichReads(own: ReadRichRules | null): void {
  read = own;
}

/** @throws {NotFetched} */
export const readRichRules: ReadRichRules = (...parts) => {
  if (!read) throw new NotFetched();
  return read(...parts);
};
