/**
 * How many nodes a slice of the search may have to keep to its time.
 *
 * A depth often ends long before its slice, so the rate is measured on the nodes searched, not those allowed. The
 * estimate falls at once and rises step by step: a slice that is too short costs a turn of the event loop, one that is
 * too long delays other events.
 */

/** The estimate before any measurement; a fresh kernel is slow. */
const FIRST_NODES_PER_MS = 200;
/** Nodes of the shortest slice: some tenths of a millisecond where the kernel is slowest. */
const FEWEST_NODES = 64;
/** Shorter slices say little about the rate: the overhead of the call distorts it. */
const TELLING_NODES = FEWEST_NODES / 2;
/** The largest rise of the estimate from one slice to the next. */
const LARGEST_RISE = 2;
/** The shortest credible time, in milliseconds: clocks in pages are coarse. */
const SHORTEST_MS = 0.05;

export class Pace {
  #nodesPerMs = FIRST_NODES_PER_MS;

  /** Nodes for about this many milliseconds, at the estimated rate. */
  nodesWithin(milliseconds: number): number {
    return Math.max(FEWEST_NODES, Math.round(this.#nodesPerMs * milliseconds));
  }

  /** Updates the estimate after a slice. */
  learn(nodes: number, tookMs: number): void {
    if (nodes < TELLING_NODES) return;
    const rate = nodes / Math.max(tookMs, SHORTEST_MS);
    this.#nodesPerMs = Math.min(rate, LARGEST_RISE * this.#nodesPerMs);
  }
}
