/** What a compiler needs of trails, beside what says them in words. */
import { plantStrikes } from "./strike-tree.ts";
import { pack } from "./trail-packs.ts";
import { strikesOf } from "./trail-strikes.ts";
import { surveyTrails } from "./trail-survey.ts";
import { partsOf, trace } from "./trail-trace.ts";
import { stopsOf } from "./trail-walk.ts";
import type { TrailTools } from "./trails.ts";

/** How trails go on a board. */
export const TRAIL_TOOLS: Omit<TrailTools, "describe"> = {
  stopsOf,
  strikesOf,
  survey: surveyTrails,
  plantStrikes,
  trace,
  partsOf,
  pack,
};
