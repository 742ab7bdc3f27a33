/** A board in another language: no English word of the catalogue is left in it, whatever it shows. */
import { describe, expect, it, vi } from "vitest";
import { ENGLISH, REASONS } from "../../src/board/words.ts";
import type { BoardWords } from "../../src/board.ts";
import { withSite, withVisits } from "../browser/hooks.ts";
import type { Visit } from "../browser/visit.ts";
import { openSite, putRules } from "./browser.ts";
import { germanWords } from "./german.ts";

vi.setConfig({ testTimeout: 40_000 });

const GERMAN = await germanWords();
const site = withSite(openSite);
const open = withVisits(site);

/** A board of this language from the start. */
async function openGerman(attributes: Readonly<Record<string, string>> = {}, words = GERMAN): Promise<Visit> {
  const visit = await open({ variant: "chess", ...attributes });
  await visit.page.evaluate((given) => {
    const board = document.querySelector("fairywren-board");
    if (board) board.words = given as BoardWords;
  }, words);
  return visit;
}

/** Every text and every label of a board, by where it is; what is hidden, too. */
function textsOf({ page }: Visit): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector("fairywren-board")?.shadowRoot;
    if (!root) return [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) found.push(node.data);
      if (!(node instanceof Element)) continue;
      const spoken = ["title", "alt", "placeholder", ...node.getAttributeNames().filter((name) => /^aria-/.test(name))];
      found.push(...spoken.flatMap((name) => node.getAttribute(name) ?? []));
    }
    return found.filter((text) => text.trim() !== "");
  });
}

function wordsIn(text: string): string[] {
  return text.replace(/\{[^}]*\}/g, " ").match(/\p{L}{2,}/gu) ?? [];
}

function allTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

/** The words of the English catalogue, and of what is in the variants, that German does not have. */
const german = new Set(allTexts(GERMAN).flatMap(wordsIn));
const NAMES = ["Chess", "King", "Queen", "Rook", "Bishop", "Knight", "Pawn", "White", "Black", "leaps", "slides"];
const english = new Set(
  [...allTexts({ ENGLISH, REASONS }).flatMap(wordsIn), ...NAMES].filter((word) => !german.has(word)),
);
/** What attributes for screen readers have for values. */
const VALUES = ["true", "false", "step", "polite"];

async function expectGerman(visit: Visit, ...expected: readonly string[]): Promise<void> {
  const texts = await textsOf(visit);
  const left = texts.filter((text) => !VALUES.includes(text) && wordsIn(text).some((word) => english.has(word)));
  expect(left).toEqual([]);
  for (const text of expected) expect(texts).toContain(text);
}

const press = async ({ page }: Visit, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Takes the keyboard to a square. */
const goTo = async ({ page }: Visit, square: string) => {
  await page.keyboard.press("Tab");
  await page.keyboard.type(`${square}\n`);
};

describe("a board in German", () => {
  it("would be found out if it had an English word", async () => {
    const visit = await open({ variant: "chess" });
    const texts = await textsOf(visit);
    const left = texts.filter((text) => wordsIn(text).some((word) => english.has(word)));
    expect(left.length).toBeGreaterThan(64);
    expect(english.size).toBeGreaterThan(120);
  });

  it("plays a move by the keyboard, and speaks it", async () => {
    const visit = await openGerman();
    await expectGerman(visit, "e2, weißer Bauer", "Brett für Schach", "Weiß am Zug.", "Neue Partie");
    await goTo(visit, "e2");
    await press(visit, "Enter");
    await expectGerman(visit, "e4, leer, mögliches Zielfeld");
    await press(visit, "ArrowUp", "ArrowUp", "Enter");
    expect(await visit.moves()).toEqual(["e2e4"]);
    expect(await visit.page.locator("fairywren-board [aria-live]").textContent()).toBe("Weiß: Bauer e2 nach e4.");
    await expectGerman(visit, "e4, weißer Bauer", "Schwarz am Zug.");
    expect(visit.faults).toEqual([]);
  });

  it("refuses typed moves, and says when it is not one's turn", async () => {
    const visit = await openGerman();
    await goTo(visit, "e2e5");
    await expectGerman(visit);
    expect(await visit.page.locator("fairywren-board .status").textContent()).toMatch(/^Dieser Zug ist hier nicht/);
    const other = await openGerman({ side: "black" });
    await goTo(other, "e2e4");
    await expectGerman(other, "Du bist nicht am Zug.");
  });

  it("asks what a pawn becomes, whether a move is meant, and tells of check and of mate", async () => {
    const visit = await openGerman({ fen: "7k/P7/7K/8/8/8/8/8 w - - 0 1", confirm: "" });
    await goTo(visit, "a7");
    await press(visit, "Enter", "ArrowUp", "Enter");
    await expectGerman(visit, "Umwandlung", "Dame", "Springer");
    await press(visit, "Enter");
    await expectGerman(visit, "Zug bestätigen", "a8=Q# spielen", "Zurücknehmen");
    await press(visit, "Enter");
    await expectGerman(
      visit,
      "h8, schwarzer König, im Schach",
      "Weiß gewinnt durch Schachmatt.",
      "Weiß: Bauer a7 nach a8, Umwandlung in Dame, Schachmatt. Weiß gewinnt durch Schachmatt.",
    );
    const check = await openGerman({ fen: "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", moves: "a1a8" });
    await expectGerman(check, "Schwarz am Zug, im Schach.");
  });

  it("explains pieces", async () => {
    const visit = await openGerman();
    await visit.page.getByRole("button", { name: "Figuren erklären" }).click();
    await visit.page.getByText("Wähle eine Figur, um ihre Züge zu sehen.").waitFor();
    await expectGerman(visit);
    await visit.click("b1");
    await visit.page.getByText("Der Springer springt zwei Felder gerade und eines zur Seite.").waitFor();
    await expectGerman(visit, "über eine Figur springen");
  });

  it("sets positions up", async () => {
    const visit = await openGerman({ editable: "" });
    await visit.page.getByRole("button", { name: "Weiße Dame" }).waitFor();
    await expectGerman(visit, "Figuren zum Aufstellen", "Brett leeren", "Grundstellung");
    await press(visit, "Tab", "Enter");
    await expectGerman(visit, "a1, weißer Turm, aufgenommen");
    await press(visit, "Escape", "q");
    expect(await visit.page.locator("fairywren-board [aria-live]").textContent()).toBe("a1, schwarze Dame");
    expect(await visit.page.locator("fairywren-board .palette").getAttribute("lang")).toBe("de");
  });

  it("lists the moves of games to look at", async () => {
    const visit = await openGerman({
      pgn: '1. e4 e5 (1... c5) 2. Nf3 *\n\n[Round "2"]\n\n1. d4 *\n\n1. ? *',
      ply: "1",
    });
    await visit.page.locator("fairywren-board .move").first().waitFor();
    await expectGerman(visit, "Züge", "Variante", "1. Partie", "Partie 3", "Nächster Zug");
    await visit.page.getByRole("button", { name: "Nächster Zug" }).click();
    await expectGerman(visit, "Schwarz: Bauer e7 nach e5.");
  });

  it("poses puzzles", async () => {
    const visit = await openGerman({ fen: "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", solution: "Rd8#" });
    await visit.drag("d1", "d7");
    await expectGerman(visit, "Rd7 ist nicht der gesuchte Zug. Versuche einen anderen.");
    await visit.drag("d1", "d8");
    await visit.page.getByText("Gelöst, nach einem Fehlversuch.").first().waitFor();
    await expectGerman(visit);
  });

  it("has pieces in hand, checks to give and counts", async () => {
    const words = { ...GERMAN, variants: { crazyhouse: "Tandemschach allein", "three-check": "Dreischach" } };
    const visit = await openGerman({ variant: "crazyhouse" }, words);
    await visit.page.locator("fairywren-board .in-hand").first().waitFor();
    await expectGerman(visit, "Vorrat von Weiß", "Springer, nicht im Vorrat", "Im Vorrat mehr: Turm");
    await putRules(visit, "name: Gezählt\nextends: chess\nwin: [{ checks: 3 }]\n");
    await visit.page.getByText("Noch 3 Schachgebote").first().waitFor();
    await expectGerman(visit, "Schachgebote von Schwarz");
  });

  it("magnifies small squares", async () => {
    const visit = await site().open({ variant: "chess" }, { viewport: { width: 180, height: 400 } });
    await visit.page.evaluate((given) => {
      const board = document.querySelector("fairywren-board");
      if (board) board.words = given as BoardWords;
    }, GERMAN);
    await visit.page.getByRole("button", { name: "Ganzes Brett" }).waitFor();
    await expectGerman(visit);
    await visit.close();
  });
});

describe("the words of a page", () => {
  it("are those of its boards without words of their own, also of boards that are there already", async () => {
    const visit = await open({ variant: "chess" });
    await visit.page.evaluate((given) => window.library.defineBoard({ words: given as BoardWords }), GERMAN);
    await expectGerman(visit, "Weiß am Zug.");
    const [status, fault] = ["fairywren-board .panel", "fairywren-board .fault"].map((name) =>
      visit.page.locator(name),
    );
    expect(await status.getAttribute("lang")).toBe("de");
    expect(await fault.getAttribute("lang")).toBe("en");
    await visit.page.evaluate(() => {
      const board = document.querySelector("fairywren-board");
      if (board) board.words = { turn: "{side}?" };
    });
    expect(await visit.page.locator("fairywren-board .status").textContent()).toBe("White?");
    expect(await status.getAttribute("lang")).toBe(null);
    await visit.page.evaluate(() => {
      const board = document.querySelector("fairywren-board");
      if (board) board.words = null;
    });
    await expectGerman(visit, "Weiß am Zug.");
  });

  it("may be set before the element is defined, and are refused whole, leaving what was there", async () => {
    const visit = await open({ variant: "chess" });
    const told = await visit.page.evaluate((given) => {
      const Element = customElements.get("fairywren-board");
      if (!Element) throw new Error("the page has no element");
      class Later extends Element {}
      const late = document.createElement("later-board");
      Object.assign(late, { words: given });
      document.body.append(late);
      customElements.define("later-board", Later);
      const board = document.querySelector("fairywren-board");
      try {
        Object.assign(board ?? {}, { words: { turn: "am Zug", white: "Weiß" } });
      } catch (error) {
        return [String(error), board?.words === null, (late as unknown as { words: BoardWords }).words.white];
      }
      return [];
    }, GERMAN);
    expect(told).toEqual([expect.stringContaining("word-place: words.turn lacks {side}"), true, "Weiß"]);
    expect(await visit.page.locator("fairywren-board .status").textContent()).toBe("White to move.");
  });
});
