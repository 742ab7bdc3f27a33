/** Fresh apps in a real browser: each shows a board with all its pieces, and an engine that answers. */
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../browser/chromium.ts";
import { FileServer } from "../browser/file-server.ts";
import { PLAIN, REACT, VITE } from "./apps.ts";
import { bundle, FreshFolder } from "./fresh.ts";

let fresh: FreshFolder;
let server: FileServer;
let browser: Browser;

beforeAll(async () => {
  fresh = await FreshFolder.open();
  await bundle(fresh.add("vite", VITE));
  await bundle(fresh.add("react", REACT));
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

/** Opens an app; what goes wrong in it is a failure. */
async function openApp(address: string): Promise<{ readonly page: Page; readonly faults: readonly string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(`${server.address}/${address}`);
  return { page, faults };
}

describe("a fresh app", () => {
  it.each([
    ["vite/dist/index.html", "e2e4"],
    ["react/dist/index.html", "b5c6"],
    ["plain/index.html", "b1d3"],
  ])(
    "of %s plays",
    async (address, move) => {
      const { page, faults } = await openApp(address);
      const board = page.locator("fairywren-board").first();
      await board.locator(".cell").first().waitFor();
      await board.evaluate((element, text) => (element as HTMLElement & { play(move: string): void }).play(text), move);
      const moves = () =>
        board.evaluate((element) => (element as HTMLElement & { game: { length: number } | null }).game?.length);
      await expect.poll(moves, { timeout: 20_000 }).toBe(2);
      expect(faults.filter((fault) => !fault.includes("favicon"))).toEqual([]);
      await page.close();
    },
    40_000,
  );
});
