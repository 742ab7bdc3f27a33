/**
 * A file of fitted weights, such as `mine.weights.json`: `weights` as a variant's own file has them, with the rules that
 * they were fitted to, by their digest, and the version of the evaluation. Those of shipped variants are of the same form.
 */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { quote } from "../diagnostic/fault.ts";
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { EVALUATION_VERSION } from "../variant/weights.ts";
import type { Faults } from "./faults.ts";
import { plainFaults } from "./plain-faults.ts";
import { violationsOfKey } from "./violations.ts";
import { readWeights, type WeightsDocument } from "./weights.ts";

/** What a file holds for a variant; null where it has faults, or is of other rules. */
export interface ReadWeightsFile {
  readonly fitted: WeightsDocument | null;
  /** `weights-stale` is a warning: such a file was right once. */
  readonly diagnostics: readonly Diagnostic[];
}

const KEYS = ["evaluation", "rules", "weights"] as const;
type File = Readonly<Partial<Record<(typeof KEYS)[number], unknown>>>;

/** Reads a file of weights that is JSON. Never throws; faults are told without their line.
 *  @param file its name, for diagnostics */
export function readWeightsText(variant: Variant, text: string, file: string): ReadWeightsFile {
  const faults = plainFaults(file);
  const content = parsed(text);
  if (content === null) {
    faults.value(["weights"], { code: "syntax", message: "The text is not a map in JSON." });
    return { fitted: null, diagnostics: faults.found };
  }
  for (const { path, key } of violationsOfKey("weights", content.weights ?? {})) {
    const name = [...path, ...(key === null ? [] : [key])].join(".");
    const message = `${quote(name)} is not what the schema of variants has there: see 'weights' in its reference.`;
    faults.value(path, { code: "wrong-type", message });
  }
  return checkWeightsFile(variant, content, faults);
}

/** Checks all of a file but the shape of its weights, whose faults have been found before. */
export function checkWeightsFile(variant: Variant, file: File, faults: Faults): ReadWeightsFile {
  checkKeys(file, faults);
  if (faults.found.length > 0) return { fitted: null, diagnostics: faults.found };
  const stale = staleness(variant, file);
  if (stale !== null) {
    faults.value(["rules"], { code: "weights-stale", message: stale });
    return { fitted: null, diagnostics: faults.found.map((fault) => ({ ...fault, severity: "warning" })) };
  }
  const { board, pieceTypes } = variant;
  const fitted = file.weights as WeightsDocument;
  readWeights({ board, pieceTypes, faults }, fitted);
  return { fitted: faults.found.length > 0 ? null : fitted, diagnostics: faults.found };
}

function checkKeys(file: File, faults: Faults): void {
  for (const key of Object.keys(file)) {
    if (KEYS.some((known) => known === key)) continue;
    const message = `${quote(key)} is not a key of a file of weights. The keys are ${KEYS.join(", ")}.`;
    faults.key([key], { code: "unknown-key", message });
  }
  for (const key of KEYS) {
    if (file[key] === undefined) faults.key([], { code: "missing-key", message: `The key '${key}' is missing.` });
  }
  expect(file, faults, "evaluation", "a whole number", Number.isInteger(file.evaluation));
  expect(file, faults, "rules", "the digest of a variant's rules", /^[0-9a-f]{16}$/.test(String(file.rules)));
}

function expect(file: File, faults: Faults, key: (typeof KEYS)[number], wanted: string, isSo: boolean): void {
  if (file[key] === undefined || isSo || faults.isBroken([key])) return;
  faults.value([key], { code: "wrong-type", message: `'${key}' must be ${wanted}.` });
}

/** Why weights fit no more, or null. */
function staleness(variant: Variant, { rules, evaluation }: File): string | null {
  const remedy = "They are not used: tune again, or delete the file.";
  if (rules !== rulesDigest(variant))
    return `These weights were fitted to other rules than ${variant.name} has now. ${remedy}`;
  if (evaluation === EVALUATION_VERSION) return null;
  return `These weights were fitted for another evaluation, ${evaluation} instead of ${EVALUATION_VERSION}. ${remedy}`;
}

function parsed(text: string): File | null {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === "object" && !Array.isArray(content) ? (content as File | null) : null;
  } catch {
    return null;
  }
}
