/** The variant of a board, wherever its rules come from. */
import { loadVariant } from "../engine/load-variant.ts";
import type { Variant } from "../variant/variant.ts";
import { findSource, whenWhole } from "./source.ts";

/** Reads the rules that an element names, or holds; what can read files is fetched when there is one.
 *  @throws {FairywrenError} what is wrong with them */
export async function readRules(element: Element): Promise<Variant> {
  if (!element.hasAttribute("variant") && !element.hasAttribute("src")) await whenWhole(element);
  const source = findSource(element);
  if (source.kind === "shipped") return loadVariant(source.id);
  const { readSource } = await import("./read-source.ts");
  return readSource(source);
}
