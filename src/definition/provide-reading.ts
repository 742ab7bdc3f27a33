/** What reads few documents: how trails go, what rich rules say in a document and in a FEN, and checks. Programs that cannot wait have it
 *  at once, since nobody knows beforehand what a document needs; pages fetch it, see `engine/late-reading.ts`. */
import { TRAIL_TOOLS } from "../betza/trail-tools.ts";
import { provideTrails } from "../betza/trails.ts";
import { provideRichFen } from "../rules/fen.ts";
import { RICH_FEN } from "../rules/rich-fen.ts";
import { readRichRules } from "../rules/rich-read.ts";
import { LATE_CHECKS } from "./all-checks.ts";
import { provideLateChecks } from "./late-checks.ts";
import { provideRichReads } from "./late-reads.ts";

export function provideReading(): void {
  provideTrails(TRAIL_TOOLS);
  provideRichFen(RICH_FEN);
  provideRichReads(readRichRules);
  provideLateChecks(LATE_CHECKS);
}
