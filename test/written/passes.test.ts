/** Turns that are passed, as files have them. */
import { describe, expect, it } from "vitest";
import { describePlayed } from "../../src/board/announce.ts";
import { drawArrows } from "../../src/board/arrows.ts";
import { layOut } from "../../src/board/geometry.ts";
import { initialState, reduce, sceneOf } from "../../src/board/state.ts";
import { Game } from "../../src/engine/game.ts";
import { readPosition } from "../../src/engine/position.ts";
import { parseSquare } from "../../src/geometry/square.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import { at, expectOwnTexts, refusals, written } from "./rows.ts";

const FREELY = "turn: [{ move: or-pass }]";
const STUCK = "turn: [{ move: or-pass-when-stuck }]";
const TWICE = `${FREELY}\ndraws: { by: [{ passes: 2 }] }`;
const BARE = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const STALEMATE = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
/** Whoever has to move loses the pawn. */
const TREBUCHET = "8/8/8/4pK2/3kP3/8/8/8 w - - 0 1";

/** The passes among the legal moves. */
function passes(game: Game): string[] {
  return game.legalMoves().flatMap(({ uci, pass }) => (pass ? [uci] : []));
}

describe("a pass", () => {
  it.each([
    ["is a move like others", FREELY, BARE, ["e1e1"]],
    ["is none in check", FREELY, "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", []],
    ["is none in variants without", "", BARE, []],
    ["is one side's alone", "turn: { black: [{ move: or-pass }] }", BARE, []],
    ["of the other side", "turn: { black: [{ move: or-pass }] }", BARE.replace("w", "b"), ["e8e8"]],
    ["is what is left in a stalemate", STUCK, STALEMATE, ["h8h8"]],
    ["is none while another move is left", STUCK, BARE, []],
    ["does not capture, where that is forced", `${FREELY}\ncaptures: { must: true }`, BARE, ["e1e1"]],
    [
      "is none where something must be taken",
      `${FREELY}\ncaptures: { must: true }`,
      "4k3/8/8/8/8/2n5/1P6/6K1 w - - 0 1",
      [],
    ],
    [
      "is named by the first piece where none is royal",
      `${FREELY}\npieces: { king: { royal: false } }\ncastling: none\nwin: [{ taken: all }]`,
      "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
      ["a1a1"],
    ],
    [
      "does not come before drops that come first",
      `${FREELY}\nhands: { first: true, start: { knight: 1 } }`,
      "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1",
      [],
    ],
  ])("%s", (_, keys, fen, expected) => {
    expect(passes(at(keys, fen))).toEqual(expected);
  });

  it("leaves all as it is but the turn, the clock and en passant", () => {
    const game = at(FREELY, "4k3/8/8/pP6/8/8/8/4K2R w K a6 4 9");
    game.play("e1e1");
    expect(game.fen()).toBe("4k3/8/8/pP6/8/8/8/4K2R b K - 5 9");
    game.undo();
    expect(game.fen()).toBe("4k3/8/8/pP6/8/8/8/4K2R w K a6 4 9");
  });

  it("has texts of its own, and is read in others", () => {
    const game = at(FREELY, "4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1");
    expectOwnTexts(game);
    for (const text of ["e1e1", "a1a1", "0000", "--", "Z0", "@@@@"]) {
      expect(game.play(text)).toMatchObject({ uci: "e1e1", san: "--", pass: true, from: "e1", to: "e1", check: false });
      game.undo();
    }
    for (const text of ["e1e2", "e9e9", "00", "---"]) expect(() => game.play(text)).toThrow();
    for (const text of ["e1e1", "0000", "--"]) expect(() => at("", BARE).play(text)).toThrow();
  });

  it("goes through PGN", () => {
    const game = at(TWICE, BARE);
    for (const text of ["e1e2", "--", "--"]) game.play(text);
    const read = Game.fromPgn(game.pgn(), { variant: game.variant });
    expect(read.fen()).toBe(game.fen());
  });

  it("may bring a position up again after two plies", () => {
    const game = at(FREELY, BARE);
    for (let ply = 0; ply < 4; ply++) game.play("0000");
    expect(game.claim?.reason).toBe("threefold repetition");
  });
});

describe("passes in a row", () => {
  it("end the game, and stand in a FEN", () => {
    const game = at(TWICE, BARE);
    game.play("e1e1");
    expect(game.fen()).toBe("4k3/8/8/8/8/8/8/4K3 b - - 1p 1 1");
    expect(game.position.passes).toBe(1);
    game.play("e8e8");
    expect(game.outcome).toEqual({ result: "1/2-1/2", winner: null, code: "passes", reason: "2 passes in a row" });
    expect(game.legalMoves()).toEqual([]);
  });

  it("are counted anew after a move", () => {
    const game = at(TWICE, "4k3/8/8/8/8/8/8/4K3 b - - 1p 1 1");
    for (const text of ["e8e7", "--", "e7e6", "--", "--"]) game.play(text);
    expect(game.outcome?.reason).toBe("2 passes in a row");
  });

  it("go on from a FEN", () => {
    const game = at(TWICE, "4k3/8/8/8/8/8/8/4K3 b - - 1p 1 1");
    game.play("--");
    expect(game.outcome?.reason).toBe("2 passes in a row");
  });

  it("are asked of the player who has passed last", () => {
    const game = at(`${FREELY}\nwin: [checkmate, { passes: 3 }]`, BARE);
    for (let ply = 0; ply < 3; ply++) game.play("--");
    expect(game.outcome?.result).toBe("1-0");
  });

  it("are refused in a FEN of a variant that counts none, and above their number", () => {
    const codes = (keys: string, fen: string) => {
      const parsed = readPosition(written(keys), fen);
      return parsed.ok ? [] : parsed.faults.map(({ code }) => code);
    };
    expect(codes(FREELY, "4k3/8/8/8/8/8/8/4K3 w - - 1p 0 1")).toEqual(["fen-passes"]);
    expect(codes(TWICE, "4k3/8/8/8/8/8/8/4K3 w - - 3p 0 1")).toEqual(["fen-passes"]);
    expect(codes(`${TWICE}\nwin: [{ checks: 3 }]`, "4k3/8/8/8/8/8/8/4K3 w - - 2+3 1p 0 1")).toEqual([]);
  });
});

describe("files", () => {
  it.each([
    ["win: [checkmate, { passes: 2 }]", ["goal 1:18"]],
    [`turn: { white: [{ move: or-pass }] }\nwin: [checkmate, { passes: 2 }]`, ["goal 2:18"]],
    [`${FREELY}\nwin: [checkmate, stalemate]`, ["goal 2:18"]],
    [`${STUCK}\ndraws: { by: [stalemate] }`, ["goal 2:15"]],
    [`turn: { white: [{ move: or-pass }] }\nwin: [checkmate, { passes: 1 }, stalemate]`, []],
    ["turn: [move]", []],
    ["turn: []", ["wrong-size 1:7"]],
    ["turn: [{ move: or-jump }]", ["wrong-value 1:16"]],
    ["turns: [move]", ["unknown-key 1:1"]],
  ])("%s", (keys, expected) => {
    expect(refusals(keys)).toEqual(expected);
  });

  it("are told in words", () => {
    const words = rulesInWords(written(TWICE)).flatMap(([, sentences]) => sentences);
    expect(words).toContain("Instead of a move, a side may pass, but not in check.");
    expect(words).toContain("A row of 2 passes is a draw.");
    const sided = rulesInWords(written("turn: { black: [{ move: or-pass-when-stuck }] }"));
    expect(sided.flatMap(([, sentences]) => sentences)).toContain(
      "When Black has no legal move and is not in check, the turn is passed.",
    );
  });
});

describe("a search", () => {
  it("passes where every move loses", () => {
    const variant = written(FREELY);
    const parsed = readPosition(variant, TREBUCHET);
    if (!parsed.ok) throw new Error(parsed.faults[0].message);
    const searcher = new Searcher(variant, 4);
    searcher.begin([parsed.position], 12);
    while (searcher.slice(5000) !== SEARCH_FINISHED);
    expect(searcher.read()[0].line[0]).toMatchObject({ pass: true });
  });
});

describe("the board", () => {
  const game = at(FREELY, BARE);
  const king = parseSquare(game.variant.board, "e1") as number;

  it("asks whether to pass when the own king is pressed again", () => {
    const picked = reduce(initialState(sceneOf(game), [0, 1]), { type: "pick", square: king });
    const again = reduce(picked.state, { type: "pick", square: king });
    expect(again.play).toBeNull();
    expect(again.state.choice?.moves.map(({ uci }) => uci)).toEqual(["e1e1"]);
    expect(reduce(again.state, { type: "cancel" }).state.choice).toBeNull();
    const [move] = again.state.choice?.moves ?? [];
    expect(reduce(again.state, { type: "choose", move }).play?.uci).toBe("e1e1");
  });

  it("draws a ring for an arrow that goes nowhere", () => {
    const arrows = [{ from: king, to: king, brush: "blue" } as const];
    const state = { ...initialState(sceneOf(game), [0, 1]), marked: { arrows, highlights: [] } };
    const picture = JSON.stringify(
      drawArrows(state, layOut(game.variant.board, { view: "square", flipped: false, coordinates: "none" })),
    );
    expect(picture).toContain("circle");
    expect(picture).not.toMatch(/NaN|null/);
  });

  it("says that somebody passes", () => {
    const [move] = game.legalMoves().filter(({ pass }) => pass);
    expect(describePlayed(game.variant, move, 0)).toBe("White: passes.");
  });
});
