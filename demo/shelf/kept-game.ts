/** The way of a kept game back to the board. */
import { Game, type StartOptions } from "../../src/index.ts";
import { parsePgn } from "../../src/notation.ts";
import { t } from "../language.ts";
import { editedRules } from "../opening.ts";
import { readTree } from "../read-tree.ts";
import type { Rules, Session } from "../session.ts";
import { type MoveNode, makeRoot } from "../tree.ts";
import type { Library } from "../variants.ts";
import type { KeptFriend, KeptGame, KeptPosition, KeptRules } from "./item.ts";

/** The rules of a kept game or position, ready to play.
 *  @throws {FairywrenError} when this page finds faults in them, or does not have them */
export function keptRules({ origin, yaml }: KeptRules, library: Library): Promise<Rules> {
  return yaml === null ? library.ready(origin) : editedRules(yaml, origin, library);
}

export interface Opened {
  readonly game: Game;
  readonly start: StartOptions;
  readonly root: MoveNode;
}

/** Shows a kept game at its end.
 *  @throws {FairywrenError} when its rules or its moves are refused */
export async function openGame(kept: KeptGame, session: Session, library: Library): Promise<void> {
  const rules = await keptRules(kept.rules, library);
  const { game, start, root } = readGame(kept, rules);
  const { id, friend = null } = kept;
  session.show(rules, friend ? reachedBy(friend, game, start) : game, start, { root, id, friend });
}

/** The position that a game by links has reached; its main line may be one that was tried in analysis. */
function reachedBy({ moves }: KeptFriend, whole: Game, start: StartOptions): Game {
  if (whole.history.map(({ uci }) => uci).join(" ") === moves) return whole;
  const game = Game.start(whole.variant, start);
  for (const move of moves.split(" ")) if (move !== "") game.play(move);
  return game;
}

/** A kept game with its branches. @throws {FairywrenError} when its moves are refused under these rules */
export function readGame({ pgn, start: number }: KeptGame, { variant }: Rules): Opened {
  const game = Game.fromPgn(pgn, { variant, file: t`the game` });
  const fen = game.tags.get("FEN");
  const start: StartOptions = number !== null ? { start: number } : fen === undefined ? {} : { fen };
  const parsed = parsePgn(pgn);
  return { game, start, root: parsed.ok ? readTree(parsed.games[0], variant, start) : makeRoot() };
}

/** Shows a kept position. @throws {FairywrenError} when its rules or its FEN are refused */
export async function openPosition(
  { rules: kept, fen }: KeptPosition,
  session: Session,
  library: Library,
): Promise<void> {
  session.open(await keptRules(kept, library), { fen });
}
