import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PgnGame, PgnMove } from "../../src/notation/pgn.ts";
import { parsePgn } from "../../src/notation/pgn-read.ts";
import { writePgn } from "../../src/notation/pgn-write.ts";

function gamesOf(text: string): readonly PgnGame[] {
  const parsed = parsePgn(text);
  return parsed.ok ? parsed.games : [];
}

function codesOf(text: string): string[] {
  const parsed = parsePgn(text);
  return parsed.ok ? [] : parsed.faults.map(({ code, offset }) => `${code} ${offset}`);
}

const sans = (moves: readonly PgnMove[]) => moves.map(({ san }) => san).join(" ");

describe("reading PGN", () => {
  it.each([
    ["move numbers with and without space", "1.e4 e5 2. Nf3 2... Nc6", "e4 e5 Nf3 Nc6"],
    ["castling with zeros", "1. 0-0 0-0-0 0-1", "0-0 0-0-0"],
    ["escape lines", "1. e4\n% not a move\ne5", "e4 e5"],
    ["promotion in brackets", "1. e8(Q) d8=Q", "e8(Q) d8=Q"],
    ["the en passant mark", "1. exd6 e.p. Nf3", "exd6 Nf3"],
    ["a result right after a move", "1. e4*", "e4"],
  ])("%s", (_, text, expected) => {
    expect(sans(gamesOf(text)[0].moves)).toBe(expected);
  });

  it("keeps variations at the move that they replace", () => {
    const [{ moves }] = gamesOf("1. e4 (1. d4 d5 (1... Nf6) 2. c4) 1... e5 *");
    expect(sans(moves)).toBe("e4 e5");
    expect(sans(moves[0].variations[0])).toBe("d4 d5 c4");
    expect(sans(moves[0].variations[0][1].variations[0])).toBe("Nf6");
  });

  it("keeps comments and judgements at their moves", () => {
    const [game] = gamesOf("{start} 1. e4! $10 {best ; by\n test} ({or} 1. d4) e5?! ; rest\n*");
    expect(game.comments).toEqual(["start"]);
    expect(game.moves[0]).toMatchObject({ nags: [1, 10], comments: ["best ; by test"], before: [] });
    expect(game.moves[0].variations[0][0].before).toEqual(["or"]);
    expect(game.moves[1]).toMatchObject({ nags: [6], comments: ["rest"] });
  });

  it("parts games at results and at tags", () => {
    const games = gamesOf('[White "A"]\n\n1. e4 1-0\n\n[White "B"]\n\n1. d4\n\n[White "C"]\n[Result "0-1"]\n\n');
    expect(games.map(({ tags, result }) => [tags.get("White"), result])).toEqual([
      ["A", "1-0"],
      ["B", "*"],
      ["C", "0-1"],
    ]);
  });

  it.each([
    ["1. e4 } e5", ["pgn-character 6"]],
    ["1. e4 ) ( ( e5", ["pgn-variation 6", "pgn-variation 10", "pgn-variation 10"]],
    ["$3 e4", ["pgn-nag 0"]],
    ['[A "x"]\n[A "y"]', ["pgn-tag-twice 8"]],
    ["[Event]\ne4 {", ["pgn-tag 0", "pgn-comment 11"]],
    ["( e4 )", ["pgn-variation 0"]],
    ["e4 ()", ["pgn-variation 4"]],
  ])("refuses %j", (text, codes) => {
    expect(codesOf(text)).toEqual(codes);
  });
});

const word = fc.stringMatching(/^[a-zA-Z;%(})]{1,12}$/);
const comment = fc.array(word, { maxLength: 8 }).map((words) => words.join(" "));
const san = fc.constantFrom("e4", "Nf3", "O-O", "exd5", "Qa1#", "b8=Q+", "0-0-0", "Δc4");
const nags = fc.array(fc.nat(255), { maxLength: 2 });

/** Moves whose variations nest up to a depth. */
function lineOf(depth: number): fc.Arbitrary<PgnMove[]> {
  const variations = depth === 0 ? fc.constant([]) : fc.array(lineOf(depth - 1), { maxLength: 2 });
  const comments = fc.array(comment, { maxLength: 2 });
  const move = fc.record({ san, offset: fc.constant(0), nags, before: fc.constant([]), comments, variations });
  return fc.array(move, { minLength: 1, maxLength: 4 });
}

const tagValue = fc.string({ unit: "grapheme", maxLength: 20 }).filter((text) => !/[\r\n]/.test(text));
const tags = fc.dictionary(fc.stringMatching(/^[A-Za-z0-9_]{1,10}$/), tagValue, { maxKeys: 4 });

const places = (_: string, value: unknown) => (_ === "offset" ? undefined : value);
const bare = (value: unknown) => JSON.stringify(value, places);

describe("writing PGN", () => {
  it("is read back the same: tags, comments, judgements, variations", () => {
    fc.assert(
      fc.property(tags, comment, fc.oneof(lineOf(2), fc.constant([])), (own, intro, moves) => {
        const game = {
          tags: new Map(Object.entries({ ...own, Result: "1-0" })),
          comments: [intro],
          moves,
          result: "1-0" as const,
        };
        const text = writePgn(game);
        const [read] = gamesOf(text);
        expect(bare([read.comments, read.moves, read.result])).toBe(bare([[intro], moves, "1-0"]));
        for (const [name, value] of game.tags) expect(read.tags.get(name)).toBe(value);
        expect(writePgn(read)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it("fills the seven usual tags, numbers from the FEN tag and wraps at 80 columns", () => {
    const fen = "4k3/8/8/8/8/8/8/4K3 b - - 0 12";
    const moves = gamesOf("Kd8 Kd1 ".repeat(20))[0].moves;
    const text = writePgn({
      tags: new Map([
        ["FEN", fen],
        ["White", 'a "b"'],
      ]),
      comments: [],
      moves,
      result: "*",
    });
    expect(text).toContain('[White "a \\"b\\""]\n[Black "?"]\n[Result "*"]\n[FEN');
    expect(text).toContain("\n\n12... Kd8 13. Kd1 Kd8 14. Kd1");
    expect(Math.max(...text.split("\n").map((row) => row.length))).toBeLessThanOrEqual(80);
  });
});
