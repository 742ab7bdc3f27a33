/** How the programs of the bench read their command lines. */
import { describe, expect, it } from "vitest";
import {
  flag,
  list,
  oneOf,
  option,
  optional,
  positive,
  readOptions,
  repeated,
  text,
  UsageError,
  whole,
} from "../../bench/common/options.ts";

const OPTIONS = {
  games: option(whole(1, 99), "20"),
  nodes: optional(list(whole(1))),
  time: optional(positive),
  only: repeated(text),
  kind: option(oneOf(["slow", "fast"]), "fast"),
  print: flag,
};
const read = (line: string, words = 0) => readOptions(line.split(" ").filter(Boolean), OPTIONS, words);

describe("a command line", () => {
  it("has what is not given", () => {
    const fallbacks = { games: 20, nodes: null, time: null, only: null, kind: "fast", print: false, words: [] };
    expect(read("")).toEqual(fallbacks);
  });

  it.each([
    ["--games 7", { games: 7 }],
    ["--nodes 5,60", { nodes: [5, 60] }],
    ["--time 0.5", { time: 0.5 }],
    ["--only a --only=b", { only: ["a", "b"] }],
    ["--kind slow --print", { kind: "slow", print: true }],
  ])("reads '%s'", (line, values) => expect(read(line)).toMatchObject(values));

  it("has words where they are allowed", () => {
    expect(read("chess --games 3", 1)).toMatchObject({ words: ["chess"], games: 3 });
    expect(() => read("chess")).toThrow(UsageError);
    expect(() => read("chess edgy", 1)).toThrow("'edgy'");
  });

  it("is null when help is asked for, whatever else stands there", () =>
    expect(read("--games many --help")).toBeNull());

  it.each([
    ["--games 0", "--games is '0'; it must be a whole number from 1 to 99"],
    ["--games 1.5", "whole number"],
    ["--nodes 5,,6", "--nodes is ''; it must be a whole number from 1"],
    ["--time 0", "--time is '0'; it must be a number above 0"],
    ["--kind quick", "--kind is 'quick'; it must be one of slow, fast"],
    ["--speed 5", "--speed"],
  ])("is refused: '%s'", (line, words) => {
    expect(() => read(line)).toThrow(UsageError);
    expect(() => read(line)).toThrow(words);
  });
});
