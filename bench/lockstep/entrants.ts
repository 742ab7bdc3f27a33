/** The variants that are compared: shipped ones, and files of a folder. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { bundledIds, FairywrenError, type Variant } from "../../src/index.ts";
import { parseVariant } from "../../src/yaml.ts";
import { UsageError } from "../common/options.ts";
import { shippedVariant } from "../common/variant.ts";

/** A variant and where its rules are. */
export interface Entrant {
  /** What the rivals call it. */
  readonly id: string;
  readonly from: string;
  readonly variant: Variant;
}

/**
 * All shipped variants, or those of a folder of YAML files, each called what its file is.
 * @param wanted ids, or null for all
 * @throws {UsageError} when one of them is not there, or a file is refused
 */
export function entrantsOf(wanted: readonly string[] | null, folder: string | null): readonly Entrant[] {
  const known = folder === null ? bundledIds() : filesIn(folder);
  const missing = wanted?.find((id) => !known.includes(id));
  if (missing !== undefined)
    throw new UsageError(`there is no variant '${missing}' among the ${known.length} there are`);
  return (wanted ?? known).map((id) => (folder === null ? shipped(id) : entrantOfFile(join(folder, `${id}.yaml`))));
}

function shipped(id: string): Entrant {
  return { id, from: `variants/${id}.yaml`, variant: shippedVariant(id) };
}

function entrantOfFile(file: string): Entrant {
  const id = basename(file, ".yaml");
  try {
    return { id, from: "imported", variant: parseVariant(readFileSync(file, "utf8"), { file }) };
  } catch (error) {
    if (error instanceof FairywrenError) throw new UsageError(`'${file}' is refused: ${error.message}`);
    throw error;
  }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => basename(file, ".yaml"))
    .sort();
}
