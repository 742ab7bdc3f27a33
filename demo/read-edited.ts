/** The reader of variant files, loaded when one is edited. */
import { examineVariant, parseVariant, type ReadVariant } from "../src/yaml.ts";

/** An id that no shipped variant has, so that an edited file may extend any of them. */
const FILE = "my-variant.yaml";

/** Reads an edited file. */
export function readEdited(text: string): ReadVariant {
  return examineVariant(text, { file: FILE });
}

/** Gives fitted weights to the engines of an edited file's rules that are opened from now on; an empty text takes them away.
 *  @throws {FairywrenError} `weights-stale` for weights of other rules, or what is wrong with them */
export function giveEdited(text: string, weights: string): void {
  parseVariant(text, { file: FILE, weights });
}
