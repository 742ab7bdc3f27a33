/** The page in the windows and colours between the usual ones: tablets, a phone on its side, colours that the system forces. */
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { findings } from "./axe.ts";
import { openSite, type Visit } from "./site.ts";

const PANELS = ["play", "analyse", "learn", "make", "share"] as const;
const TOUCHED = { hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 820, height: 1180 }, ...TOUCHED };
const TABLET_ON_SIDE = { viewport: { width: 1180, height: 820 }, ...TOUCHED };
const PHONE_ON_SIDE = { viewport: { width: 844, height: 390 }, ...TOUCHED };
const DARK = { colorScheme: "dark" } as const;
const FORCED = { forcedColors: "active" } as const;
/** A king in check, after a capture. */
const CHECKED = "variant=chess&moves=e2e4+e7e5+d1h5+b8c6+h5f7&side=both";

const site = withSite(openSite);
const openVisit = withVisits(site);

describe.each([
  ["a tablet", TABLET],
  ["a tablet on its side, in dark colours", { ...TABLET_ON_SIDE, ...DARK }],
  ["a phone on its side", PHONE_ON_SIDE],
  ["a phone on its side, in dark colours", { ...PHONE_ON_SIDE, ...DARK }],
  ["a desktop in forced colours", FORCED],
  ["a tablet in forced dark colours", { ...TABLET, ...FORCED, ...DARK }],
] as const)("on %s", (_, options) => {
  it("axe finds nothing in any panel, nothing is wider than the window, and the board is seen whole", async () => {
    const visit = await openVisit(CHECKED, options);
    expect(await hidden(visit)).toEqual([]);
    for (const panel of PANELS) {
      await visit.show(panel);
      if (panel === "make") await visit.page.locator("#maker .kind").first().waitFor();
      expect(await findings(visit, panel === "play" ? "html" : `#${panel}`), panel).toEqual([]);
      expect(await wideness(visit), panel).toBeLessThanOrEqual(0);
    }
  });

  it("the start page has neither, and its name and title do not lie over one another", async () => {
    const visit = await openVisit("home", options);
    expect(await findings(visit, ".hero, .top")).toEqual([]);
    expect(await wideness(visit)).toBeLessThanOrEqual(0);
    expect(await lap(visit, ".top", ".hero h2")).toBe(0);
  });
});

describe("in forced colours", () => {
  it.each([
    ["light", {}],
    ["dark", DARK],
  ] as const)("%s ones, squares, pieces, the last move, check and the score stay apart", async (_, scheme) => {
    const visit = await openVisit(CHECKED, scheme);
    await visit.page.emulateMedia({ forcedColors: "active" });
    const [dark, light, checked, unchecked, last, other] = await colours(visit, ["a3", "b3", "e8", "c8", "h5", "f5"]);
    expect(distance(dark, light)).toBeGreaterThan(60);
    expect(distance(last, other)).toBeGreaterThan(60);
    expect(distance(checked, unchecked)).toBeGreaterThan(60);
    const paint = (selector: string) =>
      visit.page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).backgroundColor);
    expect(await paint("#evaluation")).not.toBe(await paint("#evaluation div"));
    expect(await paint(".choice label:has(:checked)")).not.toBe(await paint(".choice label:not(:has(:checked))"));
    await visit.show("learn");
    expect(await paint("fairywren-board [data-tool=explain]")).not.toBe(
      await paint("fairywren-board [data-tool=flip]"),
    );
  });
});

type Colour = readonly [red: number, green: number, blue: number];

/** The colours of squares at their left edges, where rings around a king reach and pieces do not. */
async function colours({ page, at }: Visit, squares: readonly string[]): Promise<Colour[]> {
  const size = (await page.locator('fairywren-board .cell[data-square="a1"]').boundingBox())?.width ?? 0;
  const points: [x: number, y: number][] = [];
  for (const square of squares) {
    const { x, y } = await at(square);
    points.push([Math.round(x - size * 0.4), Math.round(y)]);
  }
  const picture = `data:image/png;base64,${(await page.screenshot()).toString("base64")}`;
  const reader = await page.context().newPage(); // one without the page's content policy
  const seen = await reader.evaluate(readColours, { picture, points });
  await reader.close();
  return seen;
}

async function readColours({
  picture,
  points,
}: {
  picture: string;
  points: [x: number, y: number][];
}): Promise<Colour[]> {
  const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) throw new Error("a browser draws");
  context.drawImage(bitmap, 0, 0);
  return points.map(([x, y]) => {
    const [red, green, blue] = context.getImageData(x, y, 1, 1).data;
    return [red, green, blue];
  });
}

function distance(one: Colour, other: Colour): number {
  return Math.hypot(...one.map((part, at) => part - other[at]));
}

/** How far the page reaches beyond the window. */
async function wideness({ page }: Visit): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Squares in corners of the board that are outside of the window at first. */
async function hidden({ page, at }: Visit): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const corners = await Promise.all(
    ["a1", "h1", "a8", "h8"].map(async (square) => ({ square, ...(await at(square)) })),
  );
  return corners.filter(({ x, y }) => x < 0 || y < 0 || x > width || y > height).map(({ square }) => square);
}

/** How many pixels of height the contents of two parts share where they lie over one another. */
async function lap({ page }: Visit, one: string, other: string): Promise<number> {
  const boxes = await Promise.all([one, other].map((selector) => page.locator(selector).boundingBox()));
  const [a, b] = boxes;
  if (!a || !b) throw new Error("both are shown");
  const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return beside ? 0 : Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}
