/** The examples as they lie in the tree, on the built package, and as they lie on the built site. */
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtDemo } from "../browser/built.ts";
import { launchChromium } from "../browser/chromium.ts";
import { FileServer } from "../browser/file-server.ts";
import { handOn } from "../browser/visit.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; connect-src 'self'";
const TRUSTED = "require-trusted-types-for 'script'; trusted-types fairywren";

let browser: Browser;
let server: FileServer;
let site: string;

beforeAll(async () => {
  site = await builtDemo();
  const inSite = (name: string) => path.join(site, name.slice("/site/".length));
  server = await FileServer.open((name) => (name.startsWith("/site/") ? inSite(name) : path.join(ROOT, name)));
  browser = await launchChromium();
}, 90_000);
afterAll(async () => {
  await browser?.close();
  server?.close();
});

interface Opened {
  readonly page: Page;
  readonly errors: string[];
  readonly warnings: string[];
}

async function open(address: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 700, height: 760 }, reducedMotion: "reduce" });
  const errors: string[] = [];
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
    if (message.type() === "warning") warnings.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(address.startsWith("file:") ? address : `${server.address}${address}`);
  return { page, errors, warnings };
}

async function setVariant({ page }: Opened, variant: string): Promise<void> {
  await page.evaluate((id) => {
    const board = document.querySelector("fairywren-board");
    if (board) Object.assign(board, { variant: id, start: null });
  }, variant);
}

/** A move by hand, and the engine's answer. */
async function playOn({ page }: Opened): Promise<string[]> {
  await page.locator("fairywren-board .cell").first().waitFor();
  const { click, moves } = handOn(page);
  for (const square of ["e2", "e4"]) await click(square);
  await page.waitForFunction(() => (document.querySelector("fairywren-board")?.game?.history.length ?? 0) >= 2, null, {
    timeout: 20_000,
  });
  return moves();
}

describe("the plain page", () => {
  it.each([
    ["from the tree", () => "/demo/examples/plain.html"],
    ["from the site", () => "/site/examples/plain.html"],
    ["from a folder, without a server", () => pathToFileURL(`${ROOT}demo/examples/plain.html`).href],
  ])("plays against the engine in a worker, %s", async (_, address) => {
    server.headers = {};
    const opened = await open(address());
    expect((await playOn(opened))[0]).toBe("e2e4");
    expect(opened.page.workers().length).toBe(1);
    expect(await opened.page.evaluate(() => document.querySelector("fairywren-board")?.game?.variant.id)).toBe(
      "paradigm",
    );
    expect([...opened.errors, ...opened.warnings]).toEqual([]);
    await opened.page.close();
  });

  it("plays on five boards with one worker", async () => {
    server.headers = {};
    const opened = await open("/demo/examples/plain.html");
    await opened.page.evaluate(() => {
      const first = document.querySelector("fairywren-board");
      first?.setAttribute("side", "black");
      for (let i = 0; i < 4; i++) {
        const board = document.createElement("fairywren-board");
        for (const [name, value] of Object.entries({ variant: "paradigm", level: "2", side: "black" }))
          board.setAttribute(name, value);
        first?.after(board);
      }
    });
    const answered = () =>
      Array.from(document.querySelectorAll("fairywren-board")).every(({ game }) => game?.history.length === 1);
    await opened.page.waitForFunction(answered, null, { timeout: 20_000 });
    expect(opened.page.workers().length).toBe(1);
    expect([...opened.errors, ...opened.warnings]).toEqual([]);
    await opened.page.close();
  });

  it("fetches rules that are not in the script from beside it, for the engine in its worker too", async () => {
    server.headers = { "content-security-policy": `${POLICY}; worker-src blob:; ${TRUSTED}` };
    for (const folder of ["demo", "site"]) {
      const opened = await open(`/${folder}/examples/plain.html`);
      await setVariant(opened, "gothic");
      const isThere = () => document.querySelector("fairywren-board")?.game?.variant.id === "gothic";
      await opened.page.waitForFunction(isThere, null, { timeout: 20_000 });
      await playOn(opened);
      expect(opened.page.workers().length).toBe(1);
      expect([...opened.errors, ...opened.warnings]).toEqual([]);
      await opened.page.close();
    }
  });

  it("says in a page opened from a folder that it cannot fetch them", async () => {
    const opened = await open(pathToFileURL(`${ROOT}demo/examples/plain.html`).href);
    await setVariant(opened, "gothic");
    const fault = opened.page.locator("fairywren-board .fault");
    await expect.poll(() => fault.textContent()).toContain("opened from a folder");
    await opened.page.close();
  });

  it("keeps its worker under a strict policy that allows workers from blobs", async () => {
    server.headers = { "content-security-policy": `${POLICY}; worker-src blob:; ${TRUSTED}` };
    const opened = await open("/demo/examples/plain.html");
    await playOn(opened);
    expect(opened.page.workers().length).toBe(1);
    expect([...opened.errors, ...opened.warnings]).toEqual([]);
    await opened.page.close();
  });

  it("plays on its own thread where no worker is allowed, and says so once", async () => {
    server.headers = { "content-security-policy": `${POLICY}; ${TRUSTED}` };
    const opened = await open("/demo/examples/plain.html");
    await playOn(opened);
    await setVariant(opened, "chess");
    await opened.page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.variant.id === "chess");
    await playOn(opened);
    expect(opened.page.workers().length).toBe(0);
    expect(opened.warnings.filter((text) => text.includes("own thread"))).toHaveLength(1);
    expect(opened.errors.filter((text) => !text.includes("Content Security Policy"))).toEqual([]);
    await opened.page.close();
  });
});

describe("the page in German", () => {
  it.each(["/demo/examples/german.html", "/site/examples/german.html"])(
    "speaks German, under a policy: %s",
    async (address) => {
      server.headers = { "content-security-policy": `${POLICY}; worker-src blob:; ${TRUSTED}` };
      const opened = await open(address);
      const { page } = opened;
      const status = page.locator("fairywren-board .status");
      await expect.poll(() => status.textContent()).toBe("Weiß am Zug.");
      await page.keyboard.press("Tab");
      await page.keyboard.type("g1f3\n");
      const spoken = page.locator("fairywren-board .spoken");
      await expect.poll(() => spoken.textContent()).toMatch(/^(Weiß: Springer g1 nach f3|Schwarz: .* [a-h][1-8])/);
      await expect.poll(() => status.textContent(), { timeout: 10_000 }).toBe("Weiß am Zug.");
      expect(await page.locator("fairywren-board .cell[data-square=f3]").getAttribute("aria-label")).toMatch(
        /^f3, \p{L}/u,
      );
      expect(await page.locator("fairywren-board [role=grid]").getAttribute("aria-label")).toBe("Brett für Schach");
      expect([...opened.errors, ...opened.warnings]).toEqual([]);
      await page.close();
    },
  );
});

describe("the page of modules", () => {
  it.each(["/demo/examples/module.html", "/site/examples/module.html"])(
    "plays a game with the engine in a worker: %s",
    async (address) => {
      server.headers = {};
      const opened = await open(address);
      await opened.page.locator("body[data-done]").waitFor({ timeout: 30_000 });
      expect(await opened.page.locator("#moves li").count()).toBe(12);
      expect(opened.errors).toEqual([]);
      await opened.page.close();
    },
  );
});

describe("the page with rules of its own", () => {
  const names = ({ page }: Opened) =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll("fairywren-board"), (board) => board.game?.variant.name ?? ""),
    );

  it.each(["/demo/examples/own.html", "/site/examples/own.html"])(
    "reads them from the page and from a file: %s",
    async (address) => {
      server.headers = {};
      const opened = await open(address);
      await expect.poll(() => names(opened)).toEqual(["Heron Chess", "Slow Herons"]);
      await opened.page.evaluate(() => document.getElementById("file")?.remove());
      expect((await playOn(opened))[0]).toBe("e2e4");
      expect([...opened.errors, ...opened.warnings]).toEqual([]);
      await opened.page.close();
    },
  );

  it("reads those in the page without a server, and says why a file cannot be", async () => {
    const opened = await open(pathToFileURL(`${ROOT}demo/examples/own.html`).href);
    await expect.poll(() => names(opened)).toEqual(["Heron Chess", ""]);
    const fault = opened.page.locator("#file .fault");
    await expect.poll(() => fault.textContent()).toContain("write its text inside the element");
    await opened.page.close();
  });

  it("reads them under a strict policy", async () => {
    server.headers = { "content-security-policy": `${POLICY}; worker-src blob:; ${TRUSTED}` };
    const opened = await open("/demo/examples/own.html");
    await expect.poll(() => names(opened)).toEqual(["Heron Chess", "Slow Herons"]);
    expect([...opened.errors, ...opened.warnings]).toEqual([]);
    await opened.page.close();
  });

  it("is told by the small script which one it needs", async () => {
    server.headers = {};
    const opened = await open("/demo/examples/plain.html");
    await opened.page.evaluate(() => {
      const board = document.querySelector("fairywren-board");
      if (board) Object.assign(board, { variant: null, src: "heron.yaml" });
    });
    const fault = opened.page.locator("fairywren-board .fault");
    await expect.poll(() => fault.textContent()).toContain("load cdn-yaml.js instead");
    await opened.page.close();
  });

  it.each(["/demo/examples/element.html", "/site/examples/element.html"])(
    "reads them in a module, without a bundler: %s",
    async (address) => {
      server.headers = {};
      const opened = await open(address);
      await expect.poll(() => names(opened), { timeout: 10_000 }).toEqual(["Slow Herons"]);
      expect((await playOn(opened))[0]).toBe("e2e4");
      expect(opened.errors).toEqual([]);
      await opened.page.close();
    },
  );
});
