/** Whether an engine may search a game. */
import { wrongType } from "../diagnostic/argument.ts";
import { quote } from "../diagnostic/fault.ts";
import type { Variant } from "../variant/variant.ts";
import { Game } from "./game.ts";
import { misuse } from "./refuse.ts";

/** Refuses what is no game, and a game of other rules than the engine's: its moves would be illegal there.
 *  @throws {VariantError} `wrong-type` or `other-variant` */
export function checkGame(game: unknown, variant: Variant): asserts game is Game {
  if (!Game.isGame(game)) throw wrongType("game", "one that Game.start or Game.fromPgn has made", game);
  if (isSame(game.variant, variant)) return;
  const [own, other] = [variant, game.variant].map(({ id }) => quote(id));
  const names = own === other ? `another ${own}` : other;
  throw misuse(
    "other-variant",
    `The engine plays ${own}, and the game is of ${names}: make an engine for it.`,
    "<game>",
  );
}

/** A file that was read twice gives two objects and one variant. */
function isSame(one: Variant, other: Variant): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
