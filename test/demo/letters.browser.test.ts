/** Dressed letters on the page: a variant with `L`, `L'`, `L!` and `+L'` is made, played by presses, keys and words, and set up. */
import { expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { openSite, type Visit } from "./site.ts";

const site = withSite(openSite);
const open = withVisits(site);

const PRIDE = `name: Pride
extends: chess
castling: none
pictures: discs
pieces:
  lion: { letter: L, betza: KNAD }
  lioness: { letter: L', betza: KN, resets-clock: false }
  cub: { letter: L!, betza: K }
  elder: { letter: +L', betza: KNADfmR }
  queen: none
promotion:
  - { pieces: [pawn], to: [lion, lioness, cub], zone: rank 8 }
  - { pieces: [lioness], to: [elder], zone: ranks 6-8, optional: true }
setup:
  board: |
    r n l' l! k b . r
    p p p p p p P p
    . . . . . . . .
    . . . L' . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P p P
    R N L' L! K B . R
`;

async function pasted(): Promise<Visit> {
  const visit = await open("variant=chess&side=both&level=1");
  const { page } = visit;
  await visit.show("make");
  await visit.write(PRIDE);
  await page.waitForFunction(() => document.title.startsWith("Pride"));
  return visit;
}

it("are played by presses, by keys that choose what a pawn becomes, and by typed moves, and carried by links", async () => {
  const visit = await pasted();
  const { page } = visit;
  await visit.show("play");
  expect(await page.locator("#board .fw-letter").allTextContents()).toEqual(expect.arrayContaining(["L'", "L!"]));
  await visit.click("g7");
  await visit.click("g8");
  await page.locator("#board .chooser").waitFor();
  await page.keyboard.press("!");
  await expect.poll(() => visit.moves()).toEqual(["g7g8l!"]);
  await visit.click("g2");
  await visit.click("g1");
  await page.locator("#board .chooser").waitFor();
  await page.keyboard.press("'");
  await expect.poll(() => visit.moves()).toEqual(["g7g8l!", "g2g1l'"]);
  await page.locator("#board .cell[data-square=a1]").focus();
  await page.keyboard.type("L'c7=+L'!");
  await page.keyboard.press("Enter");
  await expect.poll(() => visit.moves()).toEqual(["g7g8l!", "g2g1l'", "d5c7+"]);
  expect(await page.locator("#moves button.move").allTextContents()).toEqual(["g8=L!", "g1=L'", "L'xc7=+L'+"]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/play.png` });
  const fen = await visit.fen();
  expect(fen).toMatch(/^rnl'l!kbL!r\/pp\+L'ppp1p\//);
  await visit.show("share");
  await expect.poll(() => page.inputValue("#link")).toContain("g7g8l");
  const again = await open((await page.inputValue("#link")).split("#")[1]);
  expect(await again.fen()).toBe(fen);
});

it("are set up by keys, shown by Learn, and written by Make", async () => {
  const visit = await pasted();
  const { page } = visit;
  await visit.show("analyse");
  await page.click("text=Set up a position");
  await page.locator(".position-editor .cell[data-square=a1]").focus();
  for (let rank = 1; rank < 4; rank++) await page.keyboard.press("ArrowUp");
  for (const [key, sign] of [
    ["L", "L"],
    ["'", "L'"],
    ["+", "+L'"],
    ["+", "L'"],
    ["!", "L!"],
    ["!", "L"],
    ["l", "l"],
    ["'", "l'"],
  ]) {
    await page.keyboard.press(key);
    await expect.poll(async () => (await page.inputValue("#editor-fen")).split("/")[4]).toBe(`${sign}7`);
  }
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/set-up.png` });
  await visit.show("learn");
  const lioness = page.locator("article.piece").filter({ hasText: "Lioness" }).first();
  await expect.poll(() => lioness.locator("dd").first().textContent()).toBe("L'");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/learn.png`, fullPage: true });
  expect(await findings(visit, "#learn")).toEqual([]);
});

it("are given to a piece in Make's form, and written into the picture", async () => {
  const visit = await open("variant=chess&side=both&level=1");
  const { page } = visit;
  await visit.show("make");
  await page.getByRole("button", { name: "Knight N" }).click();
  await page.getByLabel("Letter", { exact: true }).fill("n'");
  await page.getByLabel("Letter", { exact: true }).blur();
  const yaml = await visit.yaml();
  expect(yaml).toContain("letter: N'");
  expect(yaml).toContain("R N' B Q K B N' R\n");
  await page.getByLabel("Letter", { exact: true }).fill("N''");
  await page.getByLabel("Letter", { exact: true }).blur();
  expect(await page.locator(".piece-card > .complaint").textContent()).toMatch(/^The letter is one of A to Z, perhaps/);
  expect(await visit.yaml()).toBe(yaml);
});
