/** The names of all shipped variants, for words that are no ids: fetched where they are needed. */
import { provideNames } from "../definition/at-hand.ts";
import { idOfName } from "../definition/library.ts";
import { nearestVariant, shippedInWords } from "../definition/near-variants.ts";
import type { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { refusal } from "./refuse.ts";

/** The id of the shipped variant with an id, name or alias, or null; case does not matter. */
export function idOfShipped(name: string): string | null {
  provideNames(idOfName);
  return idOfName(name);
}

/** For a word that is neither. */
export function unknownVariant(name: string): FairywrenError {
  const message = `There is no shipped variant ${quote(name)}. ${shippedInWords(name, "bundledIds() lists")}`;
  const hint = nearestVariant(name);
  return refusal([{ code: "unknown-variant", message, offset: 0, length: name.length, hint }], name, "<variant>");
}
