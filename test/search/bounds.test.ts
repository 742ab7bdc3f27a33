/** What the hash table keeps of a score, and for which windows and depths it is taken back. */
import { beforeEach, describe, expect, it } from "vitest";
import {
  BOUND_EXACT,
  BOUND_LOWER,
  BOUND_UPPER,
  INFINITE_SCORE,
  MATE_SCORE,
  SEARCH_FINISHED,
} from "../../src/layout/search.ts";
import { Inside } from "./doors.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KEY = 0x1234_5678_9abc_def0n;
/** Another position whose entry has the same place in the table. */
const NEIGHBOUR = KEY ^ (1n << 60n);
const MOVE = 0x0102;
const OTHER_MOVE = 0x0304;

const inside = await Inside.of("chess");
const { doors } = inside;

beforeEach(() => {
  inside.at(START);
});

describe("an entry", () => {
  it.each([1, 5, 100])("of depth %i comes back as it was stored", (depth) => {
    doors.storeHash(KEY, 3, depth, -77, BOUND_LOWER, MOVE);
    const entry = doors.findHash(KEY, depth);
    expect(entry).not.toBe(0);
    expect(doors.hashScore(entry, 3)).toBe(-77);
    expect(doors.hashDepth(entry)).toBe(depth);
    expect(doors.hashBound(entry)).toBe(BOUND_LOWER);
    expect(doors.hashMove(entry)).toBe(MOVE);
  });

  it("is none before anything is stored, and for another position in its place", () => {
    expect(doors.findHash(KEY, 5)).toBe(0);
    doors.storeHash(KEY, 3, 5, 10, BOUND_EXACT, MOVE);
    expect(doors.findHash(NEIGHBOUR, 5)).toBe(0);
  });

  it("of a leaf serves deeper nodes, not the other way round", () => {
    doors.storeHash(KEY, 3, 0, 10, BOUND_EXACT, MOVE);
    expect(doors.findHash(KEY, 6)).not.toBe(0);
    doors.storeHash(NEIGHBOUR ^ 0x100n, 3, 6, 10, BOUND_EXACT, MOVE);
    expect(doors.findHash(NEIGHBOUR ^ 0x100n, 0)).toBe(0);
  });

  it("keeps its move when a new result has none, and takes a new one", () => {
    doors.storeHash(KEY, 3, 5, 10, BOUND_LOWER, MOVE);
    doors.storeHash(KEY, 3, 6, 5, BOUND_UPPER, 0);
    expect(doors.hashMove(doors.findHash(KEY, 5))).toBe(MOVE);
    doors.storeHash(KEY, 3, 6, 5, BOUND_LOWER, OTHER_MOVE);
    expect(doors.hashMove(doors.findHash(KEY, 5))).toBe(OTHER_MOVE);
  });

  it("has no move from the position that it replaces", () => {
    doors.storeHash(KEY, 3, 5, 10, BOUND_LOWER, MOVE);
    doors.storeHash(NEIGHBOUR, 3, 6, 5, BOUND_UPPER, 0);
    expect(doors.hashMove(doors.findHash(NEIGHBOUR, 5))).toBe(0);
  });

  it("is gone when all is forgotten", () => {
    doors.storeHash(KEY, 3, 5, 10, BOUND_EXACT, MOVE);
    doors.storeHash(KEY, 3, 0, 10, BOUND_EXACT, MOVE);
    inside.searcher.clear();
    expect(doors.findHash(KEY, 5)).toBe(0);
    expect(doors.findHash(KEY, 0)).toBe(0);
  });
});

describe("replacement", () => {
  const held = () => (doors.findHash(KEY, 5) ? "old" : doors.findHash(NEIGHBOUR, 5) ? "new" : "none");

  it.each([
    { old: 9, depth: 5, bound: BOUND_LOWER, kept: "old", title: "a deeper result of this search stays" },
    { old: 5, depth: 9, bound: BOUND_LOWER, kept: "new", title: "a shallower one makes way" },
    { old: 7, depth: 7, bound: BOUND_UPPER, kept: "new", title: "so does one as deep" },
    { old: 9, depth: 5, bound: BOUND_EXACT, kept: "new", title: "an exact score goes before depth" },
  ])("$title", ({ old, depth, bound, kept }) => {
    doors.storeHash(KEY, 3, old, 10, BOUND_LOWER, MOVE);
    doors.storeHash(NEIGHBOUR, 3, depth, 20, bound, MOVE);
    expect(held()).toBe(kept);
  });

  it("of an earlier search's result by any of this one", () => {
    doors.storeHash(KEY, 3, 9, 10, BOUND_LOWER, MOVE);
    doors.ageHash();
    doors.storeHash(NEIGHBOUR, 3, 1, 20, BOUND_LOWER, MOVE);
    expect(held()).toBe("new");
  });

  it("of a result of the same position, even by a shallower one", () => {
    doors.storeHash(KEY, 3, 9, 10, BOUND_LOWER, MOVE);
    doors.storeHash(KEY, 3, 4, 20, BOUND_UPPER, MOVE);
    expect(doors.hashDepth(doors.findHash(KEY, 5))).toBe(4);
  });
});

describe("a bound", () => {
  it.each([
    { bound: BOUND_EXACT, score: 40, settles: true, title: "an exact score, inside or outside" },
    { bound: BOUND_EXACT, score: 10, settles: true, title: "an exact score below" },
    { bound: BOUND_LOWER, score: 60, settles: true, title: "a lower bound at or above beta" },
    { bound: BOUND_LOWER, score: 50, settles: true, title: "a lower bound on beta" },
    { bound: BOUND_LOWER, score: 49, settles: false, title: "no lower bound under beta" },
    { bound: BOUND_LOWER, score: 20, settles: false, title: "no lower bound below alpha" },
    { bound: BOUND_UPPER, score: 20, settles: true, title: "an upper bound at or below alpha" },
    { bound: BOUND_UPPER, score: 30, settles: true, title: "an upper bound on alpha" },
    { bound: BOUND_UPPER, score: 31, settles: false, title: "no upper bound above alpha" },
    { bound: BOUND_UPPER, score: 60, settles: false, title: "no upper bound above beta" },
  ])("settles the window from 30 to 50: $title ($score)", ({ bound, score, settles }) => {
    doors.storeHash(KEY, 3, 5, score, bound, MOVE);
    expect(doors.decidesWindow(doors.findHash(KEY, 5), 3, 30, 50) === 1).toBe(settles);
  });

  it("is settled by the score as seen from the node: a mate too far from it does not do", () => {
    doors.storeHash(KEY, 2, 5, MATE_SCORE - 10, BOUND_LOWER, MOVE);
    const entry = doors.findHash(KEY, 5);
    expect(doors.decidesWindow(entry, 2, 0, MATE_SCORE - 10)).toBe(1);
    expect(doors.decidesWindow(entry, 4, 0, MATE_SCORE - 10)).toBe(0);
  });
});

describe("mate distances in the table", () => {
  it.each([
    { stored: MATE_SCORE - 7, at: 5, read: 3, score: MATE_SCORE - 5, title: "mate two plies from here" },
    { stored: MATE_SCORE - 7, at: 5, read: 9, score: MATE_SCORE - 11, title: "the same, deeper in the tree" },
    { stored: 8 - MATE_SCORE, at: 4, read: 10, score: 14 - MATE_SCORE, title: "being mated four plies from here" },
    { stored: 6 - MATE_SCORE, at: 6, read: 0, score: -MATE_SCORE, title: "mated here" },
    { stored: 30_000, at: 5, read: 3, score: 30_000, title: "no mate, however large" },
    { stored: -900, at: 5, read: 9, score: -900, title: "an ordinary score" },
  ])("$title: $stored at ply $at is $score at ply $read", ({ stored, at, read, score }) => {
    doors.storeHash(KEY, at, 5, stored, BOUND_EXACT, MOVE);
    expect(doors.hashScore(doors.findHash(KEY, 5), read)).toBe(score);
  });
});

describe("a node", () => {
  const [QUIET, PLY] = ["4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1", 2];
  const key = () =>
    BigInt.asUintN(64, (BigInt(inside.kernel.key()[1] >>> 0) << 32n) | BigInt(inside.kernel.key()[0] >>> 0));

  /** Nodes and score of a search whose table has an entry for its root. */
  function searched(
    stored: { depth: number; score: number; bound: number },
    alpha: number,
    beta: number,
    depth: number,
  ) {
    inside.at(QUIET);
    doors.storeHash(key(), PLY, stored.depth, stored.score, stored.bound, 0);
    doors.beginCount();
    const score = doors.searchNode(0, PLY, alpha, beta, depth, 0);
    return { score, nodes: doors.countedNodes() };
  }

  it("takes the score of an entry that is deep enough and settles its window", () => {
    expect(searched({ depth: 5, score: 33, bound: BOUND_EXACT }, 32, 33, 5)).toEqual({ score: 33, nodes: 1 });
    expect(searched({ depth: 5, score: 33, bound: BOUND_EXACT }, 32, 33, 2)).toEqual({ score: 33, nodes: 1 });
    expect(searched({ depth: 5, score: 400, bound: BOUND_LOWER }, 32, 33, 5)).toEqual({ score: 400, nodes: 1 });
    expect(searched({ depth: 5, score: -400, bound: BOUND_UPPER }, 32, 33, 5)).toEqual({ score: -400, nodes: 1 });
  });

  it("searches on when the entry is too shallow, does not settle, or an exact line is wanted", () => {
    expect(searched({ depth: 4, score: 33, bound: BOUND_EXACT }, 32, 33, 5).nodes).toBeGreaterThan(1);
    expect(searched({ depth: 5, score: 400, bound: BOUND_UPPER }, 32, 33, 5).nodes).toBeGreaterThan(1);
    expect(searched({ depth: 5, score: 33, bound: BOUND_EXACT }, 0, 100, 5).nodes).toBeGreaterThan(1);
  });

  it.each([
    { alpha: -1000, beta: -999, bound: BOUND_LOWER, title: "a lower bound when it fails high" },
    { alpha: 999, beta: 1000, bound: BOUND_UPPER, title: "an upper bound when it fails low" },
    { alpha: -INFINITE_SCORE, beta: INFINITE_SCORE, bound: BOUND_EXACT, title: "an exact score within its window" },
  ])("stores $title", ({ alpha, beta, bound }) => {
    // deeper than what is left out without a search
    inside.at(QUIET);
    const score = doors.searchNode(0, PLY, alpha, beta, 10, 0);
    const entry = doors.findHash(key(), 10);
    expect(doors.hashBound(entry)).toBe(bound);
    expect(doors.hashScore(entry, PLY)).toBe(score);
    expect(doors.hashDepth(entry)).toBeGreaterThan(0);
    expect(doors.hashMove(entry) !== 0).toBe(bound !== BOUND_UPPER);
  });

  it("cannot do better than mate with its next move, nor worse than be mated where it is", () => {
    inside.at(QUIET);
    const count = (ply: number, alpha: number, beta: number) => {
      doors.beginCount();
      const score = doors.searchNode(0, ply, alpha, beta, 3, 0);
      return { score, nodes: doors.countedNodes() };
    };
    const soon = MATE_SCORE - 5;
    expect(count(10, soon, soon + 1)).toEqual({ score: soon, nodes: 1 });
    expect(count(10, -soon - 1, -soon)).toEqual({ score: 10 - MATE_SCORE, nodes: 1 });
    expect(count(2, soon, soon + 1).nodes).toBeGreaterThan(1);
  });
});

describe("mates", () => {
  /** Score of the root at a depth, in plies to the mate: negative for the side that is mated. */
  function pliesToMate(fen: string, depth: number): number {
    inside.at(fen);
    inside.searcher.begin([inside.kernel.position()], depth);
    while (inside.searcher.slice(1 << 20) !== SEARCH_FINISHED);
    const [{ score }] = inside.searcher.read();
    return score > 0 ? MATE_SCORE - score : -(MATE_SCORE + score);
  }

  it.each([
    { fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", plies: 1, title: "on the last rank" },
    { fen: "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", plies: 3, title: "with two rooks" },
    { fen: "7k/8/5K2/8/8/8/8/6R1 w - - 0 1", plies: 3, title: "with a rook" },
    { fen: "8/7k/8/8/8/8/R7/1R4K1 w - - 0 1", plies: 5, title: "with two rooks, a rank farther" },
    { fen: "7k/R7/8/8/8/8/8/1R4K1 b - - 0 1", plies: -2, title: "that cannot be helped" },
  ])("are as far as they are: $title, $plies plies", ({ fen, plies }) => {
    expect(pliesToMate(fen, Math.abs(plies) + 9)).toBe(plies);
    // once more, with what the table now has
    inside.searcher.begin([inside.kernel.position()], Math.abs(plies) + 9);
    while (inside.searcher.slice(1 << 20) !== SEARCH_FINISHED);
    expect(Math.abs(inside.searcher.read()[0].score)).toBe(MATE_SCORE - Math.abs(plies));
  });

  it("come nearer by one ply a move, on one table", () => {
    const [fen, line] = ["8/7k/8/8/8/8/R7/1R4K1 w - - 0 1", [] as number[]];
    inside.at(fen);
    for (let left = 5; left >= 0; left--) {
      const position = inside.kernel.position();
      inside.searcher.begin([position], 14);
      while (inside.searcher.slice(1 << 20) !== SEARCH_FINISHED);
      const [best] = inside.searcher.read();
      if (!best) break;
      line.push(MATE_SCORE - Math.abs(best.score));
      inside.kernel.setPosition(position);
      inside.kernel.play(best.line[0]);
    }
    expect(line).toEqual([5, 4, 3, 2, 1]);
  });
});
