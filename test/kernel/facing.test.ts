/** Kings that may not face each other, and soldiers, against an independent program: games whose other rules are far from
 *  mattering at these depths. The counts are Fairy-Stockfish's, by ffish 0.7.10; its facing kings look along ranks too. */
import { describe, expect, it } from "vitest";
import { readPosition } from "../../src/engine/position.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { written } from "../written/rows.ts";

const EMPIRE = `
pieces:
  king: { checks-by: R }
  pawn: { first-move: rank 2 }
  soldier: { letter: S, moves: [{ betza: fW }, { betza: sW, from: all }] }
  eagle: { letter: E, betza: mQcN }
  cardinal: { letter: C, betza: mQcB }
  tower: { letter: T, betza: mQcR }
  duke: { letter: D, betza: mQcK }
promotion: [{ pieces: [pawn], to: [queen] }]
castling:
  - { side: black, name: O-O, letter: K, king: [e8, g8], partner: [h8, f8], piece: rook }
  - { side: black, name: O-O-O, letter: Q, king: [e8, c8], partner: [a8, d8], piece: rook }
setup:
  board: |
    r n b q k b n r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P S S P P P
    . . . . . . . .
    T E C D K C E T
`;

describe("an empire", () => {
  it.each([
    ["at the start", "rnbqkbnr/pppppppp/8/8/8/PPPSSPPP/8/TECDKCET w kq - 0 1", [30, 600, 20895]],
    ["after ten plies", "r2qkbnr/ppp1pppp/8/3p4/P1P4P/1P1SSPPb/n1E1D3/T1C1KCET w kq - 3 6", [45, 1535, 68978]],
    ["after 33 plies", "2rqkbr1/p1p5/np1ppp2/1P4p1/b1SKS1pP/P1P3P1/E1E1D3/1T2CC1T b - - 1 17", [25, 1105, 29768]],
  ])("has as many moves as there %s", (_, fen, counts) => {
    const variant = written(EMPIRE);
    const kernel = Kernel.open(variant);
    const parsed = readPosition(variant, fen);
    if (!parsed.ok) throw new Error(parsed.faults[0].message);
    kernel.setPosition(parsed.position);
    expect(counts.map((_count, index) => kernel.perft(index + 1))).toEqual(counts);
  });
});
