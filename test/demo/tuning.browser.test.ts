/** The engine gets to know a variant of one's own: it plays itself, learns, is judged, and is kept with the variant. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { openSite, type Visit } from "./site.ts";

/** A small board with a piece that chess has not: a hundred games teach much about it. */
const HERALD = `name: Heralds
extends: chess
board: { files: 5, ranks: 5 }
pieces:
  knight: none
  bishop: none
  rook: none
  pawn: { letter: P, betza: fmFfcW }
  queen: { name: Herald, letter: H, betza: AF }
setup:
  board: |
    h h k h h
    p p p p p
    . . . . .
    P P P P P
    H H K H H
castling: none
promotion: [{ pieces: [pawn], zone: rank 5, to: [queen] }]
`;
/** Nothing is ever quiet with six pieces or more. */
const BARE = HERALD.replace("h h k h h", ". . k . h")
  .replace("H H K H H", ". . K . H")
  .replace(/p p p p p|P P P P P/g, ". . . . .");
const LEARNT =
  /^The engine knows this variant: its new self won \d\d\u00a0% of \d+ games against the old one \(\d+ to \d+\u00a0% are likely\)\.$/;
/** A hundred games, a fit and what judges take some ten seconds of a core of one's own. */
const LONG_MS = 120_000;

const site = withSite(openSite);
const open = withVisits(site);

const START = "text=Let the engine get to know this variant";

async function make(yaml: string): Promise<Visit> {
  const visit = await open("variant=chess&side=white&level=1", {}, watchEngines);
  const { page } = visit;
  await visit.show("make");
  await visit.write(yaml);
  await page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.variant.board.files === 5);
  await page.click("#tuning summary");
  return visit;
}

async function learn({ page }: Visit, games: number): Promise<void> {
  await page.selectOption("#tuning-budget", "games");
  await page.fill("#tuning-games", String(games));
  await page.click(START);
}

const note = ({ page }: Visit) => page.textContent("#tuning-note");
const state = ({ page }: Visit) => page.textContent("#tuning-state");
const waitForNote = (visit: Visit, word: RegExp) => expect.poll(() => note(visit), { timeout: LONG_MS }).toMatch(word);

/** Whether engines that were opened since the last question were given weights, in the order of their opening. */
const opened = ({ page }: Visit) => page.evaluate(() => (window as unknown as Watched).opened.splice(0));

interface Watched {
  opened: boolean[];
}

/** Notes what engines' workers are told when they are opened. */
function watchEngines(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen: boolean[] = [];
    (window as unknown as Watched).opened = seen;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { type?: string; fitted?: unknown }) {
      if (message.type === "open") seen.push(message.fitted !== null);
      post.call(this, message);
    };
  });
}

async function reload({ page, show }: Visit): Promise<void> {
  await page.reload();
  await page.locator("fairywren-board .cell").first().waitFor();
  await show("make");
}

describe("an engine that gets to know a variant", () => {
  it(
    "goes on while one plays, is kept over a reload and played with, left unused by other rules, and forgets",
    async () => {
      const visit = await make(HERALD);
      const { page } = visit;
      await learn(visit, 100);
      await expect.poll(() => page.textContent("#tuning-progress")).toMatch(/^\d+ games?, \d:\d\d left/);
      expect(await findings(visit, "#make")).toEqual([]);
      await visit.show("play");
      await visit.drag("a2", "b3");
      await visit.waitForMoves(2);
      expect(await opened(visit)).toEqual([false]);
      await visit.show("make");
      await waitForNote(visit, LEARNT);
      expect(await findings(visit, "#make")).toEqual([]);
      await visit.drag("e2", "d3");
      await visit.waitForMoves(4);
      expect(await opened(visit)).toEqual([true]);

      const said = await note(visit);
      await reload(visit);
      await expect.poll(() => state(visit)).toBe("knows these rules");
      expect(await note(visit)).toBe(said);
      await page.click("#tuning summary");
      await learn(visit, 20);
      await expect.poll(() => note(visit)).toBe("It plays itself.");
      await page.click("#tuning-start");
      expect(await note(visit)).toBe("Stopped: the engine plays as before.");
      await expect.poll(() => state(visit)).toBe("knows these rules");
      await visit.show("analyse");
      await expect.poll(() => page.textContent("#depth")).toMatch(/^Depth/);
      expect(await opened(visit)).toEqual([true]);
      await visit.show("make");

      await page.check("#make-yaml");
      await visit.write(HERALD.replace("betza: AF", "betza: AW"));
      await expect.poll(() => state(visit)).toBe("knew other rules");
      expect(await note(visit)).toContain("is not used");
      await page.click("#make-undo");
      await expect.poll(() => state(visit)).toBe("knows these rules");
      expect(await note(visit)).toBe(said);

      const saved = page.waitForEvent("download");
      await page.click("text=Save its weights");
      expect((await saved).suggestedFilename()).toBe("my-variant.weights.json");
      await page.click("text=Forget what it learnt");
      expect(await note(visit)).toBe("Forgotten: the engine plays as it did before it learnt.");
      await opened(visit);
      await visit.show("analyse");
      await expect.poll(() => page.textContent("#depth")).toMatch(/^Depth/);
      expect(await opened(visit)).toEqual([false]);
      await reload(visit);
      expect([await state(visit), await note(visit)]).toEqual(["can get to know these rules", ""]);
    },
    LONG_MS,
  );

  it("stops when that is wanted, and with a word when the variant is changed", async () => {
    const visit = await make(HERALD);
    const { page } = visit;
    await page.click(START);
    await expect.poll(() => note(visit)).toBe("It plays itself.");
    await page.click("#tuning-start");
    expect(await note(visit)).toBe("Stopped: the engine plays as before.");
    await page.click(START);
    await expect.poll(() => note(visit)).toBe("It plays itself.");
    await visit.show("play");
    await page.selectOption("#variant", "edgy");
    await expect.poll(() => page.textContent("#message p")).toContain("The variant was changed");
    await visit.show("make");
    expect(await note(visit)).toContain("The variant was changed");
    expect(await page.textContent("#tuning-start")).toBe("Let the engine get to know this variant");
  });

  it("says what is no number of games, where there is nothing to learn, and what rules bring with them", async () => {
    const visit = await make(BARE);
    const { page } = visit;
    await learn(visit, 19);
    expect(await note(visit)).toBe("Give a whole number of games, 20 to 50,000.");
    await learn(visit, 20);
    await waitForNote(visit, /^No game had a quiet position with six pieces or more/);
    await visit.write(`${HERALD}weights: { tempo: [10, 10] }\n`);
    await expect.poll(() => note(visit)).toContain("under the key 'weights'");
    expect(await page.isDisabled("#tuning-start")).toBe(true);
  });

  it("says that its worker cannot be loaded", async () => {
    const visit = await make(HERALD);
    await visit.page.route(/assets\/worker-/, (route) => route.abort());
    await visit.page.click(START);
    await waitForNote(visit, /^The worker that it learns in could not be loaded/);
  });

  it(
    "lasts as long as the page where nothing more can be stored, and says so",
    async () => {
      const visit = await make(HERALD);
      const { page } = visit;
      await page.evaluate(() => {
        const refuse = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
        Storage.prototype.setItem = refuse;
        IDBObjectStore.prototype.put = refuse;
      });
      await learn(visit, 100);
      await waitForNote(visit, /It could not be stored, so it lasts until this page is closed/);
      expect(await page.textContent("#message p")).toContain("no room left");
      await opened(visit);
      await visit.show("analyse");
      await expect.poll(() => page.textContent("#depth")).toMatch(/^Depth/);
      expect(await opened(visit)).toEqual([true]);
    },
    LONG_MS,
  );
});
