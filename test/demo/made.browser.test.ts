/** Rules that are made with tools, in step with the text, and then played. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { openSite, type Site, type Visit } from "./site.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const site = withSite(openSite);
const openVisit = withVisits(site);

let visit: Visit;

describe("turns", () => {
  it("are passed by one side alone, as the sentence says, and by both again", async () => {
    await open("variant=chess&side=both&level=1", "Check, captures and turns");
    const { page } = visit;
    await page.getByLabel("A turn may be passed").selectOption("parted");
    expect(await visit.yaml()).not.toContain("\nturn:");
    await page.getByLabel("Black may pass").selectOption("or-pass");
    expect(await visit.yaml()).toContain("\nturn:\n  black:\n    - { move: or-pass }\n");
    expect(await told()).toEqual(["Instead of a move, Black may pass, but not in check."]);
    await visit.drag("e2", "e4");
    await play("e8e8");
    expect(await visit.moves()).toEqual(["e2e4", "e8e8"]);
    await page.getByLabel("Black may pass").selectOption("move");
    expect(await visit.yaml()).not.toContain("\nturn:");
    await page.click("#make-undo");
    expect(await visit.yaml()).toContain("move: or-pass }");
    await page.getByLabel("A turn may be passed").selectOption("or-pass-when-stuck");
    expect(await visit.yaml()).toContain("move: or-pass-when-stuck }");
    await page.getByLabel("A turn may be passed").selectOption("move");
    expect(await visit.yaml()).not.toContain("turn:");
    expect(await findings(visit, "#make")).toEqual([]);
  });

  it("have several moves, of one side, of both and growing, as they are then played and taken back", async () => {
    await open("variant=chess&side=both&level=1", "Check, captures and turns");
    const { page } = visit;
    await fill("Moves of White's turn", "2");
    expect(await visit.yaml()).toMatch(/turn:\s+white:\s+- \{ moves: 2 \}/);
    await fill("Moves of Black's turn", "2");
    expect(await visit.yaml()).toContain("turn: [move, move]");
    await fill("Moves of the game's first turn", "1");
    expect(await visit.yaml()).toContain("{ moves: 2, first: 1 }");
    expect((await told()).join(" ")).toContain("The first turn of a game has one move.");
    for (const move of ["e2e4", "e7e5", "d7d6"]) await visit.drag(move.slice(0, 2), move.slice(2));
    expect(await visit.moves()).toEqual(["e2e4", "e7e5", "d7d6"]);
    expect(await visit.fen()).toMatch(/ w KQkq - 0 2$/);
    await page.getByLabel("A check within a turn").selectOption("last");
    expect(await visit.yaml()).toMatch(/check: last/);
    await fill("Moves more from turn to turn", "1");
    expect(await visit.yaml()).toMatch(/grows: 1/);
    expect(await visit.yaml()).not.toContain("first:");
    await page.click("#make-undo");
    expect(await visit.yaml()).toContain("first: 1");
    expect(await findings(visit, "#make")).toEqual([]);
  });

  it("build walls, and keep where they may stand when another wall is chosen", async () => {
    await open("variant=isolation&side=both&level=1", "Check, captures and turns");
    const { page } = visit;
    expect(await visit.yaml()).toContain("turn: [move, { wall: static, on: { not: c1 d8 } }]");
    await page.getByLabel("A turn builds").selectOption("edge");
    expect(await visit.yaml()).toMatch(/turn:[\s\S]{0,20}move[\s\S]{0,20}\{ wall: edge, on: \{ not: c1 d8 \} \}/);
    await page.getByLabel("Instead of a move").check();
    expect(await visit.yaml()).toMatch(/one-of:[\s\S]{0,60}\{ wall: edge, on: \{ not: c1 d8 \} \}/);
    await page.getByLabel("Walls stand").selectOption("all");
    expect(await visit.yaml()).not.toMatch(/[{ ]on:/);
    await page.click("#make-undo");
    expect(await visit.yaml()).toContain("not: c1 d8");
    await page.getByLabel("A turn builds").selectOption("none");
    expect(await visit.yaml()).not.toContain("wall");
    expect(await findings(visit, "#make")).toEqual([]);
  });
});

describe("captures", () => {
  it("explode, as the sentences say, and no more", async () => {
    await open("variant=chess&side=both&level=1", "Check, captures and turns");
    const { page } = visit;
    await page.getByLabel("A capture explodes").check();
    expect(await visit.yaml()).toContain("explode: { around: K }");
    expect(await visit.yaml()).toMatch(/win:[\s\S]{0,30}taken: \[king\]/);
    await page.getByRole("group", { name: "Stay when they stand" }).getByLabel("Pawn").check();
    await page.getByRole("group", { name: "Nothing blows up" }).getByLabel("King").check();
    expect(await visit.yaml()).toContain("spare: [pawn]");
    expect(await visit.yaml()).toContain("immune: [king]");
    expect(await visit.yaml()).not.toContain("taken");
    expect((await told()).join(" ")).toContain("everything on the squares next to it, except Pawns. Kings are never");
    await fill("It reaches these leaps", "X");
    expect(await fault()).toMatch(/'X' is not an atom/);
    for (const move of ["e2e4", "d7d5", "e4d5"]) await visit.drag(move.slice(0, 2), move.slice(2));
    expect(await visit.fen()).toMatch(/^rnbqkbnr\/ppp1pppp\/8\/8\/8\/8\/PPPP1PPP\/RNBQKBNR /);
    expect(await findings(visit, "#make")).toEqual([]);
    await page.getByLabel("A capture explodes").uncheck();
    expect(await visit.yaml()).not.toMatch(/explode|taken/);
  });

  it("trade no queens, and one that another piece took one for is out of reach", async () => {
    await open("variant=chess&side=both&level=1", "Check, captures and turns");
    const { page } = visit;
    const traded = page.getByRole("group", { name: "Are not traded" });
    await traded.getByLabel("Queen").check();
    await page.getByRole("group", { name: "Pay for no trade" }).getByLabel("Pawn").check();
    await page.getByRole("group", { name: "Are no guard" }).getByLabel("King").check();
    expect(await visit.yaml()).toContain("trades: { of: [queen], cheap: [pawn], no-guard: [king] }");
    expect((await told()).join(" ")).toContain("nothing but a Queen may take one in the next move");
    for (const move of ["d2d4", "e7e5", "g1f3", "f8b4", "d1d2", "d8g5", "f3g5", "b4d2"])
      await visit.drag(move.slice(0, 2), move.slice(2));
    expect(await visit.fen()).toContain("/1b1P4/8/PPPQPPPP/RNB1KB1R b KQkq - !d2 0 4");
    await traded.getByLabel("Queen").uncheck();
    expect(await visit.yaml()).not.toContain("trades");
    expect(await findings(visit, "#make")).toEqual([]);
  });
});

describe("what is said of a variant", () => {
  it("is its year, source, other names and style of moves", async () => {
    await open("variant=chess&side=both&level=1", "About it, view and symmetry");
    const { page } = visit;
    await fill("In which year", "once");
    expect(await fault()).not.toBe("");
    await fill("In which year", "1999");
    await fill("Where its rules are on the web", "https://example.org/rules");
    await fill("Other names that games have", "Old Chess, Plain Chess");
    await page.getByLabel("Promotion is written").selectOption("d8Q");
    const yaml = await visit.yaml();
    expect(yaml).toMatch(/year: 1999/);
    expect(yaml).toContain("source: https://example.org/rules");
    expect(yaml).toMatch(/aliases:\s*\[\s*Old Chess, Plain Chess\s*\]/);
    expect(yaml).toMatch(/promotion: d8Q/);
    expect(await findings(visit, "#make")).toEqual([]);
  });

  it("and of a piece: what counts anew with it, its pairs, and sentences", async () => {
    await open("variant=paradigm&side=both&level=1", "Pieces");
    const { page } = visit;
    await page.getByRole("button", { name: /^Rook R/ }).click();
    await page.click("text=More rules of this piece");
    await page.getByLabel("Counting of moves to a draw").selectOption("yes");
    await fill("A pair on both colours", "0.6");
    await fill("A sentence about it", "Likes open files.");
    expect(await visit.yaml()).toMatch(/rook:[\s\S]{0,9}resets-clock: true[\s\S]{0,9}pair-bonus: 0.5/);
    expect(await visit.yaml()).toContain("Likes open files.");
    await fill("Sentence 1 about it", "");
    await fill("A pair on both colours", "0");
    await page.getByLabel("Counting of moves to a draw").selectOption("usual");
    expect(await visit.yaml()).not.toMatch(/rook:[^\n]*resets|pair-bonus: 0.5|Likes/);
    expect(await findings(visit, "#make")).toEqual([]);
  });
});

describe("holes", () => {
  it("are pressed like a piece, take what stood there, and are given back", async () => {
    await open("variant=chess&side=both&level=1", "Start");
    const { page } = visit;
    await page.getByRole("button", { name: "Hole", exact: true }).click();
    await hole("d4, empty").click();
    expect(await visit.yaml()).toContain("    . . . # . . . .\n    . . . # . . . .\n");
    await hole("h1, White Rook").focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    expect(await hole("h1, hole").evaluate((cell) => cell === document.activeElement)).toBe(true);
    expect(await page.locator("#maker .complaint", { hasText: "O-O went with" }).count()).toBe(1);
    expect(await visit.yaml()).toContain("    R N B Q K B N #\n");
    expect(await told()).toEqual([expect.stringMatching(/^60 squares: h1 d4 d5 h8 are holes/)]);
    expect(await visit.fen()).toMatch(/^rnbqkbn\*\/pppppppp\/8\/3\*4\/3\*4\//);
    await visit.drag("d2", "d3");
    await visit.drag("b8", "c6");
    await visit.drag("c1", "f4");
    expect(await visit.moves()).toEqual(["d2d3", "b8c6", "c1f4"]);
    await hole("d5, hole").click();
    expect(await visit.yaml()).toContain(
      "    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n",
    );
    await page.click("#make-undo");
    await page.click("#make-undo");
    expect(await visit.yaml()).toContain("    R N B Q K B N R\n");
    expect(await findings(visit, "#make")).toEqual([]);
  });

  it("that no rule bears wait on their board, and can be put back", async () => {
    await open("variant=chess&side=both&level=1", "Start");
    const { page } = visit;
    await page.getByRole("button", { name: "Hole", exact: true }).click();
    await hole("e1, White King").click();
    expect(await page.textContent(".setup-board ~ .complaint")).toMatch(/^Not written yet: .*no King/);
    expect(await visit.yaml()).toBe(chess());
    await page.click("text=Put it back");
    expect(await hole("e1, White King").count()).toBe(1);
  });

  it("are pressed by touch on a phone", async () => {
    await open("variant=chess&side=both&level=1", "Start", PHONE);
    await visit.page.getByRole("button", { name: "Hole", exact: true }).tap();
    await hole("a4, empty").tap();
    expect(await visit.fen()).toContain("/*7/*7/");
  });
});

describe("regions", () => {
  it("are pressed, used by other rules, named anew wherever they are used, and kept while they are", async () => {
    await open("variant=chess&side=both&level=1", "Regions");
    const { page } = visit;
    await page.click("text=Add a region");
    expect(await fault()).toBe("Give the region a name first.");
    await fill("Name of a new region", "palace");
    await page.click("text=Add a region");
    expect(await visit.yaml()).toContain("\nregions: { palace: rank 1 }\n");
    await fill("White's squares", "d1-f2");
    await page.locator("[aria-label='Squares of the region palace'] .cell[aria-label^='e3']").click();
    expect(await visit.yaml()).toContain("palace: d1 e1 f1 d2 e2 f2 e3 }");
    await part("Pieces");
    await page.getByRole("button", { name: "King K", exact: true }).click();
    await page.click("text=More rules of this piece");
    await page.click("text=Bind its moves to squares");
    await page.getByLabel("Ending on, of moves 1").selectOption("region palace");
    expect(await visit.yaml()).toContain("moves: [{ betza: K, to: palace }]");
    await part("Regions");
    await fill("Name of the region palace", "court");
    expect(await visit.yaml()).toContain("regions: { court: d1 e1");
    expect(await visit.yaml()).toContain("to: court }]");
    await page.click("text=Remove the region court");
    expect(await fault()).toBe(
      "The region 'court' is used by the moves of the King: choose other squares there first.",
    );
    await fill("Name of the region court", "rank");
    expect(await fault()).toMatch(/^'rank' cannot be a region's name/);
    expect(await findings(visit, "#make")).toEqual([]);
    await visit.drag("e2", "e4");
    await visit.drag("e7", "e5");
    await visit.drag("e1", "e2");
    await visit.drag("e8", "e7");
    await visit.drag("e2", "e3");
    await visit.drag("a7", "a6");
    await visit.drag("e3", "f3");
    expect(await visit.moves()).toEqual(["e2e4", "e7e5", "e1e2", "e8e7", "e2e3", "a7a6"]);
  });
});

describe("pieces that enter", () => {
  it("take the place of one that leaves it first", async () => {
    await open("variant=seirawan&side=both&level=1", "Hands");
    expect(await visit.page.getByLabel("When a piece first moves").isDisabled()).toBe(false);
    await open("variant=chess&side=both&level=1", "Hands");
    const { page } = visit;
    await page.getByRole("group", { name: "In hand at the start" }).getByLabel("Queen", { exact: true }).fill("1");
    await page.getByRole("group", { name: "In hand at the start" }).getByLabel("Queen", { exact: true }).blur();
    await page.getByLabel("When a piece first moves").check();
    expect(await visit.yaml()).toContain("  enter: { with-first-move: rank 1 }\n");
    await page.getByLabel("Where pieces enter").selectOption("own");
    await fill("White's squares", "b1 g1");
    expect(await visit.yaml()).toContain("  enter: { with-first-move: b1 g1 }\n");
    expect(await told()).toContainEqual(expect.stringMatching(/on b1 g1 \(Black: b8 g8\), a Queen may enter/));
    await play("b1c3q");
    expect(await visit.fen()).toMatch(/\/RQBQKBNR\[q\] b/);
    await fill("White's squares", "b1 b2");
    expect(await fault()).toMatch(/two squares of the file b/);
    expect(await findings(visit, "#make")).toEqual([]);
  });
});

describe("more rules of a piece", () => {
  it("bar squares, spare pieces and give check from afar", async () => {
    await open("variant=chess&side=both&level=1", "");
    const { page } = visit;
    await page.getByRole("button", { name: "Knight N", exact: true }).click();
    await page.click("text=More rules of this piece");
    await page.getByLabel("It may never stand").selectOption("own");
    await fill("White's squares", "rank 1");
    expect(await fault()).toMatch(/A Knight of Black may not stand on b8/);
    await fill("White's squares", "c3");
    await page.getByRole("group", { name: "It never takes" }).getByLabel("Pawn").check();
    await fill("It also gives check", "X");
    expect(await fault()).toMatch(/'X'/);
    await fill("It also gives check", "A");
    expect(await visit.yaml()).toContain("forbidden: c3, spares: [pawn], checks-by: A }");
    await page.getByRole("button", { name: "Pawn P", exact: true }).click();
    await page.getByLabel("It may never stand").selectOption("dead-ends");
    expect(await visit.yaml()).toContain("forbidden: dead-ends ");
    expect(await findings(visit, "#make")).toEqual([]);
    await visit.drag("b1", "c3");
    expect(await visit.moves()).toEqual([]);
  });

  it("let it leap once, as its first move", async () => {
    await open("variant=chess&side=both&level=1", "");
    const { page } = visit;
    await page.getByRole("button", { name: "King K", exact: true }).click();
    await page.click("text=More rules of this piece");
    await fill("Once, before it has moved", "NAD");
    expect(await fault()).toMatch(/'king' castles/);
    await page.getByRole("button", { name: "Queen Q", exact: true }).click();
    await fill("Once, before it has moved", "fD");
    await page.getByRole("button", { name: "King K", exact: true }).click();
    await fill("Once, before it has moved", "");
    const yaml = await visit.yaml();
    expect(yaml).toMatch(/queen: .*first-leap: \{ to: fD \}/);
    expect(yaml).not.toMatch(/king: .*first-leap/);
    await page.getByRole("button", { name: "Queen Q", exact: true }).click();
    const lost = page.getByRole("group", { name: "The leap is lost" });
    await lost.getByLabel("Rook").check();
    expect(await visit.yaml()).toContain("lost-to: [rook]");
    await visit.drag("d1", "d3");
    expect(await visit.fen()).toMatch(/ b KQkqd /);
    expect(await findings(visit, "#make")).toEqual([]);
  });
});

describe("castling, promotion and draws", () => {
  it("are changed in place, with comments kept, and castling wins", async () => {
    await open("variant=chess&side=both&level=1&moves=e2e4+e7e5+g1f3+g8f6+f1e2+f8e7", "Castling");
    const { page } = visit;
    const short = page.getByRole("group", { name: "O-O", exact: true });
    await short.getByLabel("Who castles so wins").check();
    await page.getByRole("group", { name: "O-O-O", exact: true }).getByLabel("It takes the right").check();
    expect(await visit.yaml()).toMatch(/name: O-O, .*wins: true/);
    expect(await visit.yaml()).toMatch(/name: O-O-O, .*unless: mirrored/);
    await visit.drag("e1", "g1");
    expect(await page.locator("#board .status").textContent()).toMatch(/^White wins/);
    await page.click("text=Remove O-O-O");
    await page.click("text=Add a castling");
    expect(await visit.yaml()).toContain("king: [e1, c1], partner: [a1, d1], piece: rook }");
    expect(await findings(visit, "#make")).toEqual([]);
  });

  it("happen on other occasions, and count for one side", async () => {
    await open("variant=chess&side=both&level=1", "Promotion");
    const { page } = visit;
    await page.getByLabel("A move begins there").check();
    await page.getByLabel("A capture en passant promotes too").uncheck();
    await page.getByLabel("So that its side has").selectOption("numbers");
    expect(await visit.yaml()).toMatch(/on: \[arrive, leave\], en-passant: false, limit: { queen: 1 }/);
    expect((await told()).join(" ")).toContain("A capture en passant does not promote it.");
    await page.getByLabel("A move begins there").uncheck();
    expect(await visit.yaml()).not.toContain("on: [");
    await part("Draws");
    await page.getByLabel("Every draw counts as a win for").selectOption("black");
    await page.getByRole("group", { name: "When a position" }).getByLabel("The game ends").fill("");
    await page.getByRole("group", { name: "When a position" }).getByLabel("The game ends").blur();
    await page.getByRole("group", { name: "When a position" }).getByLabel("A draw may be claimed").fill("");
    await page.getByRole("group", { name: "When a position" }).getByLabel("A draw may be claimed").blur();
    await expect.poll(() => visit.yaml()).toContain("repetition: never");
    expect(await visit.yaml()).toContain("wins: black");
    expect((await told()).join(" ")).toContain("Every draw counts as a win for Black.");
    expect(await findings(visit, "#make")).toEqual([]);
  });

  it("happen where a piece stands, before a move, without an attack and for the last one, and are played", async () => {
    await open("variant=chess&side=both&level=1", "Promotion");
    const { page } = visit;
    const tick = (label: string) => page.getByLabel(label, { exact: true });
    expect(await tick("It may attack an enemy piece then, or give check").count()).toBe(0);
    await tick("It stands there, instead of a move").check();
    await tick("A move ends there").uncheck();
    await tick("It stands there, and moves on at once as what it has become").check();
    expect(await visit.yaml()).toContain("on: [stay, before-move]");
    expect(await tick("May also stay what it is").count()).toBe(0);
    await page
      .getByRole("group", { name: "Rule 1" })
      .getByRole("combobox", { name: "Where" })
      .selectOption({ label: "On the last 4 ranks" });
    await tick("It may attack an enemy piece then, or give check").uncheck();
    await tick("Only the last such piece of a side does so").check();
    expect(await visit.yaml()).toMatch(/zone: ranks 5-8, .*on: \[stay, before-move\], attacks: false, last: true/);
    expect((await told()).join(" ")).toContain("A side's last Pawn may promote");
    await tick("Only the last such piece of a side does so").uncheck();
    for (const move of ["e2e4", "a7a6", "e4e5", "a6a5"]) await visit.drag(move.slice(0, 2), move.slice(2));
    await play("e5g4n");
    expect(await visit.fen()).toMatch(/^rnbqkbnr\/1ppppppp\/8\/p7\/6N1\/8\//);
    expect(await findings(visit, "#make")).toEqual([]);
  });
});

async function open(hash: string, title: string, options: Parameters<Site["open"]>[1] = {}): Promise<void> {
  visit = await openVisit(hash, options);
  await visit.show("make");
  await visit.page.locator("#maker .kind").first().waitFor();
  if (title) await part(title);
}

/** Opens a part, and closes the others. */
async function part(title: string): Promise<void> {
  const opened = visit.page.locator("#maker > details[open] > summary");
  while (await opened.count()) await opened.first().click();
  await visit.page.locator("#maker > details > summary", { hasText: title }).click();
}

const hole = (label: string) => visit.page.locator(`.hole-board .cell[aria-label="${label}"]`);

const play = (uci: string) => visit.page.evaluate((move) => document.querySelector("fairywren-board")?.play(move), uci);

/** What is said above the tools, in the part that is open. */
const told = () => visit.page.locator("#maker > details[open] .told p").allTextContents();

const fault = () => visit.page.locator("#maker > details[open] .complaint:not(:empty)").last().textContent();

/** Writes into the first field in sight whose label begins so, and leaves it. */
async function fill(label: string, text: string): Promise<void> {
  const field = visit.page
    .locator("#maker > details[open]")
    .locator("label.field", { hasText: label })
    .locator("input")
    .filter({ visible: true })
    .first();
  await field.fill(text);
  await field.blur();
  await visit.page.waitForTimeout(50);
}

function chess(): string {
  return readFileSync(new URL("../../variants/chess.yaml", import.meta.url), "utf8");
}
