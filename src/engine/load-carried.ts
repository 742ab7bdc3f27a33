/** Loads what rules carried by games are read with: the reader, the kernels, and the shipped variants that they extend. */
import { fetchBundled } from "../definition/library.ts";
import { parentOf } from "../definition/resolve.ts";
import { tooLongRules } from "../notation/carried-rules.ts";
import { provideCarriedReader } from "./carried-variant.ts";
import { loadKernels } from "./load-kernels.ts";
import { readCarried } from "./read-carried.ts";

/** @param rules texts of files; what is wrong with one is told when it is read */
export async function loadCarried(rules: readonly string[]): Promise<void> {
  provideCarriedReader(readCarried);
  await loadKernels();
  const sound = rules.filter((yaml) => tooLongRules(yaml) === null);
  await Promise.all(sound.map((yaml) => fetchBundled(parentOf(yaml, "<pgn>") ?? "")));
}
