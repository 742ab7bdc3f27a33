/** What the search of a node teaches about errors of its evaluation: only what its bound can vouch for. */
import { beforeEach, describe, expect, it } from "vitest";
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, MATE_SCORE } from "../../src/layout/search.ts";
import { Inside } from "./doors.ts";

const FEN = "4k3/pppp4/8/8/8/8/PPPP4/R3K3 w - - 0 1";
/** The same pieces of Black's and the same pawns, the rook elsewhere. */
const LIKE = "4k3/pppp4/8/8/8/8/PPPP4/3RK3 w - - 0 1";
const PLY = 2;

const inside = await Inside.of("chess");
const { doors } = inside;

/** By how much the evaluation of a position changes through what a search of another has found. */
function taught(difference: number, bound: number, depth = 8, of = FEN): number {
  inside.at(FEN);
  doors.learnError(PLY, doors.correctedEvaluation(0, PLY) + difference, bound, depth);
  inside.kernel.setPosition(position(of));
  return doors.correctedEvaluation(0, PLY) - doors.staticScore(0);
}

function position(fen: string) {
  const other = inside.kernel.position();
  if (fen === FEN) return other;
  const pieces = [...other.pieces];
  [pieces[0], pieces[3]] = [pieces[3], pieces[0]];
  return { ...other, pieces };
}

beforeEach(() => {
  inside.at(FEN);
});

describe("an error of the evaluation", () => {
  it.each([
    { difference: 100, bound: BOUND_EXACT, title: "an exact score above" },
    { difference: -100, bound: BOUND_EXACT, title: "an exact score below" },
    { difference: 100, bound: BOUND_LOWER, title: "a lower bound above" },
    { difference: -100, bound: BOUND_UPPER, title: "an upper bound below" },
  ])("is learnt from $title, towards it", ({ difference, bound }) => {
    expect(Math.sign(taught(difference, bound))).toBe(Math.sign(difference));
    expect(Math.abs(taught(difference, bound))).toBeLessThanOrEqual(100);
  });

  it.each([
    { difference: 100, bound: BOUND_UPPER, title: "an upper bound above" },
    { difference: -100, bound: BOUND_LOWER, title: "a lower bound below" },
  ])("is not learnt from $title: it says nothing", ({ difference, bound }) => {
    expect(taught(difference, bound)).toBe(0);
  });

  it("is not learnt from mates", () => {
    inside.at(FEN);
    doors.correctedEvaluation(0, PLY);
    for (const score of [MATE_SCORE - 9, 9 - MATE_SCORE]) doors.learnError(PLY, score, BOUND_EXACT, 8);
    expect(doors.correctedEvaluation(0, PLY)).toBe(doors.staticScore(0));
  });

  it("is learnt faster from a deeper search, and is small where that is large", () => {
    expect(taught(100, BOUND_EXACT, 10)).toBeGreaterThan(taught(100, BOUND_EXACT, 2));
    expect(taught(5_000, BOUND_EXACT)).toBe(taught(150, BOUND_EXACT));
  });

  it("is known of positions that are alike, less than of the same one", () => {
    const alike = taught(100, BOUND_EXACT, 10, LIKE);
    expect(alike).toBeGreaterThan(0);
    expect(alike).toBeLessThan(taught(100, BOUND_EXACT, 10));
  });
});
