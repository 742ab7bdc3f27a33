/** The reader of variant files, loaded when one is edited. */
import { examineVariant, type ReadVariant } from "../src/yaml.ts";

/** An id that no shipped variant has, so that an edited file may extend any of them. */
const FILE = "my-variant.yaml";

/** Reads an edited file. */
export function readEdited(text: string): ReadVariant {
  return examineVariant(text, { file: FILE });
}
