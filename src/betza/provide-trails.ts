/** All that is needed of trails: fetched where a variant has some, and there from the start in programs that cannot wait. */
import { describeLegs } from "./describe-legs.ts";
import { TRAIL_TOOLS } from "./trail-tools.ts";
import { provideTrails } from "./trails.ts";

export function provideAllOfTrails(): void {
  provideTrails({ ...TRAIL_TOOLS, describe: describeLegs });
}
