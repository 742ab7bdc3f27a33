import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { CORRECTIONS, NODES } from "../../src/layout/map.ts";
import { NODE_CORRECTED, NODE_CORRECTION0 } from "../../src/layout/records.generated.ts";
import { CORRECTION_BITS, SEARCH_FINISHED } from "../../src/layout/search.ts";
import type { Variant } from "../../src/variant/variant.ts";

const chess = bundledVariant("chess") as Variant;

/** A searcher that has searched a position to a depth, and a view of its memory. */
function searchedTo(fen: string, depth: number) {
  const kernel = Kernel.open(chess, true);
  const searcher = new Searcher(chess, 1, kernel);
  searcher.begin(Game.start(chess, { fen }).positions, depth);
  while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
  const memory = new DataView(kernel.exports.memory.buffer);
  return { searcher, memory, score: searcher.read()[0].score };
}

/** The errors that are kept for the root: of its promoting pieces, of White's other pieces, of Black's. */
function rootErrors(memory: DataView): number[] {
  return [0, 4, 8].map((at) => memory.getInt16(memory.getUint32(NODES + NODE_CORRECTION0 + at, true), true));
}

describe("errors of the evaluation", () => {
  it("are learnt upwards where a pawn that looks small is sure to promote", () => {
    const { memory, score } = searchedTo("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", 12);
    expect(score).toBeGreaterThan(500);
    for (const error of rootErrors(memory)) expect(error).toBeGreaterThan(0);
    expect(memory.getInt32(NODES + NODE_CORRECTED, true)).toBeLessThan(score);
  });

  it("are learnt downwards where a pawn on the last rank but one cannot be kept", () => {
    const { memory, score } = searchedTo("k7/P7/8/K7/8/8/8/8 w - - 0 1", 10);
    expect(score).toBeLessThan(100);
    for (const error of rootErrors(memory)) expect(error).toBeLessThan(0);
  });

  it("mend the evaluation from one search to the next, until they are forgotten", () => {
    const fen = "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1";
    const { searcher, memory } = searchedTo(fen, 12);
    const root = () => {
      searcher.begin(Game.start(chess, { fen }).positions, 1);
      while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
      return memory.getInt32(NODES + NODE_CORRECTED, true);
    };
    const mended = root();
    searcher.clear();
    expect(new Uint8Array(memory.buffer, CORRECTIONS, 6 << CORRECTION_BITS).every((byte) => byte === 0)).toBe(true);
    expect(root()).toBeLessThan(mended);
  });
});
