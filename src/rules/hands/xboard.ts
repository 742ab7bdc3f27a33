/** What XBoard can show of hands. */
import type { Variant } from "../../variant/variant.ts";
import { dropsEndlessly } from "./rule.ts";

/** Whether pieces are dropped that are in no hand: XBoard drops what it has beside the board, and nothing else. */
export function dropsFromNowhere({ hands }: Variant): boolean {
  return hands !== null && dropsEndlessly({ hands });
}
