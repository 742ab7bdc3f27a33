/** Deep perft in parts comes to what it comes to in one. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { PERFT, type PerftCount } from "../../src/jobs/perft.ts";
import { leavesOfRoots, planPerft } from "../../src/jobs/perft-plan.ts";
import { perft } from "../../src/perft.ts";
import type { Variant } from "../../src/variant/variant.ts";

const shipped = (id: string) => bundledVariant(id) as Variant;

describe("perft as jobs", () => {
  it.each<[id: string, depth: number, leavesOfAJob: number, plies: number]>([
    ["chess", 2, 1e9, 1],
    ["chess", 4, 1e9, 1],
    ["chess", 4, 1000, 2],
    ["chess", 4, 50, 3],
    ["edgy", 4, 50, 3],
    ["crazyhouse", 4, 50, 3],
    ["antichess", 5, 50, 3],
    ["racingkings", 4, 50, 3],
    ["3check", 4, 50, 3],
    ["minishogi", 4, 50, 3],
    ["wildcastle", 4, 50, 3],
  ])("counts the leaves of %s %i, with jobs of %i", async (id, depth, leavesOfAJob, plies) => {
    const variant = shipped(id);
    const plan = planPerft({ variant, given: { id }, position: variant.setup, depth }, leavesOfAJob);
    expect(plan.jobs[0].settings).toMatchObject({ depth: depth - plies });
    const counts = new Map<string, unknown>();
    for (const job of plan.jobs) counts.set(job.digest, await PERFT.run(job, variant));
    const game = Game.start(variant);
    const below = game.legalMoves().map((move) => {
      game.play(move.uci);
      const leaves = perft(variant, game.position, depth - 1);
      game.undo();
      return [move.uci, leaves];
    });
    expect(leavesOfRoots(plan, counts).map((leaves, root) => [plan.roots[root], leaves])).toEqual(below);
  });

  it("counts equal positions once", () => {
    const variant = shipped("chess");
    const plan = planPerft({ variant, given: { id: "chess" }, position: variant.setup, depth: 4 }, 50);
    expect(plan.jobs.length).toBeLessThan(8902);
    const ways = plan.shares.flatMap((shares) => [...shares.values()]).reduce((sum, times) => sum + times, 0);
    expect(ways).toBe(8902);
  });

  it("believes no count that cannot be right", async () => {
    const variant = shipped("chess");
    const { jobs } = planPerft({ variant, given: { id: "chess" }, position: variant.setup, depth: 3 });
    const value = (await PERFT.run(jobs[0], variant)) as PerftCount;
    const [[move, leaves], ...rest] = value.moves;
    const check = (given: unknown) => PERFT.check(jobs[0], variant, given);
    expect(check(value)).toBeNull();
    expect(check(null)).toBe("it has no list of moves");
    expect(check({ ...value, leaves: value.leaves + 1 })).toBe("its numbers do not sum up");
    expect(check({ ...value, moves: rest })).toBe("its moves are not the legal ones");
    expect(check({ leaves: value.leaves + 0.5, moves: [[move, leaves + 0.5], ...rest] })).toBe(
      "a number of leaves is not whole",
    );
    expect(check({ leaves: value.leaves, moves: [[move, -1], ...rest] })).toBe("a number of leaves is not whole");
  });
});
