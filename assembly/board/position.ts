/** A position: its record, and the board and the sets by kind behind it; see `src/layout/records.yaml`. */
import { PLIES_MAX } from "../../src/layout/capacity.ts";
import { POSITIONS } from "../../src/layout/map.ts";
import {
  POSITION_BOARD,
  POSITION_STRIDE,
  SET_OF_PASSING,
  SET_OF_SIDES,
  SETS_OF_KINDS,
  TAIL_WALLS,
} from "../../src/layout/position.ts";
import {
  and,
  any,
  loadSet,
  lsb,
  meets,
  none,
  or,
  SET_SHIFT,
  SQUARE_COUNT,
  Squares,
  squareSet,
  storeSet,
  xor,
} from "../bitboard.ts";
import { RICH, WALLS } from "../features.ts";
import { anyKind, firstKind, KIND_BITS, Kinds, withoutFirstKind } from "../kinds.ts";
import { Position } from "../records.generated.ts";
import { rules } from "../tables/rules.ts";
import { setTailSet, tailSet } from "./tail.ts";

/** The position at a ply of the stack. */
export function positionAt(ply: i32): usize {
  return POSITIONS + <usize>(ply % PLIES_MAX) * POSITION_STRIDE;
}

/** Where the sets by number start. */
const POSITION_SETS: usize = <usize>POSITION_BOARD + <usize>SQUARE_COUNT;

/** Where a set of a position lies. */
function setAt(position: usize, number: u32): usize {
  return position + POSITION_SETS + ((<usize>number) << SET_SHIFT);
}

export function sideKindOf(side: u32, kind: u32): u32 {
  return (side << KIND_BITS) | kind;
}

export function turn(position: usize): u32 {
  return changetype<Position>(position).turn;
}

export function piecesOf(position: usize, side: u32): Squares {
  return loadSet(setAt(position, SET_OF_SIDES + side));
}

/** Where pieces stand. */
export function allPieces(position: usize): Squares {
  return or(loadSet(setAt(position, SET_OF_SIDES)), loadSet(setAt(position, SET_OF_SIDES + 1)));
}

/** Where something stands: a piece, or a wall. */
export function occupiedSquares(position: usize): Squares {
  return walled(position, allPieces(position));
}

/** Some squares and those of walls. */
export function walled(position: usize, squares: Squares): Squares {
  return WALLS && rules.haveWalls ? or(squares, wallsOf(position)) : squares;
}

/** Only for variants with walls. */
export function wallsOf(position: usize): Squares {
  return tailSet(position, TAIL_WALLS);
}

export function setWalls(position: usize, walls: Squares): void {
  setTailSet(position, TAIL_WALLS, walls);
}

/** Squares that the last move has left open to captures en passant. */
export function openSquares(position: usize): Squares {
  return loadSet(setAt(position, SET_OF_PASSING));
}

export function setOpenSquares(position: usize, squares: Squares): void {
  storeSet(setAt(position, SET_OF_PASSING), squares);
}

/** Where the set of a kind lies, both sides together. */
export function kindSet(position: usize, kind: u32): usize {
  return setAt(position, SETS_OF_KINDS + kind);
}

/** Pieces of a kind, both sides. */
export function piecesOfKind(position: usize, kind: u32): Squares {
  return loadSet(kindSet(position, kind));
}

/** Pieces of some kinds, both sides.
 *  @param kinds a bit each */
export function piecesOfKinds(position: usize, kinds: Kinds): Squares {
  let pieces = none();
  for (let left = kinds; anyKind(left); left = withoutFirstKind(left))
    pieces = or(pieces, piecesOfKind(position, firstKind(left)));
  return pieces;
}

/** The same of one kind, by the offset that programs carry, until the position changes. */
export function piecesAt(position: usize, kindOffset: u32): Squares {
  return loadSet(position + <usize>kindOffset);
}

/** The king is the royal piece, whatever it is called; a1 where rich rules leave a side without one. */
export function kingSquare(position: usize, side: u32): u32 {
  const king = and(loadSet(setAt(position, SET_OF_SIDES + side)), loadSet(kindSet(position, rules.kingKind)));
  return RICH && !any(king) ? 0 : lsb(king);
}

/** The side of the piece on an occupied square. */
export function sideOn(position: usize, square: u32): u32 {
  return meets(loadSet(setAt(position, SET_OF_SIDES + 1)), squareSet(square)) ? 1 : 0;
}

/** The kind on an occupied square. */
export function kindOn(position: usize, square: u32): u32 {
  return <u32>load<u8>(position + <usize>square, POSITION_BOARD) - 1;
}

/** 0 for an empty square, otherwise the kind plus one. */
export function boardByte(position: usize, square: u32): u32 {
  return <u32>load<u8>(position + <usize>square, POSITION_BOARD);
}

export function setBoardByte(position: usize, square: u32, value: u32): void {
  store<u8>(position + <usize>square, <u8>value, POSITION_BOARD);
}

/** Adds pieces to the sets of side and kind, or takes them away. */
export function togglePieces(position: usize, side: u32, kind: u32, squares: Squares): void {
  const ofSide = setAt(position, SET_OF_SIDES + side);
  storeSet(ofSide, xor(loadSet(ofSide), squares));
  const ofKind = kindSet(position, kind);
  storeSet(ofKind, xor(loadSet(ofKind), squares));
}

/** Puts a piece on a square that is empty by now. */
export function putPiece(position: usize, side: u32, kind: u32, square: u32): void {
  togglePieces(position, side, kind, squareSet(square));
  setBoardByte(position, square, kind + 1);
}

export function liftPiece(position: usize, side: u32, kind: u32, square: u32): void {
  togglePieces(position, side, kind, squareSet(square));
  setBoardByte(position, square, 0);
}

/** Moves a piece to a square that is empty by now. */
export function movePiece(position: usize, side: u32, kind: u32, from: u32, to: u32): void {
  togglePieces(position, side, kind, or(squareSet(from), squareSet(to)));
  setBoardByte(position, from, 0);
  setBoardByte(position, to, kind + 1);
}

export function key(position: usize): u64 {
  return changetype<Position>(position).key;
}

export function setKey(position: usize, key: u64): void {
  changetype<Position>(position).key = key;
}

/** White's score minus Black's, of both phases, see `evaluate/score.ts`. */
export function whiteScore(position: usize): i32 {
  return changetype<Position>(position).score;
}

export function setWhiteScore(position: usize, score: i32): void {
  changetype<Position>(position).score = score;
}

/** Of both sides, in hundredths of a pawn; kings count nothing either. */
export function nonPawnMaterial(position: usize): i32 {
  return changetype<Position>(position).nonPawnMaterial;
}

export function setNonPawnMaterial(position: usize, material: i32): void {
  changetype<Position>(position).nonPawnMaterial = material;
}

export function clock(position: usize): u32 {
  return changetype<Position>(position).clock;
}

export function setClock(position: usize, plies: u32): void {
  changetype<Position>(position).clock = plies;
}

/** Whether the same side is to move: a turn goes on from one position to the next. */
export function isSameSide(one: usize, other: usize): bool {
  return turn(one) == turn(other);
}

export function setTurn(position: usize, side: u32): void {
  changetype<Position>(position).turn = side;
}
