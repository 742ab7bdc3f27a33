/** How boards look is the person's choice, and lasts: colours, pieces, coordinates, and the size beside the panels. */
import { expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { openSite, type Visit } from "./site.ts";

const open = withVisits(withSite(openSite));
const LINE = "variant=paradigm&side=both&moves=e2e4+d7d5+e4d5";

const settings = async ({ page }: Visit) => {
  await page.click("#likes summary");
  await page.locator("#likes .swatches").waitFor();
};
const choose = ({ page }: Visit, words: string) => page.locator("#likes label", { hasText: words }).click();
const fill = ({ page }: Visit, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((square) => getComputedStyle(square).fill);
const BOARD = "#board fairywren-board";
const GREEN = "rgb(122, 154, 86)";
const discs = ({ page }: Visit, place: string) => page.locator(`${place} .fw-glyph circle.fw-body`).count();

it("colours reach every board of the page and last, and forced colours are left alone", async () => {
  const visit = await open(LINE);
  const { page } = visit;
  await settings(visit);
  await choose(visit, "Green");
  expect(await fill(visit, `${BOARD} .fw-dark`)).toBe(GREEN);
  expect(await findings(visit, "#likes")).toEqual([]);
  await visit.show("learn");
  await page.locator("#learn h3", { hasText: "Draws" }).waitFor();
  expect(await fill(visit, "#learn .fw-diagram .fw-dark")).toBe(GREEN);
  expect(await fill(visit, "#learn figure .fw-board .fw-dark")).toBe(GREEN);
  await visit.show("share");
  await page.getByText("Picture", { exact: true }).click();
  const saved = page.waitForEvent("download");
  await page.click("#picture-svg");
  const svg = await (await saved).createReadStream().then(async (stream) => {
    let text = "";
    for await (const part of stream) text += part;
    return text;
  });
  expect(svg).toContain('fill="#7a9a56"');
  await page.reload();
  await page.locator(`${BOARD} .cell`).first().waitFor();
  expect(await fill(visit, `${BOARD} .fw-dark`)).toBe(GREEN);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await fill(visit, `${BOARD} .fw-dark`)).toBe("rgb(154, 154, 154)");
});

it("pieces become discs on every board, in Learn, in Make and among the captured, and figures again", async () => {
  const visit = await open(LINE);
  const { page } = visit;
  await visit.show("learn");
  await page.locator("#learn h3", { hasText: "Draws" }).waitFor();
  await visit.show("play");
  await settings(visit);
  expect(await discs(visit, BOARD)).toBe(0);
  await choose(visit, "Discs");
  await expect.poll(() => discs(visit, `${BOARD} .pieces`)).toBe(31);
  expect(await discs(visit, ".taken")).toBe(1);
  await visit.show("learn");
  await page.locator("#learn h3", { hasText: "Draws" }).waitFor();
  expect(await discs(visit, "#learn .piece .pictures")).toBe(12);
  await visit.show("make");
  await page.locator("#maker .kind").first().waitFor();
  expect(await discs(visit, "#maker .kinds")).toBe(6);
  await page.reload();
  await page.locator(`${BOARD} .cell`).first().waitFor();
  expect(await discs(visit, `${BOARD} .pieces`)).toBe(31);
  await visit.show("make");
  await page.locator("#maker .kind").first().waitFor();
  await visit.show("play");
  await settings(visit);
  await choose(visit, "Figures");
  await expect.poll(() => discs(visit, `${BOARD} .pieces`)).toBe(0);
  await visit.show("make");
  await expect.poll(() => discs(visit, "#maker .kinds")).toBe(0);
});

it("coordinates are outside, inside or nowhere, and previews have them as the board", async () => {
  const visit = await open(LINE);
  const { page } = visit;
  await settings(visit);
  const labels = (where: string) => page.locator(`${BOARD} .label${where}`).count();
  expect(await labels(".outside")).toBe(16);
  await choose(visit, "None");
  expect(await labels("")).toBe(0);
  await choose(visit, "Inside");
  expect([await labels(""), await labels(".outside")]).toEqual([16, 0]);
  await choose(visit, "Outside");
  await visit.show("analyse");
  await page.locator("#lines .move").first().hover();
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((label) => label.getBoundingClientRect().height);
  await expect
    .poll(() => size(".preview .label.outside"))
    .toBeCloseTo(await size(`${BOARD} .labels .label.outside`), 0);
});

it("the handle makes the board smaller by keys and mouse, is spoken, lasts, and is there in wide windows alone", async () => {
  const visit = await open(LINE);
  const { page } = visit;
  const handle = page.getByRole("separator", { name: "Size of the board" });
  const width = () => page.locator("#seat").evaluate((seat) => seat.getBoundingClientRect().width);
  const whole = await width();
  await handle.focus();
  await page.waitForLoadState("networkidle"); // what follows the keys is fetched when it has the focus
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await handle.getAttribute("aria-valuenow")).toBe("90");
  expect(await width()).toBeCloseTo(whole * 0.9, 0);
  expect(await visit.moves()).toEqual(["e2e4", "d7d5", "e4d5"]);
  const box = await handle.boundingBox();
  if (!box) throw new Error("the handle is not shown");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 3 });
  await page.mouse.up();
  expect(await width()).toBeGreaterThan(whole * 0.9 - 110);
  expect(await width()).toBeLessThan(whole * 0.9 - 90);
  const kept = await width();
  expect(await findings(visit, "#table")).toEqual([]);
  await page.reload();
  await page.locator(`${BOARD} .cell`).first().waitFor();
  expect(await width()).toBeCloseTo(kept, 0);
  await handle.focus();
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("End");
  expect(await width()).toBeCloseTo(whole, 0);
  await page.keyboard.press("Home");
  expect(await handle.getAttribute("aria-valuenow")).toBe("40");
  await page.setViewportSize({ width: 820, height: 1180 });
  expect(await handle.isVisible()).toBe(false);
  expect(await width()).toBeGreaterThan(700);
});
