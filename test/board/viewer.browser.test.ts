/** Games to look at: their moves, comments and variations, in a real browser. */
import { expect, it, vi } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import type { Visit } from "../browser/visit.ts";
import { findings } from "../demo/axe.ts";
import { openSite } from "./browser.ts";

vi.setConfig({ testTimeout: 60_000 });

const site = withSite(openSite);
const open = withVisits(site);

const PGN = `[Event "A match"]
[White "Ada"]
[Black "Bob"]
[Result "1-0"]

{Two beginners.} 1. e4 e5 (1... c5 {Sicilian} 2. Nf3 (2. Nc3 Nc6) d6) 2. Bc4! {[%cal Gc4f7] Aims at f7.} Nc6 3. Qh5 Nf6?? 4. Qxf7# 1-0

[White "Cem"]
[Black "Dora"]

1. d4 d5 *
`;

/** The text of the list, the placement on the board, and the current move. */
async function seen({ page }: Visit) {
  const board = page.locator("fairywren-board");
  const [list, current] = [board.locator(".moves"), board.locator(".move[aria-current]")];
  const fen = () =>
    page.evaluate(() => {
      const { game, ply } = document.querySelector("fairywren-board") as HTMLElementTagNameMap["fairywren-board"];
      return [game?.history.map(({ san }) => san).join(" "), ply];
    });
  return { list: await list.innerText(), current: await current.allTextContents(), at: await fen() };
}

const pressed = (visit: Visit, text: string) =>
  visit.page.locator("fairywren-board .move", { hasText: text }).first().click();
const tool = (visit: Visit, name: string) => visit.page.locator(`fairywren-board [data-tool=${name}]`).click();
const count = (visit: Visit, what: string) => visit.page.locator(`fairywren-board ${what}`).count();

it("shows a game from its start, with its players, comments and judgements, and goes through it", async () => {
  const visit = await open({ pgn: PGN });
  const head = await visit.page.locator("fairywren-board .headline").innerText();
  expect(head.split("\n")).toEqual(["Ada – Bob, 1-0", "A match"]);
  const start = await seen(visit);
  expect(start.list.replace(/\s+/g, " ")).toContain("Two beginners.1.e4e5");
  expect(start.list).toContain("Nf6??");
  expect(start.list).toContain("Aims at f7.");
  expect(start.list).not.toContain("%cal");
  expect([start.current, start.at[1]]).toEqual([[], "0"]);
  await tool(visit, "next");
  await tool(visit, "next");
  expect((await seen(visit)).current).toEqual(["e5"]);
  await tool(visit, "next");
  await expect.poll(() => count(visit, ".arrow")).toBe(1);
  await tool(visit, "last");
  expect((await seen(visit)).current).toEqual(["Qxf7#"]);
  expect(await visit.page.locator("fairywren-board .status").textContent()).toBe("White wins by checkmate.");
  expect(await count(visit, ".arrow")).toBe(0);
  await visit.page.evaluate(() => {
    const board = document.querySelector("fairywren-board");
    board?.previous();
    board?.previous();
  });
  await expect.poll(async () => (await seen(visit)).current).toEqual(["Qh5"]);
  expect(await findings(visit, "fairywren-board")).toEqual([]);
});

it("lets a variation be chosen, follows it, and comes back to the main line", async () => {
  const visit = await open({ pgn: PGN });
  await pressed(visit, "d6");
  expect((await seen(visit)).at).toEqual(["e4 c5 Nf3 d6", "4"]);
  await tool(visit, "previous");
  await tool(visit, "previous");
  await tool(visit, "previous");
  expect((await seen(visit)).current).toEqual(["e4"]);
  await tool(visit, "next");
  expect((await seen(visit)).current).toEqual(["c5"]);
  await pressed(visit, "Nc3");
  expect((await seen(visit)).at).toEqual(["e4 c5 Nc3 Nc6", "3"]);
  await pressed(visit, "Bc4");
  expect((await seen(visit)).at[0]).toBe("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
});

it("goes by keys in the list, tells the page, and offers the other games", async () => {
  const visit = await open({ pgn: PGN });
  await visit.page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.querySelector("fairywren-board")?.addEventListener("fw-ply", ({ detail }) => {
      told.push([detail.ply, detail.move?.san ?? null]);
    });
  });
  await visit.page.locator("fairywren-board .move").first().focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home"]) {
    await visit.page.keyboard.press(key);
    await visit.page.waitForTimeout(30);
  }
  expect(await visit.page.evaluate(() => (window as unknown as { told: unknown }).told)).toEqual([
    [1, "e4"],
    [2, "e5"],
    [1, "e4"],
    [7, "Qxf7#"],
    [0, null],
  ]);
  await visit.page.locator("fairywren-board .games").selectOption({ index: 1 });
  await expect.poll(async () => (await seen(visit)).at).toEqual(["d4 d5", "0"]);
});

it("reads a record of rules of one's own from inside the element, or with its rules inside the record", async () => {
  const visit = await open({ variant: "chess" });
  const moves = await visit.page.evaluate(async () => {
    const rules = "name: Heron Chess\nextends: chess\npieces:\n  knight: { name: Heron, betza: NA }\n";
    const make = async (children: readonly [string, string][], pgn: string | null) => {
      const board = document.createElement("fairywren-board");
      for (const [type, text] of children) {
        const script = document.createElement("script");
        script.setAttribute("type", type);
        script.append(document.createTextNode(text));
        board.append(script);
      }
      if (pgn) board.pgn = pgn;
      const loaded = new Promise((done, fail) => {
        board.addEventListener("fw-load", done, { once: true });
        board.addEventListener("fw-error", ({ detail }) => fail(detail.error), { once: true });
      });
      document.querySelector("main")?.append(board);
      await loaded;
      return [board.game?.variant.name, board.game?.history.map(({ uci }) => uci).join(" ")];
    };
    const text = "1. Ng1e3 d5 2. Nxd5 *";
    const within = `[Variant "Heron Chess"]\n[VariantYaml "{ name: Heron Chess, extends: chess, pieces: { knight: { name: Heron, betza: NA } } }"]\n\n${text}`;
    return [
      await make(
        [
          ["text/yaml", rules],
          ["application/vnd.chess-pgn", text],
        ],
        null,
      ),
      await make([], within),
    ];
  });
  // A page has such scripts from the start; those that are made are looked at by trusted types, though they never run.
  visit.faults.splice(0, visit.faults.length, ...visit.faults.filter((fault) => !fault.includes("TrustedScript")));
  expect(moves).toEqual([
    ["Heron Chess", "g1e3 d7d5 e3d5"],
    ["Heron Chess", "g1e3 d7d5 e3d5"],
  ]);
});

it("shows the place of what is wrong in a record", async () => {
  const visit = await open({ pgn: "1. e4 e5\n2. Ke3 *" });
  const fault = await visit.page.locator("fairywren-board .fault").innerText();
  expect(fault).toContain("inline.pgn:2:4");
  expect(fault).toContain("Ke3");
});

it("lists and goes through a game that is played, without letting anybody move in the past", async () => {
  const visit = await open({ variant: "edgy", controls: "previous next moves undo", moves: "b2c3" });
  const board = visit.page.locator("fairywren-board");
  await board.locator(".move").first().waitFor();
  await visit.drag("g7", "f6");
  await expect.poll(() => board.locator(".move").allTextContents()).toEqual(["c3", "f6"]);
  await tool(visit, "previous");
  await visit.drag("c3", "d4");
  expect(await visit.moves()).toEqual(["b2c3", "g7f6"]);
  await tool(visit, "next");
  await visit.drag("c3", "d4");
  expect(await visit.moves()).toEqual(["b2c3", "g7f6", "c3d4"]);
});
