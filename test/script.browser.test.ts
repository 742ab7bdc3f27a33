/** The one script for pages in a real browser, with its worker, under the content policy that it asks for. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it, vi } from "vitest";
import { bundledVariant } from "../src/definition/library.ts";
import { type Engine, Game, type Variant } from "../src/index.ts";
import { launchChromium } from "./browser/chromium.ts";
import { FileServer } from "./browser/file-server.ts";
import { withSite, withVisits } from "./browser/hooks.ts";
import { openVisit } from "./browser/visit.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; worker-src blob:; connect-src 'self'";

/** Some with pieces that follow trails. */
const TRAILED = ["xiangqi", "grasshopper", "shako"];

const site = withSite(openSite);
const open = withVisits(site);

/** Pages of one script each, and a browser to open them in. */
async function openSite() {
  const folder = mkdtempSync(path.join(tmpdir(), "fairywren-script-"));
  for (const script of ["cdn", "cdn-yaml"])
    writeFileSync(path.join(folder, `${script}.html`), `<!doctype html><script src="${script}.js"></script>`);
  const server = await FileServer.open((name) => path.join(name.endsWith(".html") ? folder : DIST, name));
  server.headers = { "content-security-policy": POLICY };
  const browser = await launchChromium();
  return {
    fetched: server.fetched,
    open: (script: string) => {
      server.fetched.clear();
      const url = `${server.address}/${script}.html`;
      return openVisit(browser, { url, own: server.address, options: {} });
    },
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Plays some moves, and lets an engine answer. @returns the position then, whether the engine's move is legal in it, and
 *  how many workers there are */
async function answer(page: Page, id: string, moves: readonly string[]): Promise<readonly [string, boolean, number]> {
  const [fen, isLegal] = await page.evaluate(
    async ([name, played]) => {
      const variant = await fairywren.loadVariant(name);
      const game = fairywren.Game.start(variant);
      for (const move of played) game.play(move);
      const engine = await fairywren.openEngine(variant);
      Object.assign(window, { engine });
      const { best } = await engine.best(game, { nodes: 2000 });
      return [game.fen(), game.legalMoves().some(({ uci }) => uci === best)] as const;
    },
    [id, moves] as const,
  );
  const workers = page.workers().length;
  await page.evaluate(() => (window as unknown as { engine: Engine }).engine.close());
  return [fen, isLegal, workers];
}

const PARTS = /board-cdn/;
const fetchedParts = () => [...site().fetched.keys()].filter((name) => PARTS.test(name));

describe.each(["cdn", "cdn-yaml"])("the script %s", (script) => {
  it("plays a plain variant with nothing beside it", async () => {
    const { page } = await open(script);
    expect(await answer(page, "chess", ["e4"])).toEqual([expect.any(String), true, 1]);
    expect(fetchedParts()).toEqual([]);
  });

  it("plays rich variants by what it fetches from beside, in its worker as well, and plain ones before and after", async () => {
    const { page } = await open(script);
    const answered = [
      await answer(page, "edgy", []),
      await answer(page, "crazyhouse", ["e4", "d5", "exd5", "Qxd5", "P@e4"]),
      await answer(page, "3check", ["e4", "f6", "Qh5+"]),
      await answer(page, "antichess", ["e4"]),
      await answer(page, "chess", []),
    ];
    expect(answered.map(([, isLegal, workers]) => [isLegal, workers])).toEqual(answered.map(() => [true, 1]));
    expect([answered[1][0], answered[2][0]]).toEqual([expect.stringContaining("["), expect.stringContaining(" 2+3 ")]);
    expect(fetchedParts()).toEqual([`/cdn/board-${script}.js`]);
  });

  it("plays boards of five variants by one worker, by another once what rich ones need is there", async () => {
    const { page } = await open(script);
    const boards = async (ids: readonly string[]) => {
      await page.evaluate((names) => {
        for (const name of names) {
          const board = document.createElement("fairywren-board");
          for (const [key, value] of Object.entries({ variant: name, level: "1", side: "black" }))
            board.setAttribute(key, value);
          document.body.append(board);
        }
      }, ids);
      await page.waitForFunction(() =>
        [...document.querySelectorAll("fairywren-board")].every((board) => (board.game?.length ?? 0) > 0),
      );
      return page.workers().length;
    };
    expect(await boards(["chess", "edgy", "wildcastle"])).toBe(1);
    await page.evaluate(() => fairywren.loadVariant("crazyhouse"));
    expect(await boards(["crazyhouse", "3check"])).toBeLessThanOrEqual(2);
    // those that were there before move on when they search again
    await page.evaluate(() => {
      for (const board of document.querySelectorAll("fairywren-board"))
        board.play(board.game?.legalMoves()[0].uci ?? "");
    });
    await page.waitForFunction(() =>
      [...document.querySelectorAll("fairywren-board")].every((board) => (board.game?.length ?? 0) > 2),
    );
    expect(page.workers().length).toBe(1);
    await page.evaluate(() => document.body.replaceChildren());
    await expect.poll(() => page.workers().length).toBe(0);
  });

  it("plays by trails, which it fetches with a variant that has some", async () => {
    const { page } = await open(script);
    expect(await answer(page, "xiangqi", ["h3e3", "h10g8"])).toEqual([expect.any(String), true, 1]);
    const starts = await page.evaluate(async (ids) => {
      const variants = await Promise.all(ids.map((id) => fairywren.loadVariant(id)));
      return variants.map((variant) => fairywren.Game.start(variant).legalMoves().length);
    }, TRAILED);
    expect(starts).toEqual(TRAILED.map((id) => Game.start(bundledVariant(id) as Variant).legalMoves().length));
  });

  it("tells of a plain variant what is wrong with texts of rich rules, whether these are there or not", async () => {
    const { page } = await open(script);
    const faults = () =>
      page.evaluate(async () => {
        const variant = await fairywren.loadVariant("chess");
        const texts: string[] = [];
        for (const text of ["N@f3", "@f3", "n@f3", "e2e4,e4d5", "--", "Na3/H", "0000"]) {
          try {
            fairywren.Game.start(variant).play(text);
          } catch (error) {
            texts.push(String(error));
          }
        }
        return texts;
      });
    const before = await faults();
    await answer(page, "crazyhouse", []);
    expect([before.length, await faults()]).toEqual([7, before]);
  });
});
