/** Counters and switches of the running search. */

/** Nodes of the whole search. */
export let nodes: u64 = 0;
/** Nodes left in this slice; when none are left the search suspends at the next main node. */
export let budget: i64 = 0;
/** Set while the search unwinds to its caller. */
export let suspended: bool = false;
/** Set while a suspended search goes back to where it was. */
export let resuming: bool = false;
/** The ply of the node that suspended. */
export let suspendedPly: u32 = 0;
/** Deepest ply reached in this iteration. */
export let deepest: u32 = 0;

export function countNode(ply: u32): void {
  nodes++;
  budget--;
  if (ply > deepest) deepest = ply;
}

/** @returns a score that means nothing */
export function suspend(ply: u32): i32 {
  suspended = true;
  suspendedPly = ply;
  return 0;
}

export function startSlice(allowed: i64): void {
  budget = allowed;
  resuming = suspended;
  suspended = false;
}

export function arrived(): void {
  resuming = false;
}

export function resetCounters(): void {
  nodes = 0;
  suspended = false;
  resuming = false;
}

export function resetDeepest(): void {
  deepest = 0;
}
