/**
 * What ordering knows of quiet moves: killers by ply, history by piece and target, continuation history by the move
 * before (and the one before that) together with piece and target. Without killers 0.97 nodes; 45.8 %. Without
 * continuation history 0.96 nodes; 50.0 %. Without any history 1.00 nodes; 89.2 %.
 *
 * A move's piece and target are one number, `kind * squares + target`: small enough for tables of such numbers by such
 * numbers, for which the host makes room behind the variant's tables. Where there are many kinds several share their numbers.
 */
import { SEARCH_PLIES } from "../../src/layout/capacity.ts";
import { HISTORY_SCORES, KILLERS } from "../../src/layout/map.ts";
import { HISTORY_KINDS_MAX } from "../../src/layout/search.ts";
import { SQUARE_COUNT, WORDS } from "../bitboard.ts";
import { moveTo } from "../board/move.ts";
import { sideKindOf, turn } from "../board/position.ts";
import { SIDE_KINDS } from "../kinds.ts";
import { movingKind } from "../moves/mover.ts";
import { Node } from "../records.generated.ts";
import { rules } from "../tables/rules.ts";
import { captureGain } from "./gain.ts";
import { NO_PIECE_TO } from "./node.ts";
import { HISTORY_BONUS, HISTORY_BONUS_LIMIT, HISTORY_LIMIT } from "./parameters.ts";

const KILLER_BYTES: usize = 8;

let continuation: usize = 0;

/** Two tables of `pieceTos * pieceTos` 16-bit scores start at `address`, then a row of zeros. */
export function useContinuation(address: usize): void {
  continuation = address;
}

/** Squares as far as they are told apart: on the largest boards no more than there are, for the tables' sake. */
function toCount(): u32 {
  return WORDS > 2 ? rules.squares : SQUARE_COUNT;
}

export function pieceToCount(): u32 {
  return (WORDS > 2 ? min<u32>(rules.kinds, HISTORY_KINDS_MAX) : rules.kinds) * toCount();
}

export function pieceToOf(position: usize, move: u32): i32 {
  return <i32>pieceTo(movingKind(position, move), moveTo(move));
}

function pieceTo(kind: u32, to: u32): u32 {
  return (WORDS > 2 ? kind % <u32>HISTORY_KINDS_MAX : kind) * toCount() + to;
}

export function isKiller(ply: u32, move: u32): bool {
  const slot = KILLERS + <usize>ply * KILLER_BYTES;
  return load<u32>(slot) == move || load<u32>(slot, 4) == move;
}

export function addKiller(ply: u32, move: u32): void {
  const slot = KILLERS + <usize>ply * KILLER_BYTES;
  if (load<u32>(slot) == move) return;
  store<u32>(slot, load<u32>(slot), 4);
  store<u32>(slot, move);
}

function scoreSlot(sideKind: u32, to: u32): usize {
  return HISTORY_SCORES + ((<usize>(sideKind * SQUARE_COUNT + to)) << 2);
}

/**
 * The scores of the moves that follow a move, by their own piece and target.
 * @param before piece and target of the earlier move, or -1: a row of zeros
 * @param distance 0 for the last move, 1 for the one before it
 */
export function continuationRow(before: i32, distance: u32): usize {
  const count = pieceToCount();
  const row = before < 0 ? count << 1 : distance * count + <u32>before;
  return continuation + ((<usize>(row * count)) << 1);
}

/** What is known of a quiet move. @param last, @param earlier rows of the two moves before */
export function quietScore(position: usize, move: u32, last: usize, earlier: usize): i32 {
  const kind = movingKind(position, move);
  const to = moveTo(move);
  const offset = (<usize>pieceTo(kind, to)) << 1;
  return (
    load<i32>(scoreSlot(sideKindOf(turn(position), kind), to)) +
    <i32>load<i16>(last + offset) +
    <i32>load<i16>(earlier + offset)
  );
}

/** The quiet move that refuted a node is tried earlier elsewhere; those tried before it in vain, later. */
export function rewardRefutation(node: Node): void {
  if (captureGain(node.position, node.move) > 0) return;
  addKiller(node.ply, node.move);
  const amount = min(node.depth * HISTORY_BONUS, HISTORY_BONUS_LIMIT);
  addQuiet(node, node.move, amount);
  for (let before = node.list; before + 4 < node.next; before += 4) {
    const tried = load<u32>(before);
    if (captureGain(node.position, tried) <= 0) addQuiet(node, tried, -amount);
  }
}

/** Moves all scores of a quiet move towards the limit, the faster the farther they are from it. */
export function addQuiet(node: Node, move: u32, amount: i32): void {
  const position = node.position;
  const offset = (<usize>pieceToOf(position, move)) << 1;
  const slot = scoreSlot(sideKindOf(turn(position), movingKind(position, move)), moveTo(move));
  store<i32>(slot, gravitated(load<i32>(slot), amount));
  if (node.lastRow != noRow()) addContinuation(node.lastRow + offset, amount);
  if (node.earlierRow != noRow()) addContinuation(node.earlierRow + offset, amount);
}

/** The row of zeros. */
export function noRow(): usize {
  return continuationRow(NO_PIECE_TO, 0);
}

function addContinuation(slot: usize, amount: i32): void {
  store<i16>(slot, <i16>gravitated(<i32>load<i16>(slot), amount));
}

function gravitated(score: i32, amount: i32): i32 {
  return score + amount - (score * (amount < 0 ? -amount : amount)) / HISTORY_LIMIT;
}

/** Before a search: killers belong to other positions, history fades. */
export function ageHistory(): void {
  memory.fill(KILLERS, 0, (SEARCH_PLIES + 2) * KILLER_BYTES);
  for (let i: u32 = 0; i < SIDE_KINDS * SQUARE_COUNT; i++) {
    const slot = HISTORY_SCORES + ((<usize>i) << 2);
    store<i32>(slot, load<i32>(slot) / 2);
  }
}

export function clearHistory(): void {
  memory.fill(HISTORY_SCORES, 0, (SIDE_KINDS * SQUARE_COUNT) << 2);
  const count = <usize>pieceToCount();
  if (continuation) memory.fill(continuation, 0, (2 * count + 1) * count * 2);
}
