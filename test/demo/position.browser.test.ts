/** Positions set up in the page: by mouse, by keyboard and by FEN. */
import { expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { openSite, type Visit } from "./site.ts";

const site = withSite(openSite);
const open = withVisits(site);

it("sets a position up with palette and board, says why it is none yet, and analyses it", async () => {
  const visit = await open("variant=chess&side=both&level=1");
  const { page } = visit;
  await openEditor(visit);
  await page.getByRole("button", { name: "Clear" }).click();
  expect(await page.textContent(".reasons")).toMatch(/king/i);
  expect(await page.isDisabled("text=Analyse this position")).toBe(true);
  for (const [piece, square] of [
    ["White King", "g6"],
    ["White Rook", "a1"],
    ["Black King", "g8"],
  ]) {
    await page.locator(".palette").getByRole("button", { name: piece, exact: true }).click();
    await cell(visit, square).click();
  }
  expect(await page.inputValue("#editor-fen")).toBe("6k1/8/6K1/8/8/8/8/R7 w - - 0 1");
  expect(await findings(visit, "#analyse")).toEqual([]);
  await page.click("text=Analyse this position");
  expect(await visit.fen()).toBe("6k1/8/6K1/8/8/8/8/R7 w - - 0 1");
  await page.waitForFunction(() => document.getElementById("score")?.textContent === "White mates in 1");
});

it("is worked by keyboard alone, and keeps sides and rights in step with the FEN", async () => {
  const visit = await open("variant=chess&side=both&level=1");
  const { page } = visit;
  await openEditor(visit);
  expect(await page.getByLabel("White O-O", { exact: true }).isChecked()).toBe(true);
  await cell(visit, "a1").focus();
  await page.keyboard.press("Delete");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Q");
  expect(await page.inputValue("#editor-fen")).toContain("/QPPPPPPP/1NBQKBNR w Kkq ");
  await page.getByLabel("White O-O", { exact: true }).press("Space");
  await page.getByRole("radio", { name: "Black" }).last().focus();
  await page.keyboard.press("Space");
  expect(await page.inputValue("#editor-fen")).toContain(" b kq - 0 ");
  await page.fill("#editor-fen", "4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1");
  expect(await cell(visit, "a4").getAttribute("aria-label")).toBe("a4, white Pawn");
  expect(await page.getByLabel("En passant").inputValue()).toBe("a3");
  await page.fill("#editor-fen", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1");
  expect(await page.textContent(".reasons")).toContain("is in check");
  expect(await page.isDisabled("text=Analyse this position")).toBe(true);
  expect(await visit.fen()).toContain("rnbqkbnr/pppppppp");
});

it("follows the variant, and fits a small phone", async () => {
  const visit = await open("variant=capablanca&side=both&level=1", {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
  const { page } = visit;
  await openEditor(visit);
  expect(await page.locator(".position-editor .cell").count()).toBe(80);
  expect(await findings(visit, "#analyse")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.selectOption("#variant", "paradigm");
  await cell(visit, "h8").waitFor();
  await expect.poll(() => page.locator(".position-editor .cell").count()).toBe(64);
});

async function openEditor({ page, show }: Visit): Promise<void> {
  await show("analyse");
  await page.click("text=Set up a position");
  await page.locator(".position-editor .cell").first().waitFor();
}

function cell({ page }: Visit, square: string) {
  return page.locator(`.position-editor .cell[aria-label^="${square},"]`);
}
