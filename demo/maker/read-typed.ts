/** Reads files while they are written: at every pause, so that it cannot wait, and carries all kernels. */
import { examineVariant, type ReadVariant } from "../../src/yaml.ts";
import { EDITED_FILE } from "../read-edited.ts";

export function readTyped(text: string): ReadVariant {
  return examineVariant(text, { file: EDITED_FILE });
}
