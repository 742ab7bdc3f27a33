import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Scatter, scatters, wordsOf } from "./board.ts";

const RUNS = { numRuns: 60 };

/** Two spellings of the same piece, section 13 of the notation's specification. */
const SAME = [
  ["[W-F]", "nN"],
  ["afsW", "nN"],
  ["[F-F]", "nA"],
  ["[W-W]", "nD"],
  ["mafsmafW", "nZ"],
  ["[F?R]", "FyafsF"],
  ["t[FR]", "[F?R]"],
  ["[W?B]", "WyafsW"],
  ["[W-R]", "yafW"],
  ["[F?F]", "F2"],
  ["[mpW-W]", "D"],
  ["jW2", "D"],
  ["R4", "W4"],
  ["svN", "N"],
  ["fhNbhN", "N"],
  ["frlbW", "W"],
  ["[pR-R]", "pR"],
  ["[pQ-K]", "gQ"],
  ["gafQ", "gQ"],
  ["pafR", "pR"],
  ["mR[pR-cR]", "mRcpR"],
  ["mRpafcR", "mRcpR"],
  ["[pR-B]", "pafsR"],
  ["[fcF-mF]", "fcafmF"],
  ["[cQ-mQ]", "cafmQ"],
  ["[W-W-F]", "mafmafsW"],
  ["mpafN", "(2,4)"],
  ["zB", "zFF"],
  ["qN", "qNN"],
  ["hrNhlN", "N"],
  ["ffbbN", "vN"],
  ["KNAD", "WFDNA"],
] as const;

describe("two spellings of one piece", () => {
  it.each(SAME)("%s moves as %s on every board", (left, right) => {
    const property = fc.property(scatters, (scatter) => {
      expect(wordsOf(left, scatter)).toEqual(wordsOf(right, scatter));
    });
    fc.assert(property, RUNS);
  });
});

const ATOMS = ["W", "F", "D", "N", "A", "H", "C", "Z", "G", "K", "R", "B", "Q", "(1,4)", "(0,4)"];
const RANGES = ["", "0", "2", "3"];
const DIRECTED = ["fW", "blW", "flF", "brB", "fsN", "rfN", "hlC", "lvZ", "fhN", "sR3", "ffrF", "vD"];

const undirected = fc
  .tuple(fc.constantFrom("", "n"), fc.constantFrom(...ATOMS), fc.constantFrom(...RANGES))
  .map((parts) => parts.join(""));
const tierOne = fc.oneof(undirected, fc.constantFrom(...DIRECTED));
const terms = fc
  .array(
    fc.tuple(fc.constantFrom("", "m", "c", "i", "im"), tierOne).map((parts) => parts.join("")),
    { minLength: 1, maxLength: 4 },
  )
  .filter((parts) => !isDoubled(parts) && !isDoubled(parts.toReversed()));

/** `vD` and `D` would join to `vDD`, which is one term. */
function isDoubled(parts: readonly string[]): boolean {
  return /([A-Z])\1/.test(parts.join(""));
}

describe("properties of every piece without hops and jumps", () => {
  it("a Black piece on the board turned by 180 degrees has the turned moves", () => {
    const property = fc.property(terms, scatters, (parts, scatter) => {
      const text = parts.join("");
      const turnedWords = wordsOf(text, turned(scatter)).map((word) => turnWord(word, scatter));
      expect(turnedWords.sort()).toEqual(wordsOf(text, scatter));
    });
    fc.assert(property, { numRuns: 200 });
  });

  it("mX and cX together are X", () => {
    const property = fc.property(tierOne, scatters, (term, scatter) => {
      expect(wordsOf(`m${term}c${term}`, scatter)).toEqual(wordsOf(term, scatter));
    });
    fc.assert(property, { numRuns: 200 });
  });

  it("m terms never capture, c terms never move quietly", () => {
    const property = fc.property(tierOne, scatters, (term, scatter) => {
      expect(wordsOf(`m${term}`, scatter).every((word) => word.endsWith("x "))).toBe(true);
      expect(wordsOf(`c${term}`, scatter).some((word) => word.endsWith("x "))).toBe(false);
    });
    fc.assert(property, { numRuns: 200 });
  });

  it("the order of terms does not matter", () => {
    const property = fc.property(terms, scatters, (parts, scatter) => {
      expect(wordsOf(parts.toReversed().join(""), scatter)).toEqual(wordsOf(parts.join(""), scatter));
    });
    fc.assert(property, { numRuns: 200 });
  });

  it("another blocker gives no new target but its own square", () => {
    const property = fc.property(terms, scatters, fc.nat(), (parts, scatter, place) => {
      const blocker = place % scatter.pieces.length;
      if (blocker === scatter.from) return;
      const text = parts.join("");
      const before = targets(text, { ...scatter, pieces: scatter.pieces.with(blocker, "empty") });
      const after = targets(text, { ...scatter, pieces: scatter.pieces.with(blocker, "enemy") });
      const fresh = after.filter((target) => !before.includes(target) && target !== blocker);
      expect(fresh).toEqual([]);
    });
    fc.assert(property, { numRuns: 200 });
  });

  it("without directions the moves have the eight symmetries of a square board", () => {
    const property = fc.property(undirected, scatters, (term, scatter) => {
      const square = squareCorner(scatter);
      const flipped = wordsOf(term, flip(square)).map((word) => mapWord(word, (at) => flipSquare(square, at)));
      expect(flipped.sort()).toEqual(wordsOf(term, square));
    });
    fc.assert(property, { numRuns: 200 });
  });
});

function targets(text: string, scatter: Scatter): number[] {
  return wordsOf(text, scatter).map((word) => Number(word.split(" ")[0]));
}

function turned(scatter: Scatter): Scatter {
  const last = scatter.pieces.length - 1;
  return {
    ...scatter,
    side: scatter.side === 0 ? 1 : 0,
    from: last - scatter.from,
    pieces: scatter.pieces.toReversed(),
  };
}

function turnWord(word: string, { pieces }: Scatter): string {
  return mapWord(word, (square) => pieces.length - 1 - square);
}

function mapWord(word: string, map: (square: number) => number): string {
  return word.replace(/\d+/g, (digits) => String(map(Number(digits))));
}

/** The same scatter cut to a square board with the piece somewhere on it. */
function squareCorner(scatter: Scatter): Scatter {
  const edge = Math.min(scatter.board.files, scatter.board.ranks);
  const pieces = scatter.pieces.slice(0, edge * edge);
  return { ...scatter, board: { files: edge, ranks: edge }, pieces, from: scatter.from % pieces.length };
}

/** Reflected in the long diagonal; with the turn by 180 degrees and left-right this gives all eight symmetries. */
function flip(scatter: Scatter): Scatter {
  const pieces = scatter.pieces.map((_, square) => scatter.pieces[flipSquare(scatter, square)]);
  return { ...scatter, pieces, from: flipSquare(scatter, scatter.from) };
}

function flipSquare({ board }: Scatter, square: number): number {
  return (square % board.files) * board.files + Math.floor(square / board.files);
}
