/** Strikes against the other rules: a turn that is passed in two ways, and pieces that enter where one leaves. */
import { isRide, waysOf } from "../../betza/rides.ts";
import { strikesOf } from "../../betza/trail-strikes.ts";
import type { Army } from "../../definition/army.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import { boardSquares, WHITE } from "../../geometry/board.ts";
import { isStriker } from "../../variant/piece-ways.ts";
import type { RulesOfVariant } from "../model.ts";
import { mayPass } from "../rule.ts";

export function checkStrikes(
  ground: Ground,
  { pieceTypes }: Army,
  rules: Pick<RulesOfVariant, "entering" | "passes" | "castlings">,
): void {
  for (const pieceType of pieceTypes.filter(isStriker)) {
    const name = quote(pieceType.id);
    const refuse = (message: string) =>
      ground.faults.value(["pieces", pieceType.id], { code: "unsupported-rule", message });
    if (rules.entering)
      refuse(`Where pieces enter from the hand as others leave, no piece can strike yet, as ${name} does.`);
    if (rules.castlings.some(({ mover }) => pieceTypes[mover] === pieceType) && takesFriends(pieceType))
      refuse(`${name} castles, and may take its own partner, which is written alike: leave one of the two out.`);
    if (mayPass(rules) && staysPut(ground, pieceType))
      refuse(`${name} may come back to where it began, which is written as a pass is: leave that out, or 'turn'.`);
  }
}

function takesFriends({ moves }: Army["pieceTypes"][number]): boolean {
  return moves.some(({ betza }) => waysOf(betza).some((way) => !isRide(way) && way.friend));
}

/** Whether a piece may end where it began without taking anything. */
function staysPut({ board }: Ground, { moves }: Army["pieceTypes"][number]): boolean {
  const trails = moves.flatMap(({ betza }) => waysOf(betza).flatMap((way) => (isRide(way) ? [] : [way])));
  return trails.some((trail) =>
    boardSquares(board).some((from) =>
      strikesOf(board, trail, WHITE, from).some(
        ({ to, needs }) => to === from && !needs.some(({ isTaken }) => isTaken),
      ),
    ),
  );
}
