/** Pieces that join two sets of squares, each a step from the next. */
import { describe, expect, it } from "vitest";
import { Game } from "../../src/engine/game.ts";
import { squareName } from "../../src/geometry/square.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { MATE_SCORE, SEARCH_FINISHED } from "../../src/layout/search.ts";
import { squaresOfEnd } from "../../src/rules/seen.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { parseVariant } from "../../src/yaml.ts";
import { duel } from "../generated/duel.ts";
import { complaints, outcomeAfter, refusals, written } from "./rows.ts";

const KNIGHTS = "win: [{ joins: [file b, file d], of: [knight], steps: W }]";

describe("a chain of pieces", () => {
  it.each([
    ["along a rank", "4k3/8/8/8/1N1N4/8/1N6/4K3 w - - 0 1", "b2c4", true],
    ["not by pieces of other kinds", "4k3/8/8/8/1N1N4/8/2P5/4K3 w - - 0 1", "c2c4", false],
    ["round corners", "4k3/8/8/2NN4/8/1N6/1N6/4K3 w - - 0 1", "b2c4", false],
    ["round corners, whole", "4k3/8/8/2NN4/1N6/8/1N6/4K3 w - - 0 1", "b2c4", true],
    ["down and back", "4k3/8/8/1NN5/8/2NN4/1N6/4K3 w - - 0 1", "b2c4", true],
    ["not over corners", "4k3/8/8/1N1N4/8/N7/8/4K3 w - - 0 1", "a3c4", false],
    ["that is short of its end", "4k3/8/8/8/1N6/8/1N6/4K3 w - - 0 1", "b2c4", false],
  ])("is seen %s", (_, fen, move, isSeen) => {
    const outcome = outcomeAfter(KNIGHTS, fen, move);
    if (isSeen) expect(outcome).toMatchObject({ result: "1-0", code: "chain", reason: "a joining chain" });
    else expect(outcome).toBeNull();
  });

  it("goes over corners where its steps do, and they are all eight by default", () => {
    const fen = "4k3/8/8/1N1N4/8/N7/8/4K3 w - - 0 1";
    for (const steps of ["", ", steps: K", ", steps: F", ", steps: fF"])
      expect(
        outcomeAfter(`win: [{ joins: [file b, file d], of: [knight]${steps} }]`, fen, "a3c4")?.result ?? null,
      ).toBe(steps === ", steps: fF" ? null : "1-0");
  });

  it("is seen where steps are leaps, and as the player's side sees them", () => {
    const forwards =
      "win: [{ joins: [{ white: rank 2, black: rank 7 }, { white: rank 6, black: rank 3 }], steps: fN }]";
    expect(outcomeAfter(forwards, "4k3/8/2P5/8/1B6/8/8/2RK4 w - - 0 1", "c1c2")?.result).toBe("1-0");
    expect(outcomeAfter(forwards, "2rk4/8/8/1b6/8/2p5/8/4K3 b - - 0 1", "c8c7")?.result).toBe("0-1");
  });

  it("loses where the file says so, and may be the opponent's", () => {
    const keys = "win: [checkmate]\nlose: [{ joins: [file b, file d], of: [knight], steps: W }]";
    expect(outcomeAfter(keys, "4k3/8/8/8/1N1N4/8/1N6/4K3 w - - 0 1", "b2c4")).toMatchObject({ result: "0-1" });
  });

  it("does not go over a missing square", () => {
    const keys = `board: { holes: c4 }\n${KNIGHTS}`;
    expect(outcomeAfter(keys, "4k3/8/8/8/1N*N4/8/8/1N2K3 w - - 0 1", "b1c3")).toBeNull();
  });
});

const bridges = (goal: string) =>
  parseVariant(
    `name: Bridges\nboard: { files: 5, ranks: 5 }\npieces: { stone: { letter: S, betza: none } }\nsetup: { fen: 5/5/5/5/5 w - - 0 1 }\nhands: { start: { stone: 13 } }\n${goal}\ndraws: { by: [full-board], repetition: never, moves: never }`,
    { file: "bridges.yaml" },
  );
const BOTH = "joins: [{ white: file a, black: rank 1 }, { white: file e, black: rank 5 }]";

it("the board shows the shortest chain that joins", () => {
  const game = Game.start(bridges(`win: [{ ${BOTH}, steps: W }]`), {
    fen: "5/sss2/SSS1S/S1SS1/S1SS1[SSSSSSSSSSsssssss] w - - 0 1",
  });
  game.play("S@d3");
  expect(game.outcome).toMatchObject({ result: "1-0", code: "chain" });
  const squares = squaresOfEnd(
    game.variant,
    game.positions[game.length].pieces,
    game.outcome ?? { code: "", winner: null },
  );
  expect(squares.map((square) => squareName(game.variant.board, square))).toEqual(["a3", "b3", "c3", "d3", "e3"]);
});

describe("a search", () => {
  it.each([
    ["joins at once", "5/1s3/SS1SS/1s3/3s1[SSSSSSSSSssssssssss] w - - 0 1", 1, MATE_SCORE - 1],
    ["joins by one of three gaps", "5/ss2S/SSS2/ss2S/sss2[SSSSSSSSssssss] w - - 0 1", 3, MATE_SCORE - 3],
  ])("%s", (_, fen, depth, score) => {
    const game = Game.start(bridges(`win: [{ ${BOTH}, steps: W }]`), { fen });
    const searcher = new Searcher(game.variant, 1);
    searcher.begin(game.positions, depth);
    while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
    expect(searcher.read()[0].score).toBe(score);
  });
});

describe("chains", () => {
  it.each<[string, Variant]>([
    ["stones", bridges(`win: [{ ${BOTH}, steps: W }]`)],
    ["stones that lose", bridges(`lose: [{ ${BOTH} }]\nwin: []`)],
    ["leaps", bridges("win: [{ joins: [a1-b5, d1-e5], steps: N }]")],
    ["ways of one side", bridges("win: [{ joins: [rank 1, rank 5], steps: fWFsW }]")],
    ["chess", written("win: [checkmate, { joins: [ranks 1-2, rank 5], of: [knight, bishop, pawn] }]")],
    [
      "chess on twelve files and ranks",
      parseVariant(
        "extends: omicron\nname: Wide\nboard: { files: 12, ranks: 12 }\nsetup: { fen: 4k6q/pppppppppppp/12/12/12/12/12/12/12/12/PPPPPPPPPPPP/4K6Q w - - 0 1 }\ncastling: none\npromotion: [{ pieces: [pawn], zone: rank 12, to: [queen] }]\nwin: [checkmate, { joins: [files a-c, files g-i], of: [queen, pawn] , steps: N }]",
        { file: "wide.yaml" },
      ),
    ],
  ])("are played as the reference does: %s", (_, variant) => {
    expect(duel(variant, { seed: 3, games: 8, plies: 60 })).toBeGreaterThan(40);
  });

  it("are told in words", () => {
    const words = (keys: string) => Object.fromEntries(rulesInWords(written(keys))).Goal;
    expect(
      words(
        "win: [{ joins: [file a, file h], of: [queen, rook] }, { joins: [rank 1, rank 4], steps: W, of: [knight] }]\nlose: [{ joins: [a1, { white: h8, black: none }], of: [bishop], steps: N }]",
      ),
    ).toEqual([
      "Whoever joins file a to file h by a chain of Queen or Rook that stand next to one another wins.",
      "Whoever joins rank 1 to rank 4 (White) or rank 8 to rank 5 (Black) by a chain of Knight that stand next to one another along ranks and files wins.",
      "Whoever joins a1 to h8 (White) by a chain of Bishop with leaps of N from one to the next loses.",
      "Stalemate is a draw.",
    ]);
  });

  it.each([
    ["win: [{ joins: [file a] }]", "wrong-size 1:16"],
    ["win: [{ joins: [file a, file h, rank 1] }]", "wrong-size 1:16"],
    ["win: [{ joins: file a }]", "wrong-type 1:16"],
    ["win: [{ joins: [file a, file z] }]", "square 1:25"],
    ["win: [{ joins: [none, file h], of: [knight] }]", "goal 1:7"],
    ["win: [{ joins: [a1, h1], steps: F, of: [pawn] }]", "goal 1:7"],
    ["promotion: none\nwin: [{ joins: [a1, b2], steps: W, of: [king, queen] }]", "goal 2:7"],
    ["promotion: none\nwin: [{ joins: [file a, file d], of: [knight] }]", "goal 2:7"],
    ["win: [{ joins: [file a, file h], steps: R }]", "wrong-value 1:41"],
    ["win: [{ joins: [file a, file h], along: [files] }]", "goal 1:34"],
    ["win: [{ joins: [file a, file h], of: [gnu] }]", "unknown-piece 1:39"],
    ["win: [{ steps: W }]", "goal 1:7"],
    ["win: [{ joins: [file a, file h], of: [rook] }]\nlose: [{ joins: [file a, file h], of: [rook] }]", "goal 2:8"],
  ])("are refused: %s", (keys, place) => {
    expect(refusals(keys)).toContain(place);
  });

  it("are refused with what is missing", () => {
    expect(complaints("promotion: none\nwin: [{ joins: [file a, file d], of: [knight] }]")).toContain(
      "more than 2 such pieces",
    );
    expect(complaints("promotion: none\nwin: [{ joins: [a1, b2], steps: W, of: [king, queen] }]")).toContain(
      "more than 2 such pieces",
    );
    expect(complaints("win: [{ joins: [a1, h1], steps: F, of: [pawn] }]")).toContain("No chain of steps F");
    expect(complaints("win: [{ joins: [rank 8, rank 1], of: [pawn] }]")).toContain("may not stand");
  });
});
