/** Share: a game with a friend by links, between two browsers that know nothing of each other; and the forms in which a game is given away. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { writeLink } from "../../demo/link.ts";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { catchCopies, copied } from "./copies.ts";
import { GAME } from "./linked-game.ts";
import { openSite, type Visit } from "./site.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" } as const;
const MINE = "name: Hunters\nextends: chess\npieces: { hunter: { letter: H, betza: fRbB } }\n";

const site = withSite(openSite);
const open = withVisits(site);

const visitWith = (hash: string, options = {}) => open(hash, options, catchCopies);

const partOf = (link: string) => link.slice(link.indexOf("#") + 1);

/** Starts a game with a friend as one side. */
async function begin(visit: Visit, side: "White" | "Black"): Promise<void> {
  await visit.show("share");
  await visit.page.locator("#friend label", { hasText: side }).click();
  await visit.page.click("#friend-begin");
  await visit.page.locator("#friend-state").waitFor();
}

/** Makes a move and sends it. @returns the part of the link after `#` */
async function send(visit: Visit, from: string, to: string): Promise<string> {
  const before = await copied(visit.page);
  await visit.click(from);
  await visit.click(to);
  await visit.page.click("#move-accept");
  await expect.poll(() => copied(visit.page)).not.toBe(before);
  return partOf(await copied(visit.page));
}

/** Follows a link in the tab that the page is in. */
async function follow({ page }: Visit, hash: string): Promise<void> {
  await page.evaluate((text) => {
    location.hash = text;
  }, hash);
}

const said = (page: Page) => page.locator("#message p").textContent();
const state = async (visit: Visit) => {
  await visit.show("share");
  return (await visit.page.textContent("#friend-state"))?.trim();
};

describe("a game with a friend, by links", () => {
  it("is played to mate between two browsers, one of them a phone, each seen from its own side", async () => {
    const ada = await visitWith("variant=chess");
    await begin(ada, "White");
    const first = await send(ada, "f2", "f3");
    expect(await said(ada.page)).toContain("The link is copied");
    expect(await state(ada)).toBe("It is the turn of your friend. Open the link that comes back.");
    const bob = await visitWith(first, PHONE);
    expect(await said(bob.page)).toContain("You are Black. It is your move");
    expect((await bob.at("a1")).y).toBeLessThan((await bob.at("a8")).y);
    expect((await ada.at("a1")).y).toBeGreaterThan((await ada.at("a8")).y);
    const second = await send(bob, "e7", "e5");
    await follow(ada, second);
    await ada.waitForMoves(2);
    const third = await send(ada, "g2", "g4");
    await follow(bob, third);
    await bob.waitForMoves(3);
    const fourth = await send(bob, "d8", "h4");
    await follow(ada, fourth);
    await ada.waitForMoves(4);
    await ada.show("play");
    expect(await ada.page.textContent("#outcome")).toBe("0–1 Black wins by checkmate.");
    expect(await state(bob)).toBe("The game is over.");
  });

  it("says as no fault that a link is copied, and nothing where sending is called off", async () => {
    const visit = await visitWith("variant=chess");
    await begin(visit, "White");
    await send(visit, "f2", "f3");
    expect(await visit.page.locator("#message").getAttribute("class")).toBe("message offer");
    const other = await open("variant=chess", {}, async (page) => {
      await page.addInitScript(() => {
        const share = () => Promise.reject(new DOMException("called off", "AbortError"));
        Object.defineProperty(navigator, "share", { value: share });
      });
    });
    await begin(other, "White");
    await other.drag("f2", "f3");
    await other.page.click("#move-accept");
    await other.page.waitForTimeout(300);
    expect(await other.page.isVisible("#message")).toBe(false);
    expect(await other.page.isVisible("#move-accept")).toBe(true);
  });

  it("moves for one side alone, once, and takes back only what is not sent", async () => {
    const visit = await visitWith("variant=chess");
    await begin(visit, "White");
    await visit.show("play");
    await visit.drag("e7", "e5");
    expect(await visit.moves()).toEqual([]);
    await visit.drag("e2", "e4");
    expect(await visit.moves()).toEqual(["e2e4"]);
    await visit.page.click("#move-refuse");
    expect(await visit.moves()).toEqual([]);
    await send(visit, "d2", "d4");
    expect(await visit.page.isDisabled("#undo")).toBe(true);
    await visit.drag("e7", "e5");
    await visit.page.click("#first");
    await visit.drag("e2", "e4");
    await visit.page.click("#last");
    expect(await visit.moves()).toEqual(["d2d4"]);
  });

  it("begins with an invitation where the friend has White, and is there again after the page was loaded anew", async () => {
    const ada = await visitWith("variant=paradigm&start=17");
    await begin(ada, "Black");
    expect(await state(ada)).toBe("Your friend has White and begins: send the link.");
    await ada.page.click("#friend-copy");
    const bob = await visitWith(partOf(await copied(ada.page)));
    expect(await said(bob.page)).toContain("You are White");
    expect(await bob.fen()).toBe(await ada.fen());
    const move = await bob.page.evaluate(() => document.querySelector("fairywren-board")?.game?.legalMoves()[0]);
    const second = await send(bob, move?.from ?? "", move?.to ?? "");
    await bob.page.reload();
    await bob.waitForMoves(1);
    expect(await state(bob)).toContain("It is the turn of your friend.");
    await follow(ada, second);
    await ada.waitForMoves(1);
    await ada.page.waitForTimeout(600);
    await ada.page.reload();
    await ada.waitForMoves(1);
    expect(await state(ada)).toBe("It is your move: make it on the board.");
    expect((await ada.at("a1")).y).toBeLessThan((await ada.at("a8")).y);
  });

  it("tells an older link from a newer one, and goes on from Yours", async () => {
    const ada = await visitWith("variant=chess");
    await begin(ada, "White");
    const first = await send(ada, "e2", "e4");
    const bob = await visitWith(first);
    const second = await send(bob, "e7", "e5");
    await follow(ada, second);
    await ada.waitForMoves(2);
    await follow(ada, first);
    await expect.poll(() => said(ada.page)).toContain("This link is older: the game has gone on since.");
    expect(await ada.moves()).toEqual(["e2e4", "e7e5"]);
    await ada.page.goBack();
    await ada.page.waitForTimeout(300);
    await ada.waitForMoves(2);
    await ada.page.selectOption("#variant", "edgy");
    await ada.page.click(".to-yours");
    await ada.page.locator("#yours .shelf-card", { hasText: "with a friend" }).getByText("Open").click();
    await ada.waitForMoves(2);
    await send(ada, "g1", "f3");
  });

  it("refuses a history that is illegal, damaged or another one, with the reason, and leaves the game as it is", async () => {
    const ada = await visitWith("variant=chess");
    await begin(ada, "White");
    const first = await send(ada, "e2", "e4");
    const bob = await visitWith(first);
    const second = await send(bob, "e7", "e5");
    await follow(ada, second.replace("e7e5", "c7c5"));
    await expect.poll(() => said(ada.page)).toContain("It was changed on its way");
    const bare = (moves: string) =>
      second.replace(/moves=[^&]*/, `moves=${moves}`).replace(/friend=([\w-]+)[^&]*/, "friend=$1");
    await follow(ada, bare("e2e4+e7e6+e4e6"));
    await expect.poll(() => said(ada.page)).toMatch(/does not open a game\. .*e4e6/);
    await follow(ada, bare("d2d4+d7d5"));
    await expect.poll(() => said(ada.page)).toContain("move 1. is d4 in it, and e4 in your game");
    expect(await ada.moves()).toEqual(["e2e4"]);
    await follow(ada, bare("e2e4+e7e5+g1f3+b8c6"));
    await expect.poll(() => said(ada.page)).toContain("a move of yours that was not made here: 2. Nf3");
    expect(await ada.moves()).toEqual(["e2e4"]);
    await ada.page.click("#message-act");
    expect(await ada.moves()).toEqual(["e2e4", "e7e5", "g1f3", "b8c6"]);
  });

  it("has the rules of one's own in its link, and a resignation, a draw that is offered and one that is agreed", async () => {
    const ada = await visitWith(await writeLink({ ...GAME, yaml: MINE, side: "both" }));
    await begin(ada, "White");
    await ada.page.click("#tab-share");
    await ada.click("e2");
    await ada.click("e4");
    await ada.page.check("#draw-offer");
    await ada.page.click("#friend-copy");
    const bob = await visitWith(partOf(await copied(ada.page)));
    expect(await bob.page.title()).toBe("Hunters · Fairywren");
    expect(await state(bob)).toBe("Your friend offers a draw. It is your move.");
    await bob.page.click("#draw-accept");
    await bob.page.click("#friend-copy");
    await follow(ada, partOf(await copied(bob.page)));
    await ada.show("play");
    await expect.poll(() => ada.page.textContent("#outcome")).toBe("½–½ Draw by agreement.");
    await ada.page.click("#rematch");
    expect(await state(ada)).toBe("Your friend has White and begins: send the link.");
  });

  it("does not take a resignation from the other side", async () => {
    const ada = await visitWith("variant=chess");
    await begin(ada, "White");
    const first = await send(ada, "e2", "e4");
    const id = /friend=([\w-]+)/.exec(first)?.[1];
    await follow(ada, `variant=chess&moves=e2e4+e7e5&friend=${id}....`.replace("....", "...resignation*b"));
    await expect.poll(() => said(ada.page)).toContain("you have resigned, which only you can do");
    expect(await ada.moves()).toEqual(["e2e4"]);
  });

  it("is played by keyboard and heard, axe finds nothing in it, and nothing is wider than the screen", async () => {
    const visit = await visitWith("variant=chess", PHONE);
    await visit.show("share");
    expect(await findings(visit, "#share")).toEqual([]);
    await visit.page.focus("#friend-begin");
    await visit.page.keyboard.press("Enter");
    await visit.page.locator("#friend-state").waitFor();
    await visit.page.locator('fairywren-board .cell[tabindex="0"]').focus();
    await visit.page.keyboard.type("e4");
    await visit.page.keyboard.press("Enter");
    await visit.page.locator("#move-accept:focus").waitFor();
    expect(await findings(visit, "html")).toEqual([]);
    await visit.page.keyboard.press("Enter");
    await expect.poll(() => copied(visit.page)).toContain("moves=e2e4");
    expect(await findings(visit, "#share")).toEqual([]);
    const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await visit.page.evaluate(wider)).toBeLessThanOrEqual(0);
  });
});

describe("a game is given away", () => {
  it.each(["en", "de"])("by a choice in rows that are full, in any window, in the language %s", async (locale) => {
    const { page } = await open("variant=capablanca", { locale, viewport: { width: 1440, height: 900 } });
    await page.click("#tab-share");
    /** How many choices stand in each row. */
    const rows = () =>
      page.locator("#sharing .choice label").evaluateAll((labels) => {
        const tops = labels.map((label) => Math.round(label.getBoundingClientRect().y));
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length).join(" ");
      });
    for (const width of [1440, 1000, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      // the board gives its panels the width that it leaves once it has been drawn anew
      await expect.poll(rows, { message: String(width) }).toMatch(/^(6|3 3)$/);
    }
  });

  const choose = (page: Page, form: string) => page.locator("#sharing .choice label", { hasText: form }).click();

  it("as lines for a page, FEN, PGN and rules", async () => {
    const { page } = await visitWith(await writeLink({ ...GAME, yaml: MINE, side: "both", moves: ["e2e4"] }));
    await page.click("#tab-share");
    await choose(page, "Embed");
    const embed = await page.locator("#share-embed").inputValue();
    expect(embed).toContain("cdn-yaml.js");
    expect(embed).toContain('moves="e2e4"');
    expect(embed).toContain("    name: Hunters");
    await choose(page, "FEN");
    expect(await page.locator("#share-fen").inputValue()).toContain(" b KQkq ");
    await choose(page, "PGN");
    expect(await page.locator("#share-pgn").inputValue()).toContain("1. e4 *");
    await choose(page, "Rules");
    expect(await page.locator("#share-yaml").inputValue()).toBe(MINE);
    await page.click("#link-copy");
    expect(await copied(page)).toBe(MINE);
    expect(await page.locator("#link-note").textContent()).toBe("Copied.");
    for (const form of ["Link", "Embed", "Picture", "Rules"]) {
      await choose(page, form);
      expect(await findings({ page }, "#share"), form).toEqual([]);
    }
  });

  it("as a picture of the position, as SVG and as PNG, with what is in hand", async () => {
    const { page } = await visitWith("variant=crazyhouse&side=both&moves=e2e4+d7d5+e4d5");
    await page.click("#tab-share");
    await choose(page, "Picture");
    const save = async (id: string) => {
      const [download] = await Promise.all([page.waitForEvent("download"), page.click(id)]);
      return readFileSync(await download.path());
    };
    const svg = (await save("#picture-svg")).toString();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 -90 844 1024"/);
    expect(svg.match(/aria-label="white Pawn"/g)).toHaveLength(1);
    const png = await save("#picture-png");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1266, 1536]);
  });
});
