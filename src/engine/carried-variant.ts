/** The rules that games of a PGN carry: a page that plays shipped variants loads no reader for them. */
import { RULES_TAG } from "../notation/carried-rules.ts";
import type { PgnGame } from "../notation/pgn.ts";
import type { Variant } from "../variant/variant.ts";
import { refusal } from "./refuse.ts";
import { placeOfTag, type TextPlace } from "./tag-place.ts";

/** See `read-carried.ts`. */
export type CarriedReader = (yaml: string, place: TextPlace, text: string, file: string) => Variant;

let reader: CarriedReader | null = null;

/** Node's entry has the reader from the start; in a page `loadVariantsOf` loads it. */
export function provideCarriedReader(read: CarriedReader): void {
  reader = read;
}

/** The variant whose rules a game carries; null where it carries none.
 *  @throws {FairywrenError} `not-loaded`, and what the reader throws */
export function carriedVariant(text: string, pgn: PgnGame, file: string): Variant | null {
  const yaml = pgn.tags.get(RULES_TAG);
  if (yaml === undefined) return null;
  const place = placeOfTag(text, pgn, RULES_TAG);
  if (reader) return reader(yaml, place, text, file);
  const message = "The game carries its own rules: await loadVariantsOf(text) first.";
  throw refusal([{ code: "not-loaded", message, ...place, hint: null }], text, file);
}
