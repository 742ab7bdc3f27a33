/** Ways of single pieces: what the compiler makes of notation before any table exists. */
import { describe, expect, it } from "vitest";
import { UnitPool } from "../../src/compile/units.ts";
import { type Mover, WayPool, type WaysBySquare } from "../../src/compile/ways.ts";
import type { Board, Square } from "../../src/geometry/board.ts";
import { parseSquare, squareName } from "../../src/geometry/square.ts";
import { read } from "../reference/board.ts";
import { CHESS } from "../reference/chess.ts";

const BOARD = { files: 8, ranks: 8 };

const piece = (betza: string, closed: readonly Square[] = []): Mover => ({
  betza: read(betza),
  firstMove: CHESS.pieceTypes[0].firstMove,
  closed,
  isAnswered: true,
});

/** Each way from a square as `target/empties`. */
function waysFrom(ways: WaysBySquare, name: string, board: Board = BOARD): string[] {
  const at = (square: Square) => squareName(board, square);
  return ways[parseSquare(board, name) as Square].map(
    ({ target, empties }) => `${at(target)}/${empties.map(at).join(" ")}`,
  );
}

describe("ways", () => {
  const cases = [
    { betza: "N", from: "a1", ways: ["c2/", "b3/"], title: "a leap needs nothing empty" },
    { betza: "nN", from: "a1", ways: ["c2/b1", "b3/a2"], title: "a lame leap needs its path" },
    {
      betza: "R3",
      from: "a1",
      ways: ["b1/", "c1/b1", "d1/b1 c1", "a2/", "a3/a2", "a4/a2 a3"],
      title: "a limited ride",
    },
    { betza: "WR2", from: "h1", ways: ["f1/g1", "g1/", "h2/", "h3/h2"], title: "the same way comes once" },
    { betza: "KW", from: "a1", ways: ["b1/", "a2/", "b2/"], title: "what is said twice is there once" },
    {
      betza: "WfR3fR2",
      from: "h1",
      ways: ["g1/", "h2/", "h3/h2", "h4/h2 h3"],
      title: "a ride said twice, in part a step",
    },
    { betza: "fRf(0,1)0", from: "h6", ways: ["h7/", "h8/h7"], title: "two spellings of one ride" },
    { betza: "NvN", from: "a1", ways: ["c2/", "b3/"], title: "a leap said again in part" },
    { betza: "DnD", from: "a1", ways: ["c1/", "a3/"], title: "a way that needs more than another is dropped" },
  ];
  it.each(cases)("$betza from $from: $title", ({ betza, from, ways }) => {
    const { captures } = new WayPool(BOARD).movementOf(piece(betza), 0);
    expect(waysFrom(captures, from)).toEqual(ways);
  });

  it("never ends on a square where the piece may not stand", () => {
    const { quiets } = new WayPool(BOARD).movementOf(piece("R", [56, 57]), 0);
    expect(quiets.flat().filter(({ target }) => target === 56 || target === 57)).toEqual([]);
  });

  it("turns Black's moves round", () => {
    const { quiets } = new WayPool(BOARD).movementOf(piece("fW"), 1);
    expect(waysFrom(quiets, "e5")).toEqual(["e4/"]);
  });

  it("shares ways between sides, modes and directions that are alike", () => {
    const pool = new WayPool(BOARD);
    const white = pool.movementOf(piece("R"), 0);
    const black = pool.movementOf(piece("mRcR"), 1);
    const long = pool.movementOf(piece("R7"), 0);
    const others = [white.quietSet, black.captureSet, black.quietSet, long.captureSet];
    expect(others.every((set) => set === white.captureSet)).toBe(true);
    expect(pool.reversed(white.captureSet)).toBe(white.captureSet);
  });

  it("sees a lame leap from its end", () => {
    const pool = new WayPool(BOARD);
    const { captureSet } = pool.movementOf(piece("nN"), 0);
    expect(waysFrom(pool.reversed(captureSet).bySquare, "c2")).toContain("a1/b1");
  });
});

describe("lookup units", () => {
  const unitsOf = (betza: string, board: Board, wide: boolean) => {
    const ways = new WayPool(board);
    const pool = new UnitPool(ways, wide);
    return { ways, pool, units: pool.add(ways.movementOf(piece(betza), 0).captureSet) };
  };

  it("needs none for leapers", () => expect(unitsOf("NK", BOARD, false).units).toEqual([]));

  it("takes one for a rook, one for a bishop, and both for a queen", () => {
    expect(unitsOf("R", BOARD, false).units.length).toBe(1);
    expect(unitsOf("B", BOARD, false).units.length).toBe(1);
    expect(unitsOf("Q", BOARD, false).units.length).toBe(2);
  });

  it("splits a rook by axis where the mask is too large", () => {
    expect(unitsOf("R", { files: 10, ranks: 8 }, true).units.length).toBe(2);
  });

  it("shares units between pieces", () => {
    const { ways, pool, units } = unitsOf("Q", BOARD, false);
    const rook = ways.movementOf(piece("R"), 1).captureSet;
    expect(units).toEqual(expect.arrayContaining([...pool.add(rook)]));
    expect(pool.units.length).toBe(2);
  });
});
