/** Boards of unusual shapes, counted against the reference. */
import { describe, expect, it } from "vitest";
import type { FairywrenError } from "../../src/diagnostic/error.ts";
import { Game } from "../../src/engine/game.ts";
import { squareCount } from "../../src/geometry/board.ts";
import { writeFen } from "../../src/notation.ts";
import { perft } from "../../src/perft.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { examineVariant } from "../../src/yaml.ts";
import { Reference } from "../reference/reference.ts";
import { refusals, targets, written } from "./rows.ts";

const PIECES =
  "{ king: { letter: K, betza: K, royal: true }, knight: { letter: N, betza: ND }, rook: { letter: R, betza: R }, bishop: { letter: B, betza: B } }";

/** A variant of a picture: as many files and ranks as that has. */
function pictured(rows: readonly string[], keys = "", holes = "none"): Variant {
  const board = `{ files: ${rows[0].length}, ranks: ${rows.length}, holes: ${holes} }`;
  const picture = rows.map((row) => `    ${row}\n`).join("");
  const text = `name: Pictured\nboard: ${board}\npieces: ${PIECES}\nsetup:\n  board: |\n${picture}${keys}\n`;
  const { variant, diagnostics } = examineVariant(text, { file: "pictured.yaml" });
  if (!variant) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return variant;
}

/** Leaves of the tree by the reference, which plays move by move. */
function slowly(reference: Reference, depth: number): number {
  const moves = reference.legalMoves();
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    reference.play(move);
    const leaves = slowly(reference, depth - 1);
    reference.undo();
    return sum + leaves;
  }, 0);
}

function expectAgreement(variant: Variant, depth: number): void {
  const reference = new Reference(variant);
  for (let ply = 1; ply <= depth; ply++)
    expect(perft(variant, variant.setup, ply), `depth ${ply}`).toBe(slowly(reference, ply));
}

describe("a board of one rank", () => {
  it.each(["KNRrnk", "KNR.rnk", "KNBR........rbnk"])("is played like any: %s", (row) => {
    expectAgreement(pictured([row], "symmetry: rotate"), 4);
  });

  it("has a FEN of one row, and moves along it", () => {
    const game = Game.start(pictured(["KNR...rnk"], "symmetry: rotate"));
    expect(game.fen()).toBe("KNR3rnk w - - 0 1");
    game.play("c1g1");
    expect(game.fen()).toBe("KN4Rnk b - - 0 1");
    expect(Game.fromPgn(game.pgn(), { variant: game.variant }).fen()).toBe(game.fen());
  });

  it("is the least there is", () => {
    const text = `name: None\nboard: { files: 8, ranks: 0 }\npieces: ${PIECES}\nsetup: { fen: "8 w - - 0 1" }\n`;
    const { diagnostics } = examineVariant(text, { file: "none.yaml" });
    expect(diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual(["out-of-range 2:27"]);
  });
});

describe("a file of sixteen squares", () => {
  const tall = (files: number, pieces: Readonly<Record<number, string>>): string[] =>
    Array.from({ length: 16 }, (_, row) => pieces[row] ?? "").map((signs) => signs.padEnd(files, "."));

  it.each([5, 6, 7, 8])("is a rook's, whatever stands on it: %s files", (files) => {
    expectAgreement(pictured(tall(files, { 0: ".k.r", 15: "R.KR" })), 3);
    expectAgreement(pictured(tall(files, { 1: "..rk", 4: "R..b", 8: ".R", 9: "r...", 14: "KN.R" })), 3);
    expectAgreement(pictured(tall(files, { 0: "r..k", 7: "..R", 8: ".r..", 13: "R.", 15: "..K." })), 3);
  });

  it("is known for every set of pieces on it", () => {
    const variant = pictured(tall(8, { 0: "...k", 15: "R..K" }));
    const reference = new Reference(variant);
    for (let bits = 0; bits < 1 << 14; bits += 37) {
      const pieces = variant.setup.pieces.map((piece, square) => {
        const rank = square >> 3;
        const isBlocked = square % 8 === 0 && rank > 0 && rank < 15 && (bits >> (rank - 1)) & 1;
        return isBlocked ? { kind: 1, side: 1 as const } : piece;
      });
      const position = { ...variant.setup, pieces };
      reference.setPosition(position);
      expect(perft(variant, position, 1), bits.toString(2)).toBe(reference.legalMoves().length);
    }
  });
});

describe("holes", () => {
  const CROSS = ["##rk#", "b.n.n", "..#..", "N.N.B", "#KR##"];

  it.each([
    ["in a picture", CROSS, "none"],
    [
      "named, with a picture that shows them empty",
      ["..rk.", "b.n.n", ".....", "N.N.B", ".KR.."],
      "a5-b5 e5 c3 a1 d1-e1",
    ],
  ])("are no squares to anything: %s", (_, rows, holes) => {
    const variant = pictured(rows, "symmetry: rotate", holes);
    expect(variant.board.holes).toEqual([0, 3, 4, 12, 20, 21, 24]);
    expect(variant.setupFen.split(" ")[0]).toBe("**rk*/b1n1n/2*2/N1N1B/*KR**");
    expectAgreement(variant, 3);
  });

  it("are written as * in a FEN, where a run may go over them", () => {
    const variant = pictured(CROSS, "symmetry: rotate");
    for (const fen of ["**rk*/b1n1n/2*2/N1N1B/*KR** w - - 0 1", "2rk1/b1n1n/5/N1N1B/1KR2 w - - 0 1"])
      expect(Game.start(variant, { fen }).fen()).toBe(variant.setupFen);
  });

  it.each([
    ["**rk*/b1n1n/2N2/N1N1B/*KR** w - - 0 1", "fen-hole 1:14"],
    ["**rk*/b1n1n/2*2/N*N1B/*KR** w - - 0 1", "fen-hole 1:18"],
  ])("refuse pieces and are where they are: %s", (fen, fault) => {
    const read = () => Game.start(pictured(CROSS, "symmetry: rotate"), { fen });
    expect(faultsOf(read)).toEqual([fault]);
  });

  it("stand in the way of sliders, lame leaps and castling, not of leaps", () => {
    const rides = written("board: { holes: c3 c4 }\npieces: { bishop: { betza: nAB } }");
    const game = Game.start(rides, { fen: "4k3/8/8/8/8/8/1P1N4/B1R1K3 w - - 0 1" });
    expect(targets(game, "c1")).toBe("b1 c2 d1");
    expect(targets(game, "d2")).toBe("b1 b3 e4 f1 f3");
    expect(targets(game, "a1")).toBe("");
    const noKnight = "setup: { fen: 'r*bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R*BQKBNR w Kk - 0 1' }";
    expect(
      refusals(`board: { holes: b1 b8 }
${noKnight}`),
    ).toEqual(["castling 0:10"]);
  });

  it("cannot be named as squares, but may lie in rectangles, ranks and corners", () => {
    expect(refusals("board: { holes: d4 e4 d5 e5 }\npieces: { knight: { forbidden: c3 d4 } }")).toEqual([
      "square 2:35",
    ]);
    const variant = written("board: { holes: d4 e4 d5 e5 }\npieces: { knight: { forbidden: d4-e6 } }");
    expect(variant.pieceTypes.find(({ id }) => id === "knight")?.forbidden[0]).toEqual([43, 44]);
  });

  it("are drawn around the start's pieces", () => {
    expect(refusals("board: { holes: e2 }")).toEqual(["hole 0:10"]);
    expect(refusals("board: { holes: ranks 1-8 }")).toContain("board-size 1:1");
  });

  it("change the rules' digest, and nothing else does", () => {
    const digest = (keys: string) => rulesDigest(written(keys));
    expect(digest("board: { holes: e4 }")).not.toBe(digest("board: { holes: e5 }"));
    expect(digest("board: { holes: none }")).toBe(digest("name: Mine"));
  });

  it("are said", () => {
    const [[topic, sentences]] = rulesInWords(written("board: { holes: rank 4 e6 }\nname: Mine"));
    expect([topic, ...sentences]).toEqual(["Board", expect.stringMatching(/^55 squares: a4 .* e6 are holes\./)]);
  });

  it("refuse pieces that a program puts there", () => {
    const { board, setup } = written("board: { holes: e4 }");
    const variant = written("board: { holes: e4 }");
    const pieces = setup.pieces.with(28, setup.pieces[0]);
    expect(faultsOf(() => writeFen(variant, { ...setup, pieces }))).toEqual(["wrong-type 1:1"]);
    expect(squareCount(board)).toBe(64);
  });
});

function faultsOf(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    return (error as FairywrenError).diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`);
  }
}
