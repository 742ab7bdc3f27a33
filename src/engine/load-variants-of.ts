import { isNamed, UNNAMED } from "../definition/named.ts";
import { checkText } from "../diagnostic/argument.ts";
import { loadKernel } from "../kernel/load.ts";
import { RULES_TAG } from "../notation/carried-rules.ts";
import type { PgnGame } from "../notation/pgn.ts";
import { eachPgnGame } from "../notation/pgn-read.ts";
import type { FromPgnOptions } from "./game-pgn.ts";
import { loadVariant } from "./load-variant.ts";

/** Loads the shipped variants that the games of a PGN are of, so that a page can read them, and the reader of rules where
 *  a game carries its own. Games of other variants and faulty ones are passed over: reading them says what is wrong.
 *  @param pgn any number of games
 *  @throws {FairywrenError} `wrong-type`; in the one script also those of `loadVariant`
 *  @example
 *  await loadVariantsOf(text);
 *  for (const read of readPgn(text)) if (read.ok) console.log(read.game.variant.name);
 */
export async function loadVariantsOf(pgn: string): Promise<void> {
  checkText("PGN", pgn);
  const names = new Set<string>();
  const rules = new Set<string>();
  for (const read of eachPgnGame(pgn)) {
    if (!read.ok) continue;
    const { tags } = read.game;
    names.add(tags.get("Variant") ?? UNNAMED);
    rules.add(tags.get(RULES_TAG) ?? "");
  }
  const { idOfShipped } = await import("./all-names.ts");
  const ids = new Set([...names].map(idOfShipped).filter((id) => id !== null));
  await Promise.all([...[...ids].map((id) => loadVariant(id)), readerOf(rules)]);
}

async function readerOf(rules: ReadonlySet<string>): Promise<void> {
  const carried = [...rules].filter(Boolean);
  if (carried.length > 0) await (await import("./load-carried.ts")).loadCarried(carried);
}

/** Loads what one game of a PGN is played with. What cannot be had is left to the reading of the game, which says so at
 *  its place. */
export async function loadVariantOf(pgn: PgnGame, options: FromPgnOptions): Promise<void> {
  await load(pgn, options).catch(() => undefined);
}

async function load({ tags }: PgnGame, { variant, findVariant }: FromPgnOptions): Promise<void> {
  const name = tags.get("Variant");
  await readerOf(new Set([tags.get(RULES_TAG) ?? ""]));
  if (variant && (name === undefined || isNamed(variant, name))) return loadKernel(variant);
  if (findVariant) return;
  const { idOfShipped } = await import("./all-names.ts");
  const id = idOfShipped(name ?? UNNAMED);
  if (id !== null) await loadVariant(id);
}
