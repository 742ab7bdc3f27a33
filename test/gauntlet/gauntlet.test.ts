/** What a gauntlet plays, keeps and prints. */
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UsageError } from "../../bench/common/options.ts";
import { fieldOf, HALVES, isFitted } from "../../bench/gauntlet/field.ts";
import { type Conditions, Journal, type KeptPair } from "../../bench/gauntlet/journal.ts";
import { type GauntletOptions, parseGauntlet } from "../../bench/gauntlet/options.ts";
import { roundsOf } from "../../bench/gauntlet/pairs.ts";
import { Progress } from "../../bench/gauntlet/progress.ts";
import { writeTable } from "../../bench/gauntlet/table.ts";
import type { WeightsChoice } from "../../bench/match/ours.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import type { GameRecord } from "../../src/match/record.ts";
import type { Variant } from "../../src/variant/variant.ts";

function optionsOf(args: string): GauntletOptions {
  const task = parseGauntlet(args.split(" ").filter((word) => word !== ""));
  if (task?.kind !== "play") throw new Error("that plays nothing");
  return task.options;
}

type Some = Partial<GameRecord>;

function pairOf(variantId: string, pair: number, results: readonly GameRecord["result"][], some: Some = {}): KeptPair {
  const records = results.map((result, index) => ({
    ...{ variantId, pair, firstSide: index as 0 | 1, result, plies: [], startFen: "", reason: "checkmate" },
    ...{ fault: null, dispute: null, arbitrated: true, ...some },
  }));
  return { weights: "computed", records: [records[0], records[1]] };
}

const withWeights = (weights: WeightsChoice, pair: KeptPair): KeptPair => ({ ...pair, weights });

describe("the field", () => {
  it("has seven variants or more in each half, of 8x8 squares or more, and none twice", () => {
    for (const half of HALVES) expect(fieldOf([half]).length).toBeGreaterThanOrEqual(7);
    const ids = fieldOf(HALVES);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      const { board } = bundledVariant(id) as Variant;
      expect(Math.min(board.files, board.ranks), id).toBeGreaterThanOrEqual(8);
    }
  });
});

describe("the command line of a gauntlet", () => {
  it("plays both halves at 100 ms a move, 20 games each", () => {
    const options = optionsOf("");
    expect(options.variantIds).toEqual(fieldOf(HALVES));
    expect(options).toMatchObject({ games: 20, weights: ["fitted", "computed"], plan: { limit: { timeMs: 100 } } });
  });

  it("takes one half, or variants by name", () => {
    expect(optionsOf("--half unseen").variantIds).toEqual(fieldOf(["unseen"]));
    expect(optionsOf("--variants chess,edgy,chess --games 3")).toMatchObject({
      variantIds: ["chess", "edgy"],
      games: 4,
    });
  });

  it.each([
    "--half third",
    "--variants nosuch",
    "--weights guessed",
    "--job 3/2",
    "--job 0/2",
    "--games 0",
    "--book no.pgn",
  ])("'%s' is refused", (args) => expect(() => parseGauntlet(args.split(" "))).toThrow(UsageError));

  it("gives help", () => expect(parseGauntlet(["--help"])).toBeNull());
});

describe("the pairs of a gauntlet", () => {
  const names = (options: GauntletOptions, played: readonly KeptPair[] = []) =>
    roundsOf(options, played).flatMap(({ weights, pairs }) =>
      pairs.map(({ variantId, pair }) => `${variantId} ${weights} ${pair}`),
    );

  it("are of fitted variants with both weights, of others once", () => {
    expect([isFitted("chess"), isFitted("embassy")]).toEqual([true, false]);
    expect(names(optionsOf("--variants chess,embassy --games 2"))).toEqual([
      "chess fitted 0",
      "chess computed 0",
      "embassy computed 0",
    ]);
    expect(names(optionsOf("--variants chess,embassy --games 2 --weights fitted"))).toEqual([
      "chess fitted 0",
      "embassy computed 0",
    ]);
  });

  it("let all variants have some before one has more", () => {
    const order = names(optionsOf("--variants embassy,seirawan --games 14"));
    expect(order.indexOf("seirawan computed 4")).toBeLessThan(order.indexOf("embassy computed 5"));
    expect(order).toHaveLength(14);
  });

  it("are not played again", () => {
    const options = optionsOf("--variants embassy --games 6");
    expect(names(options, [pairOf("embassy", 1, ["1-0", "1-0"])])).toEqual([
      "embassy computed 0",
      "embassy computed 2",
    ]);
  });

  it("are each in one job", () => {
    const all = names(optionsOf("--variants chess,embassy --games 14"));
    const parts = [1, 2, 3].flatMap((number) =>
      names(optionsOf(`--variants chess,embassy --games 14 --job ${number}/3`)),
    );
    expect(parts.sort()).toEqual(all.sort());
  });
});

describe("the journal of a gauntlet", () => {
  const conditions: Conditions = { format: 1, engine: "a", rival: "b", plan: "c" };
  const fileOf = () => join(mkdtempSync(join(tmpdir(), "gauntlet-")), "deep", "journal.jsonl");

  it("keeps pairs, and goes on", () => {
    const file = fileOf();
    const pair = pairOf("janus", 0, ["1-0", "0-1"]);
    Journal.open(file, conditions).keep(pair);
    const again = Journal.open(file, conditions);
    expect(again.pairs).toEqual([pair]);
    again.keep(pairOf("janus", 1, ["1-0", "0-1"]));
    expect(Journal.read(file).pairs).toHaveLength(2);
  });

  it("is the same once all is played, in whatever order that was", () => {
    const pairs = [
      pairOf("janus", 10, ["1-0", "0-1"]),
      pairOf("janus", 9, ["1-0", "0-1"]),
      pairOf("chess", 0, ["1-0", "0-1"]),
    ];
    const texts = [pairs, pairs.toReversed()].map((order) => {
      const file = fileOf();
      const journal = Journal.open(file, conditions);
      for (const pair of order) journal.keep(pair);
      expect(journal.has("computed", "janus", 9)).toBe(true);
      expect(journal.has("computed", "janus", 8)).toBe(false);
      journal.settle();
      expect(Journal.read(file).pairs.map(({ records: [{ pair }] }) => pair)).toEqual([0, 9, 10]);
      return readFileSync(file, "utf8");
    });
    expect(texts[0]).toBe(texts[1]);
  });

  it("takes away half a line that a run left", () => {
    const file = fileOf();
    Journal.open(file, conditions).keep(pairOf("janus", 0, ["1-0", "0-1"]));
    const whole = readFileSync(file, "utf8");
    appendFileSync(file, '{"weights":"computed","rec');
    expect(Journal.open(file, conditions).pairs).toHaveLength(1);
    expect(readFileSync(file, "utf8")).toBe(whole);
  });

  it("is not mixed with games that are played otherwise", () => {
    const file = fileOf();
    Journal.open(file, conditions);
    expect(() => Journal.open(file, { ...conditions, engine: "other" })).toThrow(
      "games of another engine (a, not other)",
    );
    expect(() => Journal.open(file, { ...conditions, plan: "other" })).toThrow("another plan");
  });

  it.each([
    ["{}\n", "is no journal of a gauntlet"],
    ["", "is no journal of a gauntlet"],
    ['{"format":2}\n', "is no journal of a gauntlet, or one of another format"],
    ['{"format":1}\nnonsense\n', ":2: is no line of a journal"],
  ])("%j is refused", (text, message) => {
    const file = join(mkdtempSync(join(tmpdir(), "gauntlet-")), "journal.jsonl");
    writeFileSync(file, text);
    expect(() => Journal.read(file)).toThrow(message);
  });
});

describe("the table of a gauntlet", () => {
  const lost = Array.from({ length: 10 }, (_, pair) => pairOf("janus", pair, ["0-1", "1-0"]));
  const pairs = [
    ...lost,
    pairOf("knightmate", 0, ["1-0", "0-1"]),
    pairOf("chess", 0, ["1-0", "1/2-1/2"]),
    withWeights("fitted", pairOf("chess", 0, ["1-0", "1-0"])),
  ];
  const lines = writeTable(pairs).split("\n");
  const rowOf = (start: string) => lines.find((line) => line.startsWith(start));

  it("has a row for each variant and choice of weights", () => {
    expect(rowOf("| janus |")).toContain("| janus | 10x8 | seen | computed | 20 | 0, 0, 20 | 0.0 % | 0.0 to ");
    expect(rowOf("| chess | 8x8 | – | computed |")).toContain("| 1, 1, 0 | 75.0 % |");
    expect(rowOf("| chess | 8x8 | – | fitted |")).toContain("| 1, 0, 1 | 50.0 % |");
  });

  it("sums up by variant, and names those that are beaten beyond doubt", () => {
    expect(rowOf("untuned, 3 variants")).toMatch(/^untuned, 3 variants: 58\.3 % .*; wholly below 40 %: janus$/);
    expect(rowOf("untuned, seen, 2 variants")).toMatch(/: 50\.0 %/);
    expect(rowOf("tuned, one variant")).toMatch(/: 50\.0 %/);
  });

  it("says which games were not decided by the rules", () => {
    const trouble = writeTable([pairOf("janus", 3, ["0-1", "1-0"], { fault: "crash: gone", dispute: "who knows" })]);
    expect(trouble).toContain("lost by illegal move, crash or time: 2; disputes with the arbiter: 2\n");
    expect(trouble).toContain("  !! janus, pair 4, ours: crash: gone\n  !! janus, pair 4, ours: crash: gone\n");
    expect(trouble).toContain("  !! janus, pair 4: who knows\n");
  });
});

describe("the progress of a gauntlet", () => {
  it("counts pairs of earlier runs, and scores this one", () => {
    const progress = new Progress(4, 6);
    const line = progress.afterPair(
      "fitted",
      pairOf("janus", 2, ["1-0", "1/2-1/2"], { fault: "time: 900 of 100 ms" }).records,
    );
    expect(line).toMatch(
      /^7\/10 pairs {2}janus \(fitted\), pair 3: 1\.5 of 2; this run 75\.0 %, \d+ min left\n!! time/,
    );
  });
});
