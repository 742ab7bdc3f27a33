/** What `npm run seeing` finds in games, and prints. */
import { describe, expect, it } from "vitest";
import { UsageError } from "../../bench/common/options.ts";
import { calibrationOf } from "../../bench/seeing/calibration.ts";
import { type Disagreement, disagreementsIn, spread } from "../../bench/seeing/disagreements.ts";
import { look, seenAt } from "../../bench/seeing/look.ts";
import { parseSeeing } from "../../bench/seeing/options.ts";
import { writeDisagreements, writeLooks, writeTerms } from "../../bench/seeing/table.ts";
import { readTerms } from "../../bench/seeing/terms.ts";
import type { GameRecord } from "../../src/match/record.ts";

const WHITE_BEGINS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

/** A game of which each ply is what its mover said, from White's side. */
function gameOf(scores: readonly (number | null)[], some: Partial<GameRecord> = {}): GameRecord {
  const plies = scores.map((whiteCp, ply) => {
    const thought = { whiteCp, depth: 10, nodes: 1000, timeMs: 100 };
    return { uci: `m${ply}`, san: `M${ply}`, ...(whiteCp === null ? {} : { thought }) };
  });
  return {
    ...{ variantId: "chess", pair: 0, firstSide: 0, startFen: WHITE_BEGINS, plies, result: "0-1", reason: "checkmate" },
    ...{ fault: null, dispute: null, arbitrated: true, ...some },
  };
}

describe("positions that the rival saw to be bad for us", () => {
  it("are ours to move, with what both said and how we came there", () => {
    const [found, ...others] = disagreementsIn(gameOf([null, -400, -100, -500, -500]));
    expect(others).toEqual([]);
    expect(found).toEqual({
      ...{ variantId: "chess", startFen: WHITE_BEGINS, moves: ["m0", "m1"], own: -100, rival: -400, isLost: true },
    });
  });

  it("are seen from our side, whichever we play", () => {
    const asBlack: Partial<GameRecord> = { firstSide: 1, result: "1/2-1/2" };
    expect(disagreementsIn(gameOf([400, 100], asBlack))).toMatchObject([{ own: -100, rival: -400, isLost: false }]);
    expect(disagreementsIn(gameOf([400, 100]))).toEqual([]);
  });

  it("are none where we know it too, where the rival sees little, or where one of us said nothing", () => {
    expect(disagreementsIn(gameOf([0, -400, -160]))).toEqual([]);
    expect(disagreementsIn(gameOf([0, -340, 0]))).toEqual([]);
    expect(disagreementsIn(gameOf([0, null, 0, -400, null]))).toEqual([]);
  });

  it("count once for one danger", () => {
    const long = Array.from({ length: 60 }, (_, ply) => (ply % 2 === 0 ? 0 : -400));
    expect(disagreementsIn(gameOf(long)).map(({ moves }) => moves.length)).toEqual([2, 26, 50]);
  });

  it("are spread over all games when there are more than are wanted", () => {
    expect(spread([0, 1, 2, 3, 4, 5], 3)).toEqual([0, 2, 4]);
    expect(spread([0, 1], 3)).toEqual([0, 1]);
  });
});

describe("what a player scores when it says so much", () => {
  it("is counted by steps of a pawn, from the side of who says it", () => {
    const rows = calibrationOf([gameOf([40, -160, null, -900], { result: "1-0" })]);
    expect(rows).toEqual([
      {
        said: 0,
        players: [
          { count: 1, points: 1 },
          { count: 0, points: 0 },
        ],
      },
      {
        said: 200,
        players: [
          { count: 0, points: 0 },
          { count: 1, points: 0 },
        ],
      },
      {
        said: 500,
        players: [
          { count: 0, points: 0 },
          { count: 1, points: 0 },
        ],
      },
    ]);
  });
});

describe("longer looks", () => {
  it("begin anew each time, with so many nodes", async () => {
    const asked: unknown[] = [];
    const player = {
      newGame: async (fen: string) => void asked.push(fen),
      think: async (_: unknown, { nodes = 0 }) => {
        asked.push(nodes);
        return { move: "e2e4", scoreCp: -nodes, depth: 1, nodes };
      },
      close: () => undefined,
    };
    expect(await look(player, { startFen: "start", moves: [] }, [100, 300])).toEqual([-100, -300]);
    expect(asked).toEqual(["start", 100, "start", 300]);
  });

  it("see it from the first on that no later one takes back", () => {
    expect(seenAt([0, -250, -300])).toBe(1);
    expect(seenAt([-250, 0, -300])).toBe(2);
    expect(seenAt([-250, -300, -199])).toBeNull();
    expect(seenAt([null, null])).toBeNull();
  });
});

describe("the tables", () => {
  const disagreement: Disagreement = {
    ...{ variantId: "janus", startFen: "", moves: [], own: 0, rival: -400, isLost: true },
  };

  it("count positions by variant, and those of lost games", () => {
    const text = writeDisagreements([disagreement, { ...disagreement, variantId: "grand", isLost: false }]);
    expect(text.trim().split("\n").slice(2)).toEqual([
      "| grand | 1 | 0 |",
      "| janus | 1 | 1 |",
      "| together | 2 | 1 |",
    ]);
  });

  it("count at which look they are first seen", () => {
    const looked = [
      [-300, -300],
      [0, -300],
      [0, 0],
    ].map((said) => ({ disagreement, said }));
    const rows = writeLooks(looked, [10, 20]).trim().split("\n");
    expect(rows[0]).toBe("| variant | positions | seen at 10 | seen at 20 | not seen |");
    expect(rows.at(-1)).toBe("| together | 3 | 1 | 1 | 1 |");
  });
});

describe("the rival's terms", () => {
  const printed = [
    "|    Term    |    White    |    Black    |    Total    |",
    "|            |   MG    EG  |   MG    EG  |   MG    EG  |",
    "|   Material |  ----  ---- |  ----  ---- | -1.11 -0.14 |",
    "|King safety |  0.91 -0.10 |  3.22 -0.10 | -2.31  0.00 |",
    "+------------+-------------+-------------+-------------+",
    "readyok",
  ];

  it("are read by their names, from our side", () => {
    expect([...readTerms(printed, 1)]).toEqual([
      ["Material", -111],
      ["King safety", -231],
    ]);
    expect(readTerms(printed, -1).get("King safety")).toBe(231);
    expect(readTerms(["Final evaluation: none (in check)", "readyok"], 1).size).toBe(0);
  });

  it("are printed as means, the worst first", () => {
    const rows = writeTerms([readTerms(printed, 1), readTerms(printed, -1), readTerms(printed, 1)])
      .trim()
      .split("\n");
    expect(rows).toEqual([
      "| the rival's terms, 3 positions | mean |",
      "| --- | --- |",
      "| King safety | -77 |",
      "| Material | -37 |",
    ]);
  });
});

describe("the command line", () => {
  const journal = "--journal=package.json";

  it("looks at 200 positions four times", () => {
    expect(parseSeeing([journal])).toMatchObject({ positions: 200, nodes: [30000, 100000, 300000, 1000000] });
  });

  it("refuses journals that are not there, and numbers of nodes that do not rise", () => {
    expect(() => parseSeeing(["--journal", "nowhere.jsonl"])).toThrow(/nowhere.jsonl.*npm run gauntlet/);
    expect(() => parseSeeing([journal, "--nodes", "1000,1000"])).toThrow(UsageError);
    expect(parseSeeing(["--help"])).toBeNull();
  });
});
