/** Promotion against the other rules: the new piece must be able to stand on its square. */

import { DROPS, type KnownKeys } from "../../definition/known-rules.ts";
import type { Path } from "../../definition/located.ts";
import type { Army } from "../../definition/pieces.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import { squareName } from "../../geometry/square.ts";
import { barredSquares } from "../standing.ts";
import type { PlacedPromotion } from "./read.ts";
import { choicesOn } from "./rule.ts";

/** Keys of a promotion for rules that do not exist yet. */
export const PROMOTION_NOT_YET: KnownKeys = {
  on: "promotions on leaving a zone, by capturing or instead of a move",
  limit: "limits of what a piece may become",
  revert: DROPS,
};

/** A letter with a plus belongs to what one kind becomes: in coordinates the plus stands alone. */
function mayBecome(letter: string, other: string): boolean {
  return !other.startsWith("+") || other === `+${letter}`;
}

/** Every square of a zone must leave a choice: not the piece itself, nor a kind that may not stand there. */
export function checkPromotions(
  { board, faults }: Ground,
  { pieceTypes }: Army,
  promotions: readonly PlacedPromotion[],
): void {
  const barred = barredSquares(pieceTypes, { promotions, board });
  const reported = new Set<Path>();
  for (const promotion of promotions) {
    const { path, isWhole, kind, zone, to } = promotion;
    if (!isWhole) continue;
    const stranger = to.find((choice) => !mayBecome(pieceTypes[kind].letter, pieceTypes[choice].letter));
    if (stranger !== undefined && !reported.has(path)) {
      reported.add(path);
      const { letter } = pieceTypes[stranger];
      const message = `${quote(letter)} is what the piece with the letter ${letter.slice(1)} becomes, not ${quote(pieceTypes[kind].id)}.`;
      faults.value([...path, "to"], { code: "promotion", message });
      continue;
    }
    const square = zone.find((own) => choicesOn(promotion, barred, own).length === 0);
    if (square === undefined || reported.has(path)) continue;
    reported.add(path);
    const why = to.length > 0 ? `no choice may stand on ${squareName(board, square)}` : "it is its own only choice";
    const message = `${quote(pieceTypes[kind].id)} has nothing to become: ${why}.`;
    faults.value([...path, "to"], { code: "promotion", message });
  }
}
