import { isRide, type Way } from "../betza/rides.ts";
import { EMPTY, ENEMY, FRIEND, type Stop, type Strike, stopsOf } from "../betza/trails.ts";
import { type Board, type Side, type Square, stepFrom, turned } from "../geometry/board.ts";
import type { Pieces } from "./pieces.ts";

/** A square where a way can end, and what it needs of the squares before. */
export type Route = Stop;

/** The routes of one way of a side from a square, on an empty board: those of a ride nearest first. */
export function routesOf(board: Board, ride: Way, side: Side, from: Square): Route[] {
  if (!isRide(ride)) return stopsOf(board, ride, side, from);
  const routes: Route[] = [];
  const crossed: Square[] = [];
  let at: Square = from;
  for (let leap = 1; leap <= (ride.limit || board.files + board.ranks); leap++) {
    const to = stepFrom(board, at, turned(ride.step, side));
    if (to === null) break;
    const passed = ride.lamePath.map((vector) => stepFrom(board, at, turned(vector, side)));
    if (!passed.every((square) => square !== null)) break;
    crossed.push(...passed);
    routes.push({ to, crossed: [...crossed], hurdles: [] });
    crossed.push(to);
    at = to;
  }
  return routes;
}

/** Whether a piece can go there now: nothing stands where it passes, and something on what it hops over. */
export function isOpen({ crossed, hurdles }: Route, pieces: Pieces): boolean {
  return crossed.every((square) => !pieces[square]) && hurdles.every((square) => pieces[square]);
}

/** Of what may stand on the target of a strike, that which stands there; nothing where the way is not open. */
export function landsNow({ to, needs, lands }: Strike, side: Side, from: Square, pieces: Pieces): number {
  const on = (square: Square) => {
    const piece = square === from ? null : pieces[square];
    return !piece ? EMPTY : piece.side === side ? FRIEND : ENEMY;
  };
  return needs.every((need) => need.on & on(need.square)) ? lands & on(to) : 0;
}
