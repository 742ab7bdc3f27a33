/** Nothing that keeps people out: every panel in every colour and size, as axe sees it. */
import { describe, expect, it } from "vitest";
import { withSite } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { openSite, type Visit } from "./site.ts";

const PANELS = ["play", "analyse", "learn", "make", "share"] as const;
const SMALLEST = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
const DARK = { colorScheme: "dark" } as const;
/** At least so large is what fingers press, in pixels (WCAG 2.2, 2.5.8 asks for 24). */
const FINGER = 24;

const site = withSite(openSite);

describe.each([
  ["a desktop in light colours", "variant=edgy&moves=b5c6", {}],
  ["a small phone in dark colours", "variant=paradigm&moves=e2e4", { ...SMALLEST, ...DARK }],
] as const)("on %s", (_, hash, options) => {
  it("axe finds nothing in any panel, and nothing is wider than the screen", async () => {
    const visit = await site().open(hash, options);
    for (const panel of PANELS) {
      await visit.show(panel);
      if (panel === "make") await visit.page.locator("#maker .kind").first().waitFor();
      if (panel === "make") await visit.page.click("#tuning summary");
      expect(await findings(visit, panel === "play" ? "html" : `#${panel}`), panel).toEqual([]);
      expect(await wideness(visit), panel).toBeLessThanOrEqual(0);
      expect(await small(visit), panel).toEqual([]);
    }
    await visit.show("make");
    await visit.page.check("#make-yaml");
    await visit.page.locator("#editor .cm-content").waitFor();
    expect(await findings(visit, "#make"), "YAML").toEqual([]);
    expect(await wideness(visit), "YAML").toBeLessThanOrEqual(0);
    expect(visit.faults).toEqual([]);
    await visit.close();
  });
});

/** How far the page reaches beyond the screen. */
async function wideness({ page }: Visit): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Buttons and fields that are too small to be pressed. */
async function small({ page }: Visit): Promise<string[]> {
  return page.evaluate((least) => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>("button, select, input:not([type=radio], [type=checkbox])"),
    ];
    return parts
      .filter((part) => part.checkVisibility())
      .filter((part) => Math.min(part.offsetWidth, part.offsetHeight) < least)
      .map((part) => part.id || part.textContent || part.className);
  }, FINGER);
}
