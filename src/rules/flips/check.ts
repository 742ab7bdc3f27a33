/** Pieces that change sides against the other rules. */
import type { Army } from "../../definition/army.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import { isHole, SIDES } from "../../geometry/board.ts";
import { isStriker } from "../../variant/piece-ways.ts";
import type { RulesOfVariant } from "../model.ts";
import { barredSquares } from "../standing.ts";
import { FLIP } from "./read.ts";

interface Parts extends Pick<RulesOfVariant, "entering" | "hands" | "flips" | "promotions" | "castlings"> {
  readonly captures: Pick<RulesOfVariant, "captures">;
}

export function checkFlips(ground: Ground, army: Army, parts: Parts): void {
  const message = parts.flips && whyNot(ground, army, parts);
  if (message) ground.faults.key([...FLIP], { code: "unsupported-rule", message });
}

/** What they cannot be played with yet. */
function whyNot({ board }: Ground, { pieceTypes, royals }: Army, parts: Parts): string | null {
  const { entering, hands, promotions, castlings, captures } = parts;
  if (royals.length > 0)
    return `${quote(pieceTypes[royals[0]].id)} is royal, and with royal pieces nothing can change sides yet.`;
  if (captures.captures.explode) return "Where captures explode nothing can change sides yet.";
  if (captures.captures.petrify) return "Where captors turn to stone nothing can change sides yet.";
  if (hands?.fills) return "Where captured pieces go to the hand nothing can change sides yet: leave out 'to-hand'.";
  if (entering) return "Where pieces enter as others leave nothing can change sides yet.";
  if (castlings.length > 0) return "Where there is castling nothing can change sides yet.";
  const striker = pieceTypes.find(isStriker);
  if (striker) return `${quote(striker.id)} takes on its way, and with such a piece nothing can change sides yet.`;
  const barred = barredSquares(pieceTypes, { promotions, board });
  const kind = [...pieceTypes.keys()].find((own) =>
    SIDES.some((side) => [...barred[side][own]].some((square) => !isHole(board, square))),
  );
  if (kind === undefined) return null;
  return `${quote(pieceTypes[kind].id)} may not stand on every square, and with such a piece nothing can change sides yet.`;
}
