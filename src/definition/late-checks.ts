/** What reads few files: what says how a document does not fit the schema, and checks of what only rich variants have. Programs that
 *  cannot wait are given it at the start (`provide-reading.ts`); pages fetch it where a file turns out to need it. */
import type { Parts, RichChecks } from "../rules/parts.ts";
import type { Weights } from "../variant/weights.ts";
import type { Faults } from "./faults.ts";
import type { Located } from "./located.ts";
import type { VariantDocument } from "./schema-types.generated.ts";
import type { ShapeCheck } from "./shape.ts";
import type { Violation } from "./violations.ts";
import type { Weighed, WeightsDocument } from "./weights.ts";

/** Each as in the file of its name. */
export interface LateChecks extends RichChecks {
  readonly checkPictures: (faults: Faults, document: VariantDocument) => void;
  readonly checkTrails: (parts: Parts) => void;
  readonly readWeights: (ground: Weighed, weights: WeightsDocument | undefined) => Weights | null;
}

/** Thrown where a file needs what is not there yet: whoever reads it fetches that, and reads the file anew. */
export class NotFetched extends Error {}

let checks: LateChecks | null = null;

/** @param own null where documents are checked before they come */
export function provideLateChecks(own: LateChecks | null): void {
  checks = own;
}

/** As in `shape.ts`: wanted for files alone, which have places. */
type CheckShape = (root: Located, violations: readonly Violation[]) => ShapeCheck;

let shape: CheckShape | null = null;

export function provideShapeCheck(own: CheckShape | null): void {
  shape = own;
}

/** Says how a file does not fit the schema.
 *  @throws {NotFetched} */
export const checkShapeLate: CheckShape = (root, violations) => {
  if (!shape) throw new NotFetched();
  return shape(root, violations);
};

/** @throws {NotFetched} */
export function lateChecks(): LateChecks {
  if (!checks) throw new NotFetched();
  return checks;
}
