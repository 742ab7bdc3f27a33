/** Endings of bare material: known figures, brute force on small boards, and the kernel's own moves on large ones. */
import { describe, expect, it } from "vitest";
import { randomWords } from "../../src/compile/random.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { otherSide, type Side, squareCount } from "../../src/geometry/board.ts";
import type { Distances } from "../../src/kernel/ending-tables.ts";
import { EndingSolver, placeOf } from "../../src/kernel/endings.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import type { Piece } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { parseVariant } from "../../src/yaml.ts";
import { barePosition } from "../bare-position.ts";
import { arrange, bruteForce, choices, nameOf } from "./ending-brute-force.ts";

function finish<T>(steps: Generator<unknown, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const bundled = (id: string): Variant => bundledVariant(id) as Variant;

const kindsOf = (variant: Variant, letters: string): number[] =>
  Array.from(letters, (letter) => variant.pieceTypes.findIndex((pieceType) => pieceType.letter === letter));

describe("known endings", () => {
  /** Legal placements and longest mates as endgame tables for chess have them. */
  it.each([
    { id: "chess", letters: "", legal: 3612, share: 0, longest: 0 },
    { id: "chess", letters: "Q", legal: 144_508, share: 1, longest: 10 },
    { id: "chess", letters: "R", legal: 175_168, share: 1, longest: 16 },
    { id: "chess", letters: "B", legal: 193_284, share: 0, longest: 0 },
    { id: "chess", letters: "N", legal: 205_496, share: 0, longest: 0 },
    { id: "chess", letters: "BN", legal: 10_875_504, share: 0.9951, longest: 33 },
    { id: "chess", letters: "NN", legal: 5_749_652, share: 0.0001, longest: 1 },
    { id: "wildcastle", letters: "N", legal: 205_496, share: 0, longest: 0 },
    { id: "paradigm", letters: "B", legal: 174_836, share: 1, longest: 17 },
  ])("$id: king and '$letters' against king", ({ id, letters, legal, share, longest }) => {
    const variant = bundled(id);
    const { counts } = finish(new EndingSolver(Kernel.open(variant)).solve(kindsOf(variant, letters)));
    expect(counts).toHaveLength(1);
    expect(counts[0]).toMatchObject({ shades: "any", legal, longest });
    expect(counts[0].won / legal).toBeCloseTo(share, 4);
  });

  it("tells bishops on equal shades from bishops on opposite ones", () => {
    const variant = bundled("chess");
    const { counts } = finish(new EndingSolver(Kernel.open(variant)).solve(kindsOf(variant, "BB")));
    expect(counts.map(({ shades, longest }) => [shades, longest])).toEqual([
      ["equal", 0],
      ["opposite", 19],
    ]);
    expect(counts[0].won).toBe(0);
    expect(counts[1].won / counts[1].legal).toBeCloseTo(0.9998, 4);
  });

  it("refuses with a reason what it does not solve", () => {
    const variant = bundled("chess");
    const solver = new EndingSolver(Kernel.open(variant));
    expect(solver.refusal(kindsOf(variant, "P"))).toBe("Pawn promotes");
    expect(solver.refusal(kindsOf(variant, "QRB"))).toBe("3 pieces are too many: at most two are solved");
    expect(() => finish(solver.solve(kindsOf(variant, "P")))).toThrow(RangeError);
  });
});

/** Of each: what is special about it, and the longest mate. */
const SMALL = [
  { title: "a rook", files: 4, ranks: 4, betza: "R", royal: "K", letters: "A", longest: 7 },
  {
    title: "a lame horse that hops on as a rider",
    files: 4,
    ranks: 3,
    betza: "nNfR",
    royal: "K",
    letters: "A",
    longest: 12,
  },
  {
    title: "a piece whose moves and captures differ",
    files: 3,
    ranks: 4,
    betza: "mNcQ",
    royal: "K",
    letters: "A",
    longest: 7,
  },
  { title: "a king that rides", files: 3, ranks: 4, betza: "Q", royal: "WfBbF", letters: "A", longest: 6 },
  { title: "two pieces", files: 3, ranks: 3, betza: "fRbsW", royal: "K", letters: "AF", longest: 15 },
  { title: "twins", files: 4, ranks: 3, betza: "WfN", royal: "K", letters: "AA", longest: 10 },
];

describe("every position of a small board agrees with brute force", () => {
  it.each(SMALL)("$title: $betza on $files x $ranks", ({ files, ranks, betza, royal, letters, longest }) => {
    const variant = smallVariant(files, ranks, betza, royal);
    const kinds = kindsOf(variant, letters);
    const known = bruteForce(variant, kinds);
    const distances = finish(new EndingSolver(Kernel.open(variant)).solveDistances(kinds));
    const squares = files * ranks;
    const wrong: string[] = [];
    for (const chosen of choices(squares, kinds.length + 2)) {
      const name = nameOf(arrange(variant, kinds, chosen), 0);
      if (distances[place(squares, kinds, chosen)] !== (known.get(name) ?? 0)) wrong.push(name);
    }
    expect(wrong).toEqual([]);
    expect(Math.max(...distances)).toBe(longest);
  });
});

describe("sampled positions agree with what the kernel's legal moves lead to", () => {
  it.each([
    { id: "paradigm", letters: "B" },
    { id: "chess", letters: "BN" },
    { id: "knightmate", letters: "M" },
    { id: "nightrider", letters: "N" },
    { id: "capablanca", letters: "A", longest: 0 },
    { id: "capablanca", letters: "NN" },
  ])("$id: '$letters'", ({ id, letters }) => {
    const variant = bundled(id);
    const kinds = kindsOf(variant, letters);
    const sample = new Sample(variant, kinds, finish(new EndingSolver(Kernel.open(variant)).solveDistances(kinds)));
    for (let i = 0; i < 100; i++) sample.check();
  });
});

/** Random placements, one move of White's and one of Black's looked ahead. Captures lead to endings solved apart. */
class Sample {
  private readonly variant: Variant;
  private readonly kinds: readonly number[];
  private readonly distances: Distances;
  private readonly smaller: readonly Distances[];
  private readonly kernel: Kernel;
  private readonly next = randomWords(20_260_907);

  constructor(variant: Variant, kinds: readonly number[], distances: Distances) {
    this.variant = variant;
    this.kinds = kinds;
    this.distances = distances;
    const solver = new EndingSolver(Kernel.open(variant));
    this.smaller = kinds.map((_, index) => finish(solver.solveDistances(kinds.toSpliced(index, 1))));
    this.kernel = Kernel.open(variant);
  }

  check(): void {
    const squares = squareCount(this.variant.board);
    const chosen = this.kinds.concat(0, 0).map(() => this.next() % squares);
    if (new Set(chosen).size < chosen.length) return;
    const pieces = arrange(this.variant, this.kinds, chosen);
    this.set(pieces, 0);
    if (this.kernel.opponentInCheck()) return;
    const found = Math.min(...this.after().map((position) => this.lostIn(position)));
    expect(this.won(pieces), nameOf(pieces, 0)).toBe(Number.isFinite(found) ? found + 1 : 0);
  }

  /** Pieces after each legal move. */
  private after(): (readonly (Piece | null)[])[] {
    return this.kernel.moveWords().reduce<(readonly (Piece | null)[])[]>((all, word) => {
      this.kernel.playWord(word);
      all.push(this.kernel.position().pieces);
      this.kernel.undo();
      return all;
    }, []);
  }

  /** White's moves to mate with Black to move, infinite when there is none. */
  private lostIn(pieces: readonly (Piece | null)[]): number {
    this.set(pieces, 1);
    const replies = this.after();
    if (replies.length === 0) return this.kernel.inCheck() ? 0 : Number.POSITIVE_INFINITY;
    return Math.max(...replies.map((reply) => this.won(reply) || Number.POSITIVE_INFINITY));
  }

  /** White's moves to mate as the tables have them, 0 when there is none. */
  private won(pieces: readonly (Piece | null)[]): number {
    const squares = squareCount(this.variant.board);
    const find = (kind: number, side: Side, from = 0) =>
      pieces.findIndex((piece, square) => square >= from && piece?.kind === kind && piece.side === side);
    const first = find(this.kinds[0], 0);
    const second = this.kinds.length < 2 ? -2 : find(this.kinds[1], 0, this.areTwins ? first + 1 : 0);
    const left = [first, second].filter((square) => square >= 0);
    const bare = find(this.variant.royal as number, otherSide(0));
    const chosen = [find(this.variant.royal as number, 0), ...left, bare];
    if (left.length === this.kinds.length) return this.distances[place(squares, this.kinds, chosen)];
    return this.smaller[first < 0 ? 0 : 1][place(squares, [], chosen)];
  }

  private get areTwins(): boolean {
    return this.kinds[0] === this.kinds[1];
  }

  private set(pieces: readonly (Piece | null)[], turn: Side): void {
    this.kernel.setPosition(barePosition(pieces, turn));
  }
}

/** Place of a choice of squares: White's king, the pieces, Black's king. */
function place(squares: number, kinds: readonly number[], [king, ...others]: readonly number[]): number {
  const pieces = others.slice(0, -1);
  if (kinds.length === 2 && kinds[0] === kinds[1]) pieces.sort((a, b) => a - b);
  return placeOf(squares, king, pieces, others[others.length - 1]);
}

function smallVariant(files: number, ranks: number, betza: string, royal: string): Variant {
  const row = Array(files - 1).fill(".");
  const rows = [["k", ...row], ...Array(ranks - 2).fill([".", ...row]), [...row, "K"]];
  return parseVariant(`
name: Small
board: { files: ${files}, ranks: ${ranks} }
pieces:
  king: { letter: K, betza: ${royal}, royal: true }
  piece: { letter: A, betza: ${betza} }
  ferz: { letter: F, betza: F }
setup:
  board: |
${rows.map((squares) => `    ${squares.join(" ")}`).join("\n")}
`);
}
