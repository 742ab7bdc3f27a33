import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBetza } from "../../src/betza/parse.ts";
import { type Ride, ridesOf } from "../../src/betza/rides.ts";
import { unsupportedTerm } from "../../src/betza/support.ts";
import { stepFrom, type Vector } from "../../src/geometry/board.ts";
import vectors from "../data/betza/vectors.json" with { type: "json" };
import { read, type Scatter, scatters, sceneOf } from "../reference/board.ts";
import { outcomesOf } from "../reference/walk.ts";

const tierOne = [...new Set(vectors.filter(({ tier }) => tier === 1).map(({ betza }) => betza))];
const others = ["nNN", "nC", "nH", "nG", "ifmR3", "ifmnH", "n(1,4)", "(0,4)2", "imnDD", "feFimnA", "CC", "nZ0"];

describe("rides say the same as the reference", () => {
  it.each([...tierOne, ...others])("%s", (text) => {
    const property = fc.property(scatters, (scatter) => {
      expect(rideWords(text, scatter)).toEqual(referenceWords(text, scatter));
    });
    fc.assert(property, { numRuns: 40 });
  });
});

describe("what is read but not played yet is named", () => {
  it.each([
    ["NpW", 1, 2, "'pW' never moves: a hop goes over a piece and lands behind it, which takes a range of two at least"],
    ["NjnA", 1, 3, "'jnA' never moves: 'n' needs the squares between empty, and 'j' one of them taken"],
    ["NaaaaaaaaK", 1, 9, "'aaaaaaaaK' goes too many ways: at most 4000 leaps from a square can be followed"],
    ["[R?B?R]", 0, 7, "'[R?B?R]' goes too many ways: at most 4000 leaps from a square can be followed"],
    ["[W-feF]", 0, 7, "capturing en passant ('e') at the end of a ride is not supported yet"],
    ["KisO2", 1, 4, "castling ('isO2') is a rule of the variant and is not part of a piece's movement"],
    ["feR", 1, 1, "capturing en passant ('e') at the end of a ride is not supported yet"],
  ])("%s", (text, offset, length, message) => {
    expect(unsupportedTerm(read(text))).toEqual({ offset, length, message });
  });

  it("and all of tier 1 is played", () => {
    expect(tierOne.filter((text) => unsupportedTerm(read(text)))).toEqual([]);
  });

  it("and nothing that has a ride is lost", () => {
    expect(parseBetza("").ok).toBe(true);
    expect(ridesOf(read(""))).toEqual([]);
    expect(ridesOf(read("K"))).toHaveLength(8);
  });
});

/** Target, whether it captures, whether it leaves en-passant squares behind. */
function rideWords(text: string, scatter: Scatter): string[] {
  const words = new Set(ridesOf(read(text)).flatMap((ride) => wordsOfRide(ride, scatter)));
  return [...words].sort();
}

function wordsOfRide(ride: Ride, { board, from, pieces, side, firstMove }: Scatter): string[] {
  if (ride.initial && !firstMove) return [];
  const turn = ([files, ranks]: Vector): Vector => (side === 0 ? [files, ranks] : [-files, -ranks]);
  const words: string[] = [];
  let at = from;
  for (let leap = 1; ride.limit === 0 || leap <= ride.limit; leap++) {
    const legs = ride.lamePath.map((vector) => stepFrom(board, at, turn(vector)));
    const to = stepFrom(board, at, turn(ride.step));
    if (to === null || legs.some((square) => square === null || pieces[square] !== "empty")) break;
    const passes = ride.opensPassing && (leap > 1 || ride.lamePath.length > 0) ? " passing" : "";
    if (pieces[to] === "empty" && ride.quiet) words.push(`${to}${passes}`);
    if (pieces[to] === "enemy" && ride.capture) words.push(`${to} x${passes}`);
    if (pieces[to] !== "empty") break;
    at = to;
  }
  return words;
}

function referenceWords(text: string, scatter: Scatter): string[] {
  const outcomes = outcomesOf(read(text), scatter.from, sceneOf(scatter));
  return outcomes
    .map(
      ({ to, captured, crossed }) => `${to}${captured.length > 0 ? " x" : ""}${crossed.length > 0 ? " passing" : ""}`,
    )
    .sort();
}
