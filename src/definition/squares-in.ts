/** Sets of squares as files write them, read for a variant that is there already. */
import { misuse, wrongType } from "../diagnostic/argument.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { BySide, Square } from "../geometry/board.ts";
import type { Variant } from "../variant/variant.ts";
import type { Faults } from "./faults.ts";
import { readRegions } from "./regions.ts";
import type { SidedSquares, VariantDocument } from "./schema-types.generated.ts";
import { readSidedSquares } from "./squares.ts";

/** White's squares and Black's, ascending.
 *  @param document of the variant, which has the regions
 *  @throws {FairywrenError} with the first fault */
export function squaresIn(
  { board, symmetry }: Pick<Variant, "board" | "symmetry">,
  document: VariantDocument,
  written: SidedSquares,
): BySide<readonly Square[]> {
  if (!isSided(written)) throw wrongType("squares", "squares as files write them", written);
  const whole = { board, symmetry, faults: refusing() };
  return readSidedSquares({ ...whole, regions: readRegions(whole, document) }, ["squares"], written);
}

function isSided(written: unknown): boolean {
  if (!isRecord(written) || "not" in written) return isSet(written);
  return ["white", "black"].every((side) => isSet(written[side]));
}

function isSet(written: unknown): boolean {
  if (Array.isArray(written)) return written.every(isSet);
  return typeof written === "string" || (isRecord(written) && isSet(written.not));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Faults of a text that has no file: the first is thrown. */
function refusing(): Faults {
  const refuse = ({
    code,
    message,
    hint,
  }: Pick<Diagnostic, "code" | "message"> & { readonly hint?: string | null }) => {
    throw misuse(code, message, "<squares>", hint ?? null);
  };
  return {
    value: (_, complaint) => refuse(complaint),
    key: (_, complaint) => refuse(complaint),
    isBroken: () => false,
    found: [],
  };
}
