/** What is said at a glance of mates with one piece is what trying every placement says. */
import { describe, expect, it } from "vitest";
import type { KindPlan } from "../../src/compile/kinds.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { SIDES } from "../../src/geometry/board.ts";
import { mayMate } from "../../src/kernel/bare-mates.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { isAboutMate } from "../../src/rules/rule.ts";
import { hasHoppers, hasStrikers } from "../../src/variant/piece-ways.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { parseVariant } from "../../src/yaml.ts";
import { sampledIds } from "../sampled.ts";

const ids = sampledIds(6).filter((id) => {
  const variant = bundledVariant(id) as Variant;
  const { board, check, walls } = variant;
  if (board.files * board.ranks > 128 || check.flight || walls || !isAboutMate(variant)) return false;
  return !hasHoppers(variant) && !hasStrikers(variant);
});

describe("a mate by one piece", () => {
  it.each(ids)("is never denied where there is one, and mostly where there is none: %s", { timeout: 60_000 }, (id) => {
    const kernel = Kernel.open(bundledVariant(id) as Variant);
    const { board, royal } = kernel.variant;
    const { plans } = kernel.compiled;
    const others = plans.filter(({ kind }) => kind !== royal);
    const [white, black] = SIDES.map((side) => plans.find((plan) => plan.side === side && plan.kind === royal));
    const glance = [null, ...others].map((plan) => mayMate(board, [white as KindPlan, black as KindPlan], plan));
    const tried = [-1, ...others.map(({ sideKind }) => sideKind)].map(
      (extra) => kernel.exports.mateExists(extra) === 1,
    );
    expect(glance.map((may, index) => may || !tried[index])).toEqual(tried.map(() => true));
    expect(glance.filter((may, index) => may && !tried[index]).length).toBeLessThanOrEqual(4);
  });

  it("is looked for on 256 squares while a page waits", () => {
    const rows = Array.from({ length: 16 }, (_, rank) => (rank === 0 ? "k" : rank === 15 ? "K" : ".").padEnd(16, "."));
    const big = parseVariant(
      `name: Big\nboard: { files: 16, ranks: 16 }\npieces:\n  king: { letter: K, betza: K, royal: true }\n  lion: { letter: L, betza: KNAD }\n` +
        `  knight: { letter: N, betza: N }\nsetup:\n  board: |\n${rows.map((row) => `    ${[...row].join(" ")}\n`).join("")}`,
    );
    const fen = `k15/${"16/".repeat(14)}`;
    expect(Game.start(big, { fen: `${fen}KN14 w - - 0 1` }).outcome?.reason).toBe("insufficient material");
    expect(Game.start(big, { fen: `${fen}KL14 w - - 0 1` }).outcome).toBeNull();
  });
});
