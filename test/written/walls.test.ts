/** Walls that turns build: where they go, whom they stop, how they are written, and what is refused. */
import { describe, expect, it } from "vitest";
import { describePlayed } from "../../src/board/announce.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import { writeUci } from "../../src/notation/move.ts";
import { wallsInWords } from "../../src/rules/walls/words.ts";
import { duel } from "../generated/duel.ts";
import { at, complaints, expectFresh, expectOwnTexts, refusals, targets, written } from "./rows.ts";

const COMMON = "pieces: { king: { royal: false } }\ncastling: none\nwin: [{ taken: [king] }, stalemated]";
const DUCK = `turn: [move, { wall: duck }]\n${COMMON}`;
const turn = (phases: string) => `turn: ${phases}\n${COMMON}`;

/** Where a move may build. */
function walls(keys: string, fen: string, move: string): string {
  const moves = at(keys, fen).legalMoves();
  return moves.flatMap(({ uci, wall }) => (uci.startsWith(`${move},`) ? [wall] : [])).join(" ");
}

describe("a wall goes", () => {
  it.each([
    ["duck", "8/8/8/8/8/8/8/K1k4n w - - 0 1", "a1a2", 61],
    ["duck: not where it stood", "8/8/8/8/8/*7/8/K1k4n w - - 0 1", "a1a2", 60],
    ["static", "8/8/8/8/8/*7/8/K1k4n w - - 0 1", "a1a2", 60],
    ["edge", "8/8/8/8/8/2*5/8/K1k4n w - - 0 1", "a1a2", 28 - 3 + 4],
  ])("%s: on so many squares", (way, fen, move, count) => {
    expect(walls(turn(`[move, { wall: ${way.split(":")[0]} }]`), fen, move).split(" ")).toHaveLength(count);
  });

  it("where a piece could go on to, through the square that it has left", () => {
    const keys = turn("[move, { wall: arrow }]");
    expect(walls(keys, "8/8/8/8/8/7k/8/KR*2n2 w - - 0 1", "b1b3")).toBe("b1 b2 a3 c3 d3 e3 f3 g3 b4 b5 b6 b7 b8");
  });

  it("not on squares to which the piece may never go", () => {
    const keys =
      turn("[move, { wall: arrow }]").replace("pieces: {", "pieces: { rook: { forbidden: rank 8 file a },") +
      '\nsetup: { fen: "4k3/8/8/8/8/8/8/1R2K3 w - - 0 1" }';
    expect(walls(keys, "8/8/8/8/8/7k/8/KR*2n2 w - - 0 1", "b1b3")).toBe("b1 b2 c3 d3 e3 f3 g3 b4 b5 b6 b7");
  });

  it("on the square that the piece has left, and nowhere else", () => {
    const keys = turn("[move, { wall: past }]");
    expect(walls(keys, "8/8/8/8/8/7k/8/KR6 w - - 0 1", "b1b3")).toBe("b1");
  });

  it("only on squares that are named, which may differ by side", () => {
    const keys = turn("[move, { wall: static, on: { white: a3 a4, black: h8 } }]");
    expect(walls(keys, "7n/7k/8/8/8/8/8/KR6 w - - 0 1", "b1b3")).toBe("a3 a4");
    expect(walls(keys, "7n/7k/8/8/8/8/8/KR6 b - - 0 1", "h8g6")).toBe("h8");
    expect(walls(keys, "7n/7k/8/8/8/8/8/KR6 b - - 0 1", "h7g6")).toBe("");
  });

  it("instead of a move, but not in check", () => {
    const keys = "turn: [{ one-of: [move, { wall: edge }] }]";
    const game = at(keys, "7k/8/8/8/8/8/8/K7 w - - 3 1");
    expect(targets(game, "a1").split(" ")).toHaveLength(26 + 3);
    game.play("a1a1,a1h7");
    expect(game.fen()).toBe("7k/7*/8/8/8/8/8/K7 b - - 4 1");
    expect(
      at(keys, "r6k/8/8/8/8/8/8/K7 w - - 3 1")
        .legalMoves()
        .map(({ uci }) => uci),
    ).toEqual(["a1b1", "a1b2"]);
  });
});

describe("a wall stops", () => {
  it.each([
    ["riders", "4k3/8/8/8/R1*4r/8/8/4K3 w - - 0 1", "a4", "a1 a2 a3 a5 a6 a7 a8 b4"],
    ["steps", "4k3/8/8/8/8/8/3***2/3*K*2 w - - 0 1", "e1", ""],
    ["pawns", "4k3/8/8/8/8/4*3/4P3/4K3 w - - 0 1", "e2", ""],
  ])("%s, and is not taken", (_, fen, from, expected) => {
    const ends = targets(at(turn("[move, { wall: static, on: h6 }]"), fen), from);
    expect([...new Set(ends.split(" ").map((text) => text.split(",")[0]))].sort().join(" ")).toBe(expected);
  });

  it("captures en passant, where it is put on the square in between", () => {
    const fen = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    const open = at(DUCK, fen);
    open.play("d7d5,d5a1");
    expect(open.fen()).toBe("4k3/8/8/3pP3/8/8/8/*3K3 w - d6 0 2");
    const shut = at(DUCK, fen);
    shut.play("d7d5,d5d6");
    expect(shut.fen()).toBe("4k3/8/3*4/3pP3/8/8/8/4K3 w - - 0 2");
  });

  it("checks, which are of the whole turn", () => {
    const game = at("turn: [move, { wall: static }]", "4r2k/8/8/8/8/8/8/4K3 w - - 0 1");
    expect(game.check).toBe(true);
    const moves = game.legalMoves().map(({ uci }) => uci);
    expect(moves).toContain("e1e2,e2e5");
    expect(moves).not.toContain("e1e2,e2d5");
  });

  it("castling over it", () => {
    const keys = DUCK.replace(
      "castling: none\n",
      "castling: [{ name: O-O, letter: K, mover: king, king: [e1, g1], partner: [h1, f1], piece: rook }]\n",
    );
    expect(
      at(keys, "4k3/8/8/8/8/8/8/4KR1R w K - 0 1")
        .legalMoves()
        .some(({ castling }) => castling),
    ).toBe(false);
    expect(
      at(keys, "4k3/8/8/8/8/8/8/4K1*R w K - 0 1")
        .legalMoves()
        .some(({ castling }) => castling),
    ).toBe(false);
    const game = at(keys, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    game.play("O-O,e1");
    expect(game.fen()).toBe("4k3/8/8/8/8/8/8/4*RK1 b - - 1 1");
  });
});

describe("a move with a wall", () => {
  const FEN = "4k3/P7/3*4/3pP3/8/8/8/R3K1N1 w - - 0 9";

  it("has a text of its own, and is played by it", () => {
    expectOwnTexts(at(turn("[move, { wall: static, on: a7 d6 h8 }]"), FEN.replace("3*4", "8")));
    const game = at(DUCK, FEN);
    const move = game.play("a7a8q,a8a7");
    expect(move).toMatchObject({ san: "a8=Q,a7", promotion: "queen", wall: "a7", to: "a8" });
    expect(game.fen()).toBe("Q3k3/*7/8/3pP3/8/8/8/R3K1N1 b - - 0 9");
    expect(describePlayed(game.variant, move, 0)).toContain("wall on a7");
  });

  it("is refused without one, and told how it is written", () => {
    const { error } = ((): { error: unknown } => {
      try {
        at(DUCK, FEN).play("g1f3");
      } catch (thrown) {
        return { error: thrown };
      }
      return { error: null };
    })();
    expect(String(error)).toContain("does not say where the wall goes");
  });

  it("is read in PGN, and written", () => {
    const game = at(DUCK, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    for (const text of ["e4,e3", "Kd7,a1", "e5,e6"]) game.play(text);
    expect(game.pgn()).toContain("1. e4,e3 Kd7,a1 2. e5,e6");
    expect(game.undo()).toBeTruthy();
    expect(game.fen()).toBe("8/3k4/8/8/4P3/8/8/*3K3 w - - 1 2");
  });

  it.each([
    [FEN, "g1f3,f3h8"],
    [FEN, "e1d1,d1e1"],
    [FEN, "a7a8n,a8b8"],
    [FEN.replace("3*4", "8").replace("w - -", "w - d6"), "e5d6,d6d5"],
  ])("leaves key, score and material as from scratch: %s %s", (fen, text) => {
    expectFresh(at(DUCK, fen), text);
  });

  it("repeats a position only with the same walls", () => {
    const game = at(DUCK, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    for (const text of ["e1d1,d1a1", "e8d8,d8a2", "d1e1,e1a3", "d8e8,e8a4"]) game.play(text);
    for (const text of ["e1d1,d1a5", "e8d8,d8a2", "d1e1,e1a3", "d8e8,e8a4", "e1d1,d1a5"]) game.play(text);
    expect(game.claim).toBeNull();
    for (const text of ["e8d8,d8a2", "d1e1,e1a3", "d8e8,e8a4"]) game.play(text);
    expect(game.claim).toMatchObject({ code: "repetition" });
  });
});

describe("walls", () => {
  it("are told in words", () => {
    expect(wallsInWords(written(DUCK))[0]).toContain("the one wall of the board on any empty square");
    expect(wallsInWords(written(turn("[move, { wall: static, on: ranks 2-7 }]")))).toContain(
      "Walls stand only on ranks 2 to 7.",
    );
    expect(wallsInWords(written("turn: [{ one-of: [move, { wall: edge }] }]"))[0]).toBe(
      "Instead of a move, a side may build a wall on an empty square at the edge of the board or on a side of a wall.",
    );
    expect(wallsInWords(written(""))).toEqual([]);
  });

  it.each(["duck", "arrow", "past", "edge", "static"])("play as the reference does: %s", { timeout: 60_000 }, (way) => {
    expect(duel(written(turn(`[move, { wall: ${way} }]`)), { seed: 4, games: 1, plies: 10 })).toBeGreaterThan(3);
    expect(duel(written(`turn: [move, { wall: ${way} }]`), { seed: 5, games: 1, plies: 8 })).toBeGreaterThan(3);
  });

  it.each(["duck", "edge", "static"])("alone play as the reference does: %s", { timeout: 60_000 }, (way) => {
    const keys = `turn: [{ one-of: [move, { wall: ${way} }] }]`;
    expect(duel(written(keys), { seed: 8, games: 2, plies: 40 })).toBeGreaterThan(20);
  });

  it.each([
    ["[move, { wall: goose }]", "wrong-value"],
    ["[{ wall: duck }, move]", "turn"],
    ["[{ wall: duck }]", "turn"],
    ["[{ move: or-pass }, { wall: duck }]", "turn"],
    ["[move, { one-of: [move, { wall: edge }] }]", "turn"],
    ["[{ one-of: [move, move] }]", "turn"],
    ["[{ one-of: [{ wall: edge }, { wall: duck }] }]", "turn"],
    ["[{ one-of: [move, { wall: past }] }]", "turn"],
    ["[{ on: a1 }]", "turn"],
    ["[{ move: or-pass, on: a1 }]", "turn"],
    ["{ white: [move, { wall: duck }] }", "turn"],
    ["[move, { wall: static, on: z9 }]", "square"],
  ])("are refused: %s", (phases, code) => {
    expect(refusals(turn(phases)).map((text) => text.split(" ")[0])).toContain(code);
  });

  it("are refused beside what they are not played with", () => {
    expect(complaints(`${DUCK}\npieces: { knight: { betza: caK } }`)).toBeTruthy();
    expect(complaints("turn: [move, { wall: duck }]\npieces: { rook: { betza: mRcpR } }")).toContain(
      "nobody can build walls yet",
    );
    const entering = "hands: { start: { queen: 1 }, enter: { with-first-move: rank 1 } }\ncastling: none";
    expect(complaints(`turn: [move, { wall: duck }]\n${entering}`)).toContain("nobody can build walls yet");
  });

  it("are refused in a FEN where there may be but one, and where nobody builds", () => {
    expect(() => at(DUCK, "4k3/8/8/8/8/*1*5/8/4K3 w - - 0 1")).toThrow("Only one wall stands on the board.");
    expect(() => at("", "4k3/8/8/8/8/*7/8/4K3 w - - 0 1")).toThrow("stands for a hole");
  });
});

describe("a search with walls", () => {
  it.each([
    ["duck", "4k3/pp2n3/8/3q4/8/2*5/PP2N3/4K2R w - - 0 1"],
    ["past", "4k3/pp2n3/8/3q4/8/2*5/PP2N3/4K2R w - - 0 1"],
    ["static", "3k4/p3n3/8/8/8/2*5/P3N3/3K4 w - - 0 1"],
  ])("has no moves but the legal ones at every depth: %s", (way, fen) => {
    const game = at(turn(`[move, { wall: ${way} }]`), fen);
    const legal = new Set(game.legalMoves().map(({ uci }) => uci));
    const searcher = new Searcher(game.variant, 1);
    searcher.begin(game.positions, 8);
    for (let nodes = 0; nodes < 40_000 && searcher.slice(1000) !== SEARCH_FINISHED; nodes = searcher.nodes)
      for (const { line } of searcher.read()) if (line[0]) expect(legal).toContain(writeUci(game.variant, line[0]));
    for (const { line } of searcher.read()) expect(legal).toContain(writeUci(game.variant, line[0]));
  });
});
