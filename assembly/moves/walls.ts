/**
 * Moves with the walls that they build, or walls instead of a move.
 *
 * A turn has many walls to choose from and hardly any of them matters. The search tries a few for each move: those that save the own
 * king or the piece that has moved, and some in the enemy's way. Lists for the host have them all.
 */
import { MOVES_END } from "../../src/layout/map.ts";
import { MOVE_WALL } from "../../src/layout/move.ts";
import { WALLS_ARROW, WALLS_DUCK, WALLS_EDGE, WALLS_PAST } from "../../src/layout/rules/walls.ts";
import { evasionSquares, findChecks, inCheck } from "../attacks/checks.ts";
import { lookForChecks } from "../attacks/look.ts";
import {
  and,
  any,
  count,
  loadSet,
  lsb,
  none,
  or,
  SET_SHIFT,
  Squares,
  squareSet,
  without,
  withoutLowest,
} from "../bitboard.ts";
import { moveFrom, moveOf, moveTo, moveWall, withWall } from "../board/move.ts";
import {
  allPieces,
  kindOn,
  occupiedSquares,
  piecesOf,
  piecesOfKinds,
  setWalls,
  sideKindOf,
  turn,
  wallsOf,
} from "../board/position.ts";
import * as hooks from "../hooks.generated.ts";
import { anyKind, orKinds } from "../kinds.ts";
import { quietTargets } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { makeMoveUnhashed } from "./make-unhashed.ts";
import { movingKind } from "./mover.ts";

/** Walls that the search tries with each move, of those that save nothing. */
const MOST_WALLS: u32 = 3;
/** Behind this no walls are added: room is left for lists of plies to come. */
const LIST_LIMIT: usize = MOVES_END - 131072;
/** The same of the list of moves that may answer a goal, the last of all; one move has as many walls as the board has squares. */
const ANSWERS_LIMIT: usize = MOVES_END - 1024;

/** Whether lists have all walls. */
let areAllListed: bool = false;

export function listAllWalls(areAll: bool): void {
  areAllListed = areAll;
}

/** The verdict that moves have to answer to be listed, with all their walls; 0 where all moves are listed. */
let answered: u32 = 0;

export function listAnswers(found: u32): void {
  answered = found;
}

/** Whether the position last listed may have more moves than the list. */
export function areWallsLeftOut(): bool {
  return rules.walls != 0 && !rules.wallsAlone && !areAllListed && !answered;
}

/** Whether a move builds a wall where it may. */
export function mayBuild(position: usize, move: u32): bool {
  if (rules.wallsAlone) return true;
  return any(and(wallSquares(position, move), squareSet(moveWall(move))));
}

/** Gives each move of a list its walls, or adds walls alone. @returns the list's new end */
export function withWalls(end: usize, list: usize, position: usize, tactical: bool): usize {
  if (rules.wallsAlone) return tactical ? end : emitAlone(end, position);
  const areAll = areAllListed || answered != 0;
  const limit = answered ? ANSWERS_LIMIT : LIST_LIMIT;
  const near = areAll ? none() : squaresInTheWay(position);
  let out = end;
  for (let at = list; at < end && out < limit; at += 4) {
    const move = load<u32>(at);
    if (answered && !hooks.answers(position, move, answered)) continue;
    const squares = wallSquares(position, move);
    out = emitWalls(out, move, areAll ? squares : promising(position, move, squares, near));
  }
  if (!areAll) lookForChecks(position);
  memory.copy(list, end, out - end);
  return list + (out - end);
}

function emitWalls(out: usize, move: u32, squares: Squares): usize {
  for (let left = squares; any(left); left = withoutLowest(left)) {
    store<u32>(out, withWall(move, lsb(left)));
    out += 4;
  }
  return out;
}

/** In check nobody builds instead of a move. The word names the first piece of the side, which stays. */
function emitAlone(out: usize, position: usize): usize {
  const own = piecesOf(position, turn(position));
  if (inCheck || !any(own)) return out;
  const square = lsb(own);
  const move = moveOf(square, square, MOVE_WALL, 0);
  return emitWalls(out, move, builtOn(without(rules.wallGround(turn(position)), occupiedSquares(position)), position));
}

/** Where a move may build. What it would blow up is still there. */
function wallSquares(position: usize, move: u32): Squares {
  const occupied = occupiedAfter(position, move);
  const free = without(rules.wallGround(turn(position)), occupied);
  const way = <u32>rules.walls;
  if (way == WALLS_PAST) return and(free, squareSet(moveFrom(move)));
  if (way != WALLS_ARROW) return builtOn(free, position);
  const becomes = hooks.becomes(movingKind(position, move), move);
  return and(free, quietTargets(sideKindOf(turn(position), becomes), moveTo(move), occupied));
}

/** Those of some empty squares on which a wall may stand, wherever the piece has gone. */
function builtOn(free: Squares, position: usize): Squares {
  if (<u32>rules.walls != WALLS_EDGE) return free;
  let allowed = rules.wallEdge;
  for (let left = wallsOf(position); any(left); left = withoutLowest(left)) allowed = or(allowed, nextTo(lsb(left)));
  return and(free, allowed);
}

function nextTo(square: u32): Squares {
  return loadSet(rules.neighbours + ((<usize>square) << SET_SHIFT));
}

/** Whether something stands there once the move is made. A rule's own move is made to see it. */
function occupiedAfter(position: usize, move: u32): Squares {
  const occupied = occupiedSquares(position);
  if (hooks.isOwn(move)) {
    const after = makeMoveUnhashed(position, withWall(move, moveTo(move)));
    return or(wallsOf(position), allPieces(after));
  }
  const gone = or(squareSet(moveFrom(move)), squareSet(hooks.victim(moveTo(move), position, move)));
  return or(without(occupied, gone), squareSet(moveTo(move)));
}

/** Squares next to enemies to which they can go. */
function squaresInTheWay(position: usize): Squares {
  const enemy = turn(position) ^ 1;
  const occupied = occupiedSquares(position);
  let near = none();
  for (let left = piecesOf(position, enemy); any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    const targets = quietTargets(sideKindOf(enemy, kindOn(position, square)), square, occupied);
    near = or(near, and(targets, nextTo(square)));
  }
  return without(near, occupied);
}

/** The walls of a move that are worth a try; at least one where there is any. */
function promising(position: usize, move: u32, squares: Squares, near: Squares): Squares {
  if (count(squares) <= MOST_WALLS) return squares;
  const best = firstOf(some(and(squares, near), squares), nextTo(moveTo(move)));
  const precious = orKinds(rules.royalKinds, rules.neededKinds);
  if (!anyKind(precious)) return best;
  const after = makeMoveUnhashed(position, withWall(move, lsb(squares)));
  setWalls(after, <u32>rules.walls == WALLS_DUCK ? none() : wallsOf(position));
  const side = turn(position);
  const kings = and(piecesOf(after, side), piecesOfKinds(after, precious));
  if (any(kings)) {
    findChecks(after, side ^ 1, lsb(kings));
    if (inCheck) return some(and(squares, evasionSquares()), squareSet(lsb(squares)));
  }
  findChecks(after, side ^ 1, moveTo(move));
  const guarding = inCheck ? and(squares, evasionSquares()) : none();
  return or(guarding, best);
}

function some(squares: Squares, otherwise: Squares): Squares {
  return any(squares) ? squares : otherwise;
}

/** A few squares, those that are preferred before others. */
function firstOf(squares: Squares, preferred: Squares): Squares {
  let first = none();
  let left = and(squares, preferred);
  let rest = without(squares, preferred);
  for (let number: u32 = 0; number < MOST_WALLS; number++) {
    if (!any(left)) {
      left = rest;
      rest = none();
    }
    if (!any(left)) break;
    first = or(first, squareSet(lsb(left)));
    left = withoutLowest(left);
  }
  return first;
}
