/**
 * Is a square attacked?
 *
 * The attack program of a side, written by the loader, is a list of leaps and a list of magics, each with the
 * kinds that move so:
 *
 * ```
 *   leap count, 0
 *     { table of attackers, kind offset }
 *   magic count, 0
 *     { reversed magic, further kinds, kind offset, kind offset } { further kind offset, 0, 0, 0 } …
 * ```
 */
import { and, any, loadSet, none, or, SET_SHIFT, Squares } from "../bitboard.ts";
import { piecesAt, piecesOf } from "../board/position.ts";
import { magicAttacks } from "../tables/magics.ts";
import { rules } from "../tables/rules.ts";

/**
 * Whether a piece of `side` attacks `square`.
 * @param occupied where pieces are taken to stand: callers lift pieces and put them down in thought
 * @param attackers which of the side's pieces count
 */
export function isAttacked(position: usize, side: u32, square: u32, occupied: Squares, attackers: Squares): bool {
  let entry = rules.attackProgram(side);
  const offset = (<usize>square) << SET_SHIFT;
  let left = load<u32>(entry);
  entry += 8;
  while (left) {
    const sources = and(loadSet(<usize>load<u32>(entry) + offset), piecesAt(position, load<u32>(entry, 4)));
    if (any(and(sources, attackers))) return true;
    entry += 8;
    left--;
  }
  left = load<u32>(entry);
  entry += 8;
  while (left) {
    const magics = <usize>load<u32>(entry);
    let further = load<u32>(entry, 4);
    let pieces = or(piecesAt(position, load<u32>(entry, 8)), piecesAt(position, load<u32>(entry, 12)));
    entry += 16;
    while (further) {
      pieces = or(pieces, piecesAt(position, load<u32>(entry)));
      entry += 16;
      further--;
    }
    pieces = and(pieces, attackers);
    if (any(pieces) && any(and(magicAttacks(magics, square, occupied), pieces))) return true;
    left--;
  }
  return false;
}

/** All pieces of `side` that attack `square` when pieces stand on `occupied`. */
export function attackersOf(position: usize, side: u32, square: u32, occupied: Squares): Squares {
  return sourcesOf(rules.attackProgram(side), position, and(piecesOf(position, side), occupied), square, occupied);
}

/**
 * Those of some pieces that attack `square` by a program of the shape above.
 * @param pieces of one side, all of them on `occupied`
 */
export function sourcesOf(program: usize, position: usize, pieces: Squares, square: u32, occupied: Squares): Squares {
  let entry = program;
  const offset = (<usize>square) << SET_SHIFT;
  let found = none();
  let left = load<u32>(entry);
  entry += 8;
  while (left) {
    found = or(found, and(loadSet(<usize>load<u32>(entry) + offset), piecesAt(position, load<u32>(entry, 4))));
    entry += 8;
    left--;
  }
  left = load<u32>(entry);
  entry += 8;
  while (left) {
    const magics = <usize>load<u32>(entry);
    let further = load<u32>(entry, 4);
    let movers = or(piecesAt(position, load<u32>(entry, 8)), piecesAt(position, load<u32>(entry, 12)));
    entry += 16;
    while (further) {
      movers = or(movers, piecesAt(position, load<u32>(entry)));
      entry += 16;
      further--;
    }
    movers = and(movers, pieces);
    if (any(movers)) found = or(found, and(magicAttacks(magics, square, occupied), movers));
    left--;
  }
  return and(found, pieces);
}
