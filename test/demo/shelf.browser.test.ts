/** The start page and the shelf in it: what is one's own is found again, comes back when it was deleted, and goes to other browsers. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { bundledIds } from "../../src/definition/library.ts";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { openSite, type Visit } from "./site.ts";

const ALONE = "variant=chess&side=both&level=1";
const MINE = "name: Hunters\nextends: chess\npieces: { hunter: { letter: H, betza: fRbB } }\n";
/** For what is drawn in slices. */
const PATIENT = { timeout: 10_000 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" } as const;

const folder = mkdtempSync(path.join(tmpdir(), "fairywren-shelf-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = withSite(openSite);
const open = withVisits(site);

async function make(visit: Visit, text: string, name: string): Promise<void> {
  const { page } = visit;
  await visit.show("make");
  await visit.write(text);
  await waitForName(page, name);
}

async function waitForName(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector("fairywren-board")?.game?.variant.name === wanted,
    name,
  );
}

async function goHome(page: Page): Promise<void> {
  await page.click(".to-yours");
  await page.locator("#yours").waitFor();
}

/** The names on the shelf, under a heading. */
function listed(page: Page, heading: string): Promise<string[]> {
  return page.locator(`#yours h3:text-is("${heading}") + ul h4`).allTextContents();
}

async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#shelf-save")]);
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator("fairywren-board .cell, #home .variant-card").first().waitFor();
}

const message = (page: Page) => page.locator("#message p").textContent();

describe("a variant of one's own", () => {
  it("is found again after another was chosen and the page loaded anew, is deleted, comes back, and is played", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await make(visit, MINE, "Hunters");
    await page.selectOption("#variant", "edgy");
    await waitForName(page, "Edgy Chess");
    await reload(page);
    await goHome(page);
    await expect.poll(() => listed(page, "Variants")).toEqual(["Hunters"]);
    await page.locator("#yours .board-thumb svg").waitFor();
    await page.click("#yours >> text=Delete");
    await expect.poll(() => listed(page, "Variants")).toEqual([]);
    expect(await message(page)).toBe("'Hunters' was deleted.");
    await page.click("#message-act");
    await expect.poll(() => listed(page, "Variants")).toEqual(["Hunters"]);
    await reload(page);
    await expect.poll(() => listed(page, "Variants")).toEqual(["Hunters"]);
    await page.click("#yours >> text=Open");
    await waitForName(page, "Hunters");
    expect(await page.isVisible("#home")).toBe(false);
    await visit.drag("e2", "e4");
    expect(await visit.moves()).toEqual(["e2e4"]);
  });

  it("is renamed on the shelf while it is played, and the game goes on", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await make(visit, MINE, "Hunters");
    await visit.drag("e2", "e4");
    await goHome(page);
    await page.locator("#yours .shelf-card", { hasText: "Variant ·" }).getByText("Rename").click();
    await page.keyboard.insertText("Trackers");
    await page.keyboard.press("Enter");
    await expect.poll(() => listed(page, "Variants")).toEqual(["Trackers"]);
    await page.click("#go-back");
    await waitForName(page, "Trackers");
    expect(await visit.moves()).toEqual(["e2e4"]);
  });

  it("is made from any in the gallery, with a name of its own, and is on the shelf at once", async () => {
    const { page } = await open("home");
    await page.fill("#gallery-words", "edgy");
    await page
      .locator(".variant-cards:not(.hearts)")
      .getByRole("button", { name: "Make your own from Edgy Chess" })
      .click();
    await waitForName(page, "My Edgy Chess");
    await page.locator("#maker .kind").first().waitFor();
    expect(await page.title()).toBe("My Edgy Chess · Fairywren");
    await page.goBack();
    await expect.poll(() => listed(page, "Variants")).toEqual(["My Edgy Chess"]);
  });

  it("that is not sound yet is listed, and opened where it was left", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await visit.show("make");
    await visit.write("broken: [draft");
    await page.waitForTimeout(50); // less than the page waits before it reads
    await reload(page);
    await goHome(page);
    await expect.poll(() => listed(page, "Variants")).toEqual(["Chess, unfinished"]);
    await page.click("#yours >> text=Go on");
    await page.locator("button.fault").first().waitFor();
    expect(await page.isVisible("#draft-note")).toBe(true);
  });
});

describe("a game", () => {
  it("is kept with its branches when the page is loaded anew, and when other rules or games take its place", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await visit.drag("e2", "e4");
    await visit.drag("e7", "e5");
    await page.click("#undo");
    await page.click("#undo");
    await visit.drag("d2", "d4");
    await reload(page);
    await expect.poll(() => page.locator("#moves .branch").count()).toBe(1);
    expect(await visit.moves()).toEqual(["d2d4"]);
    await page.selectOption("#variant", "edgy");
    await waitForName(page, "Edgy Chess");
    await visit.drag("b2", "c3");
    await goHome(page);
    await expect.poll(() => listed(page, "Games")).toEqual(["Edgy Chess", "Chess"]);
    await page.locator("#yours .shelf-card").last().getByText("Open").click();
    await waitForName(page, "Chess");
    expect(await page.locator("#moves .branch").count()).toBe(1);
    await goHome(page);
    expect(await listed(page, "Games")).toHaveLength(2);
  });
});

describe("a shelf", () => {
  it("goes to another browser as one file, and is not doubled there", async () => {
    const visit = await open(ALONE);
    await make(visit, MINE, "Hunters");
    await visit.drag("e2", "e4");
    await goHome(visit.page);
    await expect.poll(() => listed(visit.page, "Games")).toEqual(["Hunters"]);
    const file = await saved(visit.page);
    const { page } = await open("yours");
    expect(await listed(page, "Variants")).toEqual([]);
    await page.setInputFiles("#shelf-take", file);
    await expect.poll(() => message(page)).toBe("Taken in: 2.");
    await page.setInputFiles("#shelf-take", file);
    await expect.poll(() => message(page)).toBe("Nothing new. 2 things are here already.");
    await reload(page);
    await expect.poll(() => listed(page, "Variants")).toEqual(["Hunters"]);
    await page.locator("#yours .shelf-card", { hasText: "1 move" }).getByText("Open").click();
    await waitForName(page, "Hunters");
    expect(await page.evaluate(() => document.querySelector("fairywren-board")?.game?.history.length)).toBe(1);
  });

  it("refuses a file that it cannot read, with the reason, and stays as it was", async () => {
    const { page } = await open("yours");
    for (const [name, text, reason] of [
      [
        "bad.json",
        '{"format":"fairywren-shelf","version":1,"items":[{"kind":"variant"}]}',
        "Item 1 has a fault: 'id' is no text.",
      ],
      ["other.json", "{}", "It is no file of a shelf"],
      ["bad.yaml", "name: [", ""],
    ]) {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      await page.setInputFiles("#shelf-take", file);
      await expect.poll(() => message(page)).toContain(`Nothing was taken in from '${name}'. ${reason}`);
    }
    expect(await page.locator("#yours .shelf-card").count()).toBe(0);
  });

  it("of an earlier page is taken over", async () => {
    const old = {
      version: 2,
      variants: [{ id: "a", name: "Hunters", yaml: MINE, origin: "chess" }],
      drafts: [],
      learnt: [],
    };
    const { page } = await open("yours", {}, (opened) =>
      opened.addInitScript((text) => {
        if (!sessionStorage.getItem("done")) localStorage.setItem("fairywren", text);
        sessionStorage.setItem("done", "1");
      }, JSON.stringify(old)),
    );
    await expect.poll(() => listed(page, "Variants")).toEqual(["Hunters"]);
    expect(await page.evaluate(() => localStorage.getItem("fairywren"))).toBeNull();
    await reload(page);
    await expect.poll(() => listed(page, "Variants")).toEqual(["Hunters"]);
  });

  it("lasts as long as the page where the browser keeps nothing, and says so", async () => {
    const visit = await open(ALONE, {}, (page) =>
      page.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined })),
    );
    await make(visit, MINE, "Hunters");
    expect(await message(visit.page)).toContain("what is yours lasts until the page is closed");
    await goHome(visit.page);
    expect(await listed(visit.page, "Variants")).toEqual(["Hunters"]);
  });

  it("is left to a newer page that wants it, and the page says so, now and when it is loaded anew", async () => {
    const { page } = await open("yours");
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open("fairywren", 99);
          opening.onsuccess = () => resolve(opening.result.close());
        }),
    );
    await expect.poll(() => message(page)).toContain("Another tab has opened a newer page");
    await reload(page);
    await expect.poll(() => message(page)).toContain("written by a newer page");
  });

  it("says when there is no room left", async () => {
    const visit = await open(ALONE);
    const { page, context } = visit;
    const session = await context.newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(page.url()).origin, quotaSize: 1 });
    await make(visit, MINE, "Hunters");
    await expect.poll(() => message(page)).toContain("no room left");
    await goHome(page);
    expect(await listed(page, "Variants")).toEqual(["Hunters"]);
  });
});

describe("the start page", () => {
  it.each([1280, 390, 320])("shows Yours below a message that stays, %d pixels wide", async (width) => {
    const { page, drag } = await open("variant=chess&side=both", { viewport: { width, height: 700 } });
    await drag("e2", "e4");
    await page.click(".to-yours"); // where it is there already, a link leads to its top
    await page.locator("#yours .shelf-card").first().waitFor();
    await page.goBack();
    await page.selectOption("#variant", "edgy");
    await page.locator("#message", { hasText: "kept" }).waitFor();
    await page.click(".to-yours");
    await page.locator("#yours .shelf-card").first().waitFor();
    const boxes = await Promise.all(["#message", "#yours-title"].map((part) => page.locator(part).boundingBox()));
    const [message, title] = boxes.map((box) => box ?? { y: 0, height: 0 });
    expect(title.y).toBeGreaterThanOrEqual(message.y + message.height);
    expect(title.y).toBeLessThan(700);
  });

  it("is what the plain address opens, says what the place is, and leads to the board and back", async () => {
    const { page } = await open(ALONE);
    await page.goto(page.url().replace(/#.*/, ""));
    await page.locator("#home .variant-card").first().waitFor();
    expect(await page.textContent("#home h2")).toContain("Chess variants");
    expect(await page.locator(".hearts h3").allTextContents()).toEqual([
      "Paradigm Chess30",
      "Edgy Chess",
      "Tutti-Frutti Chess",
      "Wild Castle",
    ]);
    await page.click(".hearts >> text=Edgy Chess");
    await waitForName(page, "Edgy Chess");
    expect(await page.isVisible("fairywren-board")).toBe(true);
    await page.goBack();
    await page.locator("#home .variant-card").first().waitFor();
    expect(await page.title()).toBe("Fairywren");
    await page.goForward();
    await expect.poll(() => page.isVisible("fairywren-board")).toBe(true);
    await page.click(".brand a");
    await expect.poll(() => page.isVisible("#home")).toBe(true);
  });

  it("finds variants by word, size and rule, and draws no more pictures than are near", async () => {
    const { page } = await open("home");
    const names = () => page.locator(".variant-cards:not(.hearts) h3").allTextContents();
    const count = async () => (await names()).length;
    const all = bundledIds().length;
    await expect.poll(count, PATIENT).toBe(all);
    for (let at = 0; at < 6; at++) {
      await page.mouse.wheel(0, 3000);
      await page.waitForTimeout(150);
      expect(await page.locator("#home .board-thumb svg").count()).toBeLessThan(60);
    }
    await page.fill("#gallery-words", "capa");
    await expect.poll(names).toContain("Capablanca Chess");
    await page.fill("#gallery-words", "");
    await page.click(".facet-button >> text=Hands and drops");
    await page.selectOption("#gallery-size", "5×5");
    await expect.poll(names).toContain("Minishogi");
    expect(await count()).toBeLessThan(10);
    await page.click("text=Show all");
    await expect.poll(count, PATIENT).toBe(all);
  });

  it.each([
    ["a desktop", {}],
    ["a phone in dark colours", PHONE],
  ] as const)("keeps nobody out on %s", async (_, options) => {
    const visit = await open(ALONE, options);
    const { page } = visit;
    await visit.drag("e2", "e4");
    await goHome(page);
    await page.locator("#yours .shelf-card").first().waitFor();
    expect(await findings(visit, "html")).toEqual([]);
    await page.click("#yours >> text=Rename");
    expect(await findings(visit, "#home")).toEqual([]);
    const wideness = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(wideness)).toBeLessThanOrEqual(0);
  });
});
