/** A real browser on a built page, under the content policy that the page must live with. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { build } from "vite";

const PAGE = fileURLToPath(new URL("page/", import.meta.url));
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; img-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types fairywren";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** A served page and a browser to open it in. */
export interface Site {
  /** Opens the page with one board of these attributes; faults of the page end up in `faults`. */
  open(attributes?: Readonly<Record<string, string>>, options?: BrowserContextOptions): Promise<BoardPage>;
  close(): Promise<void>;
}

export interface BoardPage {
  readonly page: Page;
  /** Console errors, refused requests and violations of the policy. */
  readonly faults: string[];
  /** The middle of a square in the window. */
  at(square: string): Promise<{ x: number; y: number }>;
  click(square: string): Promise<void>;
  drag(from: string, to: string): Promise<void>;
  fen(): Promise<string>;
  /** The moves played so far. */
  moves(): Promise<string[]>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), "fairywren-board-"));
  await build({
    root: PAGE,
    base: "./",
    logLevel: "error",
    configFile: false,
    worker: { format: "es" },
    build: { outDir: folder, emptyOutDir: true, target: "es2022", minify: false, modulePreload: false },
  });
  const server = await serve(folder);
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const { port } = server.address() as AddressInfo;
  return {
    open: (attributes = {}, options = {}) => openBoard(browser, `http://127.0.0.1:${port}/`, attributes, options),
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = name === "/" ? "index.html" : name.slice(1);
    try {
      const body = readFileSync(path.join(folder, path.normalize(`/${file}`)));
      const type = TYPES[path.extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type, "content-security-policy": POLICY }).end(body);
    } catch {
      response.writeHead(name === "/favicon.ico" ? 204 : 404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

async function openBoard(
  browser: Browser,
  url: string,
  attributes: Readonly<Record<string, string>>,
  options: BrowserContextOptions,
): Promise<BoardPage> {
  const context = await browser.newContext({
    viewport: { width: 700, height: 760 },
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on(
    "request",
    (request) => !request.url().startsWith(url) && !request.url().startsWith("blob:") && faults.push(request.url()),
  );
  await page.goto(url);
  await page.evaluate((entries) => {
    const board = document.createElement("fairywren-board");
    for (const [name, value] of Object.entries(entries)) board.setAttribute(name, value);
    document.querySelector("main")?.append(board);
  }, attributes);
  await page.waitForFunction(() => {
    const root = document.querySelector("fairywren-board")?.shadowRoot;
    return root?.querySelector(".cell") || root?.querySelector(".fault:not([hidden])");
  });
  return boardPage(page, faults);
}

function boardPage(page: Page, faults: string[]): BoardPage {
  const at = async (square: string) => {
    const cell = page.locator(`fairywren-board .cell[data-square="${square}"]`);
    const box = (await cell.count()) === 1 ? await cell.boundingBox() : null;
    if (!box)
      throw new Error(`no square ${square}: ${await page.locator("fairywren-board .fault").textContent()} ${faults}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const board = <T>(read: (board: HTMLElementTagNameMap["fairywren-board"]) => T) =>
    page.locator("fairywren-board").evaluate(read as (element: Element) => T);
  return {
    page,
    faults,
    at,
    click: async (square) => {
      const { x, y } = await at(square);
      await page.mouse.click(x, y);
    },
    drag: async (from, to) => {
      const [start, end] = [await at(from), await at(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
      await page.mouse.move(end.x, end.y);
      await page.mouse.up();
    },
    fen: () => board((element) => element.game?.fen() ?? ""),
    moves: () => board((element) => element.game?.history.map(({ uci }) => uci) ?? []),
    close: () => page.context().close(),
  };
}
