import { idOfName, UNNAMED } from "../definition/library.ts";
import { checkText } from "../diagnostic/argument.ts";
import { eachPgnGame } from "../notation/pgn-read.ts";
import { loadVariant } from "./load-variant.ts";

/** Loads the shipped variants that the games of a PGN are of, so that a page can read them. Games of other variants and
 *  faulty ones are passed over: reading them says what is wrong.
 *  @param pgn any number of games
 *  @throws {FairywrenError} `wrong-type`; in the one script also those of `loadVariant`
 *  @example
 *  await loadVariantsOf(text);
 *  for (const read of readPgn(text)) if (read.ok) console.log(read.game.variant.name);
 */
export async function loadVariantsOf(pgn: string): Promise<void> {
  checkText("PGN", pgn);
  const names = new Set<string>();
  for (const read of eachPgnGame(pgn)) if (read.ok) names.add(read.game.tags.get("Variant") ?? UNNAMED);
  const ids = new Set([...names].map(idOfName).filter((id) => id !== null));
  await Promise.all([...ids].map((id) => loadVariant(id)));
}
