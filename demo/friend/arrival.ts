/** What a link is to a game that is known already: its answer, an older state of it, or something that it cannot be. */

type Side = 0 | 1;

/** The game as this browser knows it. */
export interface Known {
  /** The person's. */
  readonly side: Side;
  /** As UCI text, with the person's move that is not sent yet. */
  readonly moves: readonly string[];
  /** How many of them have been sent or received. */
  readonly settled: number;
  /** Whether the players ended it. */
  readonly isEnded: boolean;
}

/** The same game as a link tells it. */
export interface Told {
  readonly moves: readonly string[];
  /** Who made each move. */
  readonly movers: readonly Side[];
  /** Whether the players ended it. */
  readonly isEnded: boolean;
}

export type Arrival =
  /** The game goes on. @prop settled how many of the link's moves are the friend's, or known to be sent */
  | { readonly type: "answer"; readonly settled: number }
  /** Nothing new. */
  | { readonly type: "same" }
  /** The game has gone on since. */
  | { readonly type: "older" }
  /** There is a move of the person's that was not made in this browser. @prop at its ply, from 0 */
  | { readonly type: "foreign"; readonly at: number }
  /** A move that both have seen is another one. @prop at its ply, from 0 */
  | { readonly type: "altered"; readonly at: number }
  /** The players had ended it. */
  | { readonly type: "over" };

export function arrivalOf({ side, moves: all, settled, isEnded: isOver }: Known, told: Told): Arrival {
  const { moves, movers, isEnded } = told;
  // What was tried for the friend is no move of the game.
  const known = movers[settled] === side || moves.length <= settled ? all : all.slice(0, settled);
  const at = known.findIndex((move, ply) => ply < moves.length && move !== moves[ply]);
  if (at >= 0) return at < settled ? { type: "altered", at } : { type: "foreign", at };
  if (moves.length < known.length) return { type: "older" };
  if (moves.length === known.length && isEnded && !isOver) return { type: "answer", settled: moves.length };
  if (moves.length === known.length) return { type: isOver && !isEnded ? "older" : "same" };
  if (isOver) return { type: "over" };
  const own = movers.findIndex((mover, ply) => ply >= known.length && ply < moves.length - 1 && mover === side);
  if (own >= 0) return { type: "foreign", at: own };
  const isUnsent = movers[moves.length - 1] === side;
  return { type: "answer", settled: isUnsent ? moves.length - 1 : moves.length };
}
