/** Static exchange evaluation, SEE: what a move wins on its square when both sides take with their least piece first and stop when it pays. */
import { describe, expect, it } from "vitest";
import { Inside } from "./doors.ts";

interface Row {
  readonly title: string;
  readonly variant: string;
  readonly fen: string;
  readonly move: string;
  /** What is won and lost in turn, by letters: `P-N` is a pawn for a knight, `0` is nothing. */
  readonly worth: string;
}

const chess = (title: string, fen: string, move: string, worth: string): Row => ({
  title,
  variant: "chess",
  fen: `${fen} 0 1`,
  move,
  worth,
});
const fairy = (variant: string, title: string, fen: string, move: string, worth: string): Row => ({
  ...chess(title, fen, move, worth),
  variant,
});

const ROWS: readonly Row[] = [
  chess("a pawn that nobody guards", "4k3/8/8/3p4/4P3/8/8/4K3 w - -", "e4d5", "P"),
  chess("pawn for pawn", "4k3/8/4p3/3p4/4P3/8/8/4K3 w - -", "e4d5", "P-P"),
  chess("a queen for a guarded pawn", "4k3/8/4p3/3p4/8/8/3Q4/4K3 w - -", "d2d5", "P-Q"),
  chess("a knight for a rook", "4k3/8/4p3/3r4/8/2N5/8/4K3 w - -", "c3d5", "R-N"),
  chess("queen for queen", "3qk3/8/8/8/8/8/8/3QK3 w - -", "d1d8", "Q-Q"),
  chess("a rook behind the rook makes the guard stop", "3rk3/8/8/3p4/8/8/3R4/3RK3 w - -", "d2d5", "P"),
  chess("two rooks against two", "3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - -", "d2d5", "P-R"),
  chess("a bishop behind the pawn that takes", "4k3/8/4p3/3p4/4P3/8/6B1/4K3 w - -", "e4d5", "P"),
  chess("the bishop stays away when it would be lost", "4k3/8/4pn2/3p4/4P3/8/6B1/4K3 w - -", "e4d5", "P-P"),
  chess("the king takes what nobody guards", "8/8/4k3/3p4/8/8/3R4/4K3 w - -", "d2d5", "P-R"),
  chess("the king may not take what is guarded", "8/8/4k3/3p4/8/8/3R4/3RK3 w - -", "d2d5", "P"),
  chess("our king takes last, when nobody guards any more", "4k3/8/4p3/3p4/4K3/2N5/8/8 w - -", "c3d5", "P-N+P"),
  chess("the least piece takes first: the pawn, not the queen", "3qk3/8/4p3/3p4/8/2N5/8/3RK3 w - -", "c3d5", "P-N"),
  chess("a quiet move to where a pawn takes", "4k3/8/4p3/8/8/2N5/8/4K3 w - -", "c3d5", "0-N"),
  chess("the same, guarded", "4k3/8/4p3/8/4P3/2N5/8/4K3 w - -", "c3d5", "0-N+P"),
  chess("a quiet move to where nobody takes", "4k3/8/8/8/8/2N5/8/4K3 w - -", "c3d5", "0"),
  chess("Black's move counts for Black", "4k3/8/2n5/3p4/4P3/8/8/4K3 b - -", "d5e4", "P"),
  chess("en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6", "e5d6", "P"),
  chess("en passant to where a pawn takes back", "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6", "e5d6", "P-P"),
  chess("en passant opens the file of the piece taken", "4k3/8/8/3pP3/8/8/7K/3r4 w - d6", "e5d6", "P-P"),
  chess("promotion", "4k3/P7/8/8/8/8/8/4K3 w - -", "a7a8q", "Q-P"),
  chess("promotion to less", "4k3/P7/8/8/8/8/8/4K3 w - -", "a7a8n", "N-P"),
  chess("promotion on a square that is guarded", "7r/P3k3/8/8/8/8/8/4K3 w - -", "a7a8q", "Q-P-Q"),
  chess("promotion that captures", "1r2k3/P7/8/8/8/8/8/4K3 w - -", "a7b8q", "R+Q-P"),
  chess("castling wins and loses nothing", "4k3/8/8/8/8/8/8/4K2R w K -", "e1g1", "0"),
  fairy("capablanca", "an archbishop leaps", "5k4/10/4p5/3p6/10/2A7/10/5K4 w - -", "c3d5", "P-A"),
  fairy("capablanca", "an archbishop's leap guards", "3r1k4/10/10/10/3P6/1A8/10/5K4 b - -", "d8d4", "P-R"),
  fairy(
    "capablanca",
    "of archbishop and chancellor the lesser takes",
    "3q5k/3r6/10/10/3P6/1A3C4/10/K9 b - -",
    "d7d4",
    "P-R",
  ),
  fairy("nightrider", "a nightrider rides", "4k3/3p4/8/8/8/8/8/N3K3 w - -", "a1d7", "P-N"),
  fairy("nightrider", "one nightrider behind another", "4k3/3p4/8/2N5/8/1N6/8/4K3 w - -", "c5d7", "P"),
  fairy("nightrider", "a piece on its way stops it", "4k3/3p4/8/2N5/1p6/P2N4/8/4K3 w - -", "c5d7", "P-N"),
  fairy("berolina", "a pawn takes straight ahead", "4k3/8/3p4/3p4/3P4/8/8/4K3 w - -", "d4d5", "P-P"),
  fairy("berolina", "a pawn beside guards nothing", "4k3/8/4p3/3p4/3P4/8/8/4K3 w - -", "d4d5", "P"),
  fairy("berolina", "a rook behind it", "4k3/8/3p4/3p4/3P4/8/8/3RK3 w - -", "d4d5", "P"),
  fairy(
    "paradigm",
    "a lame leap whose way the first capture opens",
    "4k3/8/4p3/3p4/2B5/2B5/8/4K3 w - -",
    "c4d5",
    "P-B+P",
  ),
  fairy("paradigm", "a lame leap whose way stays shut", "4k3/8/4p3/3p4/2P1P3/2B5/8/4K3 w - -", "e4d5", "P"),
  fairy("edgy", "Black's pawn takes to its left", "7k/8/8/3pp3/3P4/8/8/K7 w - -", "d4d5", "P-P"),
  fairy("edgy", "and not to its right", "7k/8/8/2pp4/3P4/8/8/K7 w - -", "d4d5", "P"),
  fairy("knightmate", "a king that leaps takes back", "8/4k3/8/3p4/8/8/3R4/4K3 w - -", "d2d5", "P-R"),
  fairy("knightmate", "but not where it could be taken", "8/4k3/8/3p4/4M3/8/3R4/4K3 w - -", "d2d5", "P"),
];

/** More than any exchange is worth, in hundredths of a pawn. */
const LIMIT = 8192;

describe.each([...new Set(ROWS.map(({ variant }) => variant))])("SEE in %s", async (variant) => {
  const inside = await Inside.of(variant);

  it.each(ROWS.filter((row) => row.variant === variant))("$title: $fen $move is $worth", ({ fen, move, worth }) => {
    expect(worthOf(inside, fen, move)).toBe(sum(inside, worth));
  });
});

/** The highest threshold that a move reaches. */
function worthOf(inside: Inside, fen: string, move: string): number {
  const word = inside.at(fen).word(move);
  let reached = -LIMIT;
  for (let step = LIMIT; step >= 1; step /= 2) {
    if (inside.doors.seeAtLeast(0, word, reached + step)) reached += step;
  }
  return reached;
}

/** A sum of letters, as what they count in SEE. */
function sum(inside: Inside, worth: string): number {
  const terms = worth.matchAll(/([+-]?)(\w)/g);
  return [...terms].reduce((total, [, sign, letter]) => {
    const size = letter === "0" ? 0 : inside.worth(letter);
    return sign === "-" ? total - size : total + size;
  }, 0);
}
