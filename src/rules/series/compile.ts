/** Turns of several moves in the kernel's tables. */
import type { Image } from "../../compile/image.ts";
import { RULES } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import type { SeriesOfVariant } from "./model.ts";

export function writeSeries(image: Image, { series }: SeriesOfVariant): void {
  if (!series) return;
  image.writeByte(RULES + records.RULES_SERIES, 1);
  for (const [side, moves] of series.moves.entries()) image.writeByte(RULES + records.RULES_SERIES_MOVES + side, moves);
  image.writeByte(RULES + records.RULES_SERIES_GROWTH, series.grows);
  image.writeByte(RULES + records.RULES_SERIES_SILENCE, series.check === "last" ? 1 : 0);
}
