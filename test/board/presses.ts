/** A board at which both sides are played, or one, for tests of what presses do: a position of some keys over chess. */
import { type Answer, initialState, reduce, sceneOf, targetsOf } from "../../src/board/state.ts";
import type { Side } from "../../src/geometry/board.ts";
import { parseSquare, squareName } from "../../src/geometry/square.ts";
import { at } from "../written/rows.ts";

export function boardAt(keys: string, fen: string, playing: readonly Side[] = [0, 1]) {
  const game = at(keys, fen);
  const { variant } = game;
  const square = (name: string) => parseSquare(variant.board, name) as number;
  const start = initialState(sceneOf(game), playing);
  /** Presses squares one after the other. */
  const press = (...names: string[]): Answer =>
    names.reduce<Answer>(({ state }, name) => reduce(state, { type: "pick", square: square(name) }), {
      state: start,
      play: null,
    });
  const targets = ({ state }: Answer) => [...targetsOf(state).keys()].map((to) => squareName(variant.board, to));
  return { game, variant, square, start, press, targets };
}
