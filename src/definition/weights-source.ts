/** Reads files of weights with the place of every fault; JSON is YAML, too. */

import type { Variant } from "../variant/variant.ts";
import { checkShapeLate } from "./late-checks.ts";
import { placedFaults } from "./placed-faults.ts";
import { plainOf } from "./plain.ts";
import { parseSource } from "./source.ts";
import { violationsOfKey } from "./violations.ts";
import { checkWeightsFile, type ReadWeightsFile } from "./weights-file.ts";

const WEIGHTS = { name: "set of weights", isMap: "A file of weights is a map of keys such as 'rules' and 'weights'." };

/** Reads a file of weights. Never throws on text.
 *  @param text bytes must be valid UTF-8
 *  @param file its name, for diagnostics
 *  @throws {NotFetched} where the weights are wrong, and what says how is not there */
export function readWeightsSource(variant: Variant, text: string | Uint8Array, file: string): ReadWeightsFile {
  const { source, root, diagnostics } = parseSource(text, file, WEIGHTS);
  if (root?.type !== "map" || diagnostics.length > 0) return { fitted: null, diagnostics };
  const content = plainOf(root) as Readonly<Record<string, unknown>>;
  const violations = violationsOfKey("weights", content.weights ?? {});
  if (violations.length > 0) return { fitted: null, diagnostics: checkShapeLate(root, violations).diagnostics };
  const nothing = { document: null, diagnostics: [], broken: [], removed: new Map(), extendsAt: null };
  return checkWeightsFile(variant, content, placedFaults({ ...nothing, source, root }));
}
