/** Starts, castling, looks and first moves that are made with tools; and what a change means, in words. */
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { openSite, type Visit } from "./site.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const site = withSite(openSite);
const openVisit = withVisits(site);

/** Opens Make with one of its sections. */
async function open(hash: string, title: string, options = {}): Promise<Visit> {
  const visit = await openVisit(hash, options);
  await visit.show("make");
  await visit.page.locator("#maker .kind").first().waitFor();
  await visit.page.click("#maker summary >> text=Pieces");
  await visit.page.locator("#maker summary").getByText(title, { exact: true }).click();
  return visit;
}

async function yaml({ page }: Visit): Promise<string> {
  await page.check("#make-yaml");
  const text = await page.locator("#editor .cm-content").evaluate((content) => {
    const view = (
      content as unknown as { readonly cmTile?: { readonly view: { readonly state: { readonly doc: unknown } } } }
    ).cmTile?.view;
    return String(view?.state.doc ?? content.textContent);
  });
  await page.check("#make-visual");
  return text;
}

async function fill({ page }: Visit, label: RegExp | string, text: string): Promise<void> {
  const field = page.locator("#maker").getByLabel(label).first();
  await field.fill(text);
  await field.blur();
}

const changes = ({ page }: Visit) => page.locator("#faults .changes li").allTextContents();
const faults = ({ page }: Visit) => page.locator("#maker .complaint").filter({ hasText: /./ }).allTextContents();

describe("starts drawn by lot", () => {
  it("are begun from the first rank, bound by rules, refused with the reason, and played", async () => {
    const visit = await open("variant=chess&side=both&level=1", "Drawn by lot");
    const { page } = visit;
    await page.getByRole("button", { name: "Draw the start by lot" }).click();
    await expect
      .poll(() => changes(visit))
      .toContainEqual(expect.stringMatching(/^Starts: 30 starts, numbered 0 to 29/));
    await fill(visit, /^Pieces, such as/, "bishop, bishop");
    expect(await faults(visit)).toContainEqual(expect.stringMatching(/./));
    await fill(visit, /^Pieces, such as/, "dragon");
    expect(await faults(visit)).toContainEqual(expect.stringMatching(/'dragon' is no piece of this variant/));
    await page.getByRole("button", { name: "Add a step" }).click();
    expect(await faults(visit)).toContainEqual(expect.stringMatching(/./));
    await page.locator("#maker").getByLabel("They stand").selectOption("in-order");
    // Five pieces in one order on five squares: nothing is left to chance.
    await expect.poll(() => changes(visit)).toContainEqual("Starts: One start.");
    await page.locator("#maker").getByLabel("They stand").selectOption("any");
    await expect.poll(() => changes(visit)).toContainEqual(expect.stringMatching(/Bishops may share a colour/));
    expect(await findings(visit, "#make")).toEqual([]);
    await visit.show("play");
    expect(await page.isVisible("#start")).toBe(true);
    await visit.show("make");
    await page.getByRole("button", { name: "Remove step 1" }).click();
    await expect.poll(() => changes(visit)).toContainEqual("Starts: One start.");
  });
});

describe("castling", () => {
  it("is changed by dragging its pieces, by hand and by keys", async () => {
    const visit = await open("variant=chess&side=both&level=1", "Castling");
    const { page } = visit;
    const board = page.getByRole("group", { name: "O-O on a board" }).locator("fairywren-board");
    await board.scrollIntoViewIfNeeded();
    await board.locator('.cell[data-square="g1"]').waitFor();
    const middle = async (square: string) => {
      const box = await board.locator(`.cell[data-square="${square}"]`).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    await board.locator('.cell[data-square="h1"]').scrollIntoViewIfNeeded();
    const [rook, to] = [await middle("h1"), await middle("e1")];
    const [king, kingTo] = [await middle("e1"), await middle("f1")];
    await page.mouse.move(king.x, king.y);
    await page.mouse.down();
    await page.mouse.move(kingTo.x, kingTo.y, { steps: 4 });
    await page.mouse.up();
    // The rook goes to f1 as well: that is refused at its place.
    expect(await faults(visit)).toContainEqual(expect.stringMatching(/f1/));
    expect(await board.locator('.cell[data-square="e1"]').getAttribute("aria-label")).toMatch(/King/);
    await page.mouse.move(rook.x, rook.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => changes(visit)).toContainEqual(expect.stringMatching(/O-O: King e1 to g1, Rook h1 to e1/));
    expect(await findings(visit, "#make")).toEqual([]);
  });

  it("is on boards of the rules as they are, however often these changed before the boards are seen, without hands", async () => {
    const visit = await openVisit("variant=crazyhouse&side=both&level=1");
    const { page } = visit;
    await visit.show("make");
    await page.locator("#maker .castling-board").nth(1).waitFor({ state: "attached" });
    for (const name of ["Tower", "Keep", "Fort", "Bastion", "Castle"]) {
      await visit.write(`name: Own\nextends: crazyhouse\npieces: { rook: { name: ${name} } }\n`);
      const isPlayed = (wanted: string) =>
        document.querySelector("fairywren-board")?.game?.variant.pieceTypes[2].name === wanted;
      await page.waitForFunction(isPlayed, name);
    }
    await page.check("#make-visual");
    await page.locator("#maker summary").getByText("Castling", { exact: true }).click();
    for (const [name, corner] of [
      ["O-O", "h1"],
      ["O-O-O", "a1"],
    ]) {
      const place = page.getByRole("group", { name: new RegExp(`^${name} on a board`) });
      await place.scrollIntoViewIfNeeded();
      const board = place.locator("fairywren-board");
      await board.locator(`.cell[data-square="${corner}"][aria-label]`).waitFor();
      expect(await board.locator(`.cell[data-square="${corner}"]`).getAttribute("aria-label")).toContain("Castle");
      expect(await board.locator(".pocket:visible").count()).toBe(0);
    }
  });
});

describe("looks", () => {
  it("are chosen: view, symmetry, a sentence about it", async () => {
    const visit = await open("variant=chess&side=both&level=1", "About it, view and symmetry");
    await visit.page.getByLabel("The board is shown").selectOption("corner");
    expect(await yaml(visit)).toContain("\nview: corner\n");
    await visit.page.getByLabel("Black's castling, zones").selectOption("rotate");
    expect(await faults(visit)).toContainEqual(expect.stringMatching(/./));
    await fill(visit, "What is special about it", "Chess from the corner.");
    expect(await yaml(visit)).toContain("summary: Chess from the corner.");
    expect(await findings(visit, "#make")).toEqual([]);
  });
});

describe("a piece of other moves", () => {
  it("loses the value of its former ones with a word, and its first moves begin where they are said to", async () => {
    const visit = await openVisit("variant=paradigm&side=both&level=1", PHONE);
    await visit.show("make");
    const { page } = visit;
    await page.locator("#maker .kind", { hasText: "Knight" }).click();
    await page.locator(".moves-text input").first().fill("NA");
    await page.locator(".moves-text input").first().blur();
    await expect
      .poll(() => changes(visit))
      .toContainEqual("The value 3 of the Knight was that of its former moves: now it is computed from the new ones.");
    expect(await changes(visit)).toContainEqual(expect.stringMatching(/^The Knight leaps like a knight/));
    await page.locator("#maker .kind", { hasText: "Pawn" }).click();
    await page.click("text=More rules of this piece");
    await page.getByLabel("Moves marked i, such as").selectOption("own");
    await fill(visit, "White's squares", "rank 2 e3");
    await expect.poll(() => changes(visit)).toContainEqual(expect.stringMatching(/first move may be made from/));
    expect(await findings(visit, "#make")).toEqual([]);
  });
});
