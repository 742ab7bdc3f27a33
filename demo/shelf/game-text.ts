/** A game as it is kept, with its branches as PGN; and the way back to the board. */
import { Game, type StartOptions } from "../../src/index.ts";
import { parsePgn } from "../../src/notation.ts";
import { editedRules } from "../opening.ts";
import { type LeftGame, type Rules, replay, type Session } from "../session.ts";
import { endOf, type MoveNode, makeRoot, pathTo } from "../tree.ts";
import { readTree, writeTree } from "../tree-pgn.ts";
import type { Library } from "../variants.ts";
import type { KeptFriend, KeptGame, KeptPosition, KeptRules } from "./item.ts";

export function rulesToKeep({ variant, yaml, origin }: Rules): KeptRules {
  return { name: variant.name, origin, yaml };
}

/** @param name that the person has given it; empty for none */
export function gameToKeep(left: LeftGame, name: string): KeptGame {
  const end = endOf(left.current);
  const whole = replay({ ...left, current: end });
  return {
    kind: "game",
    id: left.id,
    changedMs: Date.now(),
    name,
    rules: rulesToKeep(left.rules),
    start: left.start.start ?? null,
    pgn: writeTree(whole, end, { tags: Object.fromEntries(left.tags) }),
    plies: whole.history.length,
    result: whole.outcome?.result ?? "*",
    fen: (end === left.current ? whole : replay(left)).fen(),
    ...(left.friend && { friend: friendToKeep(left) }),
  };
}

/** A move that is not sent yet is a part of it while it is on the board. */
function friendToKeep({ friend, settled, current }: LeftGame): KeptFriend | undefined {
  const end = current.parent === settled ? current : settled;
  const moves = pathTo(end).flatMap(({ move }) => move?.uci ?? []);
  return friend ? { ...friend, moves: moves.join(" "), settled: pathTo(settled).length } : undefined;
}

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
  const game = Game.fromPgn(pgn, { variant, file: "the game" });
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
