/** Judgements of moves by the chances before and after them. */
import { describe, expect, it } from "vitest";
import { accuracyOf, type Evaluation, judge } from "../../demo/accuracy.ts";

/** Evaluations by White's chances alone; the best move is none that was played. */
function chances(...shares: readonly number[]): Evaluation[] {
  return shares.map((share) => ({ share, score: "", line: ["best"] }));
}

const MOVES = ["a", "b", "c", "d"];
const IN_TURN = [0, 1, 0, 1] as const;

describe("a move", () => {
  it.each([
    ["keeps the chances", [0.5, 0.5], 0, null],
    ["improves them, which is the other's earlier mistake", [0.5, 0.8], 0, null],
    ["loses a twentieth", [0.5, 0.44], 0.06, 6],
    ["loses a tenth", [0.5, 0.39], 0.11, 2],
    ["loses more than a seventh", [0.5, 0.3], 0.2, 4],
  ])("of White's that %s is judged so", (_, shares, loss, nag) => {
    const [judged] = judge(chances(...shares), MOVES, IN_TURN);
    expect(judged.loss).toBeCloseTo(loss);
    expect(judged.nag).toBe(nag);
  });

  it("of Black's loses where White's chances rise, whoever begins", () => {
    expect(judge(chances(0.5, 0.7), MOVES, [1])[0].nag).toBe(4);
    expect(judge(chances(0.5, 0.5, 0.7), MOVES, IN_TURN)[1].nag).toBe(4);
  });

  it("that is the engine's own has lost nothing, whatever two searches say", () => {
    const [before, after] = chances(0.6, 0.3);
    expect(judge([{ ...before, line: ["a"] }, after], MOVES, IN_TURN)[0]).toEqual({ loss: 0, nag: null });
  });
});

describe("accuracy", () => {
  it("is the mean over a side's own moves, 100 without a loss, and unknown without moves", () => {
    const judged = judge(chances(0.5, 0.5, 0.5, 0.2, 0.2), MOVES, IN_TURN);
    expect(accuracyOf(judged, 1, IN_TURN)).toBeCloseTo(100, 1);
    expect(accuracyOf(judged, 0, IN_TURN)).toBeCloseTo((100 + 103.1668 * Math.exp(-4.354 * 0.3) - 3.1669) / 2, 1);
    expect(accuracyOf([], 0, IN_TURN)).toBeNull();
  });
});
