/** Text from outside is never markup: every payload in every place where the page takes text. */
import { describe, expect, it } from "vitest";
import { type LinkedGame, writeLink } from "../../demo/link.ts";
import { withSite } from "../browser/hooks.ts";
import xss from "../data/xss-payloads.json" with { type: "json" };
import { GAME as LINKED_GAME } from "./linked-game.ts";
import { openSite, type Visit } from "./site.ts";

/** A name may have so many signs. */
const LONGEST_NAME = 64;
/** Elements and attributes that only markup could have brought. */
const FOREIGN =
  "script:not([src^='./assets/'], [src='./place.js']), iframe, object, audio, template, base, body img:not([src='./icon.svg']), main style, " +
  "[onload], [onerror], [ontoggle], [onclick], [srcdoc], a[href^='javascript'], form:not(#setup), #ffish, link[href*='invalid']";

/** Nothing of these files stands in a shipped one. */

const site = withSite(openSite);

describe("hostile text", () => {
  it("in rules, faults, links, FEN and PGN stays text", async () => {
    const visit = await site().open("variant=chess&side=both");
    await visit.page.click("#records summary");
    await visit.page.locator("#pgn").waitFor();
    await visit.show("learn");
    for (const payload of xss.payloads) {
      for (const yaml of [named(payload), broken(payload)]) await follow(visit, await writeLink({ ...GAME, yaml }));
      await follow(visit, new URLSearchParams({ variant: payload, moves: payload }).toString());
      await typeTexts(visit, payload);
    }
    expect(await visit.page.locator(FOREIGN).count()).toBe(0);
    expect(visit.faults).toEqual([]);
    await visit.close();
  });

  it("is shown as it is", async () => {
    const payload = "<img src=x onerror=alert(1)>";
    const visit = await site().open(await writeLink({ ...GAME, yaml: named(payload) }));
    await visit.show("learn");
    expect(await visit.page.title()).toBe(`${payload} · Fairywren`);
    expect(await visit.page.textContent("#learn h2")).toBe(payload);
    await expect.poll(() => visit.page.locator("#learn h4").allTextContents()).toContain(payload);
    expect(await visit.page.locator("#variant option:checked").textContent()).toBe(payload);
    expect(visit.faults).toEqual([]);
    await visit.close();
  });
});

const GAME: LinkedGame = { ...LINKED_GAME, side: "both" };

/** Rules whose names and sentences are the payload. */
function named(payload: string): string {
  const word = JSON.stringify(payload.slice(0, LONGEST_NAME));
  return `extends: chess\nname: ${word}\nabout: { summary: ${word} }\npieces:\n  knight: { name: ${word}, remarks: [${word}] }\n`;
}

/** Rules that are refused, and quoted in the refusal. */
function broken(payload: string): string {
  const word = JSON.stringify(payload.slice(0, LONGEST_NAME));
  return `extends: chess\n${word}: 1\npieces:\n  knight: { betza: ${word}, letter: ${word} }\n`;
}

async function follow({ page }: Visit, hash: string): Promise<void> {
  await page.evaluate((text) => {
    location.hash = text;
    return new Promise((resolve) => setTimeout(resolve, 40));
  }, hash);
}

async function typeTexts({ page }: Visit, payload: string): Promise<void> {
  const pgn = `[Event ${JSON.stringify(payload)}]\n[Variant "${payload}"]\n\n1. e4 {${payload}} ${payload} *`;
  await page.evaluate(
    ([fen, game]) => {
      const field = (id: string) => document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement;
      for (const [id, text] of [
        ["fen", fen],
        ["pgn", game],
      ]) {
        field(id).value = text;
        field(id).dispatchEvent(new Event("input"));
        document.getElementById(`${id}-load`)?.click();
      }
    },
    [payload, pgn] as const,
  );
}
