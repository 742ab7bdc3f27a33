/** By how much late moves are reduced, and when nodes and moves are left out: which way each thing that is known pulls. */
import { describe, expect, it } from "vitest";
import { MATE_SCORE } from "../../src/layout/search.ts";
import { Inside } from "./doors.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PAWNS = "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1";
const PLAIN = { depth: 8, tried: 10, quiet: true, isPv: false, improving: true, history: 0 };
const MATED = MATE_SCORE - 9;

const inside = await Inside.of("chess");
const { doors } = inside;

function reduction(change: Partial<typeof PLAIN>): number {
  const { depth, tried, quiet, isPv, improving, history } = { ...PLAIN, ...change };
  return doors.lateReduction(depth, tried, +quiet, +isPv, +improving, history);
}

describe("the reduction of a late move", () => {
  it("is less for a move that history praises, and more for one that it blames", () => {
    expect(reduction({ history: 20_000 })).toBeLessThan(reduction({}));
    expect(reduction({ history: -20_000 })).toBeGreaterThan(reduction({}));
  });

  it("goes by one ply for about nine thousand of history", () => {
    expect(reduction({ history: -9_000 })).toBe(reduction({}) + 1);
    expect(reduction({ history: 9_000 })).toBe(reduction({}) - 1);
  });

  it("heeds history for quiet moves alone", () => {
    expect(reduction({ quiet: false, history: -20_000 })).toBe(reduction({ quiet: false }));
  });

  it("grows with depth and with the moves tried before", () => {
    expect(reduction({ depth: 20 })).toBeGreaterThan(reduction({}));
    expect(reduction({ tried: 40 })).toBeGreaterThan(reduction({}));
  });

  it("is less in the principal variation, for captures, and where the side improves", () => {
    const late = { depth: 16, tried: 24 };
    expect(reduction({ ...late, isPv: true })).toBe(reduction(late) - 1);
    expect(reduction({ ...late, quiet: false })).toBeLessThan(reduction(late));
    const total = (improving: boolean) =>
      Array.from({ length: 40 }, (_, tried) => reduction({ tried, improving })).reduce((sum, plies) => sum + plies);
    expect(total(false)).toBeGreaterThan(total(true));
  });

  it("is none for the first moves and near the leaves", () => {
    for (const tried of [0, 1]) expect(reduction({ depth: 30, tried })).toBe(0);
    for (const depth of [1, 2]) expect(reduction({ depth, tried: 60 })).toBe(0);
    expect(reduction({ depth: 8, tried: 2 })).toBeGreaterThan(0);
  });

  it("never adds depth and always leaves a ply", () => {
    for (let depth = 1; depth <= 40; depth++) {
      for (const tried of [0, 1, 2, 5, 30, 200]) {
        for (const history of [-49_152, 0, 49_152]) {
          const plies = reduction({ depth, tried, history, improving: false });
          expect(plies).toBeGreaterThanOrEqual(0);
          expect(plies === 0 || depth - 1 - plies >= 1).toBe(true);
        }
      }
    }
  });
});

describe("reverse futility", () => {
  const prunes = (lead: number, depth: number, improving = false, beta = 50) =>
    doors.failsHighStatically(beta + lead, beta, depth, +improving) === 1;

  it("wants a lead, the larger the deeper", () => {
    expect(prunes(0, 1)).toBe(false);
    expect(prunes(100, 1)).toBe(true);
    expect(prunes(100, 4)).toBe(false);
    expect(prunes(400, 4)).toBe(true);
    expect(prunes(-100, 1)).toBe(false);
  });

  it("wants less of a side that improves", () => {
    expect(prunes(100, 2, true)).toBe(true);
    expect(prunes(100, 2, false)).toBe(false);
  });

  it("is for shallow nodes, and not for mates", () => {
    expect(prunes(10_000, 9)).toBe(false);
    expect(prunes(10_000, 3, false, MATED)).toBe(false);
    expect(prunes(10_000, 3, false, -MATED)).toBe(false);
  });
});

describe("razoring", () => {
  const looksHopeless = (deficit: number, depth: number, alpha = 50) =>
    doors.looksHopeless(alpha - deficit, alpha, depth) === 1;

  it("wants a deficit, the larger the deeper", () => {
    expect(looksHopeless(0, 1)).toBe(false);
    expect(looksHopeless(300, 1)).toBe(true);
    expect(looksHopeless(300, 2)).toBe(false);
    expect(looksHopeless(-300, 1)).toBe(false);
  });

  it("is for the last plies, and not for mates", () => {
    expect(looksHopeless(10_000, 4)).toBe(false);
    expect(looksHopeless(10_000, 1, MATED)).toBe(false);
  });
});

describe("the null move", () => {
  const mayTryNullMove = (lead: number, depth: number, afterNullMove = false, beta = 50) =>
    doors.mayTryNullMove(beta + lead, beta, depth, +afterNullMove) === 1;

  it("is for a side that stands at least as well as it needs to", () => {
    expect(mayTryNullMove(0, 5)).toBe(true);
    expect(mayTryNullMove(-1, 5)).toBe(false);
  });

  it("does not answer a null move, and is not for the last plies or mates", () => {
    expect(mayTryNullMove(100, 5, true)).toBe(false);
    expect(mayTryNullMove(100, 2)).toBe(false);
    expect(mayTryNullMove(100, 5, false, MATED)).toBe(false);
  });

  it("reduces more with depth and with the lead, up to a limit", () => {
    const plies = (lead: number, depth: number) => doors.nullReduction(50 + lead, 50, depth);
    expect(plies(0, 12)).toBeGreaterThan(plies(0, 4));
    expect(plies(200, 6)).toBeGreaterThan(plies(0, 6));
    expect(plies(5_000, 6)).toBe(plies(1_000, 6));
  });

  it("is verified at great depth, and at any depth where only kings and pawns are left", () => {
    inside.at(START);
    expect(doors.threatensZugzwang(0, 5)).toBe(0);
    expect(doors.threatensZugzwang(0, 20)).toBe(1);
    inside.at(PAWNS);
    expect(doors.threatensZugzwang(0, 5)).toBe(1);
  });
});

describe("quiet moves at the end of a list", () => {
  it("are left out after some have been tried, later where the side improves", () => {
    const firstLeftOut = (depth: number, improving: boolean) => {
      let tried = 0;
      while (!doors.enoughTried(depth, tried, +improving)) tried++;
      return tried;
    };
    expect(firstLeftOut(2, false)).toBeGreaterThan(1);
    expect(firstLeftOut(2, true)).toBeGreaterThan(firstLeftOut(2, false));
    expect(firstLeftOut(5, false)).toBeGreaterThan(firstLeftOut(2, false));
    expect(doors.enoughTried(8, 1000, 0)).toBe(0);
  });

  it("are left out where the evaluation is too far below alpha, the farther the deeper", () => {
    const isFutile = (deficit: number, depth: number) => doors.isFutile(50 - deficit, 50, depth) === 1;
    expect(isFutile(0, 1)).toBe(false);
    expect(isFutile(300, 1)).toBe(true);
    expect(isFutile(300, 5)).toBe(false);
    expect(isFutile(-300, 1)).toBe(false);
    expect(isFutile(10_000, 8)).toBe(false);
  });

  it("are tried where alpha is a mate, which no evaluation reaches and a quiet move may shorten", () => {
    expect(doors.isFutile(50, MATE_SCORE - 9, 1)).toBe(0);
    expect(doors.isFutile(50, 30_000, 1)).toBe(1);
  });

  it("are left out when they lose too much by SEE, the more the deeper; captures may lose more", () => {
    const word = inside.at("4k3/8/4p3/8/8/2N5/8/4K3 w - - 0 1").word("c3d5");
    const loses = (depth: number, quiet: boolean) => doors.losesTooMuch(0, word, depth, +quiet) === 1;
    expect([1, 2, 3, 4, 5].map((depth) => loses(depth, true))).toEqual([true, true, true, true, true]);
    expect([1, 2, 3].map((depth) => loses(depth, false))).toEqual([true, true, false]);
    expect([6, 8].map((depth) => loses(depth, true))).toEqual([false, false]);
    const safe = inside.word("c3b5");
    expect(doors.losesTooMuch(0, safe, 1, 1)).toBe(0);
  });
});
