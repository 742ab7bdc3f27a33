/** Reads games of a PGN, of shipped variants or of one that the PGN carries. */
import { Game, loadVariantsOf, type PgnGame, type StartOptions } from "../src/index.ts";
import { carriedRules, eachPgnGame } from "../src/notation.ts";
import { t } from "./language.ts";
import { editedRules } from "./opening.ts";
import { readTree } from "./read-tree.ts";
import type { Rules } from "./session.ts";
import type { MoveNode } from "./tree.ts";
import type { Library } from "./variants.ts";

/** The most games of a file that are listed. */
export const MOST_LISTED = 1_000;

/** A game of a text with several. */
export interface ListedGame {
  readonly index: number;
  /** `Morphy – Anderssen, 1-0, 1858`; or what is wrong with it. */
  readonly title: string;
  readonly isFaulty: boolean;
}

export interface ReadRecord {
  readonly rules: Rules;
  readonly game: Game;
  readonly start: StartOptions;
  readonly root: MoveNode;
}

/** Lists the games of a text without playing them. */
export function listGames(text: string): { readonly games: readonly ListedGame[]; readonly areMore: boolean } {
  const games: ListedGame[] = [];
  for (const read of eachPgnGame(text)) {
    const index = games.length;
    if (index === MOST_LISTED) return { games, areMore: true };
    if (read.ok) games.push({ index, title: titleOf(read.game), isFaulty: false });
    else games.push({ index, title: read.faults[0]?.message ?? t`It cannot be read.`, isFaulty: true });
  }
  return { games, areMore: false };
}

function titleOf({ tags, result }: PgnGame): string {
  const known = (name: string) => {
    const value = tags.get(name)?.trim() ?? "";
    return /^[?.\s]*$/.test(value) ? null : value;
  };
  const players = `${known("White") ?? t`White`} – ${known("Black") ?? t`Black`}`;
  const year = known("Date")?.replaceAll(".??", "").replaceAll(".", "-");
  return [players, result, year, known("Event"), known("Variant")].filter((part) => part).join(", ");
}

/** Reads one game of a text and plays it, branches included.
 *  @param index which of the text's games, from 0
 *  @param current the rules of games that name no others
 *  @throws {FairywrenError} with the faults, at their places in the text */
export async function readRecord(text: string, index: number, current: Rules, library: Library): Promise<ReadRecord> {
  await loadVariantsOf(text);
  const pgn = gameAt(text, index);
  const carried = pgn ? await rulesIn(pgn, library) : null;
  const variant = (carried ?? current).variant;
  const findVariant = carried ? { findVariant: () => carried.variant } : {};
  const game = Game.fromPgn(text, { variant, file: "PGN", index, ...findVariant });
  const fen = game.tags.get("FEN");
  const start = fen === undefined ? {} : { fen };
  const known = [carried, current].find((rules) => rules?.variant === game.variant);
  const rules = known ?? (await library.ready(game.variant.id));
  return { rules, game, start, root: readTree(pgn as PgnGame, game.variant, start) };
}

/** Null where it is missing or faulty, which reading it tells. */
function gameAt(text: string, index: number): PgnGame | null {
  let at = 0;
  for (const read of eachPgnGame(text)) if (at++ === index) return read.ok ? read.game : null;
  return null;
}

/** The rules that a game carries, or null. */
async function rulesIn(pgn: PgnGame, library: Library): Promise<Rules | null> {
  const yaml = carriedRules(pgn);
  return yaml === null ? null : editedRules(yaml, library.first, library);
}
