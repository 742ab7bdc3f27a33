/** Moves in two legs, chosen in words. */
import { describe, expect, it } from "vitest";
import { END, FAR, FIRST, legsText, slides, THERE, TURN } from "../../demo/maker/legs.ts";
import { readMoves } from "../../demo/maker/read-moves.ts";
import { describeBetza } from "../../src/betza.ts";

const base = { first: "K", there: "c", turn: "", far: "same", end: "" };

describe("legs", () => {
  it.each([
    [
      "caK",
      base,
      "steps one square in any direction to an enemy, takes it, and then steps one square in any direction but back.",
    ],
    [
      "mcabK",
      { ...base, there: "mc", turn: "b" },
      "takes an enemy one square in any direction without moving, or passes if a square there is empty.",
    ],
    [
      "fcafmF",
      { ...base, first: "fF", turn: "f", end: "m" },
      "steps one square diagonally forward to an enemy, takes it, and then steps one square straight on without capturing.",
    ],
    [
      "cafmQ",
      { ...base, first: "Q", turn: "f", end: "m" },
      "slides in any direction any distance to an enemy, takes it, and then slides straight on any distance without capturing.",
    ],
    [
      "[cQ-mK]",
      { ...base, first: "Q", turn: "f", end: "m", far: "one" },
      "slides in any direction any distance to an enemy, takes it, and then steps one square straight on without capturing.",
    ],
    [
      "cpR",
      { ...base, first: "R", there: "p", turn: "f", end: "c" },
      "hops orthogonally over the first piece in its way, to any square behind it, only to capture.",
    ],
    [
      "tgB",
      { ...base, first: "B", there: "tp", turn: "f", far: "one" },
      "hops diagonally over the first piece in its way, to the square right behind it, and that piece must be a friend.",
    ],
  ])("%s", (text, legs, sentence) => {
    expect(legsText(legs)).toBe(text);
    const { betza, fault } = readMoves(text);
    expect(fault).toBeNull();
    expect(betza && describeBetza(betza, "Piece")).toBe(`The Piece ${sentence}`);
  });

  it("all that can be chosen is played, or said to be too much", () => {
    const each = (options: typeof FIRST) => options.map(([value]) => value);
    const faults = each(FIRST).flatMap((first) =>
      each(THERE).flatMap((there) =>
        each(TURN).flatMap((turn) =>
          each(slides({ first }) ? FAR : FAR.slice(0, 1)).flatMap((far) =>
            each(END).flatMap((end) => readMoves(legsText({ first, there, turn, far, end })).fault ?? []),
          ),
        ),
      ),
    );
    expect(faults.filter((fault) => !fault.includes("goes too many ways"))).toEqual([]);
    expect(faults.length).toBeLessThan(40);
  });
});
