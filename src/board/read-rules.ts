/** The variant of a board, whatever the source of its rules. */
import { loadVariant } from "../engine/load-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { findSource } from "./source.ts";

/** Reads the rules that an element names or contains; loads the YAML reader if they are in a file.
 *  @throws {FairywrenError} with their faults */
export async function readRules(element: Element): Promise<Variant> {
  const source = findSource(element);
  if (source.kind === "shipped") return loadVariant(source.id);
  const { readSource } = await import("./read-source.ts");
  return readSource(source);
}
