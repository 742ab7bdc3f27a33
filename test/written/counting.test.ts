/** Counting of moves when few pieces are left: when a count begins, what it is written as, and how it ends. */
import { describe, expect, it } from "vitest";
import { describeOutcome } from "../../src/board/announce.ts";
import { describeCount } from "../../src/board/pockets.ts";
import { kernelOf } from "../../src/compile/kernel-of.ts";
import { Game } from "../../src/engine/game.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import { parseFen } from "../../src/notation/fen.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import { duel } from "../generated/duel.ts";
import { at, complaints, expectFresh, expectOwnTexts, refusals, written } from "./rows.ts";

const COUNTING = `draws:
  moves: never
  counting:
    - { bare: true, without: [pawn], against: { rook: 2 }, moves: 8, from: pieces }
    - { bare: true, without: [pawn], moves: 16, from: pieces }
    - { without: [pawn], moves: 64 }`;
const FROM_NOTHING = "draws: { counting: [{ bare: true, against: { rook: 1 }, moves: 16 }, { own: 3, moves: 20 }] }";

/** The FEN's last four fields after some moves. */
function fieldsAfter(keys: string, fen: string, moves: string): string {
  const game = at(keys, fen);
  for (const move of moves.split(" ")) game.play(move);
  return game.fen().split(" ").slice(3).join(" ");
}

describe("a count", () => {
  it.each([
    ["begins when whoever is to move has a row", "7k/8/8/8/8/8/RR6/K7 w - - 0 1", "a1b1", "16 8 1"],
    ["does not begin for the side with the pieces", "7k/8/8/8/8/8/RR6/K7 b - - 0 1", "h8h7", "- 1 2"],
    ["is the first row that fits", "7k/8/8/8/8/8/R7/K7 w - - 0 1", "a1b1", "32 6 1"],
    ["waits for the last pawn to go", "7k/8/8/8/p7/8/1R6/K7 w - - 0 1", "b2b1", "- 1 1"],
    ["begins when it is taken, for whoever is to move", "7k/5q2/8/8/p7/8/R7/K7 w - - 0 1", "a2a4", "128 0 1"],
    ["is one ply behind for a bare side that takes it", "8/8/8/8/6kP/8/8/KQ6 b - - 0 1", "g4h4", "32 5 2"],
    ["begins from nothing for a side with more", "7k/6q1/8/8/8/8/RR6/K7 w - - 0 1", "a1b1", "128 0 1"],
    ["goes on", "7k/6q1/8/8/8/8/RR6/K7 w - - 0 1", "a1b1 g7f7 b2c2", "128 2 2"],
    ["goes on when something is taken", "7k/6q1/8/8/8/8/RR4P1/K7 w - 128 10 1", "a1b1 g7g2", "128 12 2"],
    ["gives way when a side becomes bare", "7k/6q1/8/8/8/8/1R4R1/K7 w - 128 10 1", "g2g7", "16 8 1"],
    ["does not when it was bare before", "7k/8/8/8/8/8/RR6/K7 b - 16 12 1", "h8h7 a2a3", "16 14 2"],
  ])("%s", (_, fen, moves, fields) => {
    expect(fieldsAfter(COUNTING, fen, moves)).toBe(fields);
  });

  it.each([
    ["by the number of own pieces", "rnb1k3/8/8/8/8/8/8/R1BQKB2 w - - 0 1", "a1b1", "- 1 1"],
    ["which may be few", "1q2k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b1", "40 0 1"],
    ["from nothing", "4k3/8/8/8/8/8/8/R3K2B w - - 0 1", "a1b1", "32 0 1"],
  ])("counts %s", (_, fen, moves, fields) => {
    expect(fieldsAfter(FROM_NOTHING, fen, moves)).toBe(fields);
  });

  it("goes on where walls are built, which are no pieces", () => {
    const walls = `turn: [move, { wall: static }]\ncastling: none\n${COUNTING}`;
    expect(fieldsAfter(walls, "7k/6q1/8/8/8/8/RR6/K7 w - 128 10 1", "a1b1,b1h1 g7f7,f7h2")).toBe("128 12 2");
  });

  it("never begins against a lone piece", () => {
    expect(fieldsAfter(COUNTING, "7k/5q2/8/8/8/8/8/K7 b - - 0 1", "f7a7")).toBe("32 6 2");
    expect(fieldsAfter(COUNTING, "7k/5q2/8/8/8/8/8/K7 w - - 0 1", "a1b1")).toBe("- 1 1");
  });

  it("is kept up to date by the kernel, and taken back", () => {
    const game = at(COUNTING, "7k/6q1/8/8/8/8/1R4R1/K7 w - 128 10 1");
    expectFresh(game, "g2g7");
    expectOwnTexts(game);
    game.play("g2g7");
    game.undo();
    expect(game.fen()).toBe("7k/6q1/8/8/8/8/1R4R1/K7 w - 128 10 1");
    expect(game.position.countLimit).toBe(128);
  });

  it("ends the game with the ply after its last, but mate is mate", () => {
    const game = at(COUNTING, "7k/8/8/8/8/8/RR6/K7 b - 16 15 9");
    game.play("h8h7");
    expect(game.outcome).toBeNull();
    game.play("a2a3");
    expect(game.outcome).toEqual({ result: "1/2-1/2", winner: null, code: "counting", reason: "counting" });
    expect(game.legalMoves().length).toBeGreaterThan(0);
    const mated = at(COUNTING, "7k/1R6/8/8/8/8/R7/K7 w - 16 16 9");
    mated.play("a2a8");
    expect(mated.outcome).toMatchObject({ result: "1-0", code: "checkmate" });
  });

  it("is no matter of repetition, and puts off the rule of moves without progress", () => {
    const game = at("draws: { counting: [{ moves: 300 }] }", "q5k1/8/8/8/8/8/8/QK6 w - 600 200 1");
    expect([game.outcome, game.claim]).toEqual([null, null]);
    expect(at("draws: { counting: [{ moves: 300 }] }", "q5k1/8/8/8/8/8/8/QK6 w - - 99 1").claim).toBeNull();
  });

  it("is a win where draws are", () => {
    expect(at(`${COUNTING}\n  wins: black`, "7k/8/8/8/8/8/RR6/K7 b - 16 17 9").outcome?.result).toBe("0-1");
  });

  it("is said on the board", () => {
    const game = at(COUNTING, "7k/8/8/8/8/8/RR6/K7 w - - 0 1");
    expect(describeCount(game.position)).toBe("");
    game.play("a1b1");
    expect(describeCount(game.position)).toBe("Count: 4 of 8 moves.");
    expect(describeOutcome({ result: "1/2-1/2", winner: null, code: "counting", reason: "counting" })).toBe(
      "Draw by counting.",
    );
  });

  it("is known to the search, which mates while there is time", () => {
    const score = (fen: string) => {
      const game = at(COUNTING, fen);
      const searcher = new Searcher(game.variant, 1);
      searcher.begin(game.positions, 6);
      while (searcher.slice(10_000) !== SEARCH_FINISHED);
      return searcher.read()[0].score;
    };
    const ladder = (plies: number) => `8/8/7k/R7/1R6/8/8/K7 w - 16 ${plies} 9`;
    expect(score(ladder(8))).toBeGreaterThan(1000);
    expect(score(ladder(15))).toBe(0);
  });

  it("needs a full kernel, and no tables of endings", () => {
    expect(kernelOf(written(COUNTING))).toBe("narrow-full");
    expect(kernelOf(written(COUNTING.replace(/counting:.*/s, "counting: none")))).toBe("narrow");
  });

  it("agrees with the reference", () => {
    const lean = `${COUNTING}
setup: { fen: "r3k2r/8/8/3p4/4P3/8/8/R3K2R w - - 0 1" }
castling: none`;
    expect(duel(written(lean), { seed: 3, games: 12, plies: 120 })).toBeGreaterThan(200);
  });
});

describe("a count in FEN", () => {
  it("stands for en passant, or in front of it", () => {
    const fen = "7k/5q2/8/3pP3/8/8/8/K7 w - 40d6 3 9";
    const game = at(FROM_NOTHING, fen);
    expect(game.fen()).toBe(fen);
    expect(game.legalMoves().map(({ uci }) => uci)).toContain("e5d6");
    expect(game.position.countLimit).toBe(40);
  });

  it.each([
    ["17", "fen-counting", "'17' is the end of no count in this variant: counts end after 16, 32, 128 plies."],
    ["0", "fen-counting", "'0' is the end of no count in this variant: counts end after 16, 32, 128 plies."],
    ["016", "fen-en-passant", "'016' is not a square of this board and not '-'."],
  ])("is refused: %s", (field, code, message) => {
    const parsed = parseFen(written(COUNTING), `7k/8/8/8/8/8/RR6/K7 b - ${field} 8 1`);
    expect(parsed.ok ? [] : parsed.faults).toMatchObject([{ code, message, offset: 24, length: field.length }]);
  });

  it("is refused where nobody counts", () => {
    const parsed = parseFen(written("name: Plain"), "7k/8/8/8/8/8/RR6/K7 b - 16 8 1");
    expect(parsed.ok ? null : parsed.faults[0].code).toBe("fen-en-passant");
  });

  it("goes through PGN and JSON", () => {
    const game = at(COUNTING, "7k/8/8/8/8/8/RR6/K7 b - 16 12 9");
    game.play("h8h7");
    const { variant } = game;
    expect(Game.fromPgn(game.pgn(), { variant }).fen()).toBe(game.fen());
    expect(Game.fromJSON(variant, JSON.stringify(game)).fen()).toBe(game.fen());
  });
});

describe("a table", () => {
  it.each([
    ["counting: []", "wrong-size 1:20"],
    ["counting: [{ bare: true }]", "missing-key 1:21"],
    ["counting: [{ bare: true, own: 3, moves: 4 }]", "counting 1:35"],
    ["counting: [{ without: [archer], moves: 4 }]", "unknown-piece 1:33"],
    ["counting: [{ against: { archer: 1 }, moves: 4 }]", "unknown-piece 1:42"],
    ["counting: [{ moves: 4 }, { bare: true, moves: 3 }]", "counting 1:35"],
    [
      "counting: [{ bare: true, against: { rook: 1 }, moves: 4 }, { bare: true, against: { rook: 2 }, moves: 3 }]",
      "counting 1:69",
    ],
    ["counting: [{ moves: 0 }]", "out-of-range 1:30"],
    ["counting: [{ moves: 4, from: bases }]", "wrong-value 1:39"],
  ])("is refused: %s", (keys, place) => {
    expect(refusals(`draws: { ${keys} }`)).toEqual([place]);
  });

  it("is refused in sentences", () => {
    expect(complaints("draws: { counting: [{ moves: 4 }, { bare: true, moves: 3 }] }")).toContain(
      "This row never counts: row 1 fits wherever it does",
    );
    expect(complaints("counting: [{ moves: 4 }]")).toContain(
      "There is no key 'counting' here: write 'draws: { counting:",
    );
  });

  it("is told in words", () => {
    const [, sentences] = rulesInWords(written(COUNTING)).find(([topic]) => topic === "Counting") ?? ["", []];
    expect(sentences[1]).toBe(
      "8 moves for a side with one piece left against 2 Rooks, once no Pawn is on the board, counting from the number of pieces on the board.",
    );
    expect(sentences[3]).toBe("64 moves for any side, once no Pawn is on the board.");
    expect(rulesInWords(written("name: Plain")).some(([topic]) => topic === "Counting")).toBe(false);
  });
});
