/** Fresh apps in a real browser: each shows a board with all its pieces, and an engine that answers. */
import path from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../browser/chromium.ts";
import { FileServer } from "../browser/file-server.ts";
import { PLAIN, REACT, SVELTE, VITE, VUE } from "./apps.ts";
import { bundle, FreshFolder } from "./fresh.ts";

let fresh: FreshFolder;
let server: FileServer;
let browser: Browser;

beforeAll(async () => {
  fresh = await FreshFolder.open();
  await bundle(fresh.add("vite", VITE));
  await bundle(fresh.add("react", REACT));
  await bundle(fresh.add("vue", VUE));
  await bundle(fresh.add("svelte", SVELTE));
  fresh.add("plain", PLAIN);
  const inPackage = (name: string) => name.replace("/plain/fairywren/", "/node_modules/fairywren/dist/");
  server = await FileServer.open((name) => path.join(fresh.folder, inPackage(name)));
  browser = await launchChromium();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  server?.close();
  fresh?.close();
}, 60_000);

/** What a page can do with the element. */
type Element = HTMLElement & {
  play(move: string): void;
  highlights: readonly string[];
  game: { length: number } | null;
};

/** Opens an app, and waits for its board; what goes wrong in it is a failure. */
async function openApp(address: string): Promise<{ page: Page; board: Locator; faults: readonly string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(`${server.address}/${address}`);
  const board = page.locator("fairywren-board").first();
  await board.locator(".cell").first().waitFor();
  return { page, board, faults };
}

/** Plays a move, and waits for the engine's answer. */
async function playAnswered(board: Locator, move: string): Promise<void> {
  await board.evaluate((element, text) => (element as Element).play(text), move);
  await expect.poll(() => plies(board), { timeout: 20_000 }).toBe(2);
}

function plies(board: Locator): Promise<number | undefined> {
  return board.evaluate((element) => (element as Element).game?.length);
}

async function closeFaultless(page: Page, faults: readonly string[]): Promise<void> {
  expect(faults.filter((fault) => !fault.includes("favicon"))).toEqual([]);
  await page.close();
}

describe("a fresh app", () => {
  it.each([
    ["vite/dist/index.html", "e2e4"],
    ["plain/index.html", "b1d3"],
  ])(
    "of %s plays",
    async (address, move) => {
      const { page, board, faults } = await openApp(address);
      await playAnswered(board, move);
      await closeFaultless(page, faults);
    },
    40_000,
  );

  it.each(["react", "vue", "svelte"])(
    "of %s plays, gives the board properties, hears of its moves and calls its methods",
    async (framework) => {
      const { page, board, faults } = await openApp(`${framework}/dist/index.html`);
      expect(await board.evaluate((element) => (element as Element).highlights)).toEqual(["c3"]);
      expect(await page.locator("output").textContent()).toBe("none");
      await playAnswered(board, "b5c6");
      await expect.poll(() => page.locator("output").textContent()).not.toBe("none");
      await page.getByRole("button", { name: "Undo" }).last().click();
      await expect.poll(() => plies(board)).toBe(0);
      await closeFaultless(page, faults);
    },
    40_000,
  );
});
