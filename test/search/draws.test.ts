/** What ends a game without a winner is worth nothing to either side, and a mate goes before it. */
import { beforeEach, describe, expect, it } from "vitest";
import { Game } from "../../src/engine/game.ts";
import { squareName } from "../../src/geometry/square.ts";
import { INFINITE_SCORE, MATE_SCORE, SEARCH_FINISHED } from "../../src/layout/search.ts";
import { written } from "../written/rows.ts";
import { Inside } from "./doors.ts";

const PLY = 4;

const inside = await Inside.of("chess");
const { doors } = inside;

/** The score of a node with a whole window. */
function score(fen: string, depth: number, of = inside): number {
  of.at(fen);
  return of.doors.searchNode(0, PLY, -INFINITE_SCORE, INFINITE_SCORE, depth, 0);
}

/** The best move and score of a root. */
function best(fen: string, depth: number) {
  inside.searcher.clear();
  inside.searcher.begin(Game.start(inside.variant, { fen }).positions, depth);
  while (inside.searcher.slice(1 << 20) !== SEARCH_FINISHED);
  const [{ score: found, line }] = inside.searcher.read();
  return { score: found, line };
}

beforeEach(() => {
  inside.searcher.clear();
});

describe("the move clock", () => {
  it.each([
    { halfmoves: 99, ran: 0 },
    { halfmoves: 100, ran: 1 },
    { halfmoves: 140, ran: 1 },
  ])("has run out after fifty moves of both: $halfmoves plies", ({ halfmoves, ran }) => {
    inside.at(`4k3/8/8/8/8/8/8/R3K3 w - - ${halfmoves} 90`);
    expect(doors.clockRanOut(0)).toBe(ran);
  });

  it("makes a won position worth nothing", () => {
    expect(score("4k3/8/8/8/8/8/8/QR2K3 w - - 100 90", 4)).toBe(0);
    expect(score("4k3/8/8/8/8/8/8/QR2K3 b - - 100 90", 4)).toBe(0);
    expect(score("4k3/8/8/8/8/8/8/QR2K3 w - - 40 90", 4)).toBeGreaterThan(500);
  });

  it("makes the move count that sets it back", () => {
    const { line, score: found } = best("6k1/8/1K6/8/8/8/P7/7R w - - 99 90", 6);
    expect(found).toBeGreaterThan(100);
    expect(squareName(inside.variant.board, line[0].from)).toBe("a2");
  });

  it("comes after a mate with the last move", () => {
    expect(best("6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 90", 4).score).toBe(MATE_SCORE - 1);
    expect(score("R5k1/5ppp/8/8/8/8/8/6K1 b - - 100 90", 4)).toBe(PLY - MATE_SCORE);
  });

  it("may be as long as the variant says, or none", async () => {
    const [short, none] = [
      await Inside.of(written("draws: { moves: { claim: 10, end: 20 } }")),
      await Inside.of(written("draws: { moves: { claim: never, end: never } }")),
    ];
    const won = (halfmoves: number) => `4k3/8/8/8/8/8/8/QR2K3 w - - ${halfmoves} 90`;
    expect(score(won(20), 4, short)).toBe(0);
    expect(score(won(15), 2, short)).not.toBe(0);
    expect(score(won(100), 4, none)).toBeGreaterThan(500);
  });
});

describe("stalemate", () => {
  it.each([
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "8/8/8/8/8/1k6/1p6/1K6 w - - 0 1",
    "5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 0 10",
  ])("is worth nothing: %s", (fen) => {
    for (const depth of [1, 2, 6]) expect(score(fen, depth)).toBe(0);
  });

  it("is avoided where there is a win", () => {
    const won = best("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", 8);
    expect(won.score).toBeGreaterThan(MATE_SCORE - 10);
  });
});

describe("checkmate", () => {
  it("is worth a mate where the node is, at any depth", () => {
    for (const depth of [0, 1, 4]) expect(score("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", depth)).toBe(PLY - MATE_SCORE);
  });
});
