/** Learn: a piece is looked at closely, and the sheet goes on paper. */
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { openSite, type Visit } from "./site.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" } as const;

const POND = "rnbqkbnr/pppppppp/8/3**3/3**3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const site = withSite(openSite);
const open = withVisits(site);

async function learn(hash: string, options = {}): Promise<Visit> {
  const visit = await open(hash, options);
  await visit.show("learn");
  // The last card, whatever it is.
  await visit.page.locator("#learn h3", { hasText: "Draws" }).waitFor();
  return visit;
}

const study = (visit: Visit) => visit.page.locator("#study");
const marks = (visit: Visit, figure: number) => study(visit).locator("figure").nth(figure).locator(".fw-mark").count();

describe("a piece", () => {
  it("that is special comes first, and a press on its card shows its whole move, in the game, and with pieces in its way", async () => {
    const visit = await learn("variant=tuttifrutti&side=both");
    const { page } = visit;
    expect(await page.locator("#learn h4").allTextContents()).toEqual(
      expect.arrayContaining(["Empress", "Princess", "Amazon", "King"]),
    );
    expect((await page.locator("#learn h4").allTextContents()).slice(0, 3).sort()).toEqual([
      "Amazon",
      "Empress",
      "Princess",
    ]);
    await page.locator('#learn [data-piece="empress"] p').first().click();
    expect(await study(visit).locator("h3").textContent()).toBe("Empress");
    expect(await marks(visit, 0)).toBe(22);
    expect(await marks(visit, 1)).toBe(1);
    // Ahead and to the left its lines are blocked, and all eight leaps remain.
    expect(await marks(visit, 2)).toBe(14);
    await page.selectOption("#study-square", { label: "a1" });
    expect(await marks(visit, 0)).toBe(16);
    await page.locator('#learn [data-piece="empress"] .study-open').focus();
    await page.keyboard.press("Enter");
    expect(await study(visit).isVisible()).toBe(false);
  });

  it("leaves the rest of the page to the mouse", async () => {
    const visit = await learn("variant=chess&side=both");
    const { page } = visit;
    const press = async (square: string) => page.click(`#board .cell[data-square=${square}]`);
    await press("b1");
    expect(await study(visit).locator("h3").textContent()).toBe("Knight");
    await press("d1");
    expect(await study(visit).locator("h3").textContent()).toBe("Queen");
    await page.click("#study-close");
    await press("d1");
    await page.click("#tab-play");
    expect(await page.locator("#tab-play").getAttribute("aria-selected")).toBe("true");
  });

  it("is put on another square of the empty board by a press", async () => {
    const visit = await learn("variant=paradigm&side=both");
    await visit.page.locator('#learn [data-piece="dragon-bishop"]').click();
    // a1 is the first square.
    await study(visit).locator(".whole .fw-square").first().click();
    expect(await visit.page.inputValue("#study-square")).toBe("0");
    expect(await marks(visit, 0)).toBe(9);
  });

  it("is put where a square is, on a board with holes in its middle", async () => {
    const visit = await open("variant=chess&side=both");
    await visit.show("make");
    await visit.write(`name: Pond\nextends: chess\nboard: { holes: d4 d5 e4 e5 }\nsetup: { fen: "${POND}" }\n`);
    await visit.page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.variant.name === "Pond");
    await visit.show("learn");
    await visit.page.locator('#learn [data-piece="knight"]').click();
    const square = visit.page.locator("#study-square option:checked");
    expect(await square.textContent()).toBe("d3");
    // From d3: eight leaps, of which those to e5 and c5 lead to a hole and beside it.
    expect(await marks(visit, 0)).toBe(7);
  });

  it("is looked at when it is pressed on the board, by hand or by key, and followed when the game goes on", async () => {
    const visit = await learn("variant=chess&side=both");
    const { page } = visit;
    await visit.click("b1");
    expect(await study(visit).locator("h3").textContent()).toBe("Knight");
    expect(await marks(visit, 1)).toBe(2);
    await page.locator('fairywren-board .cell[tabindex="0"]').focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    expect(await study(visit).locator("h3").textContent()).toBe("Queen");
    expect(await marks(visit, 1)).toBe(0);
    await page.evaluate(() => document.querySelector("fairywren-board")?.play("e2e4"));
    await expect.poll(() => marks(visit, 1)).toBe(4);
  });

  it("is looked at on a phone under its card; axe finds nothing, and nothing is wider than the screen", async () => {
    const visit = await learn("variant=edgy&side=both", PHONE);
    await visit.page.locator("#learn .card.piece").first().tap();
    expect(await study(visit).isVisible()).toBe(true);
    expect(await findings(visit, "#learn")).toEqual([]);
    const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await visit.page.evaluate(wider)).toBeLessThanOrEqual(0);
  });
});

it("castlings that have one name stand under where the king is", async () => {
  const { page } = await learn("variant=wildcastle");
  const situations = page.locator("#learn .situation");
  expect(await situations.locator("h4").allTextContents()).toEqual(["King on e1", "King on d1"]);
  for (const each of await situations.all())
    expect(await each.locator("figcaption").allTextContents()).toEqual([
      "Before O-O.",
      "After O-O.",
      "Before O-O-O.",
      "After O-O-O.",
    ]);
  expect(await findings({ page }, "#learn")).toEqual([]);
});

it("castlings of different names need no such heading", async () => {
  const { page } = await learn("variant=chess");
  expect(await page.locator("#learn .boards figure").count()).toBe(4);
  expect(await page.locator("#learn .situation").count()).toBe(0);
});

it("the legend has the marks that are shown, and no others", async () => {
  const rows = async (id: string) => (await learn(`variant=${id}`)).page.locator("#learn .legend li").allTextContents();
  expect(await rows("chess")).toEqual([
    "slide or step",
    "leap",
    "move only",
    "capture only",
    "leap that can be blocked on its way",
    "only as a first move, or on some squares",
  ]);
  expect(await rows("xiangqi")).toContain("hop, over a piece of either side");
  expect(await rows("shatranj")).not.toContain("only as a first move, or on some squares");
});

describe("the sheet on paper", () => {
  it.each(["paradigm", "edgy", "tuttifrutti", "wildcastle"])(
    "takes a page or two for %s, A4 and Letter",
    async (id) => {
      const { page } = await learn(`variant=${id}`, { colorScheme: "dark" });
      for (const format of ["A4", "Letter"]) {
        const pdf = (await page.pdf({ format })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, format).toBeLessThanOrEqual(2);
      }
      await page.emulateMedia({ media: "print" });
      expect(await page.isVisible("fairywren-board")).toBe(false);
      expect(await page.isVisible("#print-sheet")).toBe(false);
      expect(await page.locator("#learn .diagram svg").first().isVisible()).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
    },
  );
});

it("shows where pieces promote that stand there, and where they go as what they become", async () => {
  const { page } = await learn("variant=sittuyin");
  const captions = page.locator("#learn figcaption");
  expect(await captions.filter({ hasText: "promotes" }).allTextContents()).toEqual([
    "Light dots: White promotes there. Dark dots: Black. The last such piece: see the words.",
    "What a Pawn on b7 does as General, when it promotes before a move: it goes to empty squares alone.",
  ]);
  const board = page.locator("#learn figure", { hasText: "What a Pawn on b7" });
  expect(await board.locator(".fw-mark").count()).toBe(4);
  expect(await findings({ page }, "#learn")).toEqual([]);
});
