/** A real browser on a built page, under the content policy that the page must live with. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { build } from "vite";
import { builtOnce } from "../browser/built.ts";
import { launchChromium } from "../browser/chromium.ts";
import { FileServer } from "../browser/file-server.ts";
import { openVisit, type Visit } from "../browser/visit.ts";

const PAGE = fileURLToPath(new URL("page/", import.meta.url));
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; img-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types fairywren";

/** A served page and a browser to open it in. */
export interface Site {
  /** Opens the page with one board of these attributes; faults of the page end up in `faults`. */
  open(attributes?: Readonly<Record<string, string>>, options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const folder = await builtOnce("board", (outDir) =>
    build({
      root: PAGE,
      base: "./",
      logLevel: "error",
      configFile: false,
      worker: { format: "es" },
      build: { outDir, emptyOutDir: true, target: "es2022", minify: false, modulePreload: false },
    }),
  );
  const server = await FileServer.open((name) => path.join(folder, name));
  const browser = await launchChromium();
  server.headers = { "content-security-policy": POLICY };
  return {
    open: (attributes = {}, options = {}) => openBoard(browser, `${server.address}/`, attributes, options),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** Puts a game by rules of one's own on the board. */
export async function putRules({ page }: Visit, yaml: string, fen?: string): Promise<void> {
  await page.evaluate(
    async ([text, start]) => {
      const { Game, loadKernels, parseVariant } = window.library;
      await loadKernels();
      const board = document.querySelector("fairywren-board");
      if (!board) throw new Error("the page has no board");
      board.game = Game.start(parseVariant(text), { fen: start });
    },
    [yaml, fen] as const,
  );
}

async function openBoard(
  browser: Browser,
  url: string,
  attributes: Readonly<Record<string, string>>,
  options: BrowserContextOptions,
): Promise<Visit> {
  const viewport = { width: 700, height: 760 };
  const visit = await openVisit(browser, { url, own: url, options: { viewport, ...options } });
  const { page } = visit;
  page.setDefaultTimeout(10_000);
  await page.evaluate((entries) => {
    const board = document.createElement("fairywren-board");
    for (const [name, value] of Object.entries(entries)) board.setAttribute(name, value);
    document.querySelector("main")?.append(board);
  }, attributes);
  await page.waitForFunction(() => {
    const root = document.querySelector("fairywren-board")?.shadowRoot;
    return root?.querySelector(".cell") || root?.querySelector(".fault:not([hidden])");
  });
  return visit;
}
