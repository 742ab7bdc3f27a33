/** The built page under a path of a plain web server, and a real browser in front of it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { BrowserContextOptions, Page } from "playwright-core";
import { builtDemo } from "../browser/built.ts";
import { launchChromium } from "../browser/chromium.ts";
import { FileServer } from "../browser/file-server.ts";
import { type Visit as BoardVisit, openVisit } from "../browser/visit.ts";

/** Any path will do. */
const BASE = "/games/board/";

export interface Site {
  /** Opens the page; `hash` is what follows `#`, by default that of chess, `prepare` is done before anything is fetched. */
  open(hash?: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>): Promise<Visit>;
  /** No request is answered any more. */
  unplug(): void;
  /** What has been fetched since the last call, in bytes, brotli. */
  fetched(): number;
  close(): Promise<void>;
}

/** One person at the page. */
export interface Visit extends BoardVisit {
  /** Waits until so many moves of one side are played. */
  waitForMoves(count: number): Promise<void>;
  show(panel: "play" | "analyse" | "learn" | "make" | "share"): Promise<void>;
  /** As `writeYaml`. */
  write(text: string): Promise<void>;
  /** Saves the variant that is being made. @returns what is in the file */
  yaml(): Promise<string>;
}

export async function openSite(): Promise<Site> {
  const folder = await builtDemo();
  const server = await FileServer.open((name) =>
    name.startsWith(BASE) ? path.join(folder, name.slice(BASE.length)) : null,
  );
  const browser = await launchChromium();
  const own = `${server.address}${BASE}`;
  return {
    open: async (hash = "", options = {}, prepare = async () => {}) => {
      const defaults: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, serviceWorkers: "block" };
      const url = `${own}#${hash || "variant=chess"}`;
      return atPage(await openVisit(browser, { url, own, options: { ...defaults, ...options }, prepare }));
    },
    unplug: () => {
      server.isUp = false;
    },
    fetched: () => {
      const sizes = [...server.fetched.values()].map((body) => brotliCompressSync(body).length);
      server.fetched.clear();
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** Puts a text in place of the YAML that is being made; Make is shown. */
export async function writeYaml(page: Page, text: string): Promise<void> {
  await page.check("#make-yaml");
  await page.locator("#editor .cm-content").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

async function atPage(visit: BoardVisit): Promise<Visit> {
  const { page } = visit;
  await page.locator("fairywren-board .cell, #home .variant-card").first().waitFor();
  return {
    ...visit,
    waitForMoves: async (count) => {
      const isThere = (wanted: number) =>
        (document.querySelector("fairywren-board")?.game?.history.length ?? 0) >= wanted;
      await page.waitForFunction(isThere, count, { timeout: 15_000 });
    },
    show: (panel) => page.click(`#tab-${panel}`),
    write: (text) => writeYaml(page, text),
    yaml: async () => {
      const saved = page.waitForEvent("download");
      await page.click("#yaml-save");
      return readFileSync(await (await saved).path(), "utf8");
    },
  };
}
