/** An engine that says nothing: it is replaced, the person is told, and the game goes on. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { withSite } from "../browser/hooks.ts";
import { openSite } from "./site.ts";

const TOLD = "The engine fell silent and was replaced; the game goes on.";

const site = withSite(openSite);

it.each([
  ["from the start", ""],
  [
    "once it searches",
    'addEventListener("message", ({ data }) => data.type === "open" && postMessage({ type: "opened" }));',
  ],
])("a worker that is silent %s is replaced", async (_, script) => {
  let workers = 0;
  const visit = await site().open("variant=chess&side=white&level=1", {}, (page) =>
    replaceWorkers(page, () => (++workers === 1 ? script : null)),
  );
  const { page } = visit;
  await visit.drag("e2", "e4");
  const begun = performance.now();
  await page.locator("#message").waitFor();
  expect(performance.now() - begun).toBeGreaterThan(1_500);
  expect(await page.textContent("#message p")).toBe(TOLD);
  await visit.waitForMoves(2);
  expect(workers).toBe(2);
  await page.click("#message-close");
  await visit.drag("d2", "d4");
  await visit.waitForMoves(4);
  expect(visit.faults).toEqual([]);
  await visit.close();
});

it("a game without any engine that answers says so, and can be played on by hand", async () => {
  const visit = await site().open("variant=chess&side=white&level=1", {}, (page) => replaceWorkers(page, () => ""));
  const { page } = visit;
  await visit.drag("e2", "e4");
  await page.getByText("The engine does not answer.").first().waitFor({ timeout: 30_000 });
  await page.getByText("Both", { exact: true }).click();
  await visit.drag("e7", "e5");
  expect(await visit.moves()).toEqual(["e2e4", "e7e5"]);
  await visit.close();
});

/** Gives workers another script; null leaves them theirs. */
async function replaceWorkers(page: Page, scriptOf: () => string | null): Promise<void> {
  await page.route(/\/worker-(?!parts)[^/]*\.js$/, async (route) => {
    const body = scriptOf();
    if (body === null) await route.continue();
    else await route.fulfill({ body, contentType: "text/javascript" });
  });
}
