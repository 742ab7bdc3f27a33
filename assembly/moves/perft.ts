/** Counts the leaves of the tree of legal moves, for tests and benchmarks. */
import { generate } from "./legal.ts";
import { makeMoveUnhashed } from "./make-unhashed.ts";

/** Counts by the length of the list at the last ply. */
export function countLeaves(position: usize, list: usize, depth: u32): u64 {
  const end = generate(position, list, false);
  if (depth == 1) return <u64>((end - list) >> 2);
  let leaves: u64 = 0;
  for (let move = list; move < end; move += 4) {
    leaves += countLeaves(makeMoveUnhashed(position, load<u32>(move)), end, depth - 1);
  }
  return leaves;
}

/** Counts by making every move, leaves included. */
export function makeLeaves(position: usize, list: usize, depth: u32): u64 {
  const end = generate(position, list, false);
  let leaves: u64 = 0;
  for (let move = list; move < end; move += 4) {
    const next = makeMoveUnhashed(position, load<u32>(move));
    leaves += depth > 1 ? makeLeaves(next, end, depth - 1) : 1;
  }
  return leaves;
}
