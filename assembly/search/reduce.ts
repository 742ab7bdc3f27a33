/** By how much a late move is searched less deep. Integers alone, so that every machine agrees. Without it 10.3 nodes;
 *  60.4 %. */
import { Node } from "../records.generated.ts";
import { REDUCTION_BASE, REDUCTION_DEPTH, REDUCTION_FACTOR, REDUCTION_HISTORY, REDUCTION_MOVES } from "./parameters.ts";

/** Logarithm to base 2 in sixteenths, linear between powers. */
function logarithm(value: u32): i32 {
  const whole = 31 - clz<u32>(value);
  const fraction = whole >= 4 ? (value >> (whole - 4)) & 15 : (value << (4 - whole)) & 15;
  return <i32>(whole * 16 + fraction);
}

/**
 * Plies of reduction of the node's next move, at least 0, so that at least one ply is left.
 * @param history what ordering knows of the move
 */
export function lateReduction(node: Node, quiet: bool, history: i32): i32 {
  const depth = node.depth;
  const tried = node.movesTried;
  if (depth < REDUCTION_DEPTH || tried < REDUCTION_MOVES) return 0;
  let reduction = REDUCTION_BASE + logarithm(depth) * logarithm(tried + 1) * REDUCTION_FACTOR;
  if (!quiet) reduction /= 2;
  else reduction -= (history * 1024) / REDUCTION_HISTORY;
  if (node.isPv) reduction -= 1024;
  if (!node.improving) reduction += 600;
  return max(0, min(reduction >> 10, depth - 2));
}
