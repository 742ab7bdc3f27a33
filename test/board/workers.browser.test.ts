/** Boards of different variants on one page share a worker, in a real browser. */
import { expect, it, vi } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { openSite } from "./browser.ts";

vi.setConfig({ testTimeout: 60_000 });

const site = withSite(openSite);
const open = withVisits(site);

/** White is played by the engine. */
const ASKED = { level: "1", side: "black" };

it("five boards of five variants start one worker, by which each is answered, and which ends with the last", async () => {
  const started: string[] = [];
  const { page } = await open({ variant: "chess", ...ASKED });
  page.on("worker", (worker) => started.push(worker.url()));
  await page.evaluate(
    ([variants, asked]) => {
      for (const variant of variants) {
        const board = document.createElement("fairywren-board");
        for (const [name, value] of Object.entries({ variant, ...asked })) board.setAttribute(name, value);
        document.querySelector("main")?.append(board);
      }
    },
    [["edgy", "capablanca", "crazyhouse", "xiangqi"], ASKED] as const,
  );
  const moved = (plies: number) =>
    page.waitForFunction(
      (least) =>
        [...document.querySelectorAll("fairywren-board")].filter((board) => (board.game?.length ?? 0) >= least)
          .length === 5,
      plies,
    );
  await moved(1);
  expect(page.workers().length).toBe(1);
  await page.evaluate(() => {
    for (const board of document.querySelectorAll("fairywren-board")) board.play(board.game?.legalMoves()[0].uci ?? "");
  });
  await moved(3);
  expect(page.workers().length).toBe(1);
  expect(started.length).toBeLessThanOrEqual(1); // the first may have been there before the others
  for (let left = 5; left > 0; left--) {
    expect(page.workers().length).toBe(1);
    await page.evaluate(() => document.querySelector("fairywren-board")?.remove());
  }
  await expect.poll(() => page.workers().length).toBe(0);
});
