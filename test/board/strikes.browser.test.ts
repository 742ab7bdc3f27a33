/** Moves that take on their way, by mouse, by touch, by dragging and by keyboard, in a real browser. */
import { expect, it, vi } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import type { Visit } from "../browser/visit.ts";
import { findings } from "../demo/axe.ts";
import { openSite, putRules } from "./browser.ts";

vi.setConfig({ testTimeout: 40_000 });

const open = withVisits(withSite(openSite));

const RULES = `name: Mine
extends: chess
castling: none
pieces: { knight: { name: Lion, letter: N, betza: KNADcaKmcabK } }`;

async function lion(options: Parameters<typeof open>[1] = {}): Promise<Visit> {
  const visit = await open({ variant: "chess" }, options);
  await putRules(visit, RULES, "4k3/p7/8/3pp3/4N3/8/8/4K3 w - - 0 1");
  return visit;
}

const status = ({ page }: Visit) => page.locator("fairywren-board .status").textContent();
const asked = ({ page }: Visit) => page.getByRole("dialog", { name: "Which move?" });

it("takes on the way by presses, says what may follow, and marks what died", async () => {
  const visit = await lion();
  await visit.click("e4");
  await visit.click("d5");
  expect(await status(visit)).toBe("d5 is taken. Press where it goes on to, d5 to stop there, e4 to come back.");
  const label = visit.page.locator('fairywren-board .cell[data-square="d5"]');
  expect(await label.getAttribute("aria-label")).toBe("d5, white Lion, can go here");
  expect(await findings(visit, "fairywren-board")).toEqual([]);
  await visit.click("c6");
  expect(await visit.moves()).toEqual(["e4d5,d5c6"]);
  const spoken = await visit.page.locator("fairywren-board .spoken").textContent();
  expect(spoken).toBe("White: Lion e4 takes Pawn on d5 and goes on to c6, check.");
  expect(await visit.page.locator("fairywren-board .tint.struck").count()).toBe(1);
});

it("takes and stays by a drag there and back, and asks where several moves fit", async () => {
  const visit = await lion();
  await visit.drag("e4", "f5");
  const texts = await asked(visit).getByRole("button").allTextContents();
  expect(texts).toEqual(["Straight to f5", "Take e5 and go on to f5"]);
  expect(await findings(visit, "fairywren-board")).toEqual([]);
  for (const box of await asked(visit).getByRole("button").all())
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await visit.page.keyboard.press("Escape");
  await visit.drag("e4", "d5");
  await visit.drag("d5", "e4");
  expect(await visit.moves()).toEqual(["e4d5,d5e4"]);
  expect(await visit.fen()).toBe("4k3/p7/8/4p3/4N3/8/8/4K3 b - - 0 1");
});

it("keeps the way of a move that is planned ahead, shows it, and makes it in that way or not at all", async () => {
  const visit = await open({ variant: "chess", side: "white" });
  const { page } = visit;
  const answer = (move: string) => page.evaluate((uci) => document.querySelector("fairywren-board")?.play(uci), move);
  const marks = (name: string) => page.locator(`fairywren-board .tint.${name}`).count();
  await putRules(visit, RULES, "4k3/p7/8/3pp3/4N3/8/8/4K3 b - - 0 1");
  await visit.click("e4");
  await visit.click("e5");
  expect(await status(visit)).toBe("e5 is taken. Press where it goes on to, e5 to stop there, e4 to come back.");
  expect(await visit.page.locator("fairywren-board .target").count()).toBeGreaterThan(4);
  await visit.drag("e5", "f5");
  expect([await marks("premove"), await marks("struck")]).toEqual([3, 1]);
  await answer("a7a6");
  expect(await visit.moves()).toEqual(["a7a6", "e4e5,e5f5"]);

  for (const square of ["f5", "e4"]) await visit.click(square); // farther away: no way is pressed
  await answer("d5d4");
  expect((await visit.moves()).at(-1)).toBe("f5e4");

  for (const square of ["e4", "d4", "c3"]) await visit.click(square);
  await answer("d4d3");
  expect((await visit.moves()).at(-1)).toBe("d4d3");
  expect(await page.locator("fairywren-board .spoken").textContent()).toBe("The move planned ahead is not legal.");

  await visit.drag("e4", "d3");
  await visit.drag("d3", "e4");
  expect((await visit.moves()).at(-1)).toBe("e4d3,d3e4");
});

it("asks for the way of a move that was planned without, when its turn has come", async () => {
  const visit = await open({ variant: "chess", side: "white" });
  await putRules(visit, RULES, "4k3/p7/8/3pp3/4N3/8/8/4K3 b - - 0 1");
  await visit.drag("e4", "f5");
  await visit.page.evaluate(() => document.querySelector("fairywren-board")?.play("a7a6"));
  await asked(visit).getByRole("button", { name: "Take e5 and go on to f5" }).click();
  expect(await visit.moves()).toEqual(["a7a6", "e4e5,e5f5"]);
});

it("is played by touch", async () => {
  const visit = await lion({ hasTouch: true });
  for (const square of ["e4", "e5", "e5"]) {
    const { x, y } = await visit.at(square);
    await visit.page.touchscreen.tap(x, y);
  }
  expect(await visit.moves()).toEqual(["e4e5"]);
});

it("is played by keyboard: squares, what is asked for, and typed", async () => {
  const visit = await lion();
  const { keyboard } = visit.page;
  await keyboard.press("Tab");
  await keyboard.type("e4\n");
  for (const key of ["Enter", "ArrowUp", "Enter", "ArrowDown", "Enter"]) await keyboard.press(key);
  expect(await visit.moves()).toEqual(["e4e5,e5e4"]);
  await keyboard.type("a6\n");
  await keyboard.type("e4\n");
  for (const key of ["Enter", "Enter"]) await keyboard.press(key);
  expect(await asked(visit).getByRole("button").allTextContents()).toEqual(["Pass", "Take d5 and stay"]);
  await keyboard.press("Enter");
  expect(await visit.moves()).toEqual(["e4e5,e5e4", "a7a6", "e4e4"]);
  await keyboard.type("a5\n");
  await keyboard.type("e4d5,d5e4\n");
  expect((await visit.moves()).at(-1)).toBe("e4d5,d5e4");
});
