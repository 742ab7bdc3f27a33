/** Why endings with hands are not solved. */
import type { HandsOfVariant } from "./model.ts";

/** Null where no piece is ever in hand. */
export function whyHandsAreUnsolved({ hands }: HandsOfVariant): string | null {
  return hands ? "pieces come back from the hand" : null;
}
