/** Variants made without writing YAML: by presses, drags and keys, in step with the text, and played. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import { describe, expect, it } from "vitest";
import { ALL_LETTERS } from "../../src/variant/free-letters.ts";
import { withSite, withVisits } from "../browser/hooks.ts";
import { openSite, type Site, type Visit } from "./site.ts";

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Axe {
  readonly axe: { run(part: string, options: { readonly resultTypes: readonly string[] }): Promise<AxeResults> };
}

let visit: Visit;

const site = withSite(openSite);
const openVisit = withVisits(site);

describe("a variant made by presses alone", () => {
  it("says that no letter is free when every one is taken", async () => {
    await open("variant=chess");
    const pieces = ALL_LETTERS.map(
      (letter, index) => `  own-${index}: { letter: "${letter}", betza: ${index ? "W" : "K, royal: true"} }`,
    );
    const rows = ["a . . .", ". . . .", ". . . .", "A . . ."].map((row) => `    ${row}\n`).join("");
    await visit.write(
      `name: Alphabet\nboard: { files: 4, ranks: 4 }\npieces:\n${pieces.join("\n")}\nsetup:\n  board: |\n${rows}`,
    );
    await visit.page.check("#make-visual");
    await visit.page
      .locator("#maker .kind")
      .nth(ALL_LETTERS.length - 1)
      .waitFor();
    await kind("Add a piece").click();
    await name("Name", "Latecomer");
    await square("1 forward").click();
    await visit.page.click("text=Add to the rules");
    const complaint = visit.page.locator(".piece-card > .complaint");
    expect(await complaint.textContent()).toBe("No letter is free: another piece has to go first.");
    await name("Letter", "Z!");
    await visit.page.click("text=Add to the rules");
    expect(await complaint.textContent()).toBe("No letter is free: another piece has to go first.");
  });

  it("gets a new piece, a place for it, a promotion and a name, and is played against the engine", async () => {
    await open("variant=chess&side=white&level=1");
    const { page } = visit;
    await name("Name of the variant", "Heronry");
    await page.click("text=Add a piece");
    await name("Name", "Heron");
    expect(await field("Letter").inputValue()).toBe("H");
    await square("2 forward, 1 to the right").click();
    await square("2 forward, 2 to the right").click();
    expect(await field("Moves in Betza").inputValue()).toBe("NA");
    expect(await page.textContent(".sentence")).toBe("The Heron leaps like a knight; or leaps two squares diagonally.");
    await name("Letter", "Q");
    await page.click("text=Add to the rules");
    expect(await page.locator(".piece-card > .complaint").textContent()).toMatch(/^The letter Q is the Queen's/);
    await name("Letter", "h");
    await page.click("text=Add to the rules");
    expect(await visit.yaml()).toContain("  heron: { letter: H, betza: NA }\n");
    await part("Start");
    await page.getByRole("button", { name: "White Heron" }).click();
    await cell("b1, ").click();
    await page.getByRole("button", { name: "Move", exact: true }).click();
    expect(await visit.yaml()).toContain("    r h b q k b n r\n");
    await part("Promotion");
    await page.getByRole("group", { name: "To what" }).getByLabel("Heron").check();
    await page.getByRole("group", { name: "To what" }).getByLabel("Bishop").uncheck();
    expect(await visit.yaml()).toContain("to: [queen, rook, knight, heron]");
    expect(await page.title()).toBe("Heronry · Fairywren");
    expect((await visit.yaml()).replace(/Heronry|.*heron.*|.*[rR] [hH].*/g, "").split("#").length).toBe(
      chess()
        .replace(/.*[rR] [nN].*|.*to:.*|# The base of .*/g, "") // which it is not any more
        .split("#").length,
    );
    await visit.drag("b1", "d3");
    await visit.waitForMoves(2);
    expect((await visit.moves())[0]).toBe("b1d3");
  });

  it("may change, and take away, pieces that it inherits", async () => {
    await open("variant=paradigm");
    const { page } = visit;
    await kind("Queen Q inherited").click();
    await page.getByLabel("How far").selectOption("1");
    await page.click("text=only move");
    await square("2 forward, 1 to the right").click();
    expect(await visit.yaml()).toContain("  queen: { betza: QmN }\n");
    expect(await kind("Queen Q changed").count()).toBe(1);
    await page.click("text=Take the Queen away");
    expect(await visit.yaml()).toContain("  queen: none\n");
    expect(await visit.fen()).toMatch(/^rnb1kbnr\/p/);
    await page.click("text=Bring back the Queen");
    expect(await visit.yaml()).not.toContain("queen: none");
  });
});

describe("the form, which comes in several tasks", () => {
  it("is that of the last of variants that are chosen quickly, and its changes are of that one", async () => {
    await open("variant=paradigm");
    const { page } = visit;
    await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>("#variant");
      for (const [at, id] of ["capablanca", "edgy", "paradigm", "chess", "tuttifrutti"].entries())
        setTimeout(() => {
          if (select) select.value = id;
          select?.dispatchEvent(new Event("change", { bubbles: true }));
        }, at * 7);
    });
    await expect.poll(() => field("Name of the variant").inputValue()).toBe("Tutti-Frutti Chess");
    await expect.poll(() => page.locator("#maker").evaluate((form) => (form as HTMLElement).inert)).toBe(false);
    await name("Name of the variant", "Fruits");
    expect(await visit.yaml()).toMatch(/^name: Fruits$/m);
    expect(await kind("Amazon A").count()).toBe(1);
  });

  it("has a part that is opened early at once, and all of them in the end", async () => {
    visit = await openVisit("variant=chess");
    const { page } = visit;
    // at the first sign of the form, before any other part would be drawn
    const fields = await page.evaluate(async () => {
      document.querySelector<HTMLElement>("#tab-make")?.click();
      const form = document.querySelector<HTMLElement>("#maker");
      while (!form?.querySelector("details")) await new Promise((done) => setTimeout(done, 1));
      const about = [...form.querySelectorAll("details")].at(-1);
      const count = () => about?.querySelectorAll("input, select, textarea").length ?? 0;
      const before = count();
      if (about) about.open = true;
      await new Promise((done) => setTimeout(done, 60));
      return [before, count()];
    });
    expect(fields[0]).toBe(0);
    expect(fields[1]).toBeGreaterThan(5);
    const empty = () =>
      page
        .locator("#maker details")
        .evaluateAll((all) => all.filter((part) => part.children.length < 2 || !part.children[1].firstChild).length);
    await expect.poll(empty, { timeout: 10_000 }).toBe(0);
    expect(await page.locator("#maker details").count()).toBeGreaterThan(8);
  });
});

describe("the moves of a piece", () => {
  it("go from squares to Betza and back, with what squares cannot say kept and explained", async () => {
    await open("variant=chess");
    const { page } = visit;
    await kind("Pawn P").click();
    expect(await page.locator(".kept li").allTextContents()).toEqual([
      expect.stringContaining("fceFAlso steps one square diagonally forward only to capture, also en passant."),
      expect.stringContaining("ifmnDAlso on its first move goes two squares forward without capturing"),
    ]);
    await page.click("text=Left and right");
    await page.click("text=only move");
    await square("1 to the right").click();
    expect(await field("Moves in Betza").inputValue()).toBe("fsmWfceFifmnD");
    await page.getByLabel("Take fceF away").click();
    expect(await visit.yaml()).toContain("    betza: fsmWifmnD\n");
    await name("Moves in Betza", "fmWfcF");
    await page.waitForFunction(() => document.querySelectorAll(".kept li").length === 0);
    expect(await square("1 forward, 1 to the left").getAttribute("aria-label")).toContain("captures only");
    expect(await visit.yaml()).toContain("    # fmW one step ahead");
  });

  it("take on their way, and go over pieces, by words", async () => {
    await open("variant=chess&side=both");
    const { page } = visit;
    const leg = (label: string) => page.getByRole("combobox", { name: label });
    await kind("Knight N").click();
    await page.click(".legs > summary");
    await leg("There it").selectOption("takes an enemy, or finds nobody");
    await leg("Then goes").selectOption("back to where it began");
    const said = page.locator(".legs .sentence");
    expect(await said.textContent()).toBe(
      "mcabK The piece takes an enemy one square in any direction without moving, or passes if a square there is empty.",
    );
    await page.click("text=Add this move");
    await leg("It goes first").selectOption("slides straight");
    await leg("There it").selectOption("goes over a piece");
    await leg("Then goes").selectOption("straight on");
    await page.click("text=Add this move");
    expect(await visit.yaml()).toContain("betza: NmcabKpR");
    expect(await page.locator(".kept li").count()).toBe(2);
    expect(await findings()).toEqual([]);
    await visit.click("g1");
    await visit.click("g4");
    expect(await visit.moves()).toEqual(["g1g4"]);
  });

  it("are told and kept where they depend on squares", async () => {
    await open("variant=wildebeest");
    const { page } = visit;
    await kind("Pawn P changed").click();
    expect(await field("Moves in Betza").isVisible()).toBe(false);
    expect(await page.locator(".piece-form .note").textContent()).toMatch(/^Its moves are bound to squares/);
    expect(await page.locator(".more .told p").first().textContent()).toMatch(/From ranks 2 and 3 .* en passant\./);
    await name("Name", "Foot");
    expect(await visit.yaml()).toContain("      - { betza: ifmnD, from: ranks 2-3 }\n");
    await kind("Camel C").click();
    expect(await field("Moves in Betza").inputValue()).toBe("C");
    expect(await page.locator(".piece-form .note").count()).toBe(0);
  });

  it("say what is wrong with Betza, and leave the rules as they were", async () => {
    await open("variant=chess");
    const { page } = visit;
    await kind("Knight N").click();
    await name("Moves in Betza", "NX");
    expect(await page.textContent("#betza-complaint")).toMatch(/'X' is not an atom/);
    expect(await visit.yaml()).toBe(chess());
    await name("Letter", "Q");
    expect(await page.locator(".piece-card > .complaint").textContent()).toMatch(
      /^The letter Q is the Queen's. Free are A C D/,
    );
    expect(await visit.yaml()).toBe(chess());
  });
});

describe("the start", () => {
  it("is changed by dragging, with Black's pieces doing the same, and by keys", async () => {
    await open("variant=chess");
    const { page } = visit;
    await part("Start");
    await drag("b1, ", "b3, ");
    expect(await visit.fen()).toMatch(/^r1bqkbnr\/pppppppp\/1n6\/8\/8\/1N6\/PPPPPPPP\/R1BQKBNR /);
    await cell("b3, ").focus();
    await page.keyboard.press("Delete");
    expect(await visit.fen()).toMatch(/^r1bqkbnr\/pppppppp\/8\/8\/8\/8\//);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Q");
    expect(await visit.fen()).toMatch(/^rqbqkbnr\/.*\/RQBQKBNR /);
    await page.keyboard.press("Control+z");
    await page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.fen().startsWith("r1bq"));
    expect(await page.locator(".cell:focus").count()).toBe(1);
  });

  it("waits on its board until it is sound, and can be put back", async () => {
    await open("variant=chess");
    const { page } = visit;
    await part("Start");
    await page.getByLabel("Black does as White does").uncheck();
    await drag("d1, ", "e6, ");
    const sound = await visit.yaml();
    expect(sound).toContain("    . . . . Q . . .\n");
    await drag("e7, ", "e5, ");
    expect(await page.textContent(".setup-board + .complaint")).toMatch(/^Not written yet: .*could capture the King/);
    expect(await visit.yaml()).toBe(sound);
    await page.click("text=Put it back");
    expect(await cell("e7, black Pawn").count()).toBe(1);
  });

  it("fits a board of another size", async () => {
    await open("variant=chess");
    const { page } = visit;
    await part("Start");
    await page
      .locator("label.field", { hasText: /^Ranks/ })
      .locator("select")
      .selectOption("10");
    expect(await visit.yaml()).toContain("board: { files: 8, ranks: 10 }");
    expect(await visit.yaml()).toContain("zone: rank 10");
    expect(await page.locator("#board .cell").count()).toBe(80);
  });
});

describe("a shipped variant that is changed", () => {
  it("says no more what the shipped one is, in the page and in its file, and Undo brings that back", async () => {
    await open("variant=chess");
    const { page } = visit;
    await kind("Knight N").click();
    await square("1 forward").click();
    expect(await page.textContent("#faults")).toContain("What the file said of Chess itself is gone.");
    expect(await visit.yaml()).not.toMatch(/base of the other variants|orthodox|fide/);
    await page.click("#make-undo");
    expect(await visit.yaml()).toBe(chess());
  });

  it("does so in YAML, too, under the hands of who types", async () => {
    await open("variant=chess");
    const { page } = visit;
    await visit.write(chess().replace("betza: N,", "betza: NWA,"));
    await page.waitForFunction(() =>
      document.getElementById("faults")?.textContent.includes("of Chess itself is gone"),
    );
    const yaml = await visit.yaml();
    expect(yaml).toContain("about: { summary: Made from Chess. }");
    expect(yaml).toContain("betza: NWA,");
    expect(yaml).not.toContain("base of the other variants");
    await visit.show("play");
    expect(await page.textContent("#summary")).toBe("Made from Chess.");
    await visit.show("make");
    await page.click("#make-undo");
    expect(await visit.yaml()).toBe(chess());
  });

  it("says at the size of the board which new file is empty, until pieces stand there, and what went with squares", async () => {
    await open("variant=chess");
    const { page } = visit;
    await part("Start");
    const files = page.locator("label.field", { hasText: /^Files/ }).locator("select");
    await files.selectOption("9");
    expect(await page.textContent("#empty-files")).toMatch(/^Nothing stands on file i yet\. Choose a piece/);
    expect(await findings()).toEqual([]);
    await page.getByRole("button", { name: "White Knight" }).click();
    await cell("i1, ").click();
    expect(await visit.fen()).toMatch(/^rnbqkbnrn\/.*\/RNBQKBNRN /);
    expect(await page.textContent("#empty-files")).toBe("");
    await files.selectOption("7");
    expect(await page.textContent(".setup-board + .complaint")).toBe(
      "2 Rooks, 2 Knights, 2 Pawns and O-O went with the squares. Undo brings them back.",
    );
  });
});

it("buttons stand in two full rows, and nothing is left free under them", async () => {
  for (const width of [320, 390, 820, 1280, 1440]) {
    await open("variant=chess", { viewport: { width, height: 900 } });
    const rows = () =>
      visit.page.evaluate(() => {
        const shown = [...document.querySelectorAll(".make-orders button")].filter((each) => each.checkVisibility());
        const tops = shown.map((each) => Math.round(each.getBoundingClientRect().top));
        const clipped = shown.filter((each) => each.scrollWidth > each.clientWidth).length;
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length).concat(clipped);
      });
    expect(await rows()).toEqual([3, 2, 0]);
    const free = () =>
      visit.page.evaluate(() => {
        const bottom = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
        return bottom("#make > .card") - bottom(".make-orders");
      });
    expect(await free()).toBeLessThan(20);
    await kind("Knight N").click();
    await square("1 forward").click();
    await visit.page.locator("#own-delete").waitFor();
    expect(await rows()).toEqual([3, 3, 0]);
    await visit.page.context().close();
  }
});

describe("both sides", () => {
  it("stay in step, share one history, and stop while the YAML has faults", async () => {
    await open("variant=chess");
    const { page } = visit;
    await kind("Knight N").click();
    await square("1 forward").click();
    expect(await visit.yaml()).toContain("{ letter: N, betza: WN }");
    await visit.write(chess().replace("betza: N,", "betza: NWA,").replace("name: Chess", "name: Mine"));
    await page.waitForFunction(() => document.title.startsWith("Mine"));
    await page.check("#make-visual");
    expect(await field("Moves in Betza").inputValue()).toBe("NWA");
    await page.check("#make-yaml");
    await page.keyboard.press("Tab");
    await page.locator("#editor .cm-content").click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.insertText("oops: 1\n");
    await page.locator("button.fault").waitFor();
    await page.check("#make-visual");
    expect(await page.locator("#maker").isVisible()).toBe(false);
    expect(await page.textContent("#make-stopped")).toContain("waits until these faults are fixed");
    await page.click("#make-undo");
    await page.locator("#maker").waitFor();
    await page.click("#make-undo");
    await page.waitForFunction(() => document.title.startsWith("Chess"));
    expect(await field("Moves in Betza").inputValue()).toBe("WN");
    await page.click("#make-undo");
    expect(await visit.yaml()).toBe(chess());
    expect(await page.locator("#make-undo").isDisabled()).toBe(true);
    await page.click("#make-redo");
    expect(await field("Moves in Betza").inputValue()).toBe("WN");
    await page.click("#yaml-reset");
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>(".moves-text input")?.value === "N");
    await page.click("#make-undo");
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>(".moves-text input")?.value === "WN");
  });
});

describe("for everybody", () => {
  it.each([
    ["a desktop", {}],
    ["a phone in dark colours", { ...PHONE, colorScheme: "dark" }],
  ] as const)("axe finds nothing on %s, and nothing is wider than the screen", async (_, options) => {
    await open("variant=capablanca", options);
    const { page } = visit;
    await kind("Pawn P inherited").click();
    await part("Start", true);
    await part("Promotion", true);
    await page.getByRole("combobox", { name: "Where", exact: true }).selectOption("own");
    expect(await findings()).toEqual([]);
    const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(wide)).toBeLessThanOrEqual(0);
  });

  it("a phone makes a piece and places it by touch", async () => {
    await open("variant=chess", PHONE);
    const { page } = visit;
    await page.locator(".kind", { hasText: "Add a piece" }).tap();
    await field("Name").fill("Wall");
    await square("1 forward").tap();
    await page.locator("text=Add to the rules").tap();
    await part("Start");
    await page.getByRole("button", { name: "White Wall" }).tap();
    await cell("a3, ").tap();
    expect(await visit.fen()).toMatch(/^rnbqkbnr\/pppppppp\/w7\/8\/8\/W7\//);
  });

  it("and the first load does not fetch it", async () => {
    visit = await openVisit("variant=chess");
    const fetched = await visit.page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => entry.name),
    );
    expect(fetched.filter((address) => /maker|editor/.test(address))).toEqual([]);
  });
});

async function open(hash: string, options: Parameters<Site["open"]>[1] = {}): Promise<void> {
  visit = await openVisit(hash, options);
  await visit.show("make");
  await visit.page.locator("#maker .kind").first().waitFor();
}

const field = (label: string) => visit.page.locator("#maker").getByLabel(label, { exact: true });
const kind = (label: string) => visit.page.getByRole("button", { name: label, exact: true });
const square = (where: string) => visit.page.locator(`.move-board .cell[aria-label^="${where}:"]`);
const cell = (start: string) => visit.page.locator(`[aria-label="Start position"] .cell[aria-label^="${start}" i]`);

/** Writes into a field, and leaves it. */
async function name(label: string, text: string): Promise<void> {
  await field(label).fill(text);
  await field(label).blur();
}

/** Opens a part, and closes the pieces unless they are to stay open. */
async function part(title: string, keepsPieces = false): Promise<void> {
  const pieces = visit.page.locator("#maker details[open] > summary", { hasText: "Pieces" });
  if (!keepsPieces && (await pieces.count())) await pieces.click();
  await visit.page.locator("#maker summary", { hasText: title }).click();
}

async function drag(from: string, to: string): Promise<void> {
  const { page } = visit;
  await cell(from).scrollIntoViewIfNeeded();
  await cell(from).hover();
  await page.mouse.down();
  await cell(to).hover();
  await page.mouse.up();
}

/** The whole text of the editor, of which only what is in sight is in the page. */
function chess(): string {
  return readFileSync(fileURLToPath(new URL("../../variants/chess.yaml", import.meta.url)), "utf8");
}

async function findings(): Promise<string[]> {
  const { page } = visit;
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (part) => (globalThis as unknown as Axe).axe.run(part, { resultTypes: ["violations"] }),
    "#make",
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
