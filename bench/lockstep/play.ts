/** A random game, played by us and a rival at once. */
import { countStarts, Game, startPosition, type Variant } from "../../src/index.ts";
import { writeFen } from "../../src/notation.ts";
import type { Dice } from "../common/random.ts";
import { matchFen } from "../match/fairy.ts";
import { type Difference, differencesOf, pairMoves } from "./difference.ts";
import { ourView } from "./ours.ts";
import { GOING_ON, type Rival } from "./view.ts";

/** A difference and the position in which it was met. */
export interface Meeting extends Difference {
  readonly fen: string;
}

export interface PlayedGame {
  readonly plies: number;
  readonly meetings: readonly Meeting[];
}

/** Plays one game, from one of the variant's starts, until both say that it is over, they no longer share a move, or `most`
 *  plies are played. */
export function playGame(variant: Variant, rival: Rival, dice: Dice, most: number): PlayedGame {
  const starts = countStarts(variant);
  const start = starts > 1 ? startPosition(variant, dice(starts)) : variant.setup;
  const fen = matchFen(variant.id, writeFen(variant, start));
  const game = Game.start(variant, { fen });
  const theirs = rival.open(variant.id, fen);
  const meetings: Meeting[] = [];
  let plies = 0;
  try {
    while (plies < most) {
      const [our, their] = [ourView(game), theirs.view()];
      meetings.push(...differencesOf(our, their).map((difference) => ({ ...difference, fen: our.fen ?? "" })));
      if (our.result !== GOING_ON || their.result !== GOING_ON) break;
      const pairs = [...pairMoves(our, their)];
      if (pairs.length === 0) break;
      const [text, uci] = pairs[dice(pairs.length)];
      game.play(uci);
      theirs.play(text);
      plies++;
    }
  } finally {
    theirs.close();
  }
  return { plies, meetings };
}
