/** Openings under Analyse: of games that the browser keeps, and of a file with many. */
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { dropFile } from "./drop-file.ts";
import { openSite, type Visit } from "./site.ts";

const OWN = "name: Heron Chess\nextends: chess\npieces:\n  knight: { name: Heron, betza: NA }\n";
const PATIENT = { timeout: 15_000 };

const open = withVisits(withSite(openSite));

/** Puts another game on the board, as a link does. */
async function follow({ page }: Visit, hash: string, plies: number): Promise<void> {
  await page.evaluate((wanted) => {
    location.hash = wanted;
  }, `#${hash}`);
  await page.waitForFunction(
    ([id, count]) => {
      const game = document.querySelector("fairywren-board")?.game;
      return game?.variant.id === id && game?.length === count;
    },
    [/variant=(\w+)/.exec(hash)?.[1] ?? "", plies] as const,
  );
}

/** What is said of how many games came here. */
function said({ page }: Visit): Promise<string> {
  return page
    .locator("#openings .visits")
    .allTextContents()
    .then((texts) => texts.join().trim());
}

/** A row each: `1. e4, 2, White won 1, 0 were drawn, Black won 1, 50 %`. */
async function rows({ page }: Visit): Promise<string[]> {
  const cells = await page
    .locator("table.openings tbody tr")
    .evaluateAll((found) =>
      found.map((row) => Array.from(row.children, (cell) => cell.textContent?.trim().replaceAll("\u00a0", " "))),
    );
  return cells.map((row) => row.join(", "));
}

async function showOpenings(visit: Visit): Promise<void> {
  await visit.show("analyse");
  await visit.page.click("#think");
  await visit.page.click("#openings summary");
}

function pgnFile(...games: readonly string[]): string {
  return games.map((game) => `${game}\n\n`).join("");
}

async function choose({ page }: Visit, text: string): Promise<void> {
  await page.locator("#openings-file").check({ force: true });
  const file = { name: "club.pgn", mimeType: "application/vnd.chess-pgn", buffer: Buffer.from(text) };
  await page.setInputFiles("#openings-open", file);
}

describe("the games that are kept", () => {
  it("show what was played in the position, from mouse and keys, the game on the board left out", async () => {
    const visit = await open("variant=chess&side=both&level=1&moves=f2f3+e7e5+g2g4+d8h4");
    const { page } = visit;
    await follow(visit, "variant=chess&side=both&level=1&moves=e2e4+e7e5+g1f3", 3);
    await follow(visit, "variant=capablanca&side=both&level=1&moves=e2e4", 1);
    await follow(visit, "variant=chess&side=both&level=1", 0);
    await showOpenings(visit);
    await expect.poll(() => said(visit), PATIENT).toBe("Both games came to this position.");
    expect((await rows(visit)).sort()).toEqual([
      "1. e4, 1, White won 0, 0 were drawn, Black won 0, 1 has no result, –",
      "1. f3, 1, White won 0, 0 were drawn, Black won 1, 0 %",
    ]);
    expect(await page.isHidden("#openings-start")).toBe(true);
    expect(await findings(visit, "#openings")).toEqual([]);
    const row = page.locator("table.openings button", { hasText: "e4" });
    await row.hover();
    expect(await page.isVisible(".preview svg")).toBe(true);
    await page.mouse.move(0, 0);
    expect(await page.isHidden(".preview")).toBe(true);
    await row.focus();
    await page.keyboard.press("Enter");
    expect(await visit.moves()).toEqual(["e2e4"]);
    await expect.poll(() => said(visit)).toBe("1 of the 2 games came to this position.");
    expect((await rows(visit))[0]).toMatch(/^1… e5, 1, /);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(await visit.moves()).toEqual(["e2e4", "e7e5", "g1f3"]);
    expect(await rows(visit)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("visits");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => rows(visit).then((all) => all.length)).toBe(1);
  });

  it("count by their rules, of a variant that was made just now, and no more once its rules are others", async () => {
    const visit = await open("variant=chess&side=both&level=1");
    const { page } = visit;
    await dropFile(visit, "heron.yaml", OWN);
    await page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.variant.name === "Heron Chess");
    await visit.drag("b1", "d3");
    await page.click("#setup button[type=submit]");
    await expect.poll(() => visit.moves()).toEqual([]);
    await showOpenings(visit);
    await expect.poll(() => rows(visit), PATIENT).toEqual([expect.stringMatching(/^1\. Nd3, 1, /)]);
    await visit.show("make");
    await visit.write(OWN.replace("Heron Chess", "Aviary"));
    await page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.variant.name === "Aviary");
    await visit.show("analyse");
    await expect.poll(() => rows(visit), PATIENT).toEqual([expect.stringMatching(/^1\. Nd3, 1, /)]);
    await visit.show("make");
    await visit.write(OWN.replace("NA", "NAD"));
    await page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.movesFrom("b1").length === 4);
    await visit.show("analyse");
    await expect.poll(() => said(visit), PATIENT).toContain("No game of Heron Chess is kept here");
  });
});

describe("a file", () => {
  const FEN = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
  const GAMES = pgnFile(
    '[White "A"]\n\n1. e4 e5 2. Nf3 1-0',
    "1. e4 c5 1/2-1/2",
    "1. Nf3 e5 2. e4 0-1",
    "1. e4 e4 *",
    '[Variant "Edgy Chess"]\n\n1. e4 *',
    `[FEN "${FEN}"]\n\n1. O-O 1-0`,
  );

  it("is chosen or dropped on the openings; what is faulty or of other rules is told", async () => {
    const visit = await open("variant=chess&side=both&level=1");
    const { page } = visit;
    await showOpenings(visit);
    await choose(visit, GAMES);
    await expect.poll(() => said(visit), PATIENT).toBe("All 3 games came to this position.");
    expect(await rows(visit)).toEqual([
      "1. e4, 2, White won 1, 1 was drawn, Black won 0, 75 %",
      "1. Nf3, 1, White won 0, 0 were drawn, Black won 1, 0 %",
    ]);
    expect(await page.locator("#openings").textContent()).toContain("Left out: 1 game of other rules.");
    await page.click(".faulty-games summary");
    expect(await page.locator(".faulty-games li").allTextContents()).toEqual([
      "Game 4, line 9: Ply 2: 'e4' is not a legal move here.",
    ]);
    expect(await findings(visit, "#openings")).toEqual([]);
    await page.click("table.openings button:has-text('e4')");
    await page.click("table.openings button:has-text('e5')");
    await page.click("table.openings button:has-text('Nf3')");
    expect(await said(visit)).toBe("2 of the 3 games came to this position.");
    await page.selectOption("#openings-start", "any");
    expect(await said(visit)).toBe("2 of the 4 games came to this position.");
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "dropped.pgn"));
      const card = document.querySelector("#openings");
      card?.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, "1. e4 e5 2. Nf3 Nc6 *");
    await expect.poll(() => rows(visit), PATIENT).toEqual([expect.stringMatching(/^2… Nc6, 1, /)]);
    expect(await page.isVisible("#analyse")).toBe(true);
    expect(await page.locator(".openings-of").textContent()).toContain("dropped.pgn");
  });

  it("has the starts that its games began from, and puts one on the board", async () => {
    const visit = await open("variant=paradigm&start=4&side=both&level=1");
    const { page } = visit;
    const started = await page.evaluate(() => document.querySelector("fairywren-board")?.game?.fen() ?? "");
    await showOpenings(visit);
    await choose(visit, pgnFile(`[Variant "Paradigm Chess30"]\n[FEN "${started}"]\n\n1. e4 *`, "1. d4 *"));
    await expect.poll(() => rows(visit), PATIENT).toEqual([expect.stringMatching(/^1\. e4, 1, /)]);
    await follow(visit, "variant=paradigm&start=17&side=both&level=1", 0);
    await expect.poll(() => said(visit), PATIENT).toBe("No game began from this start.");
    expect(await findings(visit, "#openings")).toEqual([]);
    await page.click("#openings button:has-text('Start 4')");
    await expect.poll(() => visit.fen()).toBe(started);
    await expect.poll(() => rows(visit), PATIENT).toEqual([expect.stringMatching(/^1\. e4, 1, /)]);
  });

  it("of several games that was opened under Play has its openings a press away", async () => {
    const visit = await open("variant=chess&side=both&level=1");
    const { page } = visit;
    await dropFile(visit, "two.pgn", pgnFile("1. e4 *", "1. d4 *"));
    await page.click("#games-openings");
    expect(await page.isVisible("#analyse")).toBe(true);
    await expect.poll(() => said(visit), PATIENT).toBe("Both games came to this position.");
  });

  it("of thousands of games is read while the page goes on, and stopped by a press", async () => {
    const visit = await open("variant=chess&side=both&level=1");
    const { page } = visit;
    await showOpenings(visit);
    const line = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O";
    await choose(visit, `${line} *\n\n`.repeat(20_000));
    await page.locator("#openings-stop").waitFor(PATIENT);
    await visit.drag("e2", "e4");
    expect(await visit.moves()).toEqual(["e2e4"]);
    await page.click("#openings-stop");
    await page.locator("#openings-again").waitFor(PATIENT);
    const text = (await page.locator("#openings").textContent()) ?? "";
    const count = Number(/Stopped after ([\d,]+) games/.exec(text)?.[1].replaceAll(",", ""));
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(20_000);
    expect(await rows(visit)).toEqual([expect.stringMatching(/^1… e5, /)]);
  });
});
