/** Games with pieces in hand on the page: played, analysed, set up, shared, saved, and made. */
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { openSite, type Visit } from "./site.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const site = withSite(openSite);
const open = withVisits(site);

/** On a board of seven by nine with pieces of its own: what is captured falls back to a Page, two of which may not share a
 *  file. */
const SEVEN = `name: Seven Towers
board: { files: 7, ranks: 9 }
pieces:
  lord:  { letter: L, betza: K, royal: true }
  tower: { letter: T, betza: R3 }
  page:  { letter: P, betza: fWfF }
captures: { to-hand: captor }
hands:
  start: { tower: 1 }
  drops:
    - { pieces: [page], on: ranks 2-7, per-file: 1, checks: false }
    - { pieces: [tower], on: ranks 1-5 }
setup:
  board: |
    . . t l t . .
    . . . . . . .
    p . p . p . p
    . . . . . . .
    . . . . . . .
    . . . . . . .
    P . P . P . P
    . . . . . . .
    . . T L T . .
`;

const slot = ({ page }: Visit, edge: "near" | "far", kind: string) =>
  page.locator(`#board .${edge} [data-kind=${kind}]`);

async function drop(visit: Visit, edge: "near" | "far", kind: string, square: string): Promise<void> {
  await slot(visit, edge, kind).click();
  await visit.click(square);
}

const overflow = ({ page }: Visit) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe("a game with pieces in hand", () => {
  it("is played, taken back, carried by its link, and read from its own PGN", async () => {
    const visit = await open("variant=crazyhouse&side=both&level=1&moves=e2e4+d7d5+e4d5+d8d5");
    const { page } = visit;
    await slot(visit, "near", "pawn").waitFor();
    await visit.click("b1");
    await visit.click("c3");
    await drop(visit, "far", "pawn", "d4");
    expect(await visit.moves()).toEqual(["e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "P@d4"]);
    expect(await page.locator("#moves button.move").last().textContent()).toBe("P@d4");
    await page.click("#undo");
    expect(await slot(visit, "far", "pawn").getAttribute("aria-label")).toBe("Pawn, 1 in hand");
    await page.click("#redo");
    expect(await slot(visit, "far", "pawn").getAttribute("aria-label")).toBe("Pawn, none in hand");
    const fen = await visit.fen();
    const link = await page.evaluate(() => location.hash.slice(1));
    const other = await open(link);
    expect(await other.fen()).toBe(fen);
    await visit.show("play");
    await page.click("#records summary");
    const pgn = await page.inputValue("#pgn");
    expect(pgn).toContain('[Variant "Crazyhouse"]');
    expect(pgn).toContain("3. Nc3 P@d4");
    await page.selectOption("#variant", "chess");
    await page.waitForFunction(() => document.title.startsWith("Chess"));
    await page.fill("#pgn", pgn);
    await page.click("#pgn-load");
    await expect.poll(() => visit.fen()).toBe(fen);
    expect(visit.faults).toEqual([]);
  });

  it("has its drops drawn by the analysis, with pockets at every side of the screen", async () => {
    const fen = "7k/8/6K1/8/8/8/8/8[R] w - - 0 1";
    const visit = await open(`variant=crazyhouse&side=both&level=1&fen=${encodeURIComponent(fen)}`);
    const { page } = visit;
    await visit.show("analyse");
    await page.locator("#board .arrow circle").first().waitFor();
    expect(await page.textContent("#score")).toBe("White mates in 1");
    await page.locator("#lines button.move").first().click();
    expect((await visit.moves())[0]).toMatch(/^R@[a-f]8$/);
  });

  it("is played against the engine, which drops too, in the browser's own time", async () => {
    const fen = "6rk/6pp/8/8/8/8/8/4K3[Npppp] w - - 0 1";
    const visit = await open(`variant=crazyhouse&side=white&level=2&fen=${encodeURIComponent(fen)}`);
    await drop(visit, "near", "knight", "f7");
    expect(await visit.moves()).toEqual(["N@f7"]);
    expect(await visit.page.locator("#board .status").textContent()).toBe("White wins by checkmate.");
    expect(await visit.page.textContent("#outcome")).toContain("White wins by checkmate.");
  });

  it("shows how many checks are left, and lets them be set up", async () => {
    const visit = await open("variant=3check&side=both&level=1&moves=e2e4+f7f6+d1h5");
    const { page } = visit;
    await expect.poll(() => page.locator("#board .near .checks").textContent()).toBe("2 checks left");
    await visit.show("analyse");
    await page.click("text=Set up a position");
    await page.getByLabel("Checks left to Black").fill("1");
    await page.getByLabel("Checks left to Black").blur();
    expect(await page.inputValue("#editor-fen")).toMatch(/ 2\+1 \d+ \d+$/);
  });
});

describe("a position", () => {
  it("has hands that are set up beside its board, and nothing for axe to find", async () => {
    const visit = await open("variant=crazyhouse&side=both&level=1");
    const { page } = visit;
    await visit.show("analyse");
    await page.click("text=Set up a position");
    const board = page.locator(".position-editor");
    await board.getByRole("button", { name: "One Knight more" }).last().click();
    await board.getByRole("button", { name: "One Rook more" }).first().click();
    await board.getByRole("button", { name: "One Rook more" }).first().click();
    expect(await page.inputValue("#editor-fen")).toContain("RNBQKBNR[Nrr] w");
    await board.getByRole("button", { name: "One Rook less" }).first().click();
    expect(await findings(visit, "#analyse")).toEqual([]);
    expect(await findings(visit, "#board")).toEqual([]);
    await page.click("text=Analyse this position");
    expect(await visit.fen()).toContain("[Nr] w");
    await page.fill("#editor-fen", "4k3/8/8/8/8/8/8/4K3[Kx] w - - 0 1");
    expect(await page.textContent(".reasons")).toContain("never in White's hand");
    expect(await page.isDisabled("text=Analyse this position")).toBe(true);
  });
});

describe("a variant of one's own", () => {
  it("is pasted, played to drops, refused where its rules say so, and opened from its link on a phone", async () => {
    const visit = await open("variant=chess&side=both&level=1");
    const { page } = visit;
    await visit.show("make");
    await visit.write(SEVEN);
    await page.waitForFunction(() => document.title.startsWith("Seven Towers"));
    await visit.show("play");
    await drop(visit, "near", "tower", "d6");
    await drop(visit, "near", "tower", "d5");
    await drop(visit, "far", "tower", "c5");
    await visit.click("c3");
    await visit.click("c4");
    await visit.click("c5");
    await visit.click("c4");
    expect(await visit.moves()).toEqual(["T@d5", "T@c5", "c3c4", "c5c4"]);
    await visit.click("d5");
    await visit.click("f5");
    expect(await slot(visit, "far", "page").getAttribute("aria-label")).toBe("Page, 1 in hand");
    await drop(visit, "far", "page", "a5");
    expect(await visit.moves()).toHaveLength(5);
    await drop(visit, "far", "page", "b5");
    expect((await visit.moves()).at(-1)).toBe("P@b5");
    const fen = await visit.fen();
    await visit.show("share");
    await expect.poll(() => page.inputValue("#link")).toContain("P%40b5");
    const link = (await page.inputValue("#link")).split("#")[1];
    const phone = await open(link, PHONE);
    expect(await phone.fen()).toBe(fen);
    expect(await overflow(phone)).toBe(0);
    await slot(phone, "near", "tower").waitFor();
    expect(await slot(phone, "near", "tower").getAttribute("aria-label")).toBe("Tower, none in hand");
    expect([...visit.faults, ...phone.faults]).toEqual([]);
  });
});

describe("rules that are made", () => {
  const part = async ({ page }: Visit, title: string) => {
    await page.locator("#maker .kind").first().waitFor({ state: "attached" });
    await page.locator("#maker details[open] > summary").first().click();
    await page.locator("#maker summary", { hasText: title }).click();
  };
  /** Makes chess be won by one condition more. */
  const addWayToWin = async (subject: string) => {
    const visit = await open("variant=chess&side=both&level=1");
    await visit.show("make");
    await part(visit, "Goals");
    await visit.page.getByRole("button", { name: "Add a way to win" }).click();
    const wins = visit.page.getByRole("group", { name: "What wins" });
    await wins.getByLabel("Whoever").last().selectOption(subject);
    return { visit, wins };
  };

  it("fill hands, say what they begin with, and where pieces are dropped", async () => {
    const visit = await open("variant=chess&side=both&level=1");
    const { page } = visit;
    await visit.show("make");
    await part(visit, "Hands");
    const fill = page.getByLabel("Captured pieces go to the hand");
    await fill.check();
    expect(await fill.evaluate((tick) => tick === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Add a rule of drops" }).click();
    await page.getByRole("group", { name: "Of all pieces" }).getByLabel("Pawn").click();
    await page.getByRole("combobox", { name: "Where", exact: true }).selectOption("own");
    await page.getByRole("textbox", { name: "White's squares" }).fill("ranks 2-7");
    await page.getByLabel("At most so many").fill("2");
    await page.getByLabel("May mate").uncheck();
    const start = page.getByRole("group", { name: "In hand at the start" });
    await start.getByLabel("Knight", { exact: true }).fill("1");
    await start.getByLabel("Knight", { exact: true }).blur();
    const falls = page.getByRole("group", { name: "In the hand, a captured piece is" });
    await falls
      .locator("label", { hasText: /^Queen/ })
      .locator("select")
      .selectOption("pawn");
    const text = await visit.yaml();
    expect(text).toContain("\ncaptures: { to-hand: captor }\n");
    expect(text).toContain(
      "\nhands:\n  drops:\n    - { pieces: [pawn], on: ranks 2-7, per-file: 2, mates: false }\n  start: { knight: 1 }\n",
    );
    expect(text).toContain("captured-as: pawn");
    expect(await visit.fen()).toContain("[Nn]");
    await drop(visit, "near", "knight", "e4");
    expect(await visit.moves()).toEqual(["N@e4"]);
    await part(visit, "Start");
    await page.locator("[aria-label='Start position']").getByRole("button", { name: "One Rook more" }).last().click();
    expect(await visit.yaml()).toContain("  start: { rook: 1, knight: 1 }\n");
    await part(visit, "Hands");
    await start.getByLabel("Both sides have the same").uncheck();
    await start.getByLabel("Black Rook").fill("3");
    await start.getByLabel("Black Rook").blur();
    expect(await visit.yaml()).toContain("  start: { white: { rook: 1, knight: 1 }, black: { rook: 3, knight: 1 } }\n");
    expect(await findings(visit, "#make")).toEqual([]);
    await page.getByLabel("At most so many").fill("99");
    await page.getByLabel("At most so many").blur();
    expect(await page.locator("#maker details[open] .ticks > .complaint").last().textContent()).toMatch(/16/);
    expect(await visit.yaml()).toContain("per-file: 2");
    await page.getByRole("button", { name: "Remove this rule" }).click();
    expect(await visit.yaml()).not.toContain("drops");
  });

  it("take away what is inherited: drops, entering, and draws that win", async () => {
    const visit = await open("variant=chess&side=both&level=1");
    const { page } = visit;
    const extend = async (parent: string) => {
      await visit.show("make");
      await visit.write(`name: Child of ${parent}\nextends: ${parent}\n`);
      await page.waitForFunction((title) => document.title.startsWith(title), `Child of ${parent}`);
      await page.check("#make-visual");
    };
    await extend("shouse");
    await part(visit, "Hands");
    const remove = page.getByRole("button", { name: "Remove this rule" });
    await remove.first().waitFor();
    for (let left = await remove.count(); left > 0; left--) await remove.last().click();
    expect(await visit.yaml()).toContain("\nhands:\n  drops: none\n");
    expect(await remove.count()).toBe(0);
    await extend("seirawan");
    await part(visit, "Hands");
    const enters = page.getByLabel("When a piece first moves, one from the hand may take its place");
    await enters.uncheck();
    await expect.poll(() => visit.yaml()).toContain("hands: { enter: none }");
    await enters.check();
    await expect.poll(() => visit.yaml()).not.toContain("enter");
    await extend("armageddon");
    await part(visit, "Draws");
    await page.getByRole("combobox", { name: "Every draw counts as a win for" }).selectOption("none");
    await expect.poll(() => visit.yaml()).toContain("draws: { wins: none }");
  });

  it("win, lose and draw by conditions of their own", async () => {
    const visit = await open("variant=chess&side=both&level=1");
    const { page } = visit;
    await visit.show("make");
    await part(visit, "Goals");
    await page.getByRole("button", { name: "Add a way to win" }).click();
    expect(await visit.yaml()).toContain("\nwin:\n  - checkmate\n  - { checks: 3 }\n");
    expect(await page.locator("#board .near .checks").textContent()).toBe("3 checks left");
    const wins = page.getByRole("group", { name: "What wins" });
    await wins.getByLabel("Whoever").last().selectOption("reach");
    await wins.getByRole("textbox", { name: "White's squares" }).fill("d4 e4 d5 e5");
    await wins.getByRole("group", { name: "With any piece" }).getByLabel("King").click();
    expect(await visit.yaml()).toContain("  - { reach: d4 e4 d5 e5, with: [king] }\n");
    await wins.locator(".cell[aria-label^='e5']").click();
    expect(await visit.yaml()).toContain("  - { reach: d4 e4 d5, with: [king] }\n");
    await wins.getByRole("button", { name: "Remove this condition" }).last().click();
    expect(await visit.yaml()).not.toContain("win:");
    await page.getByRole("button", { name: "Add a way to draw" }).click();
    expect(await visit.yaml()).toContain("by:");
    await part(visit, "Check, captures and turns");
    await page.getByLabel("Whoever can capture must").check();
    expect(await visit.yaml()).toContain("\ncaptures: { must: true }\n");
    expect(await findings(visit, "#make")).toEqual([]);
  });

  it("by lines and squares of pieces", async () => {
    const { visit, wins } = await addWayToWin("line");
    // chess begins with pieces in a row
    expect(await visit.yaml()).toContain("  - { line: 3, of: [queen] }\n");
    await wins.getByRole("group", { name: "Of these pieces" }).getByLabel("Knight").click();
    await wins.getByRole("group", { name: "Of these pieces" }).getByLabel("Queen").click();
    expect(await visit.yaml()).toContain("  - { line: 3, of: [knight] }\n");
    await wins.getByRole("group", { name: "Along" }).getByLabel("A diagonal").click();
    await wins.getByLabel("They may stand apart").click();
    expect(await visit.yaml()).toContain("  - { line: 3, of: [knight], along: [ranks, files], gaps: true }\n");
    await wins.getByRole("group", { name: "Along" }).getByLabel("A rank").click();
    await wins.getByLabel("Length of the line").fill("2");
    await wins.getByLabel("Length of the line").blur();
    await expect.poll(() => visit.yaml()).toContain("  - { line: 2, of: [knight], along: [files], gaps: true }\n");
    expect(await findings(visit, "#make")).toEqual([]);
    await wins.getByLabel("Whoever").last().selectOption("square");
    expect(await visit.yaml()).toContain("  - { square: 2, of: [queen] }\n");
  });

  it("by chains of pieces", async () => {
    const { visit, wins } = await addWayToWin("joins");
    // chess begins with pieces from edge to edge
    await expect.poll(() => visit.yaml()).toContain("  - { joins: [rank 1, rank 8] }\n");
    const steps = wins.getByLabel("Steps from piece to piece");
    await steps.fill("W");
    await steps.blur();
    await expect.poll(() => visit.yaml()).toContain("  - { joins: [rank 1, rank 8], steps: W }\n");
    await wins.getByRole("group", { name: "Of any pieces" }).getByLabel("Rook").click();
    await expect.poll(() => visit.yaml()).toContain("  - { joins: [rank 1, rank 8], steps: W, of: [rook] }\n");
    expect(await findings(visit, "#make")).toEqual([]);
  });

  it("passes and points, where they decide", async () => {
    const visit = await open("variant=chess&side=both&level=1");
    const { page } = visit;
    await visit.show("make");
    const counts = page.getByLabel("When the board is full or turns are passed");
    await part(visit, "Goals");
    expect(await counts.count()).toBe(0);
    await part(visit, "Check, captures and turns");
    await page.getByLabel("A turn may be passed").selectOption("or-pass");
    expect(await visit.yaml()).toContain("\nturn:\n  - { move: or-pass }\n");
    await part(visit, "Goals");
    await page.getByRole("button", { name: "Add a way to win" }).click();
    const wins = page.getByRole("group", { name: "What wins" });
    await wins.getByLabel("Whoever").last().selectOption("passes");
    expect(await visit.yaml()).toContain("  - { passes: 2 }\n");
    await counts.check();
    expect(await visit.yaml()).toContain("\nmaterial: { komi: 0 }\n");
    await page.getByRole("group", { name: "Points" }).getByLabel("Queen").fill("9");
    await page.getByLabel("Black, who moves second").fill("1.3");
    await page.getByLabel("Black, who moves second").blur();
    await page.waitForTimeout(100);
    expect(await visit.yaml()).toMatch(/\nmaterial: { komi: 1\.5, values: { king: 1, queen: 9, .*pawn: 1 } }\n/);
    expect(await findings(visit, "#make")).toEqual([]);
    await wins.getByRole("button", { name: "Remove this condition" }).last().click();
    expect(await page.locator("#make .complaint", { hasText: "material" }).count()).toBe(1);
    await counts.uncheck();
    await wins.getByRole("button", { name: "Remove this condition" }).last().click();
    expect(await visit.yaml()).not.toContain("win:");
  });

  it.each(["Goals", "Check, captures and turns", "Hands"])("%s fit a phone", async (title) => {
    const visit = await open("variant=crazyhouse&side=both&level=1", { ...PHONE, colorScheme: "dark" });
    await visit.show("make");
    await part(visit, title);
    if (title === "Goals") await visit.page.getByRole("button", { name: "Add a way to lose" }).click();
    expect(await overflow(visit)).toBe(0);
    expect(await findings(visit, "#make")).toEqual([]);
  });
});

describe("the first load", () => {
  it("fetches nothing of pockets for a game without hands", async () => {
    const visit = await open("variant=chess");
    const fetched = await visit.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(fetched.filter((name) => name.includes("pockets"))).toEqual([]);
  });
});
