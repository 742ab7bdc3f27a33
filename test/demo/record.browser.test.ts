/** What surrounds a game on the page: keys, records, questions, reviews, previews and sounds. */
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { dropFile } from "./drop-file.ts";
import { openSite } from "./site.ts";

const OWN = "name: Heron Chess\nextends: chess\npieces:\n  knight: { name: Heron, betza: NA }\n";
const TWO = '[White "A"]\n[Black "B"]\n\n1. e4 {the best} e5 $6 *\n\n[White "C"]\n[Black "D"]\n\n1. d4 (1. c4) *\n';
const PATIENT = { timeout: 90_000 };

/** A sound, its loudest sample, that after it is over, and how long it takes in seconds. */
type Heard = readonly [sound: string, peak: number, after: number, seconds: number];

/** Plays each sound where samples can be read, in the page; as a text, since it imports what only the page has. */
const HEAR = `async (address) => {
  const play = Object.values(await import(address)).find((part) => typeof part === "function");
  const loudest = (samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const hear = async (sound) => {
    const context = new OfflineAudioContext(1, 44100 * 2, 44100);
    const seconds = play(context, sound);
    const samples = (await context.startRendering()).getChannelData(0);
    return [sound, loudest(samples), loudest(samples.slice(Math.ceil((seconds + 0.05) * 44100))), seconds];
  };
  return Promise.all(["move", "capture", "check", "end", "low"].map(hear));
}`;

const open = withVisits(withSite(openSite));

describe("a game of one's own", () => {
  it("is gone through by keys and wheel, but not where a field or a tab uses the keys", async () => {
    const visit = await open("variant=chess&side=both&level=1&moves=e2e4+e7e5+g1f3");
    const { page } = visit;
    const count = async () => (await visit.moves()).length;
    await page.locator("body").press("ArrowLeft");
    expect(await count()).toBe(2);
    await page.keyboard.press("Home");
    expect(await count()).toBe(0);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("End");
    expect(await count()).toBe(3);
    await visit.click("a5");
    await page.keyboard.press("ArrowLeft");
    expect(await count()).toBe(2);
    await page.keyboard.press("ArrowRight");
    await page.focus("#tab-play");
    await page.keyboard.press("Home");
    expect(await count()).toBe(3);
    const { x, y } = await visit.at("e4");
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -120);
    await expect.poll(count).toBe(2);
  });

  it("is asked about before a move is made, and names the players", async () => {
    const visit = await open("variant=chess&side=white&level=2");
    const { page } = visit;
    await page.click("#likes summary");
    await page.fill("#own-name", "Ada");
    await page.check("#asks");
    await visit.drag("e2", "e4");
    await page.click("#move-refuse");
    expect(await visit.moves()).toEqual([]);
    await visit.drag("d2", "d4");
    expect(await findings(visit, ".seat")).toEqual([]);
    await page.click("#move-accept");
    await visit.waitForMoves(2);
    expect(await page.locator(".player .who").allTextContents()).toEqual(["Black: Fairywren, level 2", "White: Ada"]);
    expect(visit.faults).toEqual([]);
  });

  it("stays where it is on the screen, whatever panel is shown and whether there are clocks", async () => {
    const visit = await open("variant=chess&side=both&level=1");
    const place = await visit.at("a1");
    await visit.page.selectOption("#clock", "5 3");
    expect(await visit.at("a1")).toEqual(place);
    for (const panel of ["analyse", "learn", "make", "share"] as const) {
      await visit.show(panel);
      expect(await visit.at("a1"), panel).toEqual(place);
    }
  });
});

describe("a link", () => {
  it("opens the variant that it names though its position is refused, and its level without a side", async () => {
    const visit = await open("variant=edgy&fen=nonsense");
    expect(await visit.page.title()).toBe("Edgy Chess · Fairywren");
    expect(await visit.page.isVisible("#message")).toBe(true);
    const other = await open("variant=chess&level=7");
    expect(await other.page.inputValue("#opponent")).toBe("level 7");
  });
});

describe("files dropped on the page", () => {
  it("are a variant of one's own, whose game anybody can load from its PGN, and games to choose from", async () => {
    const visit = await open("variant=chess&side=both&level=1");
    const { page } = visit;
    await dropFile(visit, "heron.yaml", OWN);
    await page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.variant.name === "Heron Chess");
    await visit.drag("b1", "d3");
    await page.click("#records summary");
    await expect.poll(() => page.inputValue("#pgn")).toContain("[VariantYaml ");
    const pgn = await page.inputValue("#pgn");
    await page.click(".to-yours");
    const kept = page.locator('#yours h3:text-is("Variants") + ul h4');
    await expect.poll(() => kept.allTextContents()).toEqual(["Heron Chess"]);
    const other = await open("variant=edgy&side=both&level=1");
    await dropFile(other, "heron.pgn", pgn);
    await expect.poll(() => other.fen()).toBe(await visit.fen());
    await dropFile(other, "two.pgn", TWO);
    await other.page.locator(".games button").first().click();
    await expect.poll(() => other.moves()).toEqual(["e2e4", "e7e5"]);
    expect(await other.page.textContent("#moves .comment")).toBe("the best");
    expect(await other.page.locator("#moves .nag").allTextContents()).toEqual(["?!"]);
    expect(await findings(other, "#play")).toEqual([]);
    await dropFile(other, "a.zip", "PK");
    expect(await other.page.textContent("#message p")).toContain("'a.zip' cannot be opened here");
    expect([...visit.faults, ...other.faults]).toEqual([]);
  });
});

describe("several games", () => {
  it("stay to be chosen from though another record is still being read", async () => {
    const visit = await open("variant=edgy&side=both&level=1");
    await dropFile(visit, "one.pgn", '[Variant "Capablanca Chess"]\n\n1. e4 *');
    await dropFile(visit, "two.pgn", TWO);
    await expect
      .poll(() => visit.page.evaluate(() => document.querySelector("fairywren-board")?.game?.variant.id))
      .toBe("capablanca");
    await visit.page.locator(".games button").first().click();
    await expect.poll(() => visit.moves()).toEqual(["e2e4", "e7e5"]);
    expect(visit.faults).toEqual([]);
  });
});

describe("a finished game", () => {
  it("is reviewed in a worker, its worst move named and written beside a better one, and played again", async () => {
    const visit = await open("variant=chess&side=both&level=1&moves=e2e4+e7e5+d1h5+b8c6+f1c4+g8f6+h5f7");
    const { page } = visit;
    await page.click("#review-game");
    await page.click("#review-start");
    await page.locator("#review-write").waitFor(PATIENT);
    await page.locator("#review-start").waitFor(PATIENT);
    expect(await page.locator(".bad .move").first().textContent()).toMatch(/3…\s+Nf6\?\?/);
    expect(await page.textContent("#accuracy-white")).toMatch(/^\d+ %$/);
    expect(await findings(visit, "#analyse")).toEqual([]);
    await page.locator(".bad li").first().locator(".move").nth(1).hover();
    expect(await page.isVisible(".preview svg")).toBe(true);
    await page.click("#review-write");
    expect(await page.isHidden(".preview")).toBe(true);
    expect(await page.locator("#moves .nag").allTextContents()).toContain("??");
    expect(await page.locator("#moves .branch").count()).toBeGreaterThan(0);
    expect((await visit.moves()).length).toBe(7);
    await page.click("#rematch");
    expect(await visit.moves()).toEqual([]);
    expect(visit.faults).toEqual([]);
  });
});

describe("sounds", () => {
  it("are each heard, soon over and never distorted", async () => {
    const visit = await open();
    const asset = await visit.page.evaluate(async () => {
      const scripts = performance.getEntriesByType("resource").map(({ name }) => name);
      const entry = scripts.find((name) => /assets\/page-.*\.js$/.test(name)) ?? "";
      const text = await (await fetch(entry)).text();
      const [name] = /sound-synthesis-[\w-]+\.js/.exec(text) ?? [""];
      return new URL(name, entry).href;
    });
    const heard = await visit.page.evaluate<Heard[]>(`(${HEAR})(${JSON.stringify(asset)})`);
    expect(heard).toHaveLength(5);
    for (const [sound, peak, after, seconds] of heard) {
      expect(peak, sound).toBeGreaterThan(0.05);
      expect(peak, sound).toBeLessThan(1);
      expect(after, sound).toBeLessThan(0.001);
      expect(seconds, sound).toBeLessThan(1.5);
    }
  });

  it("are off where reduced motion is asked for, until somebody wants them, which is kept", async () => {
    const visit = await open();
    const { page } = visit;
    await page.click("#likes summary");
    expect(await page.isChecked("#sounds")).toBe(false);
    await page.check("#sounds");
    await page.reload();
    await page.locator("fairywren-board .cell").first().waitFor();
    await page.click("#likes summary");
    expect(await page.isChecked("#sounds")).toBe(true);
  });
});
