/** `fairywren/tune`: a tuning for programs of one's own. */
import { describe, expect, it } from "vitest";
import { providedWeights } from "../../src/definition/provided-weights.ts";
import { bundledVariant, type Variant } from "../../src/index.ts";
import { type TuneNews, tuneVariant } from "../../src/tune.ts";
import { parseVariant } from "../../src/yaml.ts";
import { codesOf, STRANGE } from "../engine/strange.ts";

/** A small board with a piece that chess has not: a hundred games teach much about it. */
const FILE = `
name: Heralds
extends: chess
board: { files: 5, ranks: 5 }
pieces: { knight: none, bishop: none, rook: none, pawn: { betza: fmFfcW }, queen: { name: Herald, betza: AF } }
setup:
  board: |
    q q k q q
    p p p p p
    . . . . .
    P P P P P
    Q Q K Q Q
castling: none
promotion: [{ pieces: [pawn], zone: rank 5, to: [queen] }]
`;
const variant = parseVariant(FILE);
const chess = bundledVariant("chess") as Variant;

describe("a tuning of one's own", () => {
  it("tells of its games, of the fit and of what judges, and gives a file of weights that engines take", async () => {
    const news: TuneNews[] = [];
    const tuned = await tuneVariant(variant, { games: 100, positions: 2000, onNews: (told) => news.push(told) });
    expect(news.filter(({ type }) => type === "games")).toHaveLength(100);
    expect(new Set(news.map(({ type }) => type))).toEqual(new Set(["games", "fit", "round", "judging"]));
    expect(tuned).toMatchObject({ games: 100, isBetter: true });
    expect(tuned?.positions).toBeLessThanOrEqual(2000);
    expect(tuned?.judged.estimate.score).toBeGreaterThan(0.5);
    expect(providedWeights(variant)).toBeNull();
    parseVariant(FILE, { weights: tuned?.weights });
    expect(providedWeights(variant)?.pieces?.queen).toBeDefined();
    parseVariant(FILE, { weights: "" });
    const stopper = new AbortController();
    const again = {
      games: 20,
      nodes: 20,
      weights: tuned?.weights,
      signal: stopper.signal,
      onNews: () => stopper.abort(),
    };
    expect(await tuneVariant(variant, again)).toBeNull();
    expect(providedWeights(variant)?.pieces?.queen).toBeDefined();
    parseVariant(FILE, { weights: "" });
  }, 60_000);

  it("ends when it is told to, without a result", async () => {
    const stopper = new AbortController();
    let games = 0;
    const onNews = () => ++games === 3 && stopper.abort();
    expect(await tuneVariant(variant, { games: 20, nodes: 20, signal: stopper.signal, onNews })).toBeNull();
    expect(games).toBe(3);
  });

  it.each([
    ["games below twenty", { games: 19 }, "wrong-type"],
    ["half a game", { games: 20.5 }, "wrong-type"],
    ["no time", { timeMs: 0 }, "wrong-type"],
    ["more than a day", { timeMs: 86_400_001 }, "wrong-type"],
    ["no nodes", { nodes: 0 }, "wrong-type"],
    ["few positions", { positions: 999 }, "wrong-type"],
    ["a signal that is none", { signal: {} }, "wrong-type"],
    ["a key that is none", { minutes: 2 }, "unknown-key"],
    ["weights that are none", { weights: "[]" }, "syntax"],
  ])("is refused with %s", async (_, options, code) => {
    // biome-ignore lint/suspicious/noExplicitAny: wrong calls are what is tested
    expect(await codesOf(() => tuneVariant(variant, options as any))).toEqual([code]);
  });

  it.each(STRANGE)("is refused instead of a variant, and instead of options, with %s", async (_, value) => {
    // biome-ignore lint/suspicious/noExplicitAny: wrong calls are what is tested
    const wrong = value as any;
    expect(await codesOf(() => tuneVariant(wrong))).toEqual(["wrong-type"]);
    for (const key of ["games", "timeMs", "nodes", "positions", "signal"])
      expect(await codesOf(() => tuneVariant(chess, { [key]: wrong })), key).toEqual(["wrong-type"]);
  });

  it("is refused for rules that bring weights of their own, and for weights of other rules", async () => {
    const own = parseVariant(`${FILE}weights: { tempo: [10, 10] }\n`);
    expect(await codesOf(() => tuneVariant(own))).toEqual(["weights-unused"]);
    const weights = JSON.stringify({ evaluation: 1, rules: "0123456789abcdef", weights: {} });
    expect(await codesOf(() => tuneVariant(variant, { weights }))).toEqual(["weights-stale"]);
  });
});
