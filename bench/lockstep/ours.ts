/** Our view of a game. */
import type { Game, GameMove } from "../../src/index.ts";
import { GOING_ON, type View } from "./view.ts";

/** Our view, with the moves in full. */
export interface OurView extends View {
  readonly legal: readonly GameMove[];
}

export function ourView(game: Game): OurView {
  const legal = game.outcome ? [] : game.legalMoves();
  return {
    legal,
    moves: new Map(legal.map(({ uci, san }) => [uci, san])),
    fen: game.fen(),
    check: game.check,
    result: (game.outcome ?? game.claim)?.result ?? GOING_ON,
  };
}

/** The texts by which a move may be known elsewhere: a castling by the king's target or by the partner's square, and where a turn
 *  may build instead of moving, a move with the square that stands for no wall. */
export function aliasesOf({ uci, from, to, castling, partner, wall }: GameMove): readonly string[] {
  const texts = castling && partner ? [uci, from + to, from + partner.from] : [uci];
  return wall === null ? texts.flatMap((text) => [text, `${text},${to}a1`]) : texts;
}
