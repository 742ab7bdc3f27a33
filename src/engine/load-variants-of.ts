import { idOfName, isNamed, UNNAMED } from "../definition/library.ts";
import { checkText } from "../diagnostic/argument.ts";
import { loadKernel } from "../kernel/load.ts";
import type { PgnGame } from "../notation/pgn.ts";
import { eachPgnGame } from "../notation/pgn-read.ts";
import type { FromPgnOptions } from "./game-pgn.ts";
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

/** Loads what one game of a PGN is played with. What cannot be had is left to the reading of the game, which says so at
 *  its place. */
export async function loadVariantOf(pgn: PgnGame, options: FromPgnOptions): Promise<void> {
  await load(pgn, options).catch(() => undefined);
}

async function load({ tags }: PgnGame, { variant, findVariant }: FromPgnOptions): Promise<void> {
  const name = tags.get("Variant");
  if (variant && (name === undefined || isNamed(variant, name))) return loadKernel(variant);
  const id = findVariant ? null : idOfName(name ?? UNNAMED);
  if (id !== null) await loadVariant(id);
}
