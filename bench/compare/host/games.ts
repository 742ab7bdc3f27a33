/** The games that move libraries are measured with: random ones, the same in every run. */
import { Game } from "../../../src/index.ts";
import { randomWords } from "../../common/random.ts";
import { shippedVariant } from "../../common/variant.ts";

/** A game in every form in which a library may be given it. */
export interface HostGame {
  /** Our id of the variant, which ffish shares. */
  readonly variant: string;
  readonly uci: readonly string[];
  readonly san: readonly string[];
  /** The position before each move. */
  readonly fens: readonly string[];
  readonly finalFen: string;
  readonly pgn: string;
}

/** Plies of a game that does not end before. */
export const PLIES = 80;

/** So many games of a variant. */
export function hostGames(variant: string, count: number): readonly HostGame[] {
  const next = randomWords(20_261_123);
  return Array.from({ length: count }, () => randomGame(variant, next));
}

function randomGame(variant: string, next: () => number): HostGame {
  const game = Game.start(shippedVariant(variant));
  const fens: string[] = [];
  while (game.length < PLIES && !game.outcome) {
    fens.push(game.fen());
    const moves = game.legalMoves();
    game.play(moves[next() % moves.length]);
  }
  const { history } = game;
  const uci = history.map((move) => move.uci);
  const san = history.map((move) => move.san);
  return { variant, uci, san, fens, finalFen: game.fen(), pgn: game.pgn() };
}
