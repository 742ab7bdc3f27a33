/** That the page can be played on as soon as it is seen, and that nothing in it jumps. How long that takes is measured by
 *  `npm run waiting`. */
import { expect, it } from "vitest";
import { withSite } from "../browser/hooks.ts";
import { openSite, type Visit } from "./site.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Seen {
  shift: number;
  moves: number;
}

const site = withSite(openSite);

it("the first drag is a move, though nothing has been waited for but the board", async () => {
  const visit = await site().open("", {}, (page) => page.addInitScript(watch));
  await visit.drag("e2", "e4");
  await expect.poll(async () => (await seen(visit)).moves).toBeGreaterThan(0);
  expect(visit.faults).toEqual([]);
  await visit.close();
});

it.each([
  ["a desktop", {}],
  ["a phone", PHONE],
] as const)("nothing jumps while the page opens on %s", async (_, options) => {
  const visit = await site().open("", options, (page) => page.addInitScript(watch));
  await visit.page.waitForTimeout(500);
  expect((await seen(visit)).shift).toBe(0);
  await visit.close();
});

/** Runs in the page, before anything else. */
function watch(): void {
  const page = globalThis as unknown as { seen: Seen };
  page.seen = { shift: 0, moves: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
      if (!entry.hadRecentInput) page.seen.shift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  addEventListener("fw-move", () => page.seen.moves++, true);
}

function seen({ page }: Visit): Promise<Seen> {
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
}
