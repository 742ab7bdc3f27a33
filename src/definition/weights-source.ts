/** Reads files of weights with the place of every fault; JSON is YAML, too. */

import type { Variant } from "../variant/variant.ts";
import { placedFaults } from "./placed-faults.ts";
import { plainOf } from "./plain.ts";
import { checkShape } from "./shape.ts";
import { parseSource } from "./source.ts";
import { violationsOfKey } from "./violations.ts";
import { checkWeightsFile, type ReadWeightsFile } from "./weights-file.ts";

const WEIGHTS = { name: "set of weights", isMap: "A file of weights is a map of keys such as 'rules' and 'weights'." };

/** Reads a file of weights. Never throws on text.
 *  @param text bytes must be valid UTF-8
 *  @param file its name, for diagnostics */
export function readWeightsSource(variant: Variant, text: string | Uint8Array, file: string): ReadWeightsFile {
  const { source, root, diagnostics } = parseSource(text, file, WEIGHTS);
  if (root?.type !== "map" || diagnostics.length > 0) return { fitted: null, diagnostics };
  const content = plainOf(root) as Readonly<Record<string, unknown>>;
  const shape = checkShape(root, violationsOfKey("weights", content.weights ?? {}));
  if (shape.diagnostics.length > 0) return { fitted: null, diagnostics: shape.diagnostics };
  const nothing = { document: null, diagnostics: [], broken: [], removed: new Map(), extendsAt: null };
  return checkWeightsFile(variant, content, placedFaults({ ...nothing, source, root }));
}
