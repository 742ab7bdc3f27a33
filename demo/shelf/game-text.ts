/** A game as it is kept, with its branches as PGN. */
import { type LeftGame, type Rules, replay } from "../session.ts";
import { endOf, pathTo } from "../tree.ts";
import { writeTree } from "../tree-pgn.ts";
import type { KeptFriend, KeptGame, KeptRules } from "./item.ts";

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
