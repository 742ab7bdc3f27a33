/** The list of keys, and the board over the whole screen. */
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { dropFile } from "./drop-file.ts";
import { openSite, type Visit } from "./site.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PHONE_ON_SIDE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };

const site = withSite(openSite);
const openVisit = withVisits(site);

describe("the list of keys", () => {
  it("opens by '?', closes by Escape, and gives the focus back to the square that had it", async () => {
    const visit = await openVisit("variant=chess&moves=e2e4+e7e5&side=both");
    const { page } = visit;
    const cell = page.locator('fairywren-board .cell[data-square="g1"]');
    await cell.focus();
    await page.keyboard.press("?");
    await page.locator("#keys[open]").waitFor();
    expect(await page.locator("#keys").innerText()).toContain("one move back or forward");
    expect(await findings(visit, "#keys")).toEqual([]);
    await page.keyboard.press("ArrowLeft");
    expect(await visit.moves(), "no move is taken back behind it").toHaveLength(2);
    await page.keyboard.press("Escape");
    expect(await page.locator("#keys").isVisible()).toBe(false);
    expect(await cell.evaluate((part) => part.matches(":focus"))).toBe(true);
    expect(await page.locator("fairywren-board .typed").innerText(), "'?' begins no move").toBe("");
  });

  it("does not open where '?' is text", async () => {
    const { page } = await openVisit("variant=chess&side=both");
    await page.click("#tab-make");
    await page.getByLabel("Name of the variant").waitFor();
    await page.waitForLoadState("networkidle"); // what comes late draws the form anew
    await page.getByLabel("Name of the variant").press("?");
    expect(await page.locator("#keys").isVisible()).toBe(false);
    await page.check("#make-yaml");
    await page.locator("#editor .cm-content").click();
    await page.locator("#editor .cm-content:focus").waitFor();
    const text = () => page.locator("#editor .cm-content").innerText();
    const before = (await text()).split("?").length;
    await page.keyboard.press("?");
    await expect.poll(async () => (await text()).split("?").length).toBe(before + 1);
    expect(await page.locator("#keys").isVisible()).toBe(false);
  });

  it("opens by its button on the start page and on a phone, where it fits and is closed beside it", async () => {
    const visit = await openVisit("home", PHONE);
    const { page } = visit;
    await page.locator("#home-title").waitFor();
    expect(await isInWindow(visit, "#keys-open"), "a link to the start page leaves the head in sight").toBe(true);
    await page.tap("#keys-open");
    await page.locator("#keys[open]").waitFor();
    expect(await page.locator("#keys").evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    expect(await findings(visit, "#keys")).toEqual([]);
    await page.touchscreen.tap(3, 3);
    expect(await page.locator("#keys").isVisible()).toBe(false);
    expect(await page.locator("#keys-open").evaluate((part) => part === document.activeElement)).toBe(true);
  });
});

describe("the full screen", () => {
  it.each([
    ["a desktop", {}],
    ["a tablet", TABLET],
    ["a phone on its side", PHONE_ON_SIDE],
  ] as const)("on %s has the board, the bars and the clocks, as large as fits, and is left", async (_, options) => {
    const visit = await openVisit("variant=chess&side=both", options);
    const { page } = visit;
    await page.selectOption("#clock", "own");
    await page.click("#setup .main");
    const before = await size(visit);
    await page.locator("#full-screen").click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    expect(await size(visit)).toBeGreaterThanOrEqual(before);
    expect(await spare(visit)).toBeLessThan(60);
    for (const part of ["#clock-white", "#clock-black", "fairywren-board .status", "#full-screen"])
      expect(await isInWindow(visit, part), part).toBe(true);
    await visit.drag("e2", "e4");
    expect(await visit.moves()).toEqual(["e2e4"]);
    expect(await findings(visit, "#table")).toEqual([]);
    await page.getByRole("button", { name: "Leave full screen" }).click();
    await page.waitForFunction(() => document.fullscreenElement === null);
    expect(await size(visit)).toBe(before);
  });

  it("shows messages over the board, and leaves them behind on the page", async () => {
    const visit = await openVisit("variant=chess&side=both");
    const { page } = visit;
    await page.locator("#full-screen").click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await dropFile(visit, "faulty.yaml", "name: Faulty\nextends: chess\nboard: { files: 99 }\n");
    await page.locator("#message").waitFor();
    expect(await isInWindow(visit, "#message-close")).toBe(true);
    expect(await isOnTop(visit, "#message p")).toBe(true);
    expect(await findings(visit, "#table")).toEqual([]);
    await page.getByRole("button", { name: "Leave full screen" }).click();
    await page.waitForFunction(() => document.fullscreenElement === null);
    await page.locator("header + #message").waitFor(); // the browser tells it a little later
    await page.click("#message-close");
    expect(await page.locator("#message").isVisible()).toBe(false);
  });

  it("has no button where the browser has none of it", async () => {
    const { page } = await openVisit("variant=chess", {}, (page) =>
      page.addInitScript(() => Object.defineProperty(Document.prototype, "fullscreenEnabled", { value: false })),
    );
    expect(await page.locator("#full-screen").count()).toBe(0);
  });
});

/** The width of a square. */
async function size({ page }: Visit): Promise<number> {
  return (await page.locator('fairywren-board .cell[data-square="a1"]').boundingBox())?.width ?? 0;
}

/** The pixels that are left beside the board and its bars, or above and below them: the fewer of the two. */
async function spare({ page }: Visit): Promise<number> {
  return page.evaluate(() => {
    const table = document.getElementById("table") as HTMLElement;
    const seat = document.getElementById("seat") as HTMLElement;
    if (table.scrollHeight > table.clientHeight || table.scrollWidth > table.clientWidth)
      return Number.POSITIVE_INFINITY;
    return Math.min(innerWidth - seat.offsetWidth, innerHeight - seat.offsetHeight);
  });
}

/** Whether nothing covers the middle of a part. */
async function isOnTop({ page }: Visit, part: string): Promise<boolean> {
  return page.locator(part).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

async function isInWindow({ page }: Visit, part: string): Promise<boolean> {
  const box = await page.locator(part).boundingBox();
  const window = page.viewportSize();
  if (!box || !window) return false;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= window.width && box.y + box.height <= window.height;
}
