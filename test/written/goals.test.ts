/** Ends of the game, royal pieces and forced captures, as files have them. */
import { describe, expect, it } from "vitest";
import { Game } from "../../src/engine/game.ts";
import { readPosition } from "../../src/engine/position.ts";
import { writeFen } from "../../src/notation.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import { complaints, refusals, written } from "./rows.ts";

/** How a game of some keys stands in a position, after some moves. */
function end(keys: string, fen: string, ...moves: string[]): string | null {
  const game = Game.start(written(keys), { fen });
  for (const move of moves) game.play(move);
  return game.outcome && `${game.outcome.result} ${game.outcome.reason}`;
}

const HILL = "win: [checkmate, { reach: d4 e4 d5 e5, with: [king] }]";
const BARE = "win: [checkmate, stalemate, { taken: all-but-royal, unless: answered }]";
const REPLY = "win: [checkmate, { reach: a4 a5 h4 h5, with: [king], reply: equalises }]";
const FEWER = "win: [checkmate, stalemate-with-fewer]";
const LOSE_ALL = "pieces: { king: { royal: false } }\ncastling: none\nwin: [{ lost: all }, stalemated]";

describe("conditions", () => {
  it.each([
    ["a goal is reached", HILL, "4k3/8/8/8/8/4K3/8/8 w - - 0 1", ["e3e4"], "1-0 goal reached"],
    ["by the kind that is meant", HILL, "4k3/8/8/8/8/3NK3/8/8 w - - 0 1", ["d3e5"], null],
    ["the third check", "win: [{ checks: 3 }]", "4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1", ["a1a8"], "1-0 third check"],
    ["the second is not enough", "win: [{ checks: 3 }]", "4k3/8/8/8/8/8/8/R3K3 w - - 2+3 0 1", ["a1a8"], null],
    ["a bared king", BARE, "4k3/4p3/8/8/8/4R3/8/4KN2 w - - 0 1", ["e3e7"], "1-0 bare king"],
    ["a bared king that may bare in return", BARE, "4k3/4p3/8/8/8/4R3/8/4K3 w - - 0 1", ["e3e7"], null],
    ["and does", BARE, "4k3/4p3/8/8/8/4R3/8/4K3 w - - 0 1", ["e3e7", "e8e7"], "1/2-1/2 bare king"],
    ["and does not", BARE, "4k3/4p3/8/8/8/4R3/8/4K3 w - - 0 1", ["e3e7", "e8d8"], "1-0 bare king"],
    [
      "a goal of the mover that comes out even, before another that is the opponent's",
      "win: [{ lost: [knight] }, { reach: a4 a5 h4 h5, with: [king], reply: equalises }]",
      "n7/8/8/6kN/K7/8/8/8 b - - 0 1",
      ["g5h5"],
      "1/2-1/2 goal reached",
    ],
    [
      "what was reached a turn ago, before what the mover reaches",
      "win: [{ reach: rank 8, with: [rook], safe: true }, { reach: rank 8, with: [rook], held: true }]",
      "4k3/8/8/R7/8/4N3/K7/3r4 w - - 0 1",
      ["a5a8"],
      "0-1 goal reached",
    ],
    [
      "what wins for the opponent, before what draws for the mover",
      "win: [checkmate, { lost: [rook] }]\ndraws: { by: [{ reach: rank 8, with: [knight] }] }",
      "r3k3/8/1N6/8/8/8/8/R3K3 w - - 0 1",
      ["b6a8"],
      "0-1 pieces lost",
    ],
    ["a goal that Black may reach too", REPLY, "8/8/8/6k1/1K6/8/8/8 w - - 0 1", ["b4a4"], null],
    ["and does", REPLY, "8/8/8/6k1/1K6/8/8/8 w - - 0 1", ["b4a4", "g5h5"], "1/2-1/2 goal reached"],
    ["and does not", REPLY, "8/8/8/6k1/1K6/8/8/8 w - - 0 1", ["b4a4", "g5g6"], "1-0 goal reached"],
    ["and cannot", REPLY, "8/8/8/4k3/1K6/8/8/8 w - - 0 1", ["b4a4"], "1-0 goal reached"],
    ["and cannot with what does not count", REPLY, "8/8/5n2/8/1K6/8/8/4k3 w - - 0 1", ["b4a4"], "1-0 goal reached"],
    ["a goal that White does not follow to", REPLY, "8/8/8/6k1/1K6/8/8/8 b - - 0 1", ["g5h5"], "0-1 goal reached"],
    [
      "each side's own goal, for the answer too",
      "win: [checkmate, { reach: { white: a4, black: h4 }, with: [king], reply: equalises }]",
      "8/8/8/6k1/1K6/8/8/8 w - - 0 1",
      ["b4a4"],
      null,
    ],
    [
      "a goal that is not held yet",
      "win: [checkmate, { reach: e4, with: [king], held: true }]",
      "4k3/8/8/8/8/4K3/8/8 w - - 0 1",
      ["e3e4"],
      null,
    ],
    [
      "a goal that is held",
      "win: [checkmate, { reach: e4, with: [king], held: true }]",
      "4k3/8/8/8/8/4K3/8/8 w - - 0 1",
      ["e3e4", "e8e7"],
      "1-0 goal reached",
    ],
    [
      "a goal that is held, before what the opponent has just done",
      "win: [checkmate, { reach: e4, with: [king], held: true }, { taken: [knight] }]",
      "1n2k3/8/8/8/4K3/8/7r/7N b - - 0 1",
      ["h2h1"],
      "1-0 goal reached",
    ],
    [
      "one of two that have to get there",
      "win: [checkmate, { reach: d4 e4 d5 e5, number: 2 }]",
      "4k3/8/8/8/8/2N5/8/4K3 w - - 0 1",
      ["c3e4"],
      null,
    ],
    [
      "both of them",
      "win: [checkmate, { reach: d4 e4 d5 e5, number: 2 }]",
      "4k3/8/8/8/3P4/2N5/8/4K3 w - - 0 1",
      ["c3e4"],
      "1-0 goal reached",
    ],
    [
      "one where all squares are taken",
      "win: [checkmate, { reach: d4 e4 d5 e5, number: 4, or-full: true }]",
      "4k3/8/8/3pp3/3p4/2N5/8/4K3 w - - 0 1",
      ["c3e4"],
      "1-0 goal reached",
    ],
    [
      "one where a square is empty",
      "win: [checkmate, { reach: d4 e4 d5 e5, number: 4, or-full: true }]",
      "4k3/8/8/3p4/3p4/2N5/8/4K3 w - - 0 1",
      ["c3e4"],
      null,
    ],
    [
      "one that can be taken there",
      "win: [checkmate, { reach: e4, with: [knight], safe: true }]",
      "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1",
      ["c3e4"],
      null,
    ],
    ["one of two knights", "win: [{ taken: [knight] }]", "n3k1n1/8/8/8/8/8/8/R3K1N1 w - - 0 1", ["a1a8"], null],
    ["a stalemate of the side with fewer pieces", FEWER, "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", ["g5g6"], "0-1 stalemate"],
    ["with as many", FEWER, "8/Q7/8/8/8/8/5K1p/7k w - - 0 1", ["f2f1"], "1/2-1/2 stalemate"],
    ["all pieces lost", LOSE_ALL, "8/8/8/8/8/8/1p6/K7 w - - 0 1", ["a1b2"], "0-1 pieces lost"],
    [
      "a stalemate that wins",
      "win: [checkmate, stalemate]",
      "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1",
      ["g5g6"],
      "1-0 stalemate",
    ],
    ["a mate that loses", "win: []\nlose: [checkmate]", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", ["a1a8"], "0-1 checkmate"],
    ["a kind taken out", "win: [{ taken: [queen] }]", "q3k3/8/8/8/8/8/8/R2QK3 w - - 0 1", ["a1a8"], "1-0 pieces lost"],
  ] as const)("%s", (_, keys, fen, moves, expected) => {
    expect(end(keys, fen, ...moves)).toBe(expected);
  });

  it("leave no legal move once one is true", () => {
    expect(Game.start(written(HILL), { fen: "4k3/8/8/8/4K3/8/8/8 b - - 0 1" }).legalMoves()).toEqual([]);
  });
});

describe("bare kings", () => {
  it("play on where checks are counted, until repetition or the move rule ends the game", () => {
    const keys = "win: [checkmate, { checks: 3 }]";
    const game = Game.start(written(keys), { fen: "8/8/4k3/8/8/3K4/8/8 w - - 3+3 149 80" });
    expect(game.outcome).toBeNull();
    game.play("d3d2");
    expect(game.outcome?.reason).toBe("seventy-five-move rule");
    expect(end("draws: { moves: never }", "8/8/4k3/8/8/3K4/8/8 w - - 0 1")).toBe("1/2-1/2 insufficient material");
  });
});

describe("royal pieces", () => {
  it("have to be safe, each of them", () => {
    const game = Game.start(written("pieces: { queen: { royal: true } }\ncheck: { royals: each }\ncastling: none"), {
      fen: "4k3/8/8/8/8/8/3r4/K2Q4 w - - 0 1",
    });
    expect(game.check).toBe(true);
    expect(new Set(game.legalMoves().map(({ from }) => from))).toEqual(new Set(["d1"]));
  });

  it("are in check when all of them are attacked, where that is the rule", () => {
    const keys = 'check: { royals: all }\ncastling: none\nsetup: { fen: "k6k/8/8/8/8/8/8/K6K w - - 0 1" }';
    const check = (fen: string) => Game.start(written(keys), { fen }).check;
    expect(check("k6k/8/8/8/r7/8/8/K6K w - - 0 1")).toBe(false);
    expect(check("k6k/8/8/8/r6r/8/8/K6K w - - 0 1")).toBe(true);
  });

  it("have to be safe, each of them, where one side alone has several", () => {
    const keys = 'check: { royals: each }\ncastling: none\nsetup: { fen: "k6k/8/8/8/8/8/8/K7 w - - 0 1" }';
    const check = (fen: string) => Game.start(written(keys), { fen }).check;
    expect(check("k6k/8/8/8/8/8/8/KR6 b - - 0 1")).toBe(false);
    expect(check("k6k/8/8/8/8/8/8/K6R b - - 0 1")).toBe(true);
    expect(check("k6k/8/8/8/8/8/R7/1K6 b - - 0 1")).toBe(true);
  });

  it("may not be put into check where nobody may", () => {
    const keys = "check: { given: forbidden }\nwin: [{ reach: rank 8, with: [king] }]\ncastling: none";
    const game = Game.start(written(keys), { fen: "4k3/8/8/8/8/8/8/R3K3 w - - 0 1" });
    expect(game.legalMoves().map(({ uci }) => uci)).not.toContain("a1a8");
  });
});

describe("forced captures", () => {
  it("leave captures alone where there is one", () => {
    const game = Game.start(written("captures: { must: true }"), { fen: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1" });
    expect(game.legalMoves().map(({ uci }) => uci)).toEqual(["e4d5"]);
  });
});

describe("checks left in a FEN", () => {
  const variant = written("win: [checkmate, { checks: 3 }]");
  it.each([
    ["4k3/8/8/8/8/8/8/4K3 w - - 2+3 0 1", [1, 0]],
    ["4k3/8/8/8/8/8/8/4K3 w - - 0 1 +0+1", [0, 1]],
    ["4k3/8/8/8/8/8/8/4K3 w - - 0 1", [0, 0]],
  ])("%s", (fen, checks) => {
    const parsed = readPosition(variant, fen);
    expect(parsed.ok && parsed.position.checks).toEqual(checks);
  });

  it("are refused when there are more than there can be", () => {
    const parsed = readPosition(variant, "4k3/8/8/8/8/8/8/4K3 w - - 4+3 0 1");
    expect(parsed.ok ? [] : parsed.faults.map(({ code, offset }) => `${code} ${offset}`)).toEqual(["fen-checks 26"]);
  });

  it("are written as they are read", () => {
    for (const fen of ["4k3/8/8/8/8/8/8/4K3 w - - 2+3 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0+1 0 1"])
      expect(Game.start(variant, { fen }).fen()).toBe(fen);
  });

  it("are refused from programs when there are more than there can be", () => {
    const fenWith = (checks: readonly number[]) => writeFen(variant, { ...variant.setup, checks } as never);
    expect(fenWith([0, 3])).toContain(" 3+0 ");
    expect(() => fenWith([0, 4])).toThrow("position");
    expect(() => fenWith([4, 0])).toThrow("position");
  });
});

describe("what means something is not refused", () => {
  const ONE_QUEEN = 'setup: { fen: "4k3/8/8/8/8/8/8/3QK3 w - - 0 1" }\ncastling: none';
  const IN_HAND = 'setup: { fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" }\ncastling: none\nhands: { start: { knight: 1 } }';
  it.each([
    ["win: [checkmate, { reach: d4-e5, number: 4 }]"],
    [`win: [checkmate, { taken: [queen] }]\n${ONE_QUEEN}`],
    [`win: [checkmate, { taken: [knight] }]\n${IN_HAND}`],
  ])("%s", (keys) => {
    expect(refusals(keys)).toEqual([]);
  });
});

describe("what means nothing is refused by name", () => {
  it("once", () => {
    expect(refusals("win: [{ reach: none }]")).toEqual(["goal 1:7"]);
    expect(refusals("check: { given: forbidden }\nwin: [{ checks: 3 }]")).toEqual(["goal 2:7"]);
    expect(refusals("win: [checkmate, { reach: d4-e5, number: 5 }]")).toEqual(["goal 1:18"]);
    expect(refusals("win: []")).toEqual(["no-goal 1:1"]);
  });

  it.each([
    ["check: { given: forbidden }", "Nobody may give check, see 'check: given'. "],
    [
      "pieces: { king: { royal: false } }\ncastling: none\ncheck: { royals: last }",
      "No piece is royal, so there is no check. ",
    ],
    ["win: []", ""],
  ])("why nobody can win: %s", (keys, why) => {
    expect(complaints(keys)).toBe(`Nobody can ever win. ${why}Say under 'win' or 'lose' what ends the game.`);
  });

  it.each([
    ["win: [{ with: [king] }]", "goal 1:7"],
    ["win: [{ reach: e4, checks: 3 }]", "goal 1:20"],
    ["win: [{ checks: 3, with: [king] }]", "goal 1:20"],
    ["win: [{ reach: e4, or-full: true }]", "goal 1:20"],
    ["win: [{ reach: none }]", "goal 1:7"],
    ["win: [{ taken: [queen], unless: answered }]", "goal 1:25"],
    ["win: [checkmate, { taken: [queen], left: 1 }]", "goal 1:18"],
    ["win: [chekmate]", "wrong-value 1:7"],
    ["win: [checkmate, { reach: e4, with: [knigt] }]", "unknown-piece 1:38"],
    ["pieces: { king: { royal: false } }", "royal 1:1"],
    ["check: { given: forbidden }\nwin: [{ checks: 3 }]", "goal 2:7"],
    ["win: [{ reach: e1, with: [king] }]", "over-at-start"],
    ["win: [checkmate, { reach: rank 1, with: [pawn] }]", "goal 1:18"],
    ["win: [checkmate, { reach: rank 8, with: [pawn] }]", "goal 1:18"],
    ["win: [checkmate, { reach: rank 8, with: [king], number: 2 }]", "goal 1:18"],
    ["win: [checkmate, { reach: rank 4, with: [rook, knight], number: 5 }]\npromotion: none", "goal 1:18"],
  ])("%s", (keys, place) => {
    expect(refusals(keys).some((refusal) => refusal.startsWith(place))).toBe(true);
  });
});

describe("a goal is somebody's where it is reached by", () => {
  it.each([
    ["what promotes", "win: [checkmate, { reach: ranks 4-5, with: [queen], number: 9 }]"],
    [
      "what is dropped",
      "win: [checkmate, { reach: rank 4, with: [knight], number: 4 }]\ncaptures: { to-hand: captor }",
    ],
    ["one side alone", "win: [checkmate, { reach: { white: rank 7, black: none }, with: [pawn] }]"],
  ])("%s", (_, keys) => expect(refusals(keys)).toEqual([]));
});

describe("words", () => {
  it("say what wins", () => {
    const words = Object.fromEntries(rulesInWords(written(`${HILL}\ncaptures: { must: true }`)));
    expect(words.Goal).toEqual([
      "Whoever gives checkmate wins.",
      "Whoever brings a King to d4-e5 wins.",
      "Stalemate is a draw.",
    ]);
    expect(words.Captures).toEqual(["Who can capture must."]);
  });
});

describe("a full board", () => {
  it("has no empty square but its holes", () => {
    const rows = ["k n # r", "r . # b", "P # n #", "R N B K"].join("\n    ");
    const keys = `board: { files: 4, ranks: 4 }\nsetup:\n  board: |\n    ${rows}\npromotion: none\ncastling: none
pieces: { queen: none, pawn: { forbidden: none } }\nwin: [checkmate]\ndraws: { by: [full-board] }\nhands: { start: { knight: 1 } }`;
    const game = Game.start(written(keys));
    game.play("N@b3");
    expect(game.outcome).toEqual({ result: "1/2-1/2", winner: null, code: "board-full", reason: "board full" });
  });
});
