/** A person at a page with a board. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, requests to elsewhere, dialogs and violations of the content policy. */
  readonly faults: string[];
  /** The middle of a square in the window. */
  at(square: string): Promise<{ x: number; y: number }>;
  click(square: string): Promise<void>;
  drag(from: string, to: string): Promise<void>;
  fen(): Promise<string>;
  /** The moves on the board, as UCI text. */
  moves(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Opening {
  readonly url: string;
  /** What addresses of the page's own start with. */
  readonly own: string;
  readonly options: BrowserContextOptions;
  /** Done before anything is fetched. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a page; whether its board is there yet is for the caller to see. */
export async function openVisit(browser: Browser, { url, own, options, prepare }: Opening): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const faults = watchFaults(page, own);
  await prepare?.(page);
  await page.goto(url);
  return { page, context, faults, ...handOn(page), close: () => context.close() };
}

function watchFaults(page: Page, own: string): string[] {
  const faults: string[] = [];
  // A browser that is told to block service workers says so.
  const isOurs = (text: string) => !/service ?worker/i.test(text);
  page.on("console", (message) => message.type() === "error" && isOurs(message.text()) && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on("request", (request) => {
    const isLocal = request.url().startsWith(own) || request.url().startsWith("blob:");
    if (!isLocal) faults.push(`request: ${request.url()}`);
  });
  return faults;
}

/** Others may be there to set positions up on. */
const PLAYED = "fairywren-board:not([editable])";

/** What a hand does at the board, and what lies there. */
export function handOn(page: Page): Pick<Visit, "at" | "click" | "drag" | "fen" | "moves"> {
  const at = async (square: string) => {
    const box = await page.locator(`${PLAYED} .cell[data-square="${square}"]`).boundingBox();
    if (!box) throw new Error(`no square ${square}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const ask = <T>(question: (board: HTMLElementTagNameMap["fairywren-board"]) => T) =>
    page.locator(PLAYED).evaluate(question as (element: Element) => T);
  return {
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
    fen: () => ask((board) => board.game?.fen() ?? ""),
    moves: () => ask((board) => board.game?.history.map(({ uci }) => uci) ?? []),
  };
}
