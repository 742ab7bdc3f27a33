/** What reads few files, and the rules by which most of these are played: fetched as one, since rules and their reader have much in
 *  common, for which bundlers would else cut up pages that have the rules at once. */
import { provideFileReading } from "../definition/provide-file-reading.ts";
import { provideRichRules } from "../rules/provide.ts";
import { RICH_RULES } from "../rules/rich.ts";

export function provideLateReading(): void {
  provideFileReading();
  provideRichRules(RICH_RULES);
}
