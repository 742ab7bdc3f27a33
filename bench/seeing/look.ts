/** Longer looks at a position: with how many nodes a player sees the trouble. */
import type { Player } from "../../src/match/player.ts";
import type { Disagreement } from "./disagreements.ts";

/** What a player says when it has seen it: two pawns behind or more, in hundredths of a pawn. */
const SEES_TROUBLE = -200;

/** What it said with each number of nodes, hundredths of a pawn from its side; null for nothing. */
export async function look(
  player: Player,
  { startFen, moves }: Pick<Disagreement, "startFen" | "moves">,
  nodes: readonly number[],
): Promise<(number | null)[]> {
  const said: (number | null)[] = [];
  for (const limit of nodes) {
    // what it learnt with fewer nodes is not to help it
    await player.newGame(startFen);
    said.push((await player.think({ startFen, moves }, { nodes: limit })).scoreCp);
  }
  return said;
}

/** Which of the looks is the first that sees it, and so do all after it; null when the last does not. */
export function seenAt(said: readonly (number | null)[]): number | null {
  const isSeen = said.map((score) => score !== null && score <= SEES_TROUBLE);
  if (!isSeen.at(-1)) return null;
  return isSeen.lastIndexOf(false) + 1;
}
