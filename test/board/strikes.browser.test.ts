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
