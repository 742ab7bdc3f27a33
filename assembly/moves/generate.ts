/**
 * All legal moves of a position, or only the tactical ones: captures, and moves into zones.
 *
 * The generation program of a side, written by the loader:
 *
 * ```
 *   leap count, 0
 *     { table of leaps, kind offset }                                  kinds that capture as they move
 *   magic count, 0
 *     { magic, further kinds, kind offset, kind offset } { further kind offset, 0, 0, 0 } …
 *   step-kind count, 0
 *     { kind offset, side and kind, step count, 0 } { step } …         many pieces at once: pawns
 *   one-by-one count, 0
 *     { side and kind, kind offset }                                   piece by piece: divergent kinds, and those with a zone
 * ```
 *
 * Pinned pieces leave the common loops and are treated one by one at the end.
 */
import { evasionSquares, findChecks, inCheck, pinnedPieces, pinRay } from "../attacks/checks.ts";
import {
  and,
  any,
  loadSet,
  lsb,
  or,
  SET_SHIFT,
  Squares,
  squareSet,
  WORDS,
  without,
  withoutLowest,
  word,
} from "../bitboard.ts";
import { moveFrom } from "../board/move.ts";
import { kindOn, kingSquare, piecesAt, piecesOf, sideKindOf, turn } from "../board/position.ts";
import * as hooks from "../hooks.generated.ts";
import { captureTargets, quietTargets } from "../tables/kinds.ts";
import { magicAttacks } from "../tables/magics.ts";
import { rules } from "../tables/rules.ts";
import { emitSpecial, emitTargets } from "./emit.ts";
import { emitKingMoves } from "./king.ts";
import { emitSteps } from "./steps.ts";

/** Writes the legal moves of the side to move at `out` and returns their end. Sets `inCheck`. */
export function generate(position: usize, out: usize, tactical: bool): usize {
  lookForChecks(position);
  return emitMoves(position, out, tactical);
}

/** Finds checks and pins against the side to move, and so whether it is `inCheck`. */
export function lookForChecks(position: usize): void {
  const side = turn(position);
  findChecks(position, side ^ 1, kingSquare(position, side));
}

/** The second half of `generate`: for callers that have just looked for checks. */
export function emitMoves(position: usize, out: usize, tactical: bool): usize {
  const side = turn(position);
  const king = kingSquare(position, side);
  const list = out;
  out = emitKingMoves(out, position, side, king, tactical);
  out = hooks.emit(out, position, side, king, tactical);
  if (!inCheck || any(evasionSquares())) out = emitOthers(out, position, side, tactical);
  return hooks.forbid(out, list, position, king);
}

function emitOthers(out: usize, position: usize, side: u32, tactical: bool): usize {
  const own = piecesOf(position, side);
  const enemies = piecesOf(position, side ^ 1);
  const occupied = or(own, enemies);
  const pinned = pinnedPieces();
  const free = without(own, pinned);
  const evasion = evasionSquares();
  const targets = tactical ? and(evasion, enemies) : without(evasion, own);
  let entry = rules.generateProgram(side);
  let left = load<u32>(entry);
  entry += 8;
  while (left) {
    out = emitLeaps(out, <usize>load<u32>(entry), and(piecesAt(position, load<u32>(entry, 4)), free), targets);
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
    out = emitMagics(out, magics, and(pieces, free), occupied, targets);
    left--;
  }
  left = load<u32>(entry);
  entry += 8;
  while (left) {
    const pieces = and(piecesAt(position, load<u32>(entry)), free);
    const sideKind = load<u32>(entry, 4);
    const steps = load<u32>(entry, 8);
    entry += 16;
    out = emitSteps(out, entry, steps, sideKind, pieces, occupied, enemies, evasion, tactical);
    entry += (<usize>steps) << 5;
    left--;
  }
  left = load<u32>(entry);
  entry += 8;
  while (left) {
    const sideKind = load<u32>(entry);
    const pieces = and(piecesAt(position, load<u32>(entry, 4)), free);
    out = emitOneByOne(out, sideKind, pieces, occupied, enemies, evasion, tactical);
    entry += 8;
    left--;
  }
  if (any(pinned)) out = emitPinned(out, position, side, occupied, enemies, evasion, tactical);
  return out;
}

/**
 * Whether a move word from elsewhere is a legal move, for callers that have just looked for checks. Moves of the king and
 * special ones are answered with no: they are cheaper to find among all.
 * @param scratch where the piece's moves may be written
 */
export function isPlainMove(position: usize, move: u32, scratch: usize): bool {
  const from = moveFrom(move);
  const side = turn(position);
  const own = piecesOf(position, side);
  if (!any(and(own, squareSet(from))) || hooks.isSpecial(position, move)) return false;
  const kind = kindOn(position, from);
  if (kind == rules.kingKind) return false;
  const enemies = piecesOf(position, side ^ 1);
  const allowed = any(and(pinnedPieces(), squareSet(from))) ? and(evasionSquares(), pinRay(from)) : evasionSquares();
  const end = emitPieceMoves(scratch, sideKindOf(side, kind), from, or(own, enemies), enemies, allowed, false);
  for (let at = scratch; at < end; at += 4) if (load<u32>(at) == move) return true;
  return false;
}

function emitLeaps(out: usize, leaps: usize, pieces: Squares, targets: Squares): usize {
  let index: u32 = 0;
  do {
    let left = word(pieces, index);
    while (left) {
      const from = (index << 6) + <u32>ctz<u64>(left);
      left &= left - 1;
      out = emitTargets(out, from, and(loadSet(leaps + ((<usize>from) << SET_SHIFT)), targets));
    }
  } while (WORDS > 1 && ++index < WORDS);
  return out;
}

function emitMagics(out: usize, magics: usize, pieces: Squares, occupied: Squares, targets: Squares): usize {
  let index: u32 = 0;
  do {
    let left = word(pieces, index);
    while (left) {
      const from = (index << 6) + <u32>ctz<u64>(left);
      left &= left - 1;
      out = emitTargets(out, from, and(magicAttacks(magics, from, occupied), targets));
    }
  } while (WORDS > 1 && ++index < WORDS);
  return out;
}

function emitOneByOne(
  out: usize,
  sideKind: u32,
  pieces: Squares,
  occupied: Squares,
  enemies: Squares,
  allowed: Squares,
  tactical: bool,
): usize {
  while (any(pieces)) {
    const from = lsb(pieces);
    pieces = withoutLowest(pieces);
    out = emitPieceMoves(out, sideKind, from, occupied, enemies, allowed, tactical);
  }
  return out;
}

function emitPieceMoves(
  out: usize,
  sideKind: u32,
  from: u32,
  occupied: Squares,
  enemies: Squares,
  allowed: Squares,
  tactical: bool,
): usize {
  let quiets = without(quietTargets(sideKind, from, occupied), occupied);
  if (tactical) quiets = and(quiets, hooks.zone(sideKind));
  const captures = and(captureTargets(sideKind, from, occupied), enemies);
  return emitSpecial(out, sideKind, from, and(or(quiets, captures), allowed));
}

function emitPinned(
  out: usize,
  position: usize,
  side: u32,
  occupied: Squares,
  enemies: Squares,
  evasion: Squares,
  tactical: bool,
): usize {
  let pinned = pinnedPieces();
  while (any(pinned)) {
    const from = lsb(pinned);
    pinned = withoutLowest(pinned);
    const sideKind = sideKindOf(side, kindOn(position, from));
    out = emitPieceMoves(out, sideKind, from, occupied, enemies, and(evasion, pinRay(from)), tactical);
  }
  return out;
}
