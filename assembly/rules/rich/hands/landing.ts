/** Where drops land, of which full kernels alone know: by what stands on the board, besides on the squares of their rule. */
import { LANDING_SHIFT } from "../../../../src/layout/records.generated.ts";
import { LANDS_ENDLESS, LANDS_FLIPPING, LINE_END } from "../../../../src/layout/rules/flips.ts";
import { flippedBy } from "../../../attacks/flips.ts";
import {
  and,
  any,
  loadSet,
  lsb,
  none,
  or,
  SET_SHIFT,
  Squares,
  squareSet,
  without,
  withoutLowest,
} from "../../../bitboard.ts";
import { occupiedSquares, piecesOf, sideKindOf } from "../../../board/position.ts";
import { Landing } from "../../../records.generated.ts";
import { rules } from "../../../tables/rules.ts";

function landingAt(side: u32, kind: u32): Landing {
  return changetype<Landing>(rules.landings + ((<usize>sideKindOf(side, kind)) << LANDING_SHIFT));
}

/** Whether such pieces are dropped without one in the hand. */
export function isEndless(side: u32, kind: u32): bool {
  return rules.landings != 0 && (landingAt(side, kind).flags & LANDS_ENDLESS) != 0;
}

/** Those of some empty squares on which such a drop lands. */
export function landingSquares(position: usize, side: u32, kind: u32, squares: Squares): Squares {
  if (!rules.landings) return squares;
  const landing = landingAt(side, kind);
  const occupied = occupiedSquares(position);
  const opening = without(landing.opening, occupied);
  if (any(opening)) return and(squares, opening);
  const reached = landing.lines ? and(squares, stopsOn(landing.lines, occupied)) : squares;
  let found = none();
  for (let left = reached; any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    const lands = landsOn(position, landing, side, square);
    if (lands) found = or(found, squareSet(square));
  }
  return found;
}

/** The last empty square of each line, from its start on. */
function stopsOn(lines: usize, occupied: Squares): Squares {
  let stops = none();
  for (let at = lines; load<u8>(at) != LINE_END; at++) {
    let stop = none();
    for (let isOpen = true; load<u8>(at) != LINE_END; at++) {
      const square = squareSet(<u32>load<u8>(at));
      isOpen = isOpen && !any(and(occupied, square));
      if (isOpen) stop = square;
    }
    stops = or(stops, stop);
  }
  return stops;
}

function landsOn(position: usize, landing: Landing, side: u32, square: u32): bool {
  const offset = (<usize>square) << SET_SHIFT;
  if (landing.beside && !any(and(loadSet(landing.beside + offset), piecesOf(position, side)))) return false;
  if (landing.clearOf && any(and(loadSet(landing.clearOf + offset), piecesOf(position, side ^ 1)))) return false;
  return !(landing.flags & LANDS_FLIPPING) || any(flippedBy(position, side, square, true));
}
