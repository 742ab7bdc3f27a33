/**
 * The stops of trails from the middle of a board so wide that no edge is in the way. From any square of the board itself they are
 * the same, as far as they do not leave it: following them once is enough.
 */
import { type Board, fileOf, isHole, rankOf, type Side, type Square, squareCount } from "../geometry/board.ts";
import { stopOf, type Way, walkTrails } from "./trail-walk.ts";
import { legsOf, MOST_LEAPS, type TracedPath, type WalkedTerm } from "./trails.ts";

/** A stop by how its squares lie from the start: what is added to their numbers. */
interface OpenStop {
  readonly target: number;
  /** Ascending, as are the hurdles. */
  readonly empties: readonly number[];
  readonly hurdles: readonly number[];
  /** All squares on the way, in no order. */
  readonly way: readonly number[];
  /** How far the way leads to the left and right, down and up. */
  readonly box: readonly [left: number, right: number, down: number, up: number];
  /** The first stop with the same target that needs the same: on another way. */
  readonly first: number;
}

/** For each square the paths that start there; null where they depend on the edges in other ways. */
export function openTrails(board: Board, term: WalkedTerm, side: Side): ((from: Square) => TracedPath[]) | null {
  if (
    !legsOf(term).every(
      ({ atom, cylinder, circular, jump }) => atom.family !== "universal" && !cylinder && !circular && jump === 0,
    )
  )
    return null;
  const stops = openStops(board, term, side);
  if (!stops) return null;
  const seen = stops.map(() => -1);
  return (from) => {
    const file = fileOf(board, from);
    const rank = rankOf(board, from);
    const moved = (offset: number) => from + offset;
    const paths: TracedPath[] = [];
    for (const { target, empties, hurdles, way, box, first } of stops) {
      const [left, right, down, up] = box;
      if (file + left < 0 || file + right >= board.files || rank + down < 0 || rank + up >= board.ranks) continue;
      if (seen[first] === from || (board.holes && way.some((offset) => isHole(board, from + offset)))) continue;
      seen[first] = from;
      paths.push({ target: from + target, empties: empties.map(moved), hurdles: hurdles.map(moved) });
    }
    return paths;
  };
}

function openStops(board: Board, term: WalkedTerm, side: Side): OpenStop[] | null {
  const open: Board = { files: 2 * board.files - 1, ranks: 2 * board.ranks - 1 };
  const from = (squareCount(open) - 1) / 2;
  const files = (square: Square) => fileOf(open, square) - board.files + 1;
  const ranks = (square: Square) => rankOf(open, square) - board.ranks + 1;
  const offset = (square: Square) => ranks(square) * board.files + files(square);
  const sorted = (squares: readonly Square[]) => squares.map(offset).sort((a, b) => a - b);
  const walk = walkTrails({ board: open, term, side, from });
  if (walk.leaps > MOST_LEAPS) return null;
  const firsts = new Map<string, number>();
  const stops: OpenStop[] = [];
  for (const landed of walk.landings) {
    const stop = stopOf(landed, from);
    if (!stop) continue;
    const way = [...squaresOf(landed.way), ...stop.crossed, ...stop.hurdles];
    const [across, along] = [way.map(files), way.map(ranks)];
    const box = [Math.min(...across), Math.max(...across), Math.min(...along), Math.max(...along)] as const;
    const [empties, hurdles] = [sorted(stop.crossed), sorted(stop.hurdles)];
    const name = `${stop.to} ${empties} ${hurdles}`;
    const first = firsts.get(name) ?? stops.length;
    firsts.set(name, first);
    stops.push({ target: offset(stop.to), empties, hurdles, way: way.map(offset), box, first });
  }
  return stops;
}

function squaresOf(way: Way | null): Square[] {
  const squares: Square[] = [];
  for (let last = way; last; last = last.before) squares.push(last.at);
  return squares;
}
