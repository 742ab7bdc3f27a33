import { Game } from "../../../src/index.ts";
import { shippedVariant } from "../../common/variant.ts";
import type { HostGame } from "../host/games.ts";
import type { HostLibrary } from "../host/library.ts";
import { OURS } from "./name.ts";

/** Ours as its users call it. */
export const ourHost: HostLibrary = {
  name: OURS,
  version: "this tree",
  plays: () => true,
  close: () => undefined,
  tasks: {
    "replay of UCI": ({ variant, uci }) => replay(variant, uci).fen(),
    "replay of SAN": ({ variant, san }) => replay(variant, san).fen(),
    "FEN read": ({ variant, fens }) => fens.reduce((_, fen) => open(variant, fen).turn, 0),
    "FEN written": (game) => walk(game, (at) => at.fen().length),
    "PGN read": ({ variant, pgn }) => Game.fromPgn(pgn, { variant: shippedVariant(variant) }).length,
    "PGN written": ({ variant, uci }) => replay(variant, uci).pgn().length,
    "legal moves with SAN": (game) => walk(game, (at) => at.legalMoves().length),
  },
};

function open(variant: string, fen?: string): Game {
  return Game.start(shippedVariant(variant), fen === undefined ? {} : { fen });
}

function replay(variant: string, moves: readonly string[]): Game {
  const game = open(variant);
  for (const move of moves) game.play(move);
  return game;
}

function walk({ variant, uci }: HostGame, look: (game: Game) => number): number {
  const game = open(variant);
  return uci.reduce((sum, move) => {
    const seen = look(game);
    game.play(move);
    return sum + seen;
  }, 0);
}
