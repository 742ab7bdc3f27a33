/** Where faces of rules go that are fetched, see `rich.ts`. Programs that cannot wait provide them at the start. */
import { provideMayMate } from "../kernel/material.ts";
import { provideRichTables } from "./compile.ts";
import { provideRichFen } from "./fen.ts";
import { providePlannedWays } from "./planned.ts";
import type { RICH_RULES } from "./rich.ts";
import { provideSquaresOfEnd } from "./seen.ts";
import { provideRichText } from "./text.ts";

let areProvided = false;

export function provideRichRules({ tables, fen, text, squaresOfEnd, plannedWays, mayMate }: typeof RICH_RULES): void {
  provideRichTables(tables);
  provideRichFen(fen);
  provideRichText(text);
  provideSquaresOfEnd(squaresOfEnd);
  providePlannedWays(plannedWays);
  provideMayMate(mayMate);
  areProvided = true;
}

/** Whether rich variants can be played. */
export function hasRichRules(): boolean {
  return areProvided;
}
