/** Endings of bare material are won from every won position, against the longest defence, within the fifty-move rule. */
import { describe, expect, it } from "vitest";
import { allEndings, kindsOf, playEnding, solvedTable, wonPositions } from "../../bench/play/ending-games.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import type { Side } from "../../src/geometry/board.ts";
import type { Variant } from "../../src/variant/variant.ts";

const bundled = (id: string): Variant => bundledVariant(id) as Variant;

async function searched(id: string, fen: string, limits = {}) {
  const variant = bundled(id);
  const engine = await createEngine(variant, { hashMb: 1 });
  const result = await engine.best(Game.start(variant, { fen }), { nodes: 5_000, ...limits });
  engine.close();
  return result;
}

describe("won endings", () => {
  /** Letters of the strong side's pieces beside the king, its colour, and how many positions are played. */
  it.each([
    { id: "chess", letters: "R", strong: 0, count: 6 },
    { id: "edgy", letters: "Q", strong: 1, count: 6 },
    { id: "wildcastle", letters: "R", strong: 1, count: 4 },
    { id: "paradigm", letters: "B", strong: 0, count: 4 },
    { id: "tuttifrutti", letters: "E", strong: 1, count: 4 },
    { id: "tuttifrutti", letters: "A", strong: 0, count: 4 },
    { id: "tuttifrutti", letters: "C", strong: 0, count: 4 },
    { id: "capablanca", letters: "C", strong: 1, count: 4 },
    { id: "edgy", letters: "BB", strong: 0, count: 2 },
    { id: "paradigm", letters: "BN", strong: 1, count: 2 },
  ] as const)("$id: king and '$letters' of side $strong", async ({ id, letters, strong, count }) => {
    const variant = bundled(id);
    const table = solvedTable(variant, kindsOf(variant, letters), strong as Side);
    const engine = await createEngine(variant, { hashMb: 1 });
    const positions = wonPositions(variant, table, 20_261_122);
    for (let index = 0; index < count; index++) {
      const start = positions.next().value;
      if (!start) throw new Error("there are no won positions");
      const { fen, reason, moves } = await playEnding(engine, table, start, { nodes: 5_000 });
      expect([fen, reason, moves]).toEqual([fen, "checkmate", start[1]]);
    }
    engine.close();
  });
});

it("all endings are those of every one and two pieces that do not promote", () => {
  const endings = allEndings(bundled("wildcastle"));
  expect(endings.slice(0, 2)).toEqual(["Q", "R"]);
  expect(endings).toHaveLength(4 + 10);
  expect(endings.filter((letters) => letters.includes("P") || letters.includes("K"))).toEqual([]);
  expect(endings).toEqual(expect.arrayContaining(["QQ", "BB", "NN"]));
});

describe("what a table knows is told", () => {
  it("as a mate in so many moves with the line to it, for the side that is mated too", async () => {
    const { best, ponder, info } = await searched("chess", "8/8/8/3k4/8/8/8/KQ6 w - - 0 1");
    expect(info?.score).toMatchObject({ type: "mate" });
    expect(info?.wdl).toEqual([1000, 0, 0]);
    expect(info?.line.slice(0, 2)).toEqual([best, ponder]);
    const game = Game.start(bundled("chess"), { fen: "8/8/8/3k4/8/8/8/KQ6 w - - 0 1" });
    game.play(best ?? "");
    const answer = await searched("chess", game.fen());
    const mateIn = info?.score.type === "mate" ? info.score.moves : 0;
    expect(answer.info?.score).toEqual({ type: "mate", moves: 1 - mateIn });
    expect(answer.best).toBe(ponder);
  });

  it("in several lines, best first, draws among them", async () => {
    const { info } = await searched("chess", "8/8/8/8/8/2k5/8/KQ6 w - - 0 1", { lines: 30 });
    expect(info?.lines.at(0)?.score.type).toBe("mate");
    expect(info?.lines.at(-1)).toMatchObject({ score: { type: "cp", value: 0 }, wdl: [0, 1000, 0] });
    const more = await searched("chess", "7k/5K2/8/8/8/8/8/6R1 w - - 0 1", { lines: 4 });
    const mates = more.info?.lines.map(({ score }) => (score.type === "mate" ? score.moves : Number.NaN)) ?? [];
    expect(mates).toHaveLength(4);
    expect(mates).toEqual([...mates].sort((a, b) => a - b));
  });

  it("for chosen moves alone", async () => {
    const fen = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1";
    const { best } = await searched("chess", fen, { searchMoves: ["g1g2", "g1a1"] });
    expect(["g1g2", "g1a1"]).toContain(best);
  });

  it("to the defender: it takes the piece that can be taken", async () => {
    const { best } = await searched("chess", "8/8/8/8/8/2k5/1R6/7K b - - 0 1");
    expect(best).toBe("c3b2");
  });

  it("only where the move rule leaves time for the mate", async () => {
    const late = await searched("chess", "8/8/8/3k4/8/8/8/KR6 w - - 90 80");
    expect(late.info?.score.type).toBe("cp");
    const early = await searched("chess", "8/8/8/3k4/8/8/8/KR6 w - - 60 80");
    expect(early.info?.score.type).toBe("mate");
  });

  it("unless the limits forbid it", async () => {
    const { info } = await searched("chess", "8/8/8/3k4/8/8/8/KR6 w - - 0 1", { endings: false, nodes: 300 });
    expect(info?.score.type).toBe("cp");
    expect(info?.nodes).toBeGreaterThan(30);
  });
});

describe("while a table is solved", () => {
  it("a timed search answers in time, and later ones know the ending", async () => {
    const variant = bundled("chess");
    const engine = await createEngine(variant, { hashMb: 1 });
    const game = Game.start(variant, { fen: "8/8/8/3k4/8/8/8/KBN5 w - - 0 1" });
    const begun = performance.now();
    expect((await engine.best(game, { timeMs: 60 })).best).not.toBeNull();
    expect(performance.now() - begun).toBeLessThan(1_000);
    const { info } = await engine.best(game, { depth: 1 });
    expect(info?.score).toMatchObject({ type: "mate" });
    engine.close();
  });

  it("stops when it is told to", async () => {
    const variant = bundled("chess");
    const engine = await createEngine(variant, { hashMb: 1 });
    const game = Game.start(variant, { fen: "8/8/8/3k4/8/8/8/KBN5 w - - 0 1" });
    const { best } = await engine.best(game, { infinite: true, signal: AbortSignal.timeout(100) });
    expect(game.legalMoves().map(({ uci }) => uci)).toContain(best);
    engine.close();
  });
});
