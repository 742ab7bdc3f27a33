/** Games on the page, as people play them. */
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { openSite, type Visit } from "./site.ts";

/** The shortest checkmate. */
const MATE: readonly (readonly [string, string])[] = [
  ["f2", "f3"],
  ["e7", "e5"],
  ["g2", "g4"],
  ["d8", "h4"],
];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const site = withSite(openSite);
const open = withVisits(site);

describe("a whole game", () => {
  it("is played by mouse, and its end is said in words", async () => {
    const visit = await open(alone("chess"));
    for (const [from, to] of MATE) await visit.drag(from, to);
    expect(await visit.page.textContent("#outcome")).toBe("0–1 Black wins by checkmate.");
    expect(await visit.page.locator("#moves .move").allTextContents()).toEqual(["f3", "e5", "g4", "Qh4#"]);
  });

  it("is played by keyboard alone", async () => {
    const visit = await open(alone("chess"));
    const { page } = visit;
    await page.locator('fairywren-board .cell[tabindex="0"]').focus();
    for (const move of ["f3", "e5", "g4", "Qh4"]) {
      await page.keyboard.type(move);
      await page.keyboard.press("Enter");
    }
    expect(await page.textContent("#outcome")).toContain("checkmate");
    await page.focus("#tab-play");
    await page.keyboard.press("ArrowRight");
    expect(await page.getAttribute("#tab-analyse", "aria-selected")).toBe("true");
  });

  it("is played by touch on a phone, where nothing is wider than the screen", async () => {
    const visit = await open(alone("chess"), PHONE);
    for (const square of MATE.flat()) {
      const { x, y } = await visit.at(square);
      await visit.page.touchscreen.tap(x, y);
    }
    expect(await visit.page.textContent("#outcome")).toContain("Black wins");
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe("variants", () => {
  it("castles along the file in the corner view", async () => {
    const fen = "3prnbk/4pppq/P5pb/RP4pn/1P4pr/1P5p/1PPP4/KBNRP3 w KQkq - 0 1";
    const visit = await open(new URLSearchParams({ variant: "edgy", fen, side: "both" }).toString());
    const [a1, h8] = [await visit.at("a1"), await visit.at("h8")];
    expect(Math.abs(a1.x - h8.x)).toBeLessThan(2);
    expect(h8.y).toBeLessThan(a1.y);
    await visit.drag("a1", "a3");
    expect(await visit.moves()).toEqual(["a1a3"]);
    expect(await visit.page.textContent("#moves .move")).toBe("O-O-O");
    expect(await visit.fen()).toContain("/KP5p/RPPP4/");
    await visit.page.locator('fairywren-board [data-tool="view"]').click();
    expect((await visit.at("a1")).x).toBeLessThan((await visit.at("h8")).x - 100);
  });

  it("opens a start by its number, and says which it is", async () => {
    const visit = await open();
    const { page } = visit;
    await page.selectOption("#variant", "paradigm");
    await page.selectOption("#start", "number");
    await page.fill("#start-number", "17");
    await page.click("#setup .main");
    expect(await page.textContent("#start-note")).toBe("Start 17, of 30 starts, numbered 0 to 29.");
    const other = await open("variant=paradigm&start=17");
    expect(await visit.fen()).toBe(await other.fen());
    expect(await visit.fen()).not.toContain("rnbqkbnr");
  });
});

describe("a game against the engine", () => {
  it("is played after fetching at most 178 KB, the editor left where it is", async () => {
    site().fetched();
    const visit = await open("variant=chess&side=white&level=1");
    await visit.drag("e2", "e4");
    await visit.waitForMoves(2);
    expect(site().fetched()).toBeLessThanOrEqual(178 * 1024);
  });

  it("is answered, taken back and gone through", async () => {
    const visit = await open("variant=chess&side=white&level=1");
    const { page } = visit;
    await visit.drag("e2", "e4");
    await visit.waitForMoves(2);
    await page.click("#undo");
    expect(await visit.moves()).toEqual([]);
    await page.click("#redo");
    expect(await visit.moves()).toHaveLength(2);
    await page.click("#back");
    expect(await page.isVisible("#go-on")).toBe(true);
    await page.click("#first");
    await visit.drag("d2", "d4");
    await visit.waitForMoves(2);
    expect((await visit.moves())[0]).toBe("d2d4");
    expect(await page.locator("#moves .branch .move").first().textContent()).toBe("e4");
  });

  it("ends by resignation, and goes on when that is taken back", async () => {
    const visit = await open("variant=chess&side=white&level=1");
    const { page } = visit;
    expect(await page.isDisabled("#resign")).toBe(true);
    await visit.drag("e2", "e4");
    await visit.waitForMoves(2);
    await page.click("#resign");
    await page.click("#resign-no");
    expect(await page.isHidden("#outcome")).toBe(true);
    await page.click("#resign");
    await page.click("#resign-yes");
    expect(await page.textContent("#outcome")).toBe("0–1 Black wins by resignation.");
    await page.click("#undo");
    expect(await page.isHidden("#outcome")).toBe(true);
    await visit.drag("d2", "d4");
    await visit.waitForMoves(4);
  });

  it("lets Black claim a draw at the third occurrence", async () => {
    const dance = "g1f3 g8f6 f3g1 f6g8 ";
    const visit = await open(`${alone("chess")}&moves=${(dance + dance).trim().replaceAll(" ", "+")}`);
    const { page } = visit;
    await page.click("#claim");
    expect(await page.textContent("#outcome")).toBe("½–½ Draw by threefold repetition.");
  });
});

describe("clocks", () => {
  it("run for both sides, and an own one that falls ends the game in words", async () => {
    const visit = await open("variant=chess&side=white&level=1");
    const { page } = visit;
    expect(await page.locator("#clock-white").count()).toBe(0);
    await page.selectOption("#clock", "5 3");
    expect(await page.textContent("#clock-white .time")).toBe("5:00");
    await page.selectOption("#clock", "own");
    await page.fill("#clock-minutes", "0.1");
    await page.press("#clock-minutes", "Tab");
    expect(await page.textContent("#clock-black .time")).toBe("6.0");
    expect(await page.locator(".player .who").allTextContents()).toEqual(["Black: Fairywren, level 1", "White: You"]);
    await visit.drag("e2", "e4");
    await visit.waitForMoves(2);
    await page.locator("#clock-white.runs").waitFor();
    await page.locator("#outcome").waitFor({ timeout: 15_000 });
    expect(await page.textContent("#outcome")).toBe("0–1 White ran out of time: Black wins.");
    expect(await pgnOf(visit)).toContain('[Termination "time forfeit"]');
  });

  it("wait in analysis, and are kept by a game that is under way", async () => {
    const visit = await open(alone("chess"));
    const { page } = visit;
    await page.selectOption("#clock", "1 0");
    await visit.drag("e2", "e4");
    await page.locator("#clock-black.runs").waitFor();
    await visit.show("analyse");
    expect(await page.locator(".clock").count()).toBe(0);
    await visit.show("play");
    await page.locator("#clock-black.runs").waitFor();
    await page.selectOption("#clock", "none");
    expect(await page.locator(".clock").count()).toBe(2);
    expect(await page.textContent("#clock-hint")).toBe("From the next game on.");
    await page.click("#setup .main");
    expect(await page.locator(".clock").count()).toBe(0);
  });
});

describe("analysis", () => {
  it("shows a score, a depth, a line and an arrow, and stops", async () => {
    const visit = await open("variant=chess&fen=6k1/5ppp/8/8/8/8/5PPP/R5K1+w+-+-+0+1");
    const { page } = visit;
    await visit.show("analyse");
    await page.locator("#lines .move").first().waitFor();
    await page.waitForFunction(() => document.getElementById("score")?.textContent === "White mates in 1");
    expect(await page.locator("#lines .move").first().textContent()).toBe("1. Ra8#");
    expect(await page.getAttribute("#evaluation", "aria-valuetext")).toBe("White mates in 1");
    await expect.poll(() => page.locator("fairywren-board .arrow").count()).toBe(1);
    await page.click("#think");
    expect(await page.locator("fairywren-board .arrow").count()).toBe(0);
    expect(await page.isHidden("#evaluation")).toBe(true);
    await visit.show("play");
    await visit.show("analyse");
    expect(await page.textContent("#think")).toBe("Start analysis");
    await page.click("#think");
    await visit.show("play");
    await visit.show("analyse");
    expect(await page.textContent("#think")).toBe("Stop");
  });

  it("shows several lines with their scores, and plays a move of one as a branch", async () => {
    const visit = await open(`${alone("chess")}&moves=e2e4+e7e5+g1f3`);
    const { page } = visit;
    await page.click("#back");
    await visit.show("analyse");
    await page.selectOption("#line-count", "3");
    await page.locator("#lines .variation:nth-child(3) .move").first().waitFor();
    expect(await page.locator("#lines .value").allTextContents()).toHaveLength(3);
    expect(await page.textContent("#depth")).toMatch(/^Depth \d+, [\d,]+ positions, [\d,]+ a second$/);
    await page.waitForFunction(
      () => document.querySelector("fairywren-board")?.shadowRoot?.querySelectorAll(".arrow").length === 3,
    );
    await page.click("#think");
    await page.locator("#lines .variation:nth-child(3) .move").nth(1).click();
    expect(await visit.moves()).toHaveLength(4);
    // The game's own move stays the main line, unless a line began with it.
    const main = await page.locator("#moves .pair .move").allTextContents();
    expect(main.slice(0, 3)).toEqual(["e4", "e5", "Nf3"]);
    expect(await page.locator("#moves .move[aria-current]").count()).toBe(1);
  });

  it("belongs to the position that it was made for, and goes when another is shown", async () => {
    const visit = await open(`${alone("chess")}&moves=e2e4+e7e5+g1f3`);
    const { page } = visit;
    const shown = () => page.locator("#lines .move").count();
    await visit.show("analyse");
    await page.locator("#lines .move").first().waitFor();
    await page.click("#think");
    expect(await shown()).toBeGreaterThan(0);
    await visit.show("play");
    await page.click("#first");
    await page.click("#last");
    await page.click("#first");
    expect(await shown()).toBe(0);
    expect([await page.textContent("#score"), await page.textContent("#depth")]).toEqual(["–", ""]);
    await visit.show("analyse");
    await page.click("#think");
    await page.locator("#lines .move").first().waitFor();
    expect(await page.locator("#lines .move").first().textContent()).toMatch(/^1\. /);
    await page.click("#think");
    await page.selectOption("#variant", "edgy");
    await page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.variant.id === "edgy");
    expect(await shown()).toBe(0);
    expect(await visit.moves()).toEqual([]);
  });

  it("stays beside its position while other panels are shown and it has stopped", async () => {
    const visit = await open(alone("chess"));
    const { page } = visit;
    await visit.show("analyse");
    await page.locator("#lines .move").first().waitFor();
    await page.click("#think");
    await visit.show("learn");
    expect(await page.locator("#lines .move").count()).toBeGreaterThan(0);
  });

  it("leaves the board as Black sees it, and the game to go on with", async () => {
    const visit = await open("variant=chess&side=black&level=1");
    await visit.waitForMoves(1);
    const place = await visit.at("a1");
    await visit.show("analyse");
    expect(await visit.at("a1")).toMatchObject({ y: place.y });
    await visit.show("play");
    expect(await visit.at("a1")).toEqual(place);
    await visit.drag("e7", "e5");
    await visit.waitForMoves(3);
  });
});

/** A link to a game in which both sides are moved by hand. */
function alone(variant: string): string {
  return `variant=${variant}&side=both&level=1`;
}

/** The game as the page writes it. */
async function pgnOf({ page }: Visit): Promise<string> {
  if (!(await page.isVisible("#pgn"))) await page.click("#records summary");
  return page.inputValue("#pgn");
}
