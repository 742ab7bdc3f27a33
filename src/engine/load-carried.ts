/** Loads what rules carried by games are read with: the reader, their kernels, and shipped variants where they extend one. */
import { tooLongRules } from "../notation/carried-rules.ts";
import { provideCarriedReader } from "./carried-variant.ts";
import { loadExamined } from "./examine-late.ts";
import { RULES_FILE, readCarried } from "./read-carried.ts";

/** @param rules texts of files; what is wrong with one is told when it is read */
export async function loadCarried(rules: readonly string[]): Promise<void> {
  provideCarriedReader(readCarried);
  const sound = rules.filter((yaml) => tooLongRules(yaml) === null);
  await Promise.all(sound.map((yaml) => loadExamined(yaml, { file: RULES_FILE })));
}
