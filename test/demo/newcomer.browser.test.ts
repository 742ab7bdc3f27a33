/** What a newcomer does in one sitting: a variant of a size and with pieces of one's own, made, played on a phone and shared. */
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { catchCopies, copied } from "./copies.ts";
import { openSite, type Visit } from "./site.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" } as const;

const site = withSite(openSite);
const open = withVisits(site);

describe("griffons and cannons on twelve by twelve, with holes", () => {
  it("are made by presses alone on a phone, played against the engine, and are the same behind a link", async () => {
    const visit = await open("variant=chess&side=white&level=1", PHONE, catchCopies);
    const { page } = visit;
    await visit.show("make");
    await page.locator("#maker .kind").first().waitFor();
    await write(visit, "Name of the variant", "Twelve");
    await addPiece(visit, "Griffon", "[F?R]");
    await addPiece(visit, "Cannon", "mRcpR");
    await page.locator("#maker summary", { hasText: "Pieces" }).tap();
    await page.locator("#maker summary", { hasText: "Start" }).tap();
    for (const side of ["Files", "Ranks"])
      await page
        .locator("label.field", { hasText: new RegExp(`^${side}`) })
        .locator("select")
        .selectOption("12");
    for (const [what, on] of [
      ["White Griffon", "j1"],
      ["White Cannon", "k1"],
    ]) {
      await page.getByRole("button", { name: what, exact: true }).tap();
      await cell(visit, on).tap();
    }
    await page.getByRole("button", { name: "Hole", exact: true }).tap();
    for (const square of ["a6", "l6"]) await page.locator(`.hole-board .cell[aria-label="${square}, empty"]`).tap();
    expect(await findings(visit, "#make")).toEqual([]);
    const start = await visit.fen();
    expect(start).toMatch(/^\w{8}\d\w{2}\d\/.*\/\*10\*\/\*10\*\/.*GC1 w/);

    await visit.show("play");
    expect((await page.locator("fairywren-board .cell").first().boundingBox())?.width).toBeGreaterThanOrEqual(24);
    await page.evaluate(() => document.querySelector("fairywren-board")?.play("j1i5"));
    await visit.waitForMoves(2);
    expect((await visit.moves())[0]).toBe("j1i5");

    await visit.show("share");
    await page.click("#link-copy");
    const link = await copied(page);
    const friend = await open(link.slice(link.indexOf("#") + 1));
    expect(await friend.page.evaluate(() => document.querySelector("fairywren-board")?.game?.variant.name)).toBe(
      "Twelve",
    );
    expect((await friend.moves())[0]).toBe("j1i5");
  });
});

async function addPiece(visit: Visit, name: string, betza: string): Promise<void> {
  await visit.page.locator(".kind", { hasText: "Add a piece" }).tap();
  await write(visit, "Name", name);
  await write(visit, "Moves in Betza", betza);
  await visit.page.locator("text=Add to the rules").tap();
}

async function write({ page }: Visit, label: string, text: string): Promise<void> {
  const field = page.locator("#maker").getByLabel(label, { exact: true });
  await field.fill(text);
  await field.blur();
}

const cell = ({ page }: Visit, square: string) =>
  page.locator(`[aria-label="Start position"] .cell[aria-label^="${square}, " i]`);
