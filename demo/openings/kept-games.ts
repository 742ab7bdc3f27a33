/** The games that this browser keeps, of the rules of a table: whatever these are called. */
import { FairywrenError, Game, prepareRules, type Variant } from "../../src/index.ts";
import type { CountedGame, OpeningTable } from "../../src/openings.ts";
import { t } from "../language.ts";
import type { Rules } from "../session.ts";
import type { KeptGame, KeptRules } from "../shelf/item.ts";
import type { Library } from "../variants.ts";
import type { Faulty, Games } from "./opening-count.ts";

export function keptGames(games: readonly KeptGame[], rules: Rules, library: Library): Games {
  let read = 0;
  const variants = new KeptVariants(rules, library);
  async function* counted(table: OpeningTable): AsyncGenerator<CountedGame, void, void> {
    for (const [index, game] of games.entries()) {
      const variant = await variants.of(game.rules, table);
      read++;
      yield variant ? count(table, game, variant, index) : { index, is: "other", variant: game.rules.name };
    }
  }
  return {
    counted,
    share: () => read / Math.max(1, games.length),
    nameOf: ({ index }: Faulty) => titleOf(games[index]),
  };
}

function count(table: OpeningTable, { pgn }: KeptGame, variant: Variant, index: number): CountedGame {
  try {
    const game = Game.fromPgn(pgn, { variant, findVariant: () => variant, file: "the game" });
    return table.add(game) ? { index, is: "counted" } : { index, is: "other", variant: variant.name };
  } catch (error) {
    if (error instanceof FairywrenError) return { index, is: "faulty", error };
    throw error;
  }
}

function titleOf({ name, changedMs, rules }: KeptGame): string {
  return name || t`Your game of ${rules.name}, last changed on ${new Date(changedMs).toISOString().slice(0, 10)}`;
}

/** The rules of kept games, each text read once. */
class KeptVariants {
  readonly #rules: Rules;
  readonly #library: Library;
  readonly #read = new Map<string, Promise<Variant | null>>();

  constructor(rules: Rules, library: Library) {
    this.#rules = rules;
    this.#library = library;
  }

  /** Ready to play; null for rules that are not those of the table, or that this page cannot read any more. */
  of(kept: KeptRules, table: OpeningTable): Promise<Variant | null> {
    const key = kept.yaml ?? `shipped ${kept.origin}`;
    const read = this.#read.get(key) ?? this.#ready(kept, table);
    this.#read.set(key, read);
    return read;
  }

  async #ready(kept: KeptRules, table: OpeningTable): Promise<Variant | null> {
    const variant = await this.#variantOf(kept);
    if (!variant || !table.isOf(variant)) return null;
    await prepareRules(variant);
    return variant;
  }

  async #variantOf({ yaml, origin }: KeptRules): Promise<Variant | null> {
    const own = this.#rules;
    if (yaml === own.yaml && (yaml !== null || origin === own.origin)) return own.variant;
    if (yaml !== null) {
      const { readEdited } = await import("../read-edited.ts");
      return (await readEdited(yaml)).variant;
    }
    // of shipped rules those that somebody's own were made from may be the same, with other names
    return own.yaml !== null && origin === own.origin ? this.#library.look(origin) : null;
  }
}
