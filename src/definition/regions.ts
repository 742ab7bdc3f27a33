/** The named regions of a document. */
import type { VariantDocument } from "./schema-types.generated.ts";
import { type Ground, type Regions, readSidedSquares, readSome, unreadRegions } from "./squares.ts";

/** Reads the regions in their order; each may use those before it.
 *  @param ground without regions of its own */
export function readRegions(ground: Omit<Ground, "regions">, { regions = {} }: VariantDocument): Regions {
  const { faults } = ground;
  const before = faults.found.length;
  const named = new Map(unreadRegions(regions).named);
  for (const [name, written] of Object.entries(regions)) {
    const path = ["regions", name];
    const areWhole = faults.found.length === before && !faults.isBroken(["regions"]);
    const within = { ...ground, regions: { named, areWhole } };
    named.set(
      name,
      readSome(within, path, `The region '${name}'`, () => readSidedSquares(within, path, written)),
    );
  }
  return { named, areWhole: faults.found.length === before && !faults.isBroken(["regions"]) };
}
