import { describe, expect, it } from "vitest";
import { UsageError } from "../../bench/common/options.ts";
import { parseMatchOptions } from "../../bench/match/options.ts";
import { parseSpec } from "../../bench/match/spec.ts";
import { readThought, writeGo } from "../../src/match/uci-player.ts";

describe("a player's text", () => {
  it("names the kind, the version, a limit and options", () => {
    expect(parseSpec("ours@build/old:nodes=500,hash=32")).toEqual({
      label: "ours@build/old:nodes=500,hash=32",
      kind: "ours",
      version: "build/old",
      command: [""],
      limit: { nodes: 500 },
      options: new Map([["hash", "32"]]),
    });
  });

  it.each([
    ["uci:node dist/cli.js uci", ["node", "dist/cli.js", "uci"], null],
    ["uci:movetime=50:engine --file=a:b", ["engine", "--file=a:b"], { timeMs: 50 }],
  ])("%s has a command line", (text, command, limit) => {
    expect(parseSpec(text)).toMatchObject({ kind: "uci", command, limit });
  });

  it.each(["", "fairy", "uci", "uci:", "fsf@old", "fsf:nodes", "fsf:nodes=0", "ours:nodes=many"])(
    "'%s' is refused",
    (text) => expect(() => parseSpec(text)).toThrow(UsageError),
  );
});

describe("the command line", () => {
  it("rounds games up to pairs and allows one limit", () => {
    const task = parseMatchOptions(["--variant", "chess", "--games", "7", "--tc", "10+0.1", "--sprt", "0,5"]);
    expect(task).toMatchObject({
      kind: "match",
      options: {
        games: 8,
        sprt: { elo0: 0, elo1: 5 },
        plan: { limit: { clock: { remainingMs: [10_000, 10_000], incrementMs: 100 } } },
      },
    });
  });

  it.each([
    ["no variant", []],
    ["two limits", ["--variant", "chess", "--nodes", "5", "--depth", "3"]],
    ["falling hypotheses", ["--variant", "chess", "--sprt", "5,0"]],
    ["an unknown option", ["--variant", "chess", "--speed", "5"]],
  ])("refuses %s", (_, args) => expect(() => parseMatchOptions(args)).toThrow(UsageError));
});

describe("talk with UCI engines", () => {
  it("writes limits", () => {
    expect(writeGo({ timeMs: 100 })).toBe("go movetime 100");
    expect(writeGo({ nodes: 5 })).toBe("go nodes 5");
    const clock = { remainingMs: [900.4, 0] as const, incrementMs: 10 };
    expect(writeGo({ clock })).toBe("go wtime 900 btime 1 winc 10 binc 10");
  });

  it.each([
    ["info depth 3 score cp -20 nodes 44 pv a2a3", "bestmove a2a3 ponder a7a6", "a2a3", -20],
    ["info depth 3 score mate 2 nodes 44 pv a2a3", "bestmove a2a3", "a2a3", 29_998],
    ["info depth 3 score mate -2 nodes 44", "bestmove a2a3", "a2a3", -29_998],
    ["info string nothing", "bestmove (none)", null, null],
  ])("reads '%s', '%s'", (info, best, move, scoreCp) => {
    expect(readThought([info, "info depth 4 currmove b2b3", best])).toMatchObject({ move, scoreCp });
  });
});
