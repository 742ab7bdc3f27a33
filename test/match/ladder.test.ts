/** A ladder's rungs and its table. */
import { describe, expect, it } from "vitest";
import { UsageError } from "../../bench/common/options.ts";
import { parseLadder } from "../../bench/match/ladder-options.ts";
import { type PlayedRung, writeLadder, writeRung } from "../../bench/match/ladder-table.ts";
import type { GameRecord } from "../../src/match/record.ts";

describe("the command line of a ladder", () => {
  it("climbs in the four hearts and chess at 100 ms a move, 20 games a rung", () => {
    const rungs = parseLadder([]) ?? [];
    expect(rungs).toHaveLength(25);
    expect(rungs.slice(0, 6).map(({ variantId, nodes }) => `${variantId} ${nodes}`)).toEqual([
      "paradigm 1000",
      "paradigm 3000",
      "paradigm 10000",
      "paradigm 30000",
      "paradigm 100000",
      "tuttifrutti 1000",
    ]);
    expect(new Set(rungs.map(({ variantId }) => variantId))).toContain("chess");
    for (const { match, nodes } of rungs) {
      expect(match).toMatchObject({ games: 20, concurrency: 2, plan: { limit: { timeMs: 100 } } });
      expect(match.plan.specs).toMatchObject([
        { kind: "ours", limit: null },
        { kind: "fsf", limit: { nodes } },
      ]);
    }
  });

  it("plays chosen rungs with the match's own options", () => {
    const args = "--variants edgy --nodes 500 --games 3 --movetime 20 --seed 7 --resign 600 --resign-moves 3".split(
      " ",
    );
    expect(parseLadder(args)).toMatchObject([
      {
        variantId: "edgy",
        nodes: 500,
        match: {
          games: 4,
          plan: { limit: { timeMs: 20 }, openings: { seed: 7 }, rules: { resign: { scoreCp: 600, moves: 3 } } },
        },
      },
    ]);
  });

  it.each(["--variants nosuch", "--nodes 0", "--nodes 1e3", "--nodes 10,", "--games 0", "--movetime 0", "--depth 3"])(
    "'%s' is refused",
    (args) => expect(() => parseLadder(args.split(" "))).toThrow(UsageError),
  );

  it("gives help", () => expect(parseLadder(["--nodes", "0", "--help"])).toBeNull());
});

describe("the table of a ladder", () => {
  const game = (pair: number, firstSide: 0 | 1, result: GameRecord["result"], fault: string | null = null) =>
    ({
      variantId: "edgy",
      pair,
      firstSide,
      result,
      fault,
      dispute: null,
      plies: [],
      reason: "",
      startFen: "",
      arbitrated: true,
    }) as const;
  const rung = (variantId: string, nodes: number, records: GameRecord[]): PlayedRung => {
    return { variantId, nodes, records, title: { variantIds: [variantId], names: ["ours", "fsf"], sprt: null } };
  };
  const even = rung("edgy", 1_000, [game(0, 0, "1-0"), game(0, 1, "1-0"), game(1, 0, "1/2-1/2")]);

  it("has score, interval and games of each rung, and a dash for one that was not played", () => {
    const rungs = [rung("chess", 30_000, [game(0, 0, "0-1")]), even];
    expect(writeLadder(rungs).split("\n")).toEqual([
      "| variant | 1,000 | 30,000 |",
      "| --- | --- | --- |",
      "| chess | - | 0.0 % (0, 0, 1) |",
      "| edgy | 50.0 % [5.5, 94.5] (1, 1, 1) | - |",
      "",
      "lost by illegal move, crash or time: 0",
      "",
    ]);
    expect(writeRung(even)).toBe("edgy at 1,000 nodes: 50.0 % [5.5, 94.5] (1, 1, 1)\n");
  });

  it("names who lost by other than the rules", () => {
    const rungs = [
      rung("chess", 3_000, [game(4, 1, "1-0", "time: 700 ms too late"), game(4, 0, "1-0", "illegal move e2e5")]),
    ];
    expect(writeLadder(rungs)).toContain(
      "lost by illegal move, crash or time: 2\n" +
        "  !! chess at 3,000, pair 5, ours: time: 700 ms too late\n" +
        "  !! chess at 3,000, pair 5, fsf: illegal move e2e5\n",
    );
  });
});
