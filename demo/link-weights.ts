/** Weights were most of a file, and seldom edited, so links left out those of the shipped file. */

import { t } from "./language.ts";

/** Replaces them. */
const MARK = "weights: shipped\n";
/** The key, and the lines below it that are indented, empty or comments. */
const BLOCK = /^weights:.*\n(?:[ \t#].*\n|\n)*/m;

/** The text with the mark in place of its weights; null unless they are exactly those of the shipped file. */
export function cutWeights(yaml: string, shipped: string): string | null {
  const block = BLOCK.exec(shipped)?.[0];
  if (block === undefined || yaml.includes(MARK) || BLOCK.exec(yaml)?.[0] !== block) return null;
  return yaml.replace(block, () => MARK);
}

/** The complete text again. @throws {Error} when the shipped file has no weights */
export function restoreWeights(yaml: string, shipped: string): string {
  const block = BLOCK.exec(shipped)?.[0];
  if (block === undefined)
    throw new Error(t`The link is damaged: it asks for weights that the shipped file does not have.`);
  return yaml.replace(MARK, () => block);
}
