/** Where the value of a tag stands in the text of its game, for faults. */
import type { TextFault } from "../diagnostic/fault.ts";
import type { PgnGame } from "../notation/pgn.ts";

export type TextPlace = Pick<TextFault, "offset" | "length">;

/** The value of a tag, without its quotation marks. */
export function placeOfTag(text: string, { tags, offset }: PgnGame, tag: string): TextPlace {
  const at = text.indexOf(`[${tag}`, offset);
  const place = Math.max(0, at < 0 ? offset : text.indexOf('"', at) + 1);
  return { offset: place, length: Math.max(1, tags.get(tag)?.length ?? 0) };
}
