/** What a score lets expect. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import { fullness, isFitted, wdlOf } from "../../src/engine/wdl.ts";
import type { Variant } from "../../src/variant/variant.ts";

const chess = bundledVariant("chess") as Variant;
const scores = fc.integer({ min: -3000, max: 3000 });
const fulls = fc.double({ min: 0, max: 1, noNaN: true });
const cp = (value: number) => ({ type: "cp", value }) as const;

describe("wins, draws and losses", () => {
  it("are per mille and come to a thousand", () => {
    fc.assert(
      fc.property(scores, fulls, (score, full) => {
        const chances = wdlOf(cp(score), full);
        expect(chances.every((chance) => Number.isInteger(chance) && chance >= 0 && chance <= 1000)).toBe(true);
        expect(chances[0] + chances[1] + chances[2]).toBe(1000);
      }),
    );
  });

  it("change places with the side", () => {
    fc.assert(
      fc.property(scores, fulls, (score, full) => {
        expect(wdlOf(cp(-score), full)).toEqual(wdlOf(cp(score), full).toReversed());
      }),
    );
  });

  it("rise and fall with the score", () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 500 }), fulls, (score, more, full) => {
        const [worse, better] = [wdlOf(cp(score), full), wdlOf(cp(score + more), full)];
        expect(better[0]).toBeGreaterThanOrEqual(worse[0]);
        expect(better[2]).toBeLessThanOrEqual(worse[2]);
      }),
    );
  });

  it("are certain at a mate", () => {
    expect(wdlOf({ type: "mate", moves: 3 }, 1)).toEqual([1000, 0, 0]);
    expect(wdlOf({ type: "mate", moves: -3 }, 1)).toEqual([0, 0, 1000]);
  });

  it("come with every report and every line", async () => {
    const engine = await createEngine(chess, { hashMb: 1 });
    const { info } = await engine.best(Game.start(chess), { depth: 4, lines: 3 });
    expect(info?.wdl).toEqual(info?.lines[0].wdl);
    for (const { score, wdl } of info?.lines ?? []) expect(wdl).toEqual(wdlOf(score, 1));
    engine.close();
  });
});

describe("chances are told where they were fitted", () => {
  it.each([
    ["chess", true],
    ["edgy", true],
    ["kingofthehill", false],
    ["3check", false],
    ["antichess", false],
    ["misere", false],
    ["crazyhouse", false],
    ["shogi", false],
  ])("%s: %s", async (id, isTold) => {
    const variant = bundledVariant(id) as Variant;
    expect(isFitted(variant)).toBe(isTold);
    const engine = await createEngine(variant, { hashMb: 1 });
    const { info } = await engine.best(Game.start(variant), { depth: 1 });
    expect(info?.wdl !== null).toBe(isTold);
    expect(info?.lines[0].wdl).toEqual(info?.wdl);
    engine.close();
  });
});

describe("fullness", () => {
  it("is the share of the pieces of the start", () => {
    expect(fullness(chess, chess.setup)).toBe(1);
    expect(fullness(chess, Game.start(chess, { fen: "4k3/8/8/8/8/8/8/QRB1K3 w - - 0 1" }).position)).toBe(5 / 32);
  });
});
