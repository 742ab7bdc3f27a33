/** The built page under a path of a plain web server, and a real browser in front of it. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { build } from "vite";

const CONFIG = fileURLToPath(new URL("../../vite.demo.config.ts", import.meta.url));
const CHROMIUM = "/usr/bin/chromium";
/** Any path will do. */
const BASE = "/games/board/";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

export interface Site {
  /** Opens the page; `hash` is what follows `#`, `prepare` is done before anything is fetched. */
  open(hash?: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>): Promise<Visit>;
  /** No request is answered any more. */
  unplug(): void;
  /** What has been fetched since the last call, in bytes, brotli. */
  fetched(): number;
  close(): Promise<void>;
}

/** One person at the page. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, requests to elsewhere, dialogs and violations of the content policy. */
  readonly faults: string[];
  /** The middle of a square in the window. */
  at(square: string): Promise<{ x: number; y: number }>;
  click(square: string): Promise<void>;
  drag(from: string, to: string): Promise<void>;
  /** The moves on the board, as UCI text. */
  moves(): Promise<string[]>;
  fen(): Promise<string>;
  /** Waits until so many moves of one side are played. */
  waitForMoves(count: number): Promise<void>;
  show(panel: "play" | "analyse" | "learn" | "make" | "share"): Promise<void>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  if (!existsSync(CHROMIUM)) throw new Error(`These tests need Debian's package 'chromium': there is no ${CHROMIUM}.`);
  const folder = mkdtempSync(path.join(tmpdir(), "fairywren-demo-"));
  await build({ configFile: CONFIG, logLevel: "error", build: { outDir: folder } });
  const line = { isUp: true, bodies: new Map<string, Buffer>() };
  const server = await serve(folder, line);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}${BASE}`;
  return {
    open: (hash = "", options = {}, prepare = async () => {}) =>
      visit(browser, { url: hash ? `${address}#${hash}` : address, own: address, options, prepare }),
    unplug: () => {
      line.isUp = false;
    },
    fetched: () => {
      const sizes = [...line.bodies.values()].map((body) => brotliCompressSync(body).length);
      line.bodies.clear();
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether requests are answered, and with what. */
interface Line {
  isUp: boolean;
  readonly bodies: Map<string, Buffer>;
}

async function serve(folder: string, line: Line): Promise<Server> {
  const server = createServer((request, response) => {
    if (!line.isUp) {
      request.destroy();
      return;
    }
    const name = new URL(request.url ?? "/", "http://localhost").pathname.replace(/\/$/, "/index.html");
    try {
      if (!name.startsWith(BASE)) throw new Error("outside");
      const body = readFileSync(path.join(folder, path.normalize(`/${name.slice(BASE.length)}`)));
      line.bodies.set(name, body);
      response.writeHead(200, { "content-type": TYPES[path.extname(name)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

interface Opening {
  readonly url: string;
  /** What addresses of the page's own start with. */
  readonly own: string;
  readonly options: BrowserContextOptions;
  readonly prepare: (page: Page) => Promise<unknown>;
}

async function visit(browser: Browser, { url, own, options, prepare }: Opening): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  // A browser that is told to block service workers says so.
  const isOurs = (text: string) => !/service ?worker/i.test(text);
  page.on("console", (message) => message.type() === "error" && isOurs(message.text()) && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("request", (request) => {
    const isLocal = request.url().startsWith(own) || request.url().startsWith("blob:");
    if (!isLocal) faults.push(`request: ${request.url()}`);
  });
  await prepare(page);
  await page.goto(url);
  await page.locator("fairywren-board .cell").first().waitFor();
  return person(page, context, faults);
}

function person(page: Page, context: BrowserContext, faults: string[]): Visit {
  const at = async (square: string) => {
    const box = await page.locator(`fairywren-board .cell[data-square="${square}"]`).boundingBox();
    if (!box) throw new Error(`no square ${square}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const ask = <T>(question: (board: HTMLElementTagNameMap["fairywren-board"]) => T) =>
    page.locator("fairywren-board").evaluate(question as (element: Element) => T);
  return {
    page,
    context,
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
    moves: () => ask((board) => board.game?.history.map(({ uci }) => uci) ?? []),
    fen: () => ask((board) => board.game?.fen() ?? ""),
    waitForMoves: async (count) => {
      const isThere = (wanted: number) =>
        (document.querySelector("fairywren-board")?.game?.history.length ?? 0) >= wanted;
      await page.waitForFunction(isThere, count, { timeout: 15_000 });
    },
    show: (panel) => page.click(`#tab-${panel}`),
    close: () => context.close(),
  };
}
