/** Turns that are passed at the board, by mouse and by keyboard, in a real browser. */
import { expect, it, vi } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import type { Visit } from "../browser/visit.ts";
import { openSite, putRules } from "./browser.ts";

vi.setConfig({ testTimeout: 40_000 });

const open = withVisits(withSite(openSite));

async function passing(): Promise<Visit> {
  const visit = await open({ variant: "chess" });
  await putRules(visit, "name: Mine\nextends: chess\nturn: [{ move: or-pass }]\n");
  return visit;
}

const asked = ({ page }: Visit) => page.getByRole("dialog", { name: "Pass" });

it("asks on a second press of the own king, and passes by the button", async () => {
  const visit = await passing();
  await visit.click("e1");
  await visit.click("e1");
  const box = await asked(visit).getByRole("button", { name: "Pass" }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await visit.page.keyboard.press("Escape");
  expect(await visit.moves()).toEqual([]);
  await visit.click("e1");
  await visit.click("e1");
  await asked(visit).getByRole("button", { name: "Pass" }).click();
  expect(await visit.moves()).toEqual(["e1e1"]);
  expect(await visit.page.locator("fairywren-board .spoken").textContent()).toContain("White: passes.");
  expect(visit.faults).toEqual([]);
});

it("passes by the keyboard: on the king, or typed", async () => {
  const visit = await passing();
  await visit.page.keyboard.press("Tab");
  await visit.page.keyboard.type("e1\n");
  for (const key of ["Enter", "Enter", "Enter"]) await visit.page.keyboard.press(key);
  expect(await visit.moves()).toEqual(["e1e1"]);
  await visit.page.keyboard.type("--\n");
  expect(await visit.moves()).toEqual(["e1e1", "e8e8"]);
  expect(visit.faults).toEqual([]);
});
