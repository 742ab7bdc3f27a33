/** Positions set up on the board, by every kind of input, in a real browser. */
import { expect, it, vi } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import type { Visit } from "../browser/visit.ts";
import { findings } from "../demo/axe.ts";
import { openSite } from "./browser.ts";

vi.setConfig({ testTimeout: 40_000 });

const site = withSite(openSite);
const open = withVisits(site);

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

it("lets pieces be dragged anywhere and off the board, and tells the page", async () => {
  const visit = await openEditable();
  await drag(visit, "e1", "e5");
  expect(await placed(visit)).toBe("rnbqkbnr/pppppppp/8/4K3/8/8/PPPPPPPP/RNBQ1BNR");
  expect(await lastEdit(visit)).toEqual([
    { square: "e1", piece: null },
    { square: "e5", piece: { kind: 0, side: 0 } },
  ]);
  const from = await middle(visit, "a1");
  await visit.page.mouse.move(from.x, from.y);
  await visit.page.mouse.down();
  await visit.page.mouse.move(2, 2);
  expect(await visit.page.locator("fairywren-board .held-piece svg").count()).toBe(1);
  await visit.page.mouse.up();
  expect(await visit.page.locator("fairywren-board .held-piece").count()).toBe(0);
  expect(await placed(visit)).toBe("rnbqkbnr/pppppppp/8/4K3/8/8/PPPPPPPP/1NBQ1BNR");
  expect(await visit.page.evaluate(() => document.querySelector("fairywren-board")?.game?.history.length)).toBe(0);
});

it("puts the chosen piece on pressed squares, also by touch, and one dragged in from elsewhere", async () => {
  const visit = await openEditable({ hasTouch: true });
  await visit.page.evaluate(() =>
    Object.assign(document.querySelector("fairywren-board") ?? {}, { tool: { kind: 1, side: 1 } }),
  );
  await tap(visit, "d4");
  await tap(visit, "d5");
  await tap(visit, "d4");
  expect(await placed(visit)).toBe("rnbqkbnr/pppppppp/8/3q4/8/8/PPPPPPPP/RNBQKBNR");
  await visit.page.evaluate(() => {
    const shelf = document.createElement("button");
    shelf.id = "shelf";
    shelf.textContent = "Pawn";
    shelf.addEventListener("pointerdown", (event) =>
      document.querySelector("fairywren-board")?.dragIn({ kind: 5, side: 0 }, event),
    );
    document.body.prepend(shelf);
  });
  await visit.page.hover("#shelf");
  await visit.page.mouse.down();
  const to = await middle(visit, "h5");
  await visit.page.mouse.move(to.x, to.y);
  await visit.page.mouse.up();
  expect(await placed(visit)).toBe("rnbqkbnr/pppppppp/8/3q3P/8/8/PPPPPPPP/RNBQKBNR");
});

it("is worked by keyboard, and says what it did", async () => {
  const visit = await openEditable();
  const { page } = visit;
  await page.locator('fairywren-board .cell[data-square="a1"]').focus();
  await page.keyboard.press("Delete");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("q");
  await page.keyboard.press("Enter");
  expect(await page.locator('fairywren-board [aria-selected="true"]').getAttribute("aria-label")).toBe(
    "a2, black Queen, picked up",
  );
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  expect(await placed(visit)).toBe("rnbqkbnr/pppppppp/8/8/8/q7/1PPPPPPP/1NBQKBNR");
  expect(await page.locator("fairywren-board .spoken").textContent()).toBe("a2, empty; a3, black Queen");
});

it("shows what the page sets, and the game again without the attribute", async () => {
  const visit = await openEditable();
  const codes = await visit.page.evaluate(() => {
    const board = document.querySelector("fairywren-board");
    const { library } = window;
    if (!board?.position) return [];
    board.position = { ...board.position, pieces: [null, ...board.position.pieces.slice(1)], rights: [] };
    const refused = (set: () => void) => {
      try {
        set();
      } catch (error) {
        if (!(error instanceof library.FairywrenError)) return String(error);
        const [{ code, message }] = error.diagnostics;
        return `${code}: ${message}`;
      }
    };
    return [
      refused(() => Object.assign(board, { position: { pieces: [] } })),
      refused(() => Object.assign(board, { tool: "paint" })),
      refused(() => Object.assign(board, { tool: null })),
    ];
  });
  expect(codes).toEqual([
    expect.stringMatching(/^wrong-type: The position must be one of this variant/),
    expect.stringMatching(/^wrong-type: The tool must be 'move', 'erase' or a piece such as .*, not 'paint'/),
    expect.stringMatching(/^wrong-type: The tool must be 'move', 'erase' or a piece such as .*, not null/),
  ]);
  expect(await placed(visit)).toBe("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR");
  await visit.page.evaluate(() => document.querySelector("fairywren-board")?.removeAttribute("editable"));
  await visit.page.locator('fairywren-board .cell[data-square="a1"][aria-label="a1, white Rook"]').waitFor();
  await visit.page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.history.length === 1);
});

it("begins with the position of the game, or with one that was set before, and lets nobody edit who may only look", async () => {
  const visit = await open({ variant: "chess", moves: "e2e4 e7e5" });
  const { page } = visit;
  await page.evaluate(() => document.querySelector("fairywren-board")?.toggleAttribute("editable"));
  await drag(visit, "g1", "f5");
  expect(await placed(visit)).toBe("rnbqkbnr/pppp1ppp/8/4pN2/4P3/8/PPPP1PPP/RNBQKB1R");
  await page.evaluate(() => document.querySelector("fairywren-board")?.setAttribute("readonly", ""));
  await drag(visit, "f5", "f4");
  expect(await placed(visit)).toBe("rnbqkbnr/pppp1ppp/8/4pN2/4P3/8/PPPP1PPP/RNBQKB1R");
  await page.evaluate(() => {
    const board = document.querySelector("fairywren-board");
    if (!board?.game) return;
    board.editable = false;
    board.position = { ...board.game.variant.setup, turn: 1 };
    board.editable = true;
  });
  expect(await placed(visit)).toBe(START);
  await page.evaluate(() => Object.assign(document.querySelector("fairywren-board") ?? {}, { position: null }));
  expect(await placed(visit)).toBe("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
});

/** A board that keeps the details of its edits. */
async function openEditable(options = {}): Promise<Visit> {
  const visit = await open({ variant: "chess", editable: "", level: "3", side: "black" }, options);
  expect(await placed(visit)).toBe(START);
  await visit.page.evaluate(() => {
    document.querySelector("fairywren-board")?.addEventListener("fw-edit", ({ detail }) => {
      document.body.dataset.changes = JSON.stringify(detail.changes);
    });
  });
  return visit;
}

async function lastEdit({ page }: Visit): Promise<unknown> {
  return JSON.parse((await page.getAttribute("body", "data-changes")) ?? "null");
}

/** What stands on the board as it is shown, as a FEN has it. */
async function placed({ page }: Visit): Promise<string> {
  const labels = await page
    .locator("fairywren-board .cell")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  const letters = labels.map((label) => {
    const [, side, name] = /, (white|black) (\w+)/.exec(label) ?? [];
    const letter = name === "Knight" ? "n" : (name?.[0].toLowerCase() ?? "1");
    return side === "white" ? letter.toUpperCase() : letter;
  });
  const rows = Array.from({ length: 8 }, (_, row) => letters.slice(row * 8, row * 8 + 8).join(""));
  return rows.map((row) => row.replace(/1+/g, ({ length }) => `${length}`)).join("/");
}

async function middle({ page }: Visit, square: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`fairywren-board .cell[data-square="${square}"]`).boundingBox();
  if (!box) throw new Error(`no square ${square}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(visit: Visit, square: string): Promise<void> {
  const { x, y } = await middle(visit, square);
  await visit.page.touchscreen.tap(x, y);
}

async function drag(visit: Visit, from: string, to: string): Promise<void> {
  const [start, end] = [await middle(visit, from), await middle(visit, to)];
  await visit.page.mouse.move(start.x, start.y);
  await visit.page.mouse.down();
  await visit.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await visit.page.mouse.move(end.x, end.y);
  await visit.page.mouse.up();
}

it("offers the pieces to choose from, to drag and to press, and clears or lays the start", async () => {
  const visit = await open({ variant: "edgy", editable: "" });
  const palette = visit.page.locator("fairywren-board .palette");
  expect(await palette.locator(".palette-piece").count()).toBe(12);
  expect(await findings(visit, "fairywren-board")).toEqual([]);
  const start = await placed(visit);
  await palette.locator("button", { hasText: "Clear" }).click();
  expect(await placed(visit)).toBe("8/8/8/8/8/8/8/8");
  await palette.getByRole("button", { name: "Black Queen" }).click();
  const d4 = await middle(visit, "d4");
  await visit.page.mouse.click(d4.x, d4.y);
  await palette.getByRole("button", { name: "White Rook" }).hover();
  await visit.page.mouse.down();
  const to = await middle(visit, "h5");
  await visit.page.mouse.move(to.x, to.y);
  await visit.page.mouse.up();
  expect(await placed(visit)).toBe("8/8/8/7R/3q4/8/8/8");
  await palette.locator("button", { hasText: "Start position" }).click();
  expect(await placed(visit)).toBe(start);
});

it("shows a position that no game could start from", async () => {
  const visit = await open({ variant: "chess", editable: "", fen: "8/8/8/3QQ3/8/8/8/8 w - - 0 1" });
  expect(await placed(visit)).toBe("8/8/8/3QQ3/8/8/8/8");
});
