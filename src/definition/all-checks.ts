/** What `late-checks.ts` is about: one module, which pages fetch. Replaced by `trusted.ts` where documents are checked before they come. */
import { RICH_CHECKS } from "../rules/rich-check.ts";
import type { LateChecks } from "./late-checks.ts";
import { checkPictures } from "./picture-checks.ts";
import { checkTrails } from "./trail-checks.ts";
import { readWeights } from "./weights.ts";

export const LATE_CHECKS: LateChecks | null = { ...RICH_CHECKS, checkPictures, checkTrails, readWeights };
