/** The options of `fairywren match`. */
import { describe, expect, it } from "vitest";
import { Arguments } from "../../src/cli/arguments.ts";
import { COMMANDS, type Command } from "../../src/cli/commands.ts";
import { matchOptions } from "../../src/cli/match-options.ts";
import { UsageError } from "../../src/cli/usage.ts";

const COMMAND = COMMANDS.find(({ name }) => name === "match") as Command;
const read = (text: string) => matchOptions(Arguments.parse(`chess ours ours ${text}`.trim().split(" "), COMMAND));

describe("the options of a match", () => {
  it("are 100 games of 100 ms a move unless others are given, in whole pairs", () => {
    expect(read("")).toMatchObject({ games: 100, limit: { timeMs: 100 }, sprt: null, book: null, pgn: null });
    expect(read("--games 7 --tc 10+0.1 --sprt=-5,0.5 --starts no --plies 0")).toMatchObject({
      games: 8,
      limit: { clock: { remainingMs: [10_000, 10_000], incrementMs: 100 } },
      sprt: { elo0: -5, elo1: 0.5 },
      openings: { seed: 1, plies: 0, numbered: false },
    });
  });

  it.each([
    ["--nodes 5 --depth 3", "Give only one of"],
    ["--movetime 0", "from 1 to"],
    ["--tc 10", "like 10+0.1"],
    ["--tc 0+1", "like 10+0.1"],
    ["--sprt 5,0", "two rising numbers"],
    ["--sprt 5", "two rising numbers"],
    ["--book b.pgn --seed 3", "leave out '--seed'"],
    ["--starts maybe", "write yes or no"],
    ["--concurrency 0", "from 1 to 64"],
    ["--resgin 5", "no option '--resgin'"],
    ["ours", "one word too many"],
  ])("'%s' is refused", (text, sentence) => {
    expect(() => read(text)).toThrow(UsageError);
    expect(() => read(text)).toThrow(sentence);
  });

  it("need two players", () => {
    expect(() => Arguments.parse(["chess", "ours"], COMMAND)).toThrow("PLAYER is missing.");
  });
});
