/** Replaces `fetch-reading.ts` in the one script that reads files: all that reads them is inside. */
import { provideFileReading } from "../definition/provide-file-reading.ts";

export async function fetchReading(): Promise<void> {
  provideFileReading();
}
