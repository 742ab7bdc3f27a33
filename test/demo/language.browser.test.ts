/** The page in German: no English text of its own is left in it, whatever it shows, and it is chosen and kept like other settings. */
import type { Page } from "playwright-core";
import { describe, expect, it, vi } from "vitest";
import { GERMAN } from "../../demo/languages/german.ts";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { pageTexts } from "./page-texts.ts";
import { openSite, type Visit } from "./site.ts";

vi.setConfig({ testTimeout: 120_000 });

const IN_GERMAN = { locale: "de-DE" };
const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
const DARK = { colorScheme: "dark" } as const;
const PANELS = ["play", "analyse", "learn", "make", "share"] as const;
/** A king in check, after a capture. */
const CHECKED = "variant=chess&moves=e2e4+e7e5+d1h5+b8c6+h5f7&side=both";

/** As files of variants call them, but for names of others. */
const PIECES_OF_CHESS = /\b(King|Queen|Rook|(?<!Dragon )Bishop|(?<!Royal )Knight|Pawn)s?\b/;

const site = withSite(openSite);
const open = withVisits(site);

/** Every text and label of a part of the page, hidden or not, but for what is said to be English, as rules in words are, and for what
 *  is no text of the page: fields, editors. Texts whose places are filled in are found with what stands beside them. */
function textsOf(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.querySelector(selector);
    if (!root) return [];
    const isOthers = (element: Element | null) =>
      !element || element.closest("html [lang=en], script, style, textarea") !== null;
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text && !isOthers(node.parentElement)) found.push(node.data);
      if (!(node instanceof Element) || isOthers(node)) continue;
      if (node.childElementCount === 0) found.push(node.textContent ?? "");
      for (const name of ["title", "aria-label", "aria-valuetext", "placeholder", "alt", "label"])
        found.push(node.getAttribute(name) ?? "");
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, " ").trim()))].filter((text) => text !== "");
  }, part);
}

/** What is the same in both languages stays: FEN, Betza. So do texts of which places are nearly all. */
const english = [...pageTexts().keys()].filter((text) => GERMAN.texts[text] !== text);
const whole = new Set(english.filter((text) => !/\{\d+\}/.test(text)));
const filled = english
  .filter((text) => /\{\d+\}/.test(text) && (text.replace(/\{\d+\}/g, "").match(/\p{L}/gu) ?? []).length > 5)
  .map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\d+\}/g, ".+")}$`));

const isEnglish = (text: string) => whole.has(text) || filled.some((pattern) => pattern.test(text));

async function englishIn({ page }: Visit, part = "html"): Promise<string[]> {
  return (await textsOf(page, part)).filter(isEnglish);
}

/** Shows a panel with all that it opens. */
async function unfold(visit: Visit, panel: (typeof PANELS)[number]): Promise<void> {
  const { page } = visit;
  await visit.show(panel);
  const first = {
    play: "#likes-place button, #records-place button",
    analyse: "#editor-fen",
    learn: "#learn .endings",
    make: "#maker .kind",
    share: "#keep-position",
  };
  // what listens to their unfolding is fetched with the panel
  if (panel === "analyse") await page.locator("#review-start").waitFor();
  if (panel === "make") await page.locator("#maker .kind").first().waitFor();
  await page.evaluate((name) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(`#${name} details`)) details.open = true;
  }, panel);
  await page.locator(first[panel]).first().waitFor();
}

describe("the page in German", () => {
  it("would be found out if it had English texts", async () => {
    const visit = await open(CHECKED);
    for (const panel of PANELS) await unfold(visit, panel);
    expect((await englishIn(visit)).length).toBeGreaterThan(300);
    expect(await visit.page.getAttribute("html", "lang")).toBe("en");
  });

  it("has none in any panel, nor in the list of keys", async () => {
    const visit = await open(CHECKED, IN_GERMAN);
    const { page } = visit;
    expect(await page.getAttribute("html", "lang")).toBe("de");
    for (const panel of PANELS) {
      await unfold(visit, panel);
      expect(await englishIn(visit), panel).toEqual([]);
    }
    await page.click("#keys-open");
    await page.getByText("Überall außer in Eingabefeldern").waitFor();
    expect(await englishIn(visit, "#keys")).toEqual([]);
    expect(visit.faults).toEqual([]);
  });

  it("calls the pieces of chess by their German names in all panels, and takes them so", async () => {
    const visit = await open("variant=chess&side=both", IN_GERMAN);
    const { page } = visit;
    for (const panel of PANELS) {
      await unfold(visit, panel);
      const inEnglish = (await textsOf(page, `#${panel}`)).filter((text) => PIECES_OF_CHESS.test(text));
      expect(inEnglish, panel).toEqual([]);
    }
    await visit.show("learn");
    expect(await page.locator("#learn .piece h4").allTextContents()).toContain("König");
    await visit.show("make");
    await page.getByRole("button", { name: "Die Aufstellung auslosen" }).click();
    const drawn = page.getByLabel(/^Figuren, etwa/);
    expect(await drawn.inputValue()).toBe("Dame, Läufer, Läufer, Springer, Springer");
    await drawn.fill("Dame, knight, Läufer, N, bishop");
    await drawn.blur();
    await expect.poll(() => drawn.inputValue()).toBe("Dame, Springer, Läufer, Springer, Läufer");
  });

  it.each(["makruk", "crazyhouse", "fischerandom", "gothic"])(
    "has none in the rules and the parts of %s",
    async (id) => {
      const visit = await open(`variant=${id}&side=both`, IN_GERMAN);
      for (const panel of ["play", "learn", "make"] as const) {
        await visit.show(panel);
        if (panel === "learn") await visit.page.locator("#learn .piece").nth(4).waitFor();
        if (panel === "make") await visit.page.locator("#maker .kind").first().waitFor();
        expect(await englishIn(visit), panel).toEqual([]);
      }
      expect(visit.faults).toEqual([]);
    },
  );

  it("has none on the start page, where a game is kept", async () => {
    const visit = await open("variant=chess&side=both", IN_GERMAN);
    await visit.drag("e2", "e4");
    await visit.page.click(".to-yours");
    await visit.page.locator("#yours .shelf-card").first().waitFor();
    await visit.page.locator("#home .variant-card").nth(20).waitFor();
    expect(await englishIn(visit)).toEqual([]);
    expect(await visit.page.textContent("#go-back")).toBe("Deine Partie Chess fortsetzen");
    expect(await visit.page.textContent("#home-title")).toContain("Schachvarianten");
  });

  it("plays a game, says how it ended, and looks through it", async () => {
    const visit = await open("variant=chess&side=both", IN_GERMAN);
    const { page } = visit;
    for (const [from, to] of [
      ["f2", "f3"],
      ["e7", "e5"],
      ["g2", "g4"],
      ["d8", "h4"],
    ] as const)
      await visit.drag(from, to);
    expect(await page.textContent("#outcome")).toBe("0–1 Schwarz gewinnt durch Schachmatt.");
    await visit.show("analyse");
    await page.click("#review-start");
    await page.getByText("kostet").first().waitFor();
    await page.getByRole("button", { name: "In die Partie schreiben" }).waitFor();
    expect(await englishIn(visit)).toEqual([]);
    await visit.show("share");
    await page.check("input[name=share-form][value=pgn]");
    await page.getByText("Die Partie mit ihren Verzweigungen").waitFor();
    expect(await page.inputValue("#share-pgn")).toContain('[White "Anonymous"]');
  });

  it("writes numbers as Germans do", async () => {
    const visit = await open("variant=chess&side=both", IN_GERMAN);
    expect(await visit.page.locator("#opponent option").allTextContents()).toContain("0,3 s je Zug");
    const { page } = await open("variant=makruk&side=both", IN_GERMAN);
    await page.click("#tab-learn");
    await page.getByText("etwa 4,8").first().waitFor();
  });

  it.each([
    ["a desktop", {}],
    ["a phone, in dark colours", { ...PHONE, ...DARK }],
  ] as const)("axe finds nothing on %s, and nothing is wider than the window", async (_, options) => {
    const visit = await open(CHECKED, { ...IN_GERMAN, ...options });
    for (const panel of PANELS) {
      await unfold(visit, panel);
      expect(await findings(visit, panel === "play" ? "html" : `#${panel}`), panel).toEqual([]);
      expect(await wideness(visit), panel).toBeLessThanOrEqual(0);
    }
    await visit.show("play");
    await visit.page.click("#resign");
    expect(await wideness(visit), "resigning").toBeLessThanOrEqual(0);
    const home = await open("home", { ...IN_GERMAN, ...options });
    await home.page.locator("#home .variant-card").first().waitFor();
    expect(await findings(home, ".hero, .top, .gallery-search")).toEqual([]);
    expect(await wideness(home)).toBeLessThanOrEqual(0);
  });
});

describe("the language", () => {
  it("is the browser's until one is chosen, and lasts over a reload, as the game does", async () => {
    const visit = await open("variant=chess&side=both", IN_GERMAN);
    const { page } = visit;
    await visit.drag("e2", "e4");
    await visit.drag("e7", "e5");
    await page.click("#likes summary");
    expect(await page.getByLabel("Deutsch").isChecked()).toBe(true);
    await chooseLanguage(visit, "English");
    expect(await page.textContent("#tab-play")).toBe("Play");
    expect(await page.getAttribute("html", "lang")).toBe("en");
    expect(await visit.moves()).toEqual(["e2e4", "e7e5"]);
    await page.reload();
    await page.locator("fairywren-board .cell").first().waitFor();
    expect(await page.textContent("#tab-play")).toBe("Play");
    await visit.drag("g1", "f3");
    await page.click("#likes summary");
    await chooseLanguage(visit, "Deutsch");
    expect(await page.textContent("#tab-play")).toBe("Spielen");
    expect(await visit.moves()).toEqual(["e2e4", "e7e5", "g1f3"]);
    expect(await page.locator("fairywren-board .status").textContent()).toBe("Schwarz am Zug.");
    expect(visit.faults).toEqual([]);
  });

  it("is English where it cannot be fetched", async () => {
    const visit = await open("variant=chess", IN_GERMAN, (page) =>
      page.route(/german-/, (route) => route.fulfill({ contentType: "text/javascript", body: "export {};" })),
    );
    expect(await visit.page.textContent("#tab-play")).toBe("Play");
    expect(await visit.page.getAttribute("html", "lang")).toBe("en");
  });

  it("is fetched by nobody who reads English", async () => {
    site().fetched();
    const asked: string[] = [];
    await open("variant=chess", { locale: "en-GB" }, async (page) => {
      page.on("request", (request) => asked.push(request.url()));
    });
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((url) => /german|translation/.test(url))).toEqual([]);
  });
});

async function chooseLanguage({ page }: Visit, name: string): Promise<void> {
  await Promise.all([page.waitForEvent("load"), page.getByText(name, { exact: true }).click()]);
  await page.locator("fairywren-board .cell").first().waitFor();
}

/** By how much the page is wider than the screen: a phone's window widens with what is in it. */
async function wideness({ page }: Visit): Promise<number> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width - (page.viewportSize()?.width ?? 0);
}
