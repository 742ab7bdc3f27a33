/** What a piece may take on its way in a move that is planned ahead, while it is the other side's turn. */
import { isRide } from "../../betza/rides.ts";
import { strikesOf } from "../../betza/trails.ts";
import type { Side, Square } from "../../geometry/board.ts";
import { hasSquare, isStriker, type PieceWay, waysOfPiece } from "../../variant/piece-ways.ts";
import type { Pieces } from "../../variant/pieces.ts";
import { isOpen, landsNow, routesOf } from "../../variant/routes.ts";
import type { Variant } from "../../variant/variant.ts";

/** Where a piece ends, and what it takes before. */
export interface PlannedWay {
  readonly to: Square;
  readonly struck: readonly Square[];
}

type Rules = Pick<Variant, "board" | "pieceTypes">;

/** All that a piece may do by how the pieces stand, checks aside; nothing unless it takes on its way.
 *  @param from where it stands, with its side */
export function waysOfStriker({ board, pieceTypes }: Rules, pieces: Pieces, from: Square): PlannedWay[] {
  const piece = pieces[from];
  const type = piece && pieceTypes[piece.kind];
  if (!type || !isStriker(type)) return [];
  const { side } = piece;
  return waysOfPiece(type)
    .filter((way) => hasSquare(way.from, side, from))
    .flatMap((way) => [...strikesBy(board, way, side, from, pieces), ...movesBy(board, way, side, from, pieces)])
    .filter(unlikeBefore());
}

type Question = readonly [board: Rules["board"], way: PieceWay, side: Side, from: Square, pieces: Pieces];

function strikesBy(...[board, way, side, from, pieces]: Question): PlannedWay[] {
  if (isRide(way)) return [];
  return strikesOf(board, way, side, from)
    .filter((strike) => hasSquare(way.to, side, strike.to) && landsNow(strike, side, from, pieces) !== 0)
    .map(({ to, needs }) => ({ to, struck: needs.filter(({ isTaken }) => isTaken).map(({ square }) => square) }));
}

function movesBy(...[board, way, side, from, pieces]: Question): PlannedWay[] {
  const mayEnd = (to: Square) => (pieces[to] ? way.capture && pieces[to].side !== side : way.quiet);
  return routesOf(board, way, side, from)
    .filter((route) => hasSquare(way.to, side, route.to) && mayEnd(route.to) && isOpen(route, pieces))
    .map(({ to }) => ({ to, struck: [] }));
}

/** Several ways may do the same. */
function unlikeBefore(): (way: PlannedWay) => boolean {
  const found = new Set<string>();
  return ({ to, struck }) => found.size < found.add([to, ...[...struck].sort((a, b) => a - b)].join()).size;
}
