/** Paths of single pieces: what the compiler makes of notation before any table exists. */
import { describe, expect, it } from "vitest";
import type { Width } from "../../src/compile/kernel-name.ts";
import { MagicPool } from "../../src/compile/magics.ts";
import { type Mover, PathPool, type PathsBySquare } from "../../src/compile/paths.ts";
import type { Board, Square } from "../../src/geometry/board.ts";
import { parseSquare, squareName } from "../../src/geometry/square.ts";
import { everywhere } from "../../src/variant/piece-ways.ts";
import { read } from "../reference/board.ts";
import { CHESS } from "../reference/chess.ts";

const BOARD = { files: 8, ranks: 8 };

const piece = (betza: string, closed: readonly Square[] = []): Mover => ({
  moves: everywhere(read(betza)),
  checksBy: null,
  firstMove: CHESS.pieceTypes[0].firstMove,
  closed,
  isAnswered: true,
});

/** Each path from a square as `target/empties`. */
function pathsFrom(paths: PathsBySquare, name: string, board: Board = BOARD): string[] {
  const at = (square: Square) => squareName(board, square);
  return paths[parseSquare(board, name) as Square].map(
    ({ target, empties }) => `${at(target)}/${empties.map(at).join(" ")}`,
  );
}

describe("paths", () => {
  const cases = [
    { betza: "N", from: "a1", paths: ["c2/", "b3/"], title: "a leap needs nothing empty" },
    { betza: "nN", from: "a1", paths: ["c2/b1", "b3/a2"], title: "a lame leap needs its path" },
    {
      betza: "R3",
      from: "a1",
      paths: ["b1/", "c1/b1", "d1/b1 c1", "a2/", "a3/a2", "a4/a2 a3"],
      title: "a limited ride",
    },
    { betza: "WR2", from: "h1", paths: ["f1/g1", "g1/", "h2/", "h3/h2"], title: "the same path comes once" },
    { betza: "KW", from: "a1", paths: ["b1/", "a2/", "b2/"], title: "what is said twice is there once" },
    {
      betza: "WfR3fR2",
      from: "h1",
      paths: ["g1/", "h2/", "h3/h2", "h4/h2 h3"],
      title: "a ride said twice, in part a step",
    },
    { betza: "fRf(0,1)0", from: "h6", paths: ["h7/", "h8/h7"], title: "two spellings of one ride" },
    { betza: "NvN", from: "a1", paths: ["c2/", "b3/"], title: "a leap said again in part" },
    { betza: "DnD", from: "a1", paths: ["c1/", "a3/"], title: "a path that needs more than another is dropped" },
  ];
  it.each(cases)("$betza from $from: $title", ({ betza, from, paths }) => {
    const { captures } = new PathPool(BOARD).movementOf(piece(betza), 0);
    expect(pathsFrom(captures, from)).toEqual(paths);
  });

  it("turn, and capture nothing on a square that has to be empty before", () => {
    const { captures, quiets } = new PathPool(BOARD).movementOf(piece("[W-rW-rW-rW-rW]"), 0);
    const crosses = ({ target, empties }: { readonly target: Square; readonly empties: readonly Square[] }) =>
      empties.includes(target);
    expect([quiets.flat().some(crosses), captures.flat().some(crosses)]).toEqual([true, false]);
    const griffon = new PathPool(BOARD).movementOf(piece("[F?R2]"), 0);
    expect(pathsFrom(griffon.captures, "a1")).toEqual(["b2/", "c2/b2", "d2/b2 c2", "b3/b2", "b4/b2 b3"]);
  });

  it("never ends on a square where the piece may not stand", () => {
    const { quiets } = new PathPool(BOARD).movementOf(piece("R", [56, 57]), 0);
    expect(quiets.flat().filter(({ target }) => target === 56 || target === 57)).toEqual([]);
  });

  it("turns Black's moves round", () => {
    const { quiets } = new PathPool(BOARD).movementOf(piece("fW"), 1);
    expect(pathsFrom(quiets, "e5")).toEqual(["e4/"]);
  });

  it("shares paths between sides, modes and directions that are alike", () => {
    const pool = new PathPool(BOARD);
    const white = pool.movementOf(piece("R"), 0);
    const black = pool.movementOf(piece("mRcR"), 1);
    const long = pool.movementOf(piece("R7"), 0);
    const others = [white.quietSet, black.captureSet, black.quietSet, long.captureSet];
    expect(others.every((set) => set === white.captureSet)).toBe(true);
    expect(pool.reversed(white.captureSet)).toBe(white.captureSet);
  });

  it("sees a lame leap from its end", () => {
    const pool = new PathPool(BOARD);
    const { captureSet } = pool.movementOf(piece("nN"), 0);
    expect(pathsFrom(pool.reversed(captureSet).bySquare, "c2")).toContain("a1/b1");
  });
});

describe("magics", () => {
  const magicsOf = (betza: string, board: Board, width: Width) => {
    const paths = new PathPool(board);
    const pool = new MagicPool(paths, width);
    return { paths, pool, magics: pool.add(paths.movementOf(piece(betza), 0).captureSet) };
  };

  it("needs none for leapers", () => expect(magicsOf("NK", BOARD, "narrow").magics).toEqual([]));

  it("takes one for a rook, one for a bishop, and both for a queen", () => {
    expect(magicsOf("R", BOARD, "narrow").magics.length).toBe(1);
    expect(magicsOf("B", BOARD, "narrow").magics.length).toBe(1);
    expect(magicsOf("Q", BOARD, "narrow").magics.length).toBe(2);
  });

  it("splits a rook by axis where the mask is too large", () => {
    expect(magicsOf("R", { files: 10, ranks: 8 }, "wide").magics.length).toBe(2);
  });

  it("shares magics between pieces", () => {
    const { paths, pool, magics } = magicsOf("Q", BOARD, "narrow");
    const rook = paths.movementOf(piece("R"), 1).captureSet;
    expect(magics).toEqual(expect.arrayContaining([...pool.add(rook)]));
    expect(pool.magics.length).toBe(2);
  });
});
