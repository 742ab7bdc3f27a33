/** Nodes of the main search and the depths above them: what is extended, left out and tried, and what is reported. */
import { beforeEach, describe, expect, it } from "vitest";
import { Game } from "../../src/engine/game.ts";
import { BOUND_LOWER, MATE_SCORE, SEARCH_FINISHED, SEARCH_SUSPENDED } from "../../src/layout/search.ts";
import { writeUci } from "../../src/notation/move.ts";
import { Inside } from "./doors.ts";

const PLY = 4;
/** A pieceTo as after a move, and as after a null move. */
const [MOVED, PASSED] = [0, -1];
/** Black, in check, can only go to the last rank, where a quiet move of the other rook mates. */
const LADDER = "8/R6k/1R6/8/8/8/8/6K1 b - - 0 1";
const MIDDLE = [
  "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
  "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
  "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
];

const inside = await Inside.of("chess");
const { doors, searcher, variant } = inside;

/** Score and nodes of a node that the search has come to by a move. */
function searched(fen: string, alpha: number, beta: number, depth: number, pieceTo = MOVED) {
  inside.at(fen);
  return searchedHere(alpha, beta, depth, pieceTo);
}

/** Of the position that is set, with all that was noted about it. */
function searchedHere(alpha: number, beta: number, depth: number, pieceTo = MOVED) {
  doors.beginCount();
  const score = doors.searchNode(0, PLY, alpha, beta, depth, pieceTo);
  return { score, nodes: doors.countedNodes() };
}

function standing(fen: string): number {
  inside.at(fen);
  return doors.staticScore(0);
}

beforeEach(() => {
  doors.ageHistory();
  for (let ply = 0; ply < PLY; ply++) doors.noteEvaluation(ply, 0);
});

describe("a node in check", () => {
  const mated = -(MATE_SCORE - (PLY + 2));

  /** The mate is tried first, and White does not stand better than two plies before. */
  beforeEach(() => {
    doors.addKiller(PLY + 1, inside.at("7k/R7/1R6/8/8/8/8/6K1 w - - 0 1").word("b6b8"));
    doors.noteEvaluation(PLY - 1, 30_000);
  });

  it("is searched a ply deeper: the mate behind the evasion is seen", () => {
    expect(searched(LADDER, -32_500, 32_500, 1).score).toBe(mated);
  });

  it("is left out by no guess, though captures alone promise nothing", () => {
    inside.at(LADDER);
    const guess = doors.quiesce(0, PLY, -32_500, 32_500);
    expect(searched(LADDER, guess + 5, guess + 6, 1).score).toBe(mated);
  });
});

describe("the moves after the hash move", () => {
  /** The knight, which would take the queen, is pinned. Black stands too well after any other move to try one. */
  const PINNED = "4r2k/8/8/8/5q2/8/PPP1N3/4K3 w - - 0 1";

  it("are listed with the node's own pins, not with those that its child left behind", () => {
    inside.at(PINNED);
    doors.storeHash(keyOfPosition(), PLY, 1, 0, BOUND_LOWER, inside.word("a2a3"));
    expect(searchedHere(0, 2, 1).score).toBeLessThanOrEqual(0);
  });
});

describe("a node in zugzwang", () => {
  /** Whoever is to move loses his pawn. */
  const TREBUCHET = "8/8/8/3Kp3/4Pk2/8/8/8 w - - 0 1";

  it("is searched again with all its depth: passing held, and no move does", () => {
    const beta = standing(TREBUCHET);
    const score = searched(TREBUCHET, beta - 1, beta, 8).score;
    expect(score).toBeLessThan(beta);
    expect(doors.hashDepth(doors.findHash(keyOfPosition(), 8))).toBe(7); // one less without a hash move
  });
});

/** The key of the position of the last search. */
function keyOfPosition(): bigint {
  const [low, high] = inside.kernel.key();
  return BigInt.asUintN(64, (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0));
}

describe("a null move", () => {
  /** White is a queen up, with the pieces for it to matter. */
  const UP = "r1b1kb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 0 5";

  it("cuts off before any move is tried", () => {
    expect(searched(UP, 0, 1, 10).score).toBeGreaterThanOrEqual(1);
    expect(doors.findHash(keyOfPosition(), 10)).toBe(0);
  });

  it("is not answered by another: a move has to do it", () => {
    expect(searched(UP, 0, 1, 10, PASSED).score).toBeGreaterThanOrEqual(1);
    expect(doors.hashMove(doors.findHash(keyOfPosition(), 10))).not.toBe(0);
  });
});

describe("a quiet move", () => {
  it("that checks is tried where others are futile", () => {
    const fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    const alpha = standing(fen) + 180;
    const killer = inside.word("g1f1");
    doors.addKiller(PLY, killer);
    expect(searched(fen, alpha, alpha + 1, 1).score).toBe(MATE_SCORE - (PLY + 1));
  });
});

describe("a side that improves", () => {
  const FEN = "4k3/pppp4/8/8/8/8/PPPP4/R3K3 w - - 0 1";
  /** Enough of a lead for a side that improves at depth 3, and too little for one that does not. */
  const LEAD = 160;

  it.each([
    { before: -100, nodes: "one", title: "better than two plies ago" },
    { before: 100, nodes: "many", title: "worse than two plies ago" },
  ])("is cut off with a smaller lead: $title", ({ before, nodes }) => {
    const evaluation = standing(FEN);
    doors.noteEvaluation(PLY - 2, evaluation + before);
    const found = searched(FEN, evaluation - LEAD - 1, evaluation - LEAD, 3).nodes;
    expect(found === 1 ? "one" : "many").toBe(nodes);
  });
});

describe("what a search reports", () => {
  /** Each finished depth of a search with its lines. */
  function* depths(fen: string, depth: number, lines = 1) {
    searcher.clear();
    searcher.begin(Game.start(variant, { fen }).positions, depth, undefined, lines);
    for (let answer = SEARCH_SUSPENDED; answer !== SEARCH_FINISHED; ) {
      answer = searcher.slice(1 << 20);
      if (answer !== SEARCH_SUSPENDED) yield searcher.read();
    }
  }

  it.each(MIDDLE)("has a line at every depth, however the score jumps: %s", (fen) => {
    let finished = 0;
    for (const [best] of depths(fen, 9)) {
      finished++;
      expect(best.depth).toBe(finished);
      expect(best.line.length).toBeGreaterThan(0);
    }
    expect(finished).toBe(9);
  });

  it.each(MIDDLE)("is a line of legal moves: %s", (fen) => {
    for (const lines of depths(fen, 8, 3)) {
      for (const { line } of lines) {
        const game = Game.start(variant, { fen });
        for (const move of line) game.play(writeUci(variant, move));
      }
    }
  });

  it.each(MIDDLE)("is the best of several lines first, none twice: %s", (fen) => {
    for (const lines of depths(fen, 6, 4)) {
      const scores = lines.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      const firsts = lines.map(({ line: [{ from, to, promotion }] }) => [from, to, promotion].join());
      expect(new Set(firsts).size).toBe(4);
    }
  });

  it("ends when a mate is certain, not before", () => {
    const [mate] = [...depths("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 40)].slice(-1)[0];
    expect(mate.score).toBe(MATE_SCORE - 1);
    expect(mate.depth).toBeLessThan(5);
    expect([...depths(MIDDLE[0], 5)]).toHaveLength(5);
    const far = [...depths("8/7k/8/8/8/8/R7/1R4K1 w - - 0 1", 40)].slice(-1)[0][0];
    expect(far.score).toBe(MATE_SCORE - 5);
    expect(far.depth).toBeGreaterThanOrEqual(5);
    expect(far.depth).toBeLessThan(20);
  });
});
