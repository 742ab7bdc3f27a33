/** The engine searches the same nodes in Chromium as in Node, in every shipped variant. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { build, type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureVariant } from "../../src/cli/bench-signature.ts";
import { launchChromium } from "../browser/chromium.ts";
import { partOfIds } from "../sampled.ts";

const PAGE = fileURLToPath(new URL("page/", import.meta.url));
const DEPTH = 8;

const outDir = mkdtempSync(path.join(tmpdir(), "fairywren-signature-"));
let server: PreviewServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const config = { root: PAGE, base: "./", configFile: false, logLevel: "error" } as const;
  await build({ ...config, build: { outDir, target: "es2022", modulePreload: false } });
  server = await preview({ ...config, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  await page.waitForFunction(() => "measureVariant" in window);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(outDir, { recursive: true, force: true });
});

describe("the signature", () => {
  it.each(partOfIds(7))("of %s is the same in a page", async (id) => {
    const counted = (positions: Awaited<ReturnType<typeof measureVariant>>) =>
      positions.map(({ fen, nodes }) => `${nodes} ${fen}`);
    const here = counted(await measureVariant(id, DEPTH));
    const there = counted(
      await page.evaluate(([name, depth]) => window.measureVariant(name, depth), [id, DEPTH] as const),
    );
    expect(here.length).toBeGreaterThanOrEqual(3);
    expect(there).toEqual(here);
  });
});
