/** The reader of variant files, loaded when a person's own rules are read. */
import { loadExamined, loadParsed, type ReadVariant } from "../src/yaml.ts";

/** An id that no shipped variant has, so that an edited file may extend any of them. */
export const EDITED_FILE = "my-variant.yaml";

/** Reads an edited file, and fetches what its rules need. */
export function readEdited(text: string): Promise<ReadVariant> {
  return loadExamined(text, { file: EDITED_FILE });
}

/** Gives fitted weights to the engines of an edited file's rules that are opened from now on; an empty text takes them away.
 *  @throws {FairywrenError} `weights-stale` for weights of other rules, or what is wrong with them */
export async function giveEdited(text: string, weights: string): Promise<void> {
  await loadParsed(text, { file: EDITED_FILE, weights });
}
