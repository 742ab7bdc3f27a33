import type { SearchInfo } from "./info.ts";

export interface SearchResult {
  /** The best move as UCI text; null when there is no legal move. */
  readonly best: string | null;
  /** The expected reply, or null. */
  readonly ponder: string | null;
  /** The last finished depth, or null when none was finished. */
  readonly info: SearchInfo | null;
}
