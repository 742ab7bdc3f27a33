/** Boards whose squares would be too small for a finger: magnified, scrolled, and whole by a button. */
import { describe, expect, it } from "vitest";
import { writeLink } from "../../demo/link.ts";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { GAME } from "./linked-game.ts";
import { openSite, type Visit } from "./site.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SMALL = { ...PHONE, viewport: { width: 320, height: 640 } };
const site = withSite(openSite);
const open = withVisits(site);

/** Sixteen by sixteen, with riders that jump out of sight: on the leaps of j1 are i3, h5, g7, f9, e11 and d13. */
const SIXTEEN = `extends: chess
name: Sixteen
board: { files: 16, ranks: 16 }
pieces: { knight: { betza: NN } }
castling: none
promotion:
  - { pieces: [pawn], zone: rank 16, to: [queen, rook] }
setup:
  board: |
${["rnbqkbnrrnbqqbnr", "p".repeat(16), ...Array<string>(12).fill(".".repeat(16)), "P".repeat(16), "RNBQKBNRRNBQQBNR"]
  .map((row) => `    ${[...row].join(" ")}\n`)
  .join("")}`;

async function openSixteen(options: Parameters<typeof open>[1] = PHONE, fen: string | null = null): Promise<Visit> {
  const visit = await open(await writeLink({ ...GAME, yaml: SIXTEEN, side: "both", fen }), options);
  await button(visit).waitFor();
  return visit;
}

const button = ({ page }: Visit) => page.getByRole("button", { name: "Whole board" });
const frame = ({ page }: Visit) => page.locator("fairywren-board .frame");
const scrollTo = (visit: Visit, left: number, top: number) =>
  frame(visit).evaluate((element, place) => element.scrollTo(...place), [left, top] as const);
const scrolled = (visit: Visit) => frame(visit).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
const overflow = ({ page }: Visit) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function widthOf({ page }: Visit, square: string): Promise<number> {
  return (await page.locator(`fairywren-board .cell[data-square=${square}]`).boundingBox())?.width ?? 0;
}

/** Whether a whole square is seen. */
async function isSeen(visit: Visit, square: string): Promise<boolean> {
  const [cell, around] = [
    await visit.page.locator(`fairywren-board .cell[data-square=${square}]`).boundingBox(),
    await frame(visit).boundingBox(),
  ];
  if (!cell || !around) return false;
  const [right, bottom] = [around.x + around.width, around.y + around.height];
  const isWide = cell.x >= around.x - 1 && cell.x + cell.width <= right + 1;
  return isWide && cell.y >= around.y - 1 && cell.y + cell.height <= bottom + 1;
}

/** The texts of the coordinates whose middle is seen. */
const labels = (visit: Visit) =>
  frame(visit).evaluate((element) => {
    const around = element.getBoundingClientRect();
    const isInside = ({ left, right, top, bottom }: DOMRect) =>
      left + right > 2 * around.left &&
      left + right < 2 * around.right &&
      top + bottom > 2 * around.top &&
      top + bottom < 2 * around.bottom;
    const texts = [...element.querySelectorAll(".near-labels .label")];
    return texts.filter((label) => isInside(label.getBoundingClientRect())).map(({ textContent }) => textContent);
  });

describe("sixteen files on a phone", () => {
  it.each([
    ["390 pixels", PHONE],
    ["320 pixels", SMALL],
  ])("have squares for a finger in %s, in the room of the whole board, and no page is wider", async (_, options) => {
    const visit = await openSixteen(options);
    expect(await widthOf(visit, "h1")).toBeGreaterThanOrEqual(24);
    const magnified = await frame(visit).boundingBox();
    expect(await overflow(visit)).toBe(0);
    expect(await findings(visit, "#board")).toEqual([]);
    await button(visit).click();
    expect(await widthOf(visit, "h1")).toBeLessThan(24);
    expect(await button(visit).getAttribute("aria-pressed")).toBe("true");
    expect(await frame(visit).boundingBox()).toEqual(magnified);
    expect(await overflow(visit)).toBe(0);
    expect(await findings(visit, "#board")).toEqual([]);
  });

  it("are played on by drags and taps wherever they are scrolled to", async () => {
    const visit = await openSixteen();
    await scrollTo(visit, 0, 1000);
    await visit.drag("b2", "b4");
    expect(await visit.moves()).toEqual(["b2b4"]);
    await scrollTo(visit, 1000, 0);
    for (const square of ["o16", "m12"]) {
      const { x, y } = await visit.at(square);
      await visit.page.touchscreen.tap(x, y);
    }
    expect(await visit.moves()).toEqual(["b2b4", "o16m12"]);
    expect((await scrolled(visit))[1]).toBe(0);
  });

  it("scroll under a piece that is held at the edge, and take it where it is let go", async () => {
    const visit = await openSixteen();
    expect(await isSeen(visit, "d13")).toBe(false);
    const { mouse } = visit.page;
    const [from, around] = [await visit.at("j1"), await frame(visit).boundingBox()];
    if (!around) throw new Error("there is a board");
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x - 40, around.y + 6);
    await mouse.move(from.x - 60, around.y + 5);
    await expect.poll(() => isSeen(visit, "d14")).toBe(true);
    await mouse.move(from.x - 80, around.y + 150);
    const to = await visit.at("d13");
    await mouse.move(to.x, to.y);
    await mouse.up();
    expect(await visit.moves()).toEqual(["j1d13"]);
  });

  it("play nothing where a piece is let go over squares out of sight", async () => {
    const visit = await openSixteen();
    await visit.drag("j1", "d13");
    expect(await visit.moves()).toEqual([]);
  });

  it("follow the keyboard, which also has the button", async () => {
    const visit = await openSixteen();
    const { keyboard } = visit.page;
    await visit.page.locator("fairywren-board .cell[data-square=h1]").focus();
    await keyboard.press("End");
    await expect.poll(() => isSeen(visit, "p1")).toBe(true);
    for (let step = 0; step < 13; step++) await keyboard.press("ArrowUp");
    await expect.poll(() => isSeen(visit, "p14")).toBe(true);
    await keyboard.press("Home");
    await expect.poll(() => isSeen(visit, "a14")).toBe(true);
    await button(visit).focus();
    await keyboard.press("Enter");
    expect(await button(visit).getAttribute("aria-pressed")).toBe("true");
    await keyboard.press(" ");
    expect(await widthOf(visit, "h1")).toBeGreaterThanOrEqual(24);
  });

  it("show moves that are played out of sight, and begin at the own side when they are flipped", async () => {
    const visit = await openSixteen();
    await visit.drag("h2", "h4");
    await visit.page.evaluate(() => document.querySelector("fairywren-board")?.play("o16m12"));
    await expect.poll(() => isSeen(visit, "m12")).toBe(true);
    expect(await isSeen(visit, "o16")).toBe(true);
    await visit.page.evaluate(() => document.querySelector("fairywren-board")?.flip());
    await expect.poll(() => isSeen(visit, "o16")).toBe(true);
    expect((await visit.at("o16")).y).toBeGreaterThan((await visit.at("m12")).y);
    await visit.drag("n15", "n13");
    expect(await visit.moves()).toEqual(["h2h4", "o16m12"]); // White is to move
    await scrollTo(visit, 1000, 0);
    await visit.drag("b2", "b3");
    expect(await visit.moves()).toEqual(["h2h4", "o16m12", "b2b3"]);
  });

  it("are labelled along the edges of what is seen", async () => {
    const visit = await openSixteen();
    await scrollTo(visit, 64, 64);
    await expect.poll(() => labels(visit)).toContain("12");
    const seen = await labels(visit);
    for (const text of ["d", "e", "m", "5", "6", "13"]) expect(seen).toContain(text);
    for (const text of ["a", "p", "1", "16"]) expect(seen).not.toContain(text);
  });

  it("ask for a promotion beside the square, in sight", async () => {
    const visit = await openSixteen(
      PHONE,
      `rnbqkb10/14P1/${"16/".repeat(12)}${"P".repeat(16)}/RNBQKBNRRNBQQBNR w - - 0 1`,
    );
    await scrollTo(visit, 1000, 0);
    for (const square of ["o15", "o16"]) {
      const { x, y } = await visit.at(square);
      await visit.page.touchscreen.tap(x, y);
    }
    const [chooser, around] = [
      await visit.page.locator("fairywren-board .chooser").boundingBox(),
      await frame(visit).boundingBox(),
    ];
    if (!chooser || !around) throw new Error("there is a question");
    expect(chooser.x).toBeGreaterThanOrEqual(around.x);
    expect(chooser.x + chooser.width).toBeLessThanOrEqual(around.x + around.width);
    expect(Math.abs(chooser.y - (await visit.at("o16")).y)).toBeLessThan(40);
    expect(await findings(visit, "#board")).toEqual([]);
    await visit.page.getByRole("button", { name: "Rook" }).click();
    expect(await visit.moves()).toEqual(["o15o16r"]);
  });

  it("scroll at once where less motion is wanted", async () => {
    const behaviour = (visit: Visit) => frame(visit).evaluate((element) => getComputedStyle(element).scrollBehavior);
    expect(await behaviour(await openSixteen())).toBe("auto");
    expect(await behaviour(await openSixteen({ ...PHONE, reducedMotion: "no-preference" }))).toBe("smooth");
  });

  it("are whole again, without a button, in a wider window", async () => {
    const visit = await openSixteen();
    await visit.page.setViewportSize({ width: 800, height: 900 });
    await button(visit).waitFor({ state: "detached" });
    expect(await frame(visit).evaluate(({ className }) => className)).not.toContain("zoomed");
    await visit.page.setViewportSize(PHONE.viewport);
    await button(visit).waitFor();
  });
});

describe("boards with larger squares", () => {
  it.each(["chess", "edgy", "omega"])("have nothing of this, as %s in 320 pixels", async (variant) => {
    const visit = await open(`variant=${variant}&side=both`, SMALL);
    await visit.page.waitForTimeout(500); // nothing comes late
    expect(await button(visit).count()).toBe(0);
    expect(await frame(visit).evaluate(({ className }) => className)).not.toContain("zoomed");
    expect(await frame(visit).evaluate((element) => getComputedStyle(element).overflow)).toBe("visible");
  });
});
