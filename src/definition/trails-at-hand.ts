/** How trails go, at hand for whoever reads movements: nobody knows beforehand whether one has some. */
import { TRAIL_TOOLS } from "../betza/trail-tools.ts";
import { provideTrails } from "../betza/trails.ts";

export function provideTrailsAtHand(): void {
  provideTrails(TRAIL_TOOLS);
}
