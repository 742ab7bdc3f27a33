/** Rules of capturing in sentences. */
import type { CapturesOfVariant } from "./model.ts";

export function capturesInWords({ captures }: CapturesOfVariant): string[] {
  return captures.must ? ["Who can capture must."] : [];
}
