/** The reader of variant files, which is loaded when somebody edits one. */
import { examineVariant, type ReadVariant } from "../src/yaml.ts";

/** An id of its own, so that an edited file may extend any shipped one. */
const FILE = "my-variant.yaml";

/** Reads an edited file. */
export function readEdited(text: string): ReadVariant {
  return examineVariant(text, { file: FILE });
}
