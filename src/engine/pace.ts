/**
 * How many nodes a slice of the search may have, so that it takes no longer than it should.
 *
 * A depth often ends long before its slice does, so what counts is the nodes that were searched, not those that were
 * allowed. The rate that is believed falls at once and rises step by step: a slice that is too short costs a turn of the
 * event loop, one that is too long lets an answer wait.
 */

/** Before anything has been measured; a kernel that has just been made is slow. */
const FIRST_NODES_PER_MS = 200;
/** Nodes of the shortest slice: some tenths of a millisecond where the kernel is slowest. */
const FEWEST_NODES = 64;
/** Slices of fewer nodes say little about the rate: the call itself takes its part of them. */
const TELLING_NODES = FEWEST_NODES / 2;
/** The rate rises by no more than this from one slice to the next. */
const LARGEST_RISE = 2;
/** The shortest time that is believed, in milliseconds: clocks of pages are coarse. */
const SHORTEST_MS = 0.05;

export class Pace {
  #nodesPerMs = FIRST_NODES_PER_MS;

  /** Nodes that take about so many milliseconds, at the rate of the last slices. */
  nodesWithin(milliseconds: number): number {
    return Math.max(FEWEST_NODES, Math.round(this.#nodesPerMs * milliseconds));
  }

  /** Takes note of what a slice searched. */
  learn(nodes: number, tookMs: number): void {
    if (nodes < TELLING_NODES) return;
    const rate = nodes / Math.max(tookMs, SHORTEST_MS);
    this.#nodesPerMs = Math.min(rate, LARGEST_RISE * this.#nodesPerMs);
  }
}
