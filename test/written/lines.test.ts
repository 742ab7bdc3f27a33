/** Pieces in a line or in a square that end the game. */
import { describe, expect, it } from "vitest";
import { Game } from "../../src/engine/game.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { examineVariant } from "../../src/yaml.ts";
import { duel } from "../generated/duel.ts";
import { complaints, outcomeAfter, refusals, written } from "./rows.ts";

const THREE = "win: [{ line: 3, of: [knight] }]";

describe("a line of pieces", () => {
  it.each([
    ["along a rank", "4k3/8/8/8/1N1N4/8/8/N3K3 w - - 0 1", "a1c2", null],
    ["along a rank, its middle last", "4k3/8/8/8/1N1N4/8/4N3/4K3 w - - 0 1", "e2c3", null],
    ["along a rank, filled", "4k3/8/8/8/1N1N4/8/1N6/4K3 w - - 0 1", "b2c4", "line"],
    ["along a file", "4k3/8/8/3N4/3N4/8/8/4KN2 w - - 0 1", "f1d2", null],
    ["along a file, filled", "4k3/8/8/3N4/3N4/8/5N2/4K3 w - - 0 1", "f2d3", "line"],
    ["along a diagonal", "4k3/8/8/4N3/3N4/8/8/1N2K3 w - - 0 1", "b1c3", "line"],
    ["along the other diagonal", "4k3/8/2N5/3N4/6N1/8/8/4K3 w - - 0 1", "g4e3", null],
    ["along the other diagonal, filled", "4k3/8/2N5/3N4/8/6N1/8/4K3 w - - 0 1", "g3e4", "line"],
    ["not round the edge", "4k3/8/N6N/8/4N3/8/8/4K3 w - - 0 1", "e4g5", null],
  ])("is seen %s", (_, fen, move, code) => {
    const outcome = outcomeAfter(THREE, fen, move);
    expect(outcome?.code ?? null).toBe(code);
    if (code) expect(outcome).toMatchObject({ result: "1-0", reason: "3 in a row" });
  });

  it("is broken by others, unless it may have gaps", () => {
    const fen = "4k3/8/8/8/1NpN3N/8/8/4K3 w - - 0 1";
    const gaps = "lose: [{ line: 3, of: [knight], along: [ranks], gaps: true }]\nwin: []";
    expect(outcomeAfter(THREE, fen, "e1e2")).toBeNull();
    expect(Game.start(written(gaps), { fen }).outcome).toMatchObject({ result: "0-1", reason: "3 on a line" });
  });

  it("counts along the directions that the file names", () => {
    const ranks = "win: [{ line: 3, of: [knight], along: [ranks] }]";
    expect(outcomeAfter(ranks, "4k3/8/8/3N4/3N4/8/5N2/4K3 w - - 0 1", "f2d3")).toBeNull();
    expect(outcomeAfter(ranks, "4k3/8/8/8/1N1N4/8/1N6/4K3 w - - 0 1", "b2c4")?.result).toBe("1-0");
  });

  it("ends at a missing square, also with gaps", () => {
    const keys = "board: { holes: c4 }\nwin: [{ line: 3, of: [knight], along: [ranks], gaps: true }]";
    expect(Game.start(written(keys), { fen: "4k3/8/8/8/NN*N4/8/8/4K3 w - - 0 1" }).outcome).toBeNull();
    expect(Game.start(written(keys), { fen: "4k3/8/8/8/1N*NN2N/8/8/4K3 w - - 0 1" }).outcome?.result).toBe("1-0");
  });
});

it("a square of pieces is filled", () => {
  const keys = "win: [{ square: 2, of: [knight, bishop] }]";
  const outcome = outcomeAfter(keys, "4k3/8/8/8/3NB3/3N4/8/4KB2 w - - 0 1", "f1e2");
  expect(outcome).toBeNull();
  expect(outcomeAfter(keys, "4k3/8/8/8/3NB3/3N4/3B4/4K3 w - - 0 1", "d2e3")).toMatchObject({
    result: "1-0",
    code: "square",
    reason: "a square of 2 by 2",
  });
});

describe("lines and squares", () => {
  const file = (text: string): Variant => {
    const { variant, diagnostics } = examineVariant(text, { file: "lines.yaml" });
    if (!variant) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
    return variant;
  };
  const stones = (board: string, goal: string, pieces = "stone: { letter: S, betza: none }") =>
    file(
      `name: Stones\nboard: ${board}\npieces: { ${pieces} }\nsetup: { fen: ${
        board.includes("7") ? "7/7/7/7/7/7" : "4/4/4/4"
      } w - - 0 1 }\nhands: { start: { ${pieces.split(":")[0]}: 9 } }\n${goal}\ndraws: { by: [full-board, stalemate] }`,
    );

  it.each([
    ["stones", stones("{ files: 4, ranks: 4 }", "win: [{ line: 3 }]")],
    ["stones that lose", stones("{ files: 4, ranks: 4 }", "lose: [{ line: 3, along: [diagonals] }, { square: 2 }]")],
    [
      "walkers on a wide board",
      stones("{ files: 7, ranks: 6 }", "win: [{ line: 4 }, { square: 3 }]", "man: { letter: M, betza: mK }"),
    ],
    ["chess", written("win: [checkmate, { line: 3, of: [knight, bishop, rook], gaps: true, along: [files] }]")],
    [
      "chess on ten files",
      written(
        "board: { files: 10, ranks: 8 }\nsetup: { fen: r2bqkb2r/pppppppppp/10/10/10/10/PPPPPPPPPP/R2BQKB2R w - - 0 1 }\ncastling: none\nwin: [{ line: 4, of: [pawn], along: [files, diagonals] }]",
      ),
    ],
  ])("are played as the reference does: %s", (_, variant) => {
    expect(duel(variant, { seed: 3, games: 8, plies: 60 })).toBeGreaterThan(40);
  });

  it("are told in words", () => {
    const words = (keys: string) => Object.fromEntries(rulesInWords(written(keys))).Goal;
    expect(
      words(
        "win: [{ line: 4, of: [rook] }, { square: 2, of: [knight] }]\nlose: [{ line: 3, of: [bishop], along: [ranks, files], gaps: true }]",
      ),
    ).toEqual([
      "Whoever has 4 Rooks in a row along a rank, a file or a diagonal wins.",
      "Whoever fills a square of 2 by 2 with 4 Knights wins.",
      "Whoever has 3 Bishops on one line, next to one another or not, along a rank or a file loses.",
      "Stalemate is a draw.",
    ]);
  });

  it("are told of with what takes and moves beside them", () => {
    const words = (pieces?: string) =>
      Object.fromEntries(rulesInWords(stones("{ files: 4, ranks: 4 }", "win: [{ line: 3 }]", pieces)));
    expect(words().Check).toEqual(["No piece is royal: there is no check, and nothing is taken."]);
    expect(words().Hands).toContain("In its turn a side drops a piece from its hand onto an empty square.");
    const mixed = words("man: { letter: M, betza: mK }, taker: { letter: T, betza: cW }");
    expect(mixed.Check).toEqual(["No piece is royal: there is no check."]);
    expect(mixed.Hands).toContain("Instead of a move, a side may drop a piece from its hand onto an empty square.");
    expect(words("taker: { letter: T, betza: cW }").Check).toEqual([
      "No piece is royal: there is no check, and every piece may be taken.",
    ]);
  });

  it.each([
    ["win: [{ line: 9 }]", "goal 1:7"],
    ["win: [{ square: 9 }]", "goal 1:7"],
    ["win: [checkmate, { square: 3, of: [pawn] }]", "goal 1:18"],
    ["win: [checkmate, { line: 2, of: [king] }]", "goal 1:18"],
    ["win: [{ line: 1 }]", "out-of-range 1:15"],
    ["win: [{ line: 3, of: [gnu] }]", "unknown-piece 1:23"],
    ["win: [{ square: 2, gaps: true }]", "goal 1:20"],
    ["win: [{ line: 3, with: [pawn] }]", "goal 1:18"],
    ["win: [{ line: 3, along: [rows] }]", "wrong-value 1:26"],
    ["win: [line]", "wrong-type 1:7"],
    ["win: [{ line: 3 }, { line: 4 }]", "goal 1:20"],
    ["win: [{ line: 3, gaps: true, of: [pawn] }, { line: 4, along: [files], of: [pawn] }]", "goal 1:44"],
    ["win: [{ line: 3 }]\nlose: [{ square: 3 }]", "goal 2:8"],
  ])("are refused: %s", (keys, place) => {
    expect(refusals(keys)).toContain(place);
  });

  it("are not refused beside others that ask for less at another place", () => {
    expect(
      complaints("win: [{ line: 4, of: [pawn], along: [diagonals] }, { line: 5, of: [pawn], along: [files] }]"),
    ).toBe("");
  });
});
