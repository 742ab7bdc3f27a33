/** The field of a FEN that says that a turn of several moves has begun: before the clocks, moves left and moves of the whole
 *  turn, as `1/2`. A turn that has not begun has none. `rich-fen.ts` reads and writes it. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import type { SeriesOfVariant } from "./model.ts";

/** What looks like the field, in any variant. */
export const SERIES_FIELD: RegExp = /^[0-9]{1,3}\/[0-9]{1,3}$/;

/** Why it may not stand in a FEN of the variant, or null where turns have several moves. */
export function seriesFault({ series }: SeriesOfVariant, field: string): Pick<TextFault, "code" | "message"> | null {
  return series ? null : { code: "fen-series", message: `Each turn has one move in this variant (${quote(field)}).` };
}
