/** `dead-ends` among a piece's forbidden squares: where it could never move again. */
import { type Board, boardSquares, SIDES, type Side, type Square } from "../geometry/board.ts";
import { hasSquare, type MovingPiece, type PieceWay, waysOfPiece } from "../variant/piece-ways.ts";
import { routesOf } from "../variant/routes.ts";
import type { SquaresBySide } from "./schema-types.generated.ts";
import type { Ground, Written } from "./squares.ts";

/** The word for them, which no region has as its name. */
const DEAD_ENDS = "dead-ends";

/** The ground on which a piece's forbidden squares are read.
 *  @param piece without first-move squares where the starts decide: a dead end is one for a piece that has moved
 *  @param forbidden as written: where it has nothing like the word, they need not be found */
export function withDeadEnds(ground: Ground, piece: MovingPiece, forbidden: Written | SquaresBySide): Ground {
  if (!JSON.stringify(forbidden).includes("dead")) return ground;
  const rides = waysOfPiece(piece).filter(({ quiet, capture }) => quiet || capture);
  const [white, black] = SIDES.map((side) => deadEndsOf(ground.board, rides, side));
  const named = new Map([...ground.regions.named, [DEAD_ENDS, [white, black] as const]]);
  return { ...ground, regions: { ...ground.regions, named } };
}

/** The squares from which no move leads anywhere on the empty board, captures included. */
function deadEndsOf(board: Board, rides: readonly PieceWay[], side: Side): Square[] {
  return boardSquares(board).filter(
    (square) =>
      !rides.some(
        (ride) =>
          hasSquare(ride.from, side, square) &&
          routesOf(board, ride, side, square).some(({ to }) => hasSquare(ride.to, side, to)),
      ),
  );
}
