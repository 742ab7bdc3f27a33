/** Puzzles, hooks, confirmation, pictures of pieces, size and touch, in a real browser. */
import { describe, expect, it, vi } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import type { Visit } from "../browser/visit.ts";
import { findings } from "../demo/axe.ts";
import { openSite } from "./browser.ts";

vi.setConfig({ testTimeout: 60_000 });

const site = withSite(openSite);
const open = withVisits(site);

const status = ({ page }: Visit) => page.locator("fairywren-board .status").textContent();

/** What the board tells from now on, by the names of its events. */
async function listen({ page }: Visit, ...names: string[]): Promise<() => Promise<unknown>> {
  await page.evaluate((all) => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const name of all)
      document.querySelector("fairywren-board")?.addEventListener(name, (event) => {
        const { move, tries } = (event as CustomEvent).detail;
        told.push([name, move?.san ?? null, tries ?? null]);
      });
  }, names);
  return () => page.evaluate(() => (window as unknown as { told: unknown }).told);
}

describe("puzzles", () => {
  const MATE_IN_TWO = { fen: "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", solution: "1. Ra6+ f6 2. Bxf6+ Rg7 3. Rxa8#" };

  it("put wrong tries back and say so, play the replies, and tell when they are solved", async () => {
    const visit = await open({ variant: "chess", ...MATE_IN_TWO });
    const told = await listen(visit, "fw-wrong", "fw-solved");
    await visit.drag("f6", "f7");
    expect(await visit.moves()).toEqual([]);
    expect(await status(visit)).toBe("Rxf7+ is not the move. Try another.");
    await visit.drag("f6", "a6");
    await expect.poll(() => visit.moves()).toEqual(["f6a6", "f7f6"]);
    await visit.drag("e5", "f6");
    await expect.poll(() => visit.moves()).toHaveLength(4);
    await visit.drag("a6", "a8");
    await expect.poll(() => status(visit)).toBe("Solved, after one wrong try.");
    expect(await told()).toEqual([
      ["fw-wrong", "Rxf7+", 1],
      ["fw-solved", null, 1],
    ]);
  });

  it("are seen from the side that solves them, in any variant, and refuse a line that is not legal", async () => {
    const visit = await open({ variant: "crazyhouse", fen: "6k1/8/8/8/8/8/5PPP/6K1[r] b - - 0 1", solution: "R@e1" });
    expect((await visit.at("h8")).y).toBeGreaterThan((await visit.at("h1")).y);
    await visit.page.locator("fairywren-board .cell").first().focus();
    await visit.page.keyboard.type("R@d1\n");
    await visit.page.keyboard.type("R@e1\n");
    await expect.poll(() => visit.moves()).toEqual(["R@d1"]);
    await visit.page.evaluate(() => document.querySelector("fairywren-board")?.setAttribute("solution", "Qe1"));
    await expect.poll(() => visit.page.locator("fairywren-board .fault").textContent()).toContain("Qe1");
  });
});

describe("before a move", () => {
  it("the page may object, and then nothing is moved", async () => {
    const visit = await open({ variant: "chess" });
    const told = await listen(visit, "fw-before-move", "fw-move");
    await visit.page.evaluate(() =>
      document.querySelector("fairywren-board")?.addEventListener("fw-before-move", (event) => {
        if (event.detail.move.to === "e4") event.preventDefault();
      }),
    );
    await visit.drag("e2", "e4");
    await visit.drag("d2", "d4");
    expect(await visit.moves()).toEqual(["d2d4"]);
    expect(await told()).toEqual([
      ["fw-before-move", "e4", null],
      ["fw-before-move", "d4", null],
      ["fw-move", "d4", null],
    ]);
  });

  it("the person is asked with `confirm`, after a promotion is chosen as well", async () => {
    const visit = await open({ variant: "chess", confirm: "", fen: "7k/P7/8/8/8/8/8/K7 w - - 0 1" });
    const button = (text: string) => visit.page.locator("fairywren-board .chooser button", { hasText: text });
    await visit.drag("a7", "a8");
    await visit.page.locator("fairywren-board button[data-promotion=rook]").click();
    expect(await visit.moves()).toEqual([]);
    expect(await findings(visit, "fairywren-board")).toEqual([]);
    await button("Take back").click();
    expect(await visit.page.locator("fairywren-board .chooser").count()).toBe(0);
    await visit.drag("a7", "a8");
    await visit.page.locator("fairywren-board button[data-promotion=queen]").click();
    await button("Play a8=Q+").click();
    expect(await visit.moves()).toEqual(["a7a8q"]);
  });

  it("a premove that has become a promotion asks which", async () => {
    const visit = await open({ variant: "chess", fen: "7k/P7/8/8/8/8/8/K7 b - - 0 1", side: "white" });
    await visit.drag("a7", "a8");
    await visit.page.evaluate(() => document.querySelector("fairywren-board")?.play("Kg7"));
    await visit.page.locator("fairywren-board button[data-promotion=knight]").click();
    expect(await visit.moves()).toEqual(["h8g7", "a7a8n"]);
  });
});

describe("pieces", () => {
  it("have colours of the page's, and pictures of the page's where it has them", async () => {
    const visit = await open({ variant: "chess" });
    await visit.page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("fairywren-board { --fw-white: rgb(255, 0, 0); --fw-black-line: rgb(0, 0, 255); }");
      document.adoptedStyleSheets.push(sheet);
    });
    const colours = await visit.page.evaluate(() => {
      const root = document.querySelector("fairywren-board")?.shadowRoot;
      const of = (part: string) => {
        const shape = root?.querySelector(part);
        return shape ? [getComputedStyle(shape).fill, getComputedStyle(shape).stroke] : [];
      };
      return [of(".pieces .fw-white .fw-body")[0], of(".pieces .fw-black .fw-line")[1]];
    });
    expect(colours).toEqual(["rgb(255, 0, 0)", "rgb(0, 0, 255)"]);
  });

  it("may be addresses by a pattern; where there is no such picture the board draws its own", async () => {
    const visit = await open({ variant: "chess", pieces: "none/{s}{letter}-{id}.svg" });
    const asked: string[] = [];
    visit.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visit.page.evaluate(() =>
      document.querySelector("fairywren-board")?.setAttribute("pieces", "set/{s}{letter}.svg"),
    );
    await expect.poll(() => new Set(asked).has("/set/wN.svg")).toBe(true);
    await expect.poll(() => visit.page.locator("fairywren-board .pieces .fw-glyph").count()).toBe(32);
    visit.faults.length = 0; // the pictures that are not there
  });
});

describe("the board's size", () => {
  it("is bounded by the window, or by what the page says", async () => {
    const visit = await open({ variant: "chess" }, { viewport: { width: 1200, height: 500 } });
    const height = () => visit.page.locator("fairywren-board .box").evaluate((box) => box.clientHeight);
    expect(await height()).toBeLessThanOrEqual(500);
    expect(await height()).toBeGreaterThan(400);
    await visit.page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("fairywren-board { --fw-max-height: 1100px; }");
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await height()).toBeGreaterThan(550);
  });

  it("leaves room in the window for pieces in hand, in the play of the game", async () => {
    const visit = await open({ variant: "crazyhouse" }, { viewport: { width: 1200, height: 600 } });
    const box = visit.page.locator("fairywren-board .box");
    await box.locator(".in-hand").first().waitFor();
    const height = () => box.evaluate((element) => element.clientHeight);
    await expect.poll(height).toBeLessThanOrEqual(600);
    expect(await height()).toBeGreaterThan(500);
  });
});

describe("a finger", () => {
  it("scrolls the page from squares without an own piece, and plays by taps", async () => {
    const phone = { viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true };
    const visit = await open({ variant: "chess" }, phone);
    const actions = await visit.page.evaluate(() => {
      const root = document.querySelector("fairywren-board")?.shadowRoot;
      const of = (square: string) => {
        const cell = root?.querySelector(`[data-square=${square}]`);
        return cell && getComputedStyle(cell).touchAction;
      };
      return [of("e2"), of("e5"), getComputedStyle(root?.querySelector(".frame") as Element).touchAction];
    });
    expect(actions).toEqual(["none", "auto", "auto"]);
    for (const square of ["e2", "e4"]) {
      const at = await visit.at(square);
      await visit.page.touchscreen.tap(at.x, at.y);
    }
    expect(await visit.moves()).toEqual(["e2e4"]);
    await visit.page.evaluate(() => document.body.append(Object.assign(document.createElement("p"), { id: "far" })));
    await visit.page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("#far { height: 3000px }");
      document.adoptedStyleSheets.push(sheet);
    });
    const client = await visit.page.context().newCDPSession(visit.page);
    const { x, y } = await visit.at("e5");
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", { x, y });
    for (let step = 1; step <= 8; step++) await touch("touchMove", { x, y: y - 20 * step });
    await touch("touchEnd");
    await expect.poll(() => visit.page.evaluate(() => scrollY)).toBeGreaterThan(60);
    expect(await visit.moves()).toEqual(["e2e4"]);
  });
});
