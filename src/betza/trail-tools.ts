/** What a compiler needs of trails, beside what says them in words. */
import { pack } from "./trail-packs.ts";
import { partsOf, trace } from "./trail-trace.ts";
import { stopsOf } from "./trail-walk.ts";
import type { TrailTools } from "./trails.ts";

/** How trails go on a board. */
export const TRAIL_TOOLS: Omit<TrailTools, "describe"> = { stopsOf, trace, partsOf, pack };
