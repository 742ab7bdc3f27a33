/** The command line of `npm run tune`. */
import { describe, expect, it } from "vitest";
import { parseTuneOptions } from "../../bench/tune/options.ts";
import { bundledIds } from "../../src/node.ts";

describe("npm run tune", () => {
  it("tunes what is named, kept without a match, or all that have no weights, kept if they win", () => {
    expect(parseTuneOptions(["edgy", "janus"])).toMatchObject({
      ids: ["edgy", "janus"],
      leavesFitted: false,
      isJudged: false,
      games: 6000,
      nodes: 1000,
      seed: 1,
    });
    expect(parseTuneOptions(["--all"])).toMatchObject({ ids: bundledIds(), leavesFitted: true, isJudged: true });
    expect(parseTuneOptions(["--help"])).toBeNull();
  });

  it("shares all of them out among jobs", () => {
    const parts = [1, 2, 3].map((number) => parseTuneOptions(["--all", "--job", `${number}/3`])?.ids ?? []);
    expect(parts.flat().sort()).toEqual([...bundledIds()].sort());
    expect(
      Math.max(...parts.map(({ length }) => length)) - Math.min(...parts.map(({ length }) => length)),
    ).toBeLessThan(2);
  });

  it.each([
    [[], "name shipped variants, or all of them by --all"],
    [["edgy", "--all"], "name shipped variants, or all of them by --all"],
    [["mine"], "there is no shipped variant of that name"],
    [["edgy", "--job", "1/3"], "--job is a part of --all"],
    [["--all", "--job", "4/3"], "--job is '4/3'; it must be like 2/3"],
    [["--all", "--job", "third"], "--job is 'third'; it must be like 2/3"],
    [["--all", "--pgn", "a.pgn"], "--pgn goes with one variant"],
    [["--all", "--print"], "--print goes with one variant"],
    [["edgy", "--games", "3"], "it must be a whole number from 20"],
  ])("refuses %j", (words, message) => {
    expect(() => parseTuneOptions(words)).toThrow(message);
  });
});
