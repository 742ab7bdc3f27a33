/** Positions of gauntlet games that the rival saw to be bad for us, and we did not. */
import { type GameRecord, sideAt } from "../../src/match/record.ts";

/** What we said is not bad, and what the rival says is, in hundredths of a pawn from our side. */
const AT_EASE = -150;
const IN_TROUBLE = -350;
/** Plies from one such position of a game to the next: the same danger counts once. */
const APART = 24;

/** A position with us to move. */
export interface Disagreement {
  readonly variantId: string;
  readonly startFen: string;
  /** UCI text, from the start to the position. */
  readonly moves: readonly string[];
  /** From our side, hundredths of a pawn: what we said, and what the rival had said a ply before. */
  readonly own: number;
  readonly rival: number;
  /** Whether we lost the game. */
  readonly isLost: boolean;
}

/** @param record of a game whose first player is ours */
export function disagreementsIn(record: GameRecord): Disagreement[] {
  const { variantId, startFen, plies, firstSide, result } = record;
  const sign = firstSide === 0 ? 1 : -1;
  const isLost = result === (firstSide === 0 ? "0-1" : "1-0");
  const found: Disagreement[] = [];
  let next = 1;
  for (let ply = 1; ply < plies.length; ply++) {
    if (ply < next || sideAt(record, ply) !== firstSide) continue;
    const [own, rival] = [plies[ply], plies[ply - 1]].map(({ thought }) => thought?.whiteCp ?? null);
    if (own === null || rival === null || own * sign < AT_EASE || rival * sign > IN_TROUBLE) continue;
    const moves = plies.slice(0, ply).map(({ uci }) => uci);
    found.push({ variantId, startFen, moves, own: own * sign, rival: rival * sign, isLost });
    next = ply + APART;
  }
  return found;
}

/** So many of them, evenly spread over all games. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)]);
}
