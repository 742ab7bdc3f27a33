/** PGN files of several games: one asked for, refused where one is wanted, and read one after another. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FairywrenError } from "../../src/diagnostic/error.ts";
import { Game } from "../../src/engine/game.ts";
import { readPgn } from "../../src/engine/read-pgn.ts";
import { eachPgnGame, parsePgn } from "../../src/notation/pgn-read.ts";

/** The first diagnostic of a refusal: code, line and column. */
function refusalOf(text: string, options = {}): string {
  try {
    Game.fromPgn(text, options);
  } catch (error) {
    if (!(error instanceof FairywrenError)) throw error;
    const [{ code, line, column }] = error.diagnostics;
    return `${code} ${line}:${column}`;
  }
  return "fine";
}

/** What the iterator gives, each game as its moves or as its refusal. */
function read(text: string): string[] {
  return [...readPgn(text)].map((record) => {
    if (record.ok) return record.game.history.map(({ san }) => san).join(" ");
    const [{ code, line, column }] = record.error.diagnostics;
    return `${code} ${line}:${column}`;
  });
}

describe("what follows a game", () => {
  it.each([
    ["1. e4 e5 1-0\n", "fine"],
    ["1. e4 1-0 e5", "pgn-further 1:11"],
    ["1. e4 e5 1-0\n2. Nf3", "pgn-further 2:1"],
    ["1. e4 *\n\n1. d4 *", "pgn-further 3:1"],
    ['1. e4\n\n[White "A"]\n', "pgn-further 3:1"],
    ["1. e4 1-0 {White wins}", "pgn-further 1:11"],
    ["1. e4 1-0 }", "pgn-further 1:11"],
    ["1. e4 1-0 1-0", "pgn-further 1:11"],
  ])("%j: %s", (text, refusal) => expect(refusalOf(text)).toBe(refusal));

  it("may be there when a game is chosen by its index, whatever is wrong with the others", () => {
    const text = "1. e4 * ) 1. d4 * 1. c4 * {";
    expect(Game.fromPgn(text, { index: 0 }).history[0].san).toBe("e4");
    expect(refusalOf(text, { index: 1 })).toBe("pgn-variation 1:9");
    expect(Game.fromPgn(text, { index: 2 }).history[0].san).toBe("c4");
    expect(refusalOf(text, { index: 3 })).toBe("pgn-comment 1:27");
    expect(refusalOf(text, { index: 4 })).toBe("pgn-empty 1:1");
  });
});

describe("games one after another", () => {
  it("are read on behind faulty ones, which are told with their places", () => {
    const text = [
      '[White "A"]\n\n1. e4 e5 1-0',
      "1. e4 e5 2. Ke3 *",
      "1. d4 (1. c4 *",
      '[White "B"]\n\n1. c4 ) *',
      '[White "C"]\n\n1. Nf3 {oops\nNf6',
      '[Variant "Nothing"]\n\n1. e4 *',
      '[White "D"]\n\n1. g3 (1. a3) ; good\n*',
    ].join("\n");
    expect(read(text)).toEqual([
      "e4 e5",
      "move-illegal 4:13",
      "pgn-variation 5:7",
      "pgn-variation 8:7",
      "pgn-comment 11:8",
      "pgn-variant 13:11",
      "g3",
    ]);
    const records = [...readPgn(text, { file: "many.pgn" })];
    expect(records.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const last = records[6];
    expect(last.ok && last.pgn.moves[0].variations[0][0].san).toBe("a3");
    expect(last.ok && last.pgn.moves[0].comments).toEqual(["good"]);
    expect(last.ok && last.game.tags.get("White")).toBe("D");
    const bad = records[1];
    expect(bad.ok ? "" : bad.error.message).toMatch(/^many\.pgn:4:13 {2}move-illegal: Ply 3/);
  });

  it("are none in a text without any", () => {
    expect(read("")).toEqual([]);
    expect(read("\n\n% nothing\n")).toEqual([]);
    expect(read("}")).toEqual(["pgn-character 1:1"]);
  });

  it("come one at a time: what is not asked for is not read", () => {
    const games = readPgn("1. e4 *\n".repeat(100_000));
    const begin = process.cpuUsage();
    expect(games.next().value).toMatchObject({ ok: true, index: 0 });
    expect(process.cpuUsage(begin).user / 1000).toBeLessThan(200);
    games.return();
  });

  it("are each bounded in length, not all together", () => {
    const text = `1. e4 *\n1. d4 {${"x".repeat(50)}} *\n1. c4 *`;
    const codes = [...readPgn(text, { length: 40 })].map((record) => (record.ok ? "fine" : record.error.code));
    expect(codes).toEqual(["fine", "pgn-too-long", "fine"]);
  });

  it.each(["1. e4 e5 *\n", "1. e4 {\n[A", "} ", '1. e4 (1. d4\n[A "b"]\n'])(
    "take linear time on %j repeated",
    (repeat) => {
      const begin = process.cpuUsage();
      for (const _ of eachPgnGame(repeat.repeat(100_000)));
      const { user, system } = process.cpuUsage(begin); // in microseconds; a busy machine does not count
      expect((user + system) / 1000).toBeLessThan(3000);
    },
  );

  it("are those that reading all at once finds", () => {
    const piece = fc.constantFrom(
      "1. e4",
      " e5",
      " *",
      " 1-0",
      '\n[A "b"]\n',
      " (",
      ")",
      " {x}",
      " {",
      "}",
      " $3",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = pieces.join("");
        const all = parsePgn(text);
        const each = [...eachPgnGame(text)];
        const games = each.flatMap((one) => (one.ok ? [one.game] : []));
        if (all.ok) expect(games).toEqual(all.games);
        else expect(each.some(({ ok }) => !ok)).toBe(true);
        expect([...readPgn(text)].length).toBe(each.length);
      }),
      { numRuns: 300 },
    );
  });

  it("are refused as a whole when they are no text", () => {
    const wrong = readPgn as unknown as (text: unknown, options?: unknown) => unknown;
    for (const call of [() => wrong(5), () => wrong("*", { index: 1, fiel: "x" }), () => wrong("*", 3)]) {
      expect(call).toThrow(FairywrenError);
    }
  });
});
