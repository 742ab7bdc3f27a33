/**
 * All legal moves of a position, or only the tactical ones: captures, and moves into zones.
 *
 * The loader has sorted the kinds of a side into its generation program: `attacks/programs.ts`.
 * Pinned pieces leave the common loops and are treated one by one at the end.
 */
import { MOVE_GIVES_NO_CHECK } from "../../src/layout/move.ts";
import { NO_SQUARE } from "../../src/layout/position.ts";
import {
  LEAP_ENTRY_BYTES,
  SINGLE_ENTRY_BYTES,
  STEP_BYTES,
  STEPS_ENTRY_BYTES,
} from "../../src/layout/records.generated.ts";
import { evasionSquares, inCheck, pinnedPieces, pinRay } from "../attacks/checks.ts";
import { areMovesOpen, guardedSquare, lookForChecks } from "../attacks/look.ts";
import { endOf, entriesOf, ridersOf } from "../attacks/programs.ts";
import { isSideInCheck } from "../attacks/royals.ts";
import {
  and,
  any,
  firstWord,
  loadSet,
  lsb,
  nextWord,
  or,
  SET_SHIFT,
  Squares,
  squareSet,
  WORDS,
  without,
  withoutLowest,
  word,
} from "../bitboard.ts";
import { moveFrom, withoutWall } from "../board/move.ts";
import { kindOn, piecesAt, piecesOf, sideKindOf, turn, walled } from "../board/position.ts";
import { FACING, RICH, STRIKES, WALLS } from "../features.ts";
import * as hooks from "../hooks.generated.ts";
import { anyKind } from "../kinds.ts";
import { LeapEntry, MagicEntry, SingleEntry, StepsEntry } from "../records.generated.ts";
import { captureTargets, quietTargets } from "../tables/kinds.ts";
import { magicAttacks } from "../tables/magics.ts";
import { rules } from "../tables/rules.ts";
import { keepApart } from "./apart.ts";
import { emitSpecial, emitTargets } from "./emit.ts";
import { keepFirst } from "./first.ts";
import { emitKingMoves } from "./king.ts";
import { makeMoveUnhashed } from "./make-unhashed.ts";
import { keepSafe, keepSilent, triesMoves } from "./safe.ts";
import { emitSteps } from "./steps.ts";
import { emitStrikes } from "./strikes.ts";
import { areWallsLeftOut, listAllWalls, mayBuild, withWalls } from "./walls.ts";

/** For callers that have just looked for checks, in a position in which the game has not ended. */
export function emitMoves(position: usize, out: usize, tactical: bool): usize {
  const side = turn(position);
  const king = guardedSquare(position, side);
  const list = out;
  if (RICH && tactical && rules.dropsFirst && isPreceded(position, out)) return out;
  if (!RICH || king != NO_SQUARE) out = emitKingMoves(out, position, side, king, tactical);
  out = hooks.emit(out, position, side, king, tactical);
  if (STRIKES && anyKind(rules.strikers(side))) out = emitStrikes(out, position, side, king, tactical);
  if (!inCheck || any(evasionSquares())) out = emitOthers(out, position, side, king, tactical);
  if (!(RICH && areMovesOpen())) out = hooks.forbid(out, list, position, king);
  if (FACING) out = keepApart(out, list, position);
  return RICH && rules.changesLists ? keepLegal(out, list, position, tactical) : out;
}

/** Whether moves that come first are legal, so that no tactical move is. */
function isPreceded(position: usize, list: usize): bool {
  return emitMoves(position, list, false) > list && hooks.isFirst(load<u32>(list));
}

/** Of moves that are legal as far as one king, checks and pins go. */
function keepLegal(end: usize, list: usize, position: usize, tactical: bool): usize {
  end = hooks.become(end, list, position, tactical);
  if (WALLS && rules.walls) end = withWalls(end, list, position, tactical);
  end = keepSafe(end, list, position);
  if (WALLS && end == list && areWallsLeftOut()) return emitWithAllWalls(list, position, tactical);
  if (areMovesOpen()) end = hooks.forbid(end, list, position, NO_SQUARE);
  if (mayGiveNoCheck(position)) end = keepSilent(end, list, position);
  if (rules.limitsMoves && !tactical) end = keepLimits(end, list, position);
  if (rules.dropsFirst && !tactical) end = keepFirst(end, list, position, false);
  if (rules.mustCapture) end = keepFirst(end, list, position, true);
  return tactical ? end : addOthers(end, list, position);
}

/** The same with the walls that the search leaves out: one of them may be all that saves the king. */
function emitWithAllWalls(list: usize, position: usize, tactical: bool): usize {
  listAllWalls(true);
  const end = emitMoves(position, list, tactical);
  listAllWalls(false);
  return end;
}

/** Moves that depend on the other legal ones. What enters may give a check that nobody may give. */
function addOthers(end: usize, list: usize, position: usize): usize {
  end = hooks.otherwise(end, list, position);
  if (!anyKind(rules.enterKinds)) return end;
  end = keepSafe(hooks.enter(end, list, position), list, position);
  return mayGiveNoCheck(position) ? keepSilent(end, list, position) : end;
}

/** Whether no move may give check: of anybody ever, or of the side to move for now. */
function mayGiveNoCheck(position: usize): bool {
  return rules.isCheckForbidden || hooks.silences(position);
}

/** Whether replies are listed to see if a move mates: it is judged as if replies had no limits. */
let judges: bool = false;

/** Takes the moves off a list that break their limits. @returns its new end */
function keepLimits(end: usize, list: usize, position: usize): usize {
  if (judges) return end;
  let out = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    const limits = hooks.limits(0, position, move);
    if (limits && breaks(limits, makeMoveUnhashed(position, move), end)) continue;
    store<u32>(out, move);
    out += 4;
  }
  lookForChecks(position);
  return out;
}

/** @param list where replies may be written */
function breaks(limits: u32, after: usize, list: usize): bool {
  if (!isSideInCheck(after, turn(after))) return false;
  if (limits & MOVE_GIVES_NO_CHECK) return true;
  judges = true;
  lookForChecks(after);
  const isMate = emitMoves(after, list, false) == list;
  judges = false;
  return isMate;
}

function emitOthers(out: usize, position: usize, side: u32, king: u32, tactical: bool): usize {
  const own = piecesOf(position, side);
  const enemies = piecesOf(position, side ^ 1);
  const occupied = walled(position, or(own, enemies));
  const pinned = pinnedPieces();
  let free = without(own, pinned);
  if (RICH && king != NO_SQUARE) free = without(free, squareSet(king));
  const evasion = evasionSquares();
  const targets = tactical ? and(evasion, enemies) : without(evasion, WALLS ? without(occupied, enemies) : own);
  const leaps = rules.generateProgram(side);
  const magics = endOf(leaps);
  for (let at = entriesOf(leaps); at < magics; at += LEAP_ENTRY_BYTES) {
    const entry = changetype<LeapEntry>(at);
    out = emitLeaps(out, entry.table, and(piecesAt(position, entry.pieces), free), targets);
  }
  const stepping = endOf(magics);
  for (let at = entriesOf(magics); at < stepping; ) {
    const entry = changetype<MagicEntry>(at);
    out = emitMagics(out, entry.magics, and(ridersOf(position, entry), free), occupied, targets);
    at = entry.end;
  }
  const single = endOf(stepping);
  for (let at = entriesOf(stepping); at < single; ) {
    const entry = changetype<StepsEntry>(at);
    const pieces = and(piecesAt(position, entry.pieces), free);
    at += STEPS_ENTRY_BYTES;
    out = emitSteps(out, at, entry.steps, entry.sideKind, pieces, occupied, enemies, evasion, tactical);
    at += <usize>entry.steps * STEP_BYTES;
  }
  const end = endOf(single);
  for (let at = entriesOf(single); at < end; at += SINGLE_ENTRY_BYTES) {
    const entry = changetype<SingleEntry>(at);
    const pieces = and(piecesAt(position, entry.pieces), free);
    out = emitOneByOne(out, entry.sideKind, pieces, occupied, enemies, evasion, tactical);
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
  if (WALLS && rules.walls) {
    if (!mayBuild(position, move)) return false;
    move = withoutWall(move);
  }
  const from = moveFrom(move);
  const side = turn(position);
  const own = piecesOf(position, side);
  if (!any(and(own, squareSet(from))) || hooks.isSpecial(position, move)) return false;
  const kind = kindOn(position, from);
  if (kind == rules.kingKind) return false;
  if (RICH && (hooks.isPass(move) || isUnclear(position, side, from))) return false;
  const enemies = piecesOf(position, side ^ 1);
  const allowed = any(and(pinnedPieces(), squareSet(from))) ? and(evasionSquares(), pinRay(from)) : evasionSquares();
  let end = emitPieceMoves(
    scratch,
    sideKindOf(side, kind),
    from,
    walled(position, or(own, enemies)),
    enemies,
    allowed,
    false,
  );
  if (RICH) end = hooks.become(end, scratch, position, false);
  for (let at = scratch; at < end; at += 4) if (load<u32>(at) == move) return true;
  return false;
}

/** Whether more than a piece's own moves, checks and pins tells if its moves are legal. */
function isUnclear(position: usize, side: u32, from: u32): bool {
  if (hooks.silences(position)) return true;
  return triesMoves() || rules.mustCapture || rules.dropsFirst || from == guardedSquare(position, side);
}

function emitLeaps(out: usize, leaps: usize, pieces: Squares, targets: Squares): usize {
  let index = firstWord(pieces);
  do {
    let left = word(pieces, index);
    while (left) {
      const from = (index << 6) + <u32>ctz<u64>(left);
      left &= left - 1;
      out = emitTargets(out, from, and(loadSet(leaps + ((<usize>from) << SET_SHIFT)), targets));
    }
    index = nextWord(pieces, index);
  } while (WORDS > 1 && index < WORDS);
  return out;
}

function emitMagics(out: usize, magics: usize, pieces: Squares, occupied: Squares, targets: Squares): usize {
  let index = firstWord(pieces);
  do {
    let left = word(pieces, index);
    while (left) {
      const from = (index << 6) + <u32>ctz<u64>(left);
      left &= left - 1;
      out = emitTargets(out, from, and(magicAttacks(magics, from, occupied), targets));
    }
    index = nextWord(pieces, index);
  } while (WORDS > 1 && index < WORDS);
  return out;
}

/** Writes moves of pieces that move alike to the squares that are allowed. */
export function emitOneByOne(
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
