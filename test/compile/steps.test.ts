/** Which kinds are generated all at once, and their steps. */
import { describe, expect, it } from "vitest";
import type { Mover } from "../../src/compile/paths.ts";
import { stepsOf } from "../../src/compile/steps.ts";
import { everywhere } from "../../src/variant/piece-ways.ts";
import { read } from "../reference/board.ts";
import { CHESS } from "../reference/chess.ts";

const BOARD = { files: 8, ranks: 8 };
const PAWN: Mover = { ...CHESS.pieceTypes[5], closed: [], isAnswered: true };

const pawn = (betza: string): Mover => ({ ...PAWN, moves: everywhere(read(betza)) });

describe("steps", () => {
  it("of a pawn: forward, twice forward, two captures", () => {
    const steps = stepsOf(BOARD, PAWN, 0) ?? [];
    expect(steps.map(({ total, captures, chained, passes }) => [total, captures, chained, passes])).toEqual([
      [8, false, false, false],
      [16, false, true, true],
      [9, true, false, false],
      [7, true, false, false],
    ]);
    expect(steps[1].sources).toEqual([16, 17, 18, 19, 20, 21, 22, 23]);
  });

  it("run the other way for Black", () => {
    expect((stepsOf(BOARD, PAWN, 1) ?? []).map(({ total }) => total)).toEqual([-8, -16, -9, -7]);
  });

  it("keep off the edge of the board", () => {
    const [capture] = stepsOf(BOARD, pawn("frcF"), 0) ?? [];
    expect(capture.sources.some((square) => square % 8 === 7)).toBe(false);
  });

  it.each([
    { betza: "R", why: "it rides" },
    { betza: "fmWimnD", why: "a lame leap goes on from no step of its own" },
    { betza: "fmWfmW", why: "a step is there twice" },
    { betza: "fmWfmDifmnD", why: "a leap goes where the lame one goes" },
  ])("are none for $betza, because $why", ({ betza }) => expect(stepsOf(BOARD, pawn(betza), 0)).toBeNull());
});
