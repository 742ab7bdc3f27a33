/** The variant of a board, whatever the source of its rules. */
import type { Variant } from "../variant/variant.ts";
import { findSource } from "./source.ts";

/** Reads the rules that an element names or contains. Loads the YAML reader if they are in a file, and the list of the shipped variants
 *  if they are one of these: a board that is given a game needs neither.
 *  @throws {FairywrenError} with their faults */
export async function readRules(element: Element): Promise<Variant> {
  const source = findSource(element);
  if (source.kind === "shipped") return (await import("../engine/load-variant.ts")).loadVariant(source.id);
  const { readSource } = await import("./read-source.ts");
  return readSource(source);
}
