/** Replaces `provide-reading.ts` in the one script that reads no files: of the shipped variants those inside have no trails, and the
 *  others say whether they do (`shipped-documents.ts`); all have been checked. */
import { provideRichFen } from "../rules/fen.ts";
import { RICH_FEN } from "../rules/rich-fen.ts";
import { readRichRules } from "../rules/rich-read.ts";
import { provideRichReads } from "./late-reads.ts";

export function provideReading(): void {
  provideRichFen(RICH_FEN);
  provideRichReads(readRichRules);
}
