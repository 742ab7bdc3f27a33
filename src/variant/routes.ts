import { isRide, type Way } from "../betza/rides.ts";
import { type Stop, stopsOf } from "../betza/trails.ts";
import { type Board, type Side, type Square, stepFrom, turned } from "../geometry/board.ts";

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
