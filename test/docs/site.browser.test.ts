/** The documentation in a real browser: nothing keeps people out, nothing is wider than the screen, no policy is broken. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSite } from "../../site.mjs";
import { launchChromium } from "../browser/chromium.ts";
import { FileServer } from "../browser/file-server.ts";
import { axeFindings } from "../demo/axe.ts";

const DOCUMENTS = ["index", "tutorial", "element", "page", "strength"];

let browser: Browser;
let server: FileServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "fairywren-docs-"));
  makeSite(path.join(folder, "docs"));
  const picture = path.resolve("demo/public/icon.svg");
  server = await FileServer.open((name) => (name === "/icon.svg" ? picture : path.join(folder, name)));
  browser = await launchChromium();
}, 30_000);
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ["a desktop in light colours", { viewport: { width: 1280, height: 800 }, colorScheme: "light" }],
  ["a small phone in dark colours", { viewport: { width: 320, height: 640 }, colorScheme: "dark" }],
] as const)("on %s", (_, options) => {
  it.each(DOCUMENTS)(
    "axe finds nothing in %s",
    async (name) => {
      const page = await browser.newPage({ ...options, bypassCSP: false });
      const faults: string[] = [];
      page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      page.on("requestfailed", (request) => faults.push(request.url()));
      await page.goto(`${server.address}/docs/${name}.html`);
      expect(faults).toEqual([]);
      const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
      expect(await axeFindings(page, "html")).toEqual([]);
      await page.close();
    },
    30_000,
  );
});
