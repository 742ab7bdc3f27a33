/** A person's own work and games on the page: what is left is kept, and can be gone back to. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { openSite, type Visit, writeYaml } from "./site.ts";

const CHESS = readFileSync(fileURLToPath(new URL("../../variants/chess.yaml", import.meta.url)), "utf8");
const MINE = "name: Mine\nextends: chess\n";

const site = withSite(openSite);
const open = withVisits(site);

/** Both sides by hand. */
const ALONE = "variant=chess&side=both&level=1";

async function make(visit: Visit, text: string, name: string): Promise<void> {
  await visit.show("make");
  await visit.write(text);
  await waitForName(visit, name);
}

function waitForName({ page }: Visit, name: string): Promise<unknown> {
  return page.waitForFunction(
    (wanted) => document.querySelector("fairywren-board")?.game?.variant.name === wanted,
    name,
  );
}

async function reopen(visit: Visit): Promise<void> {
  await visit.page.reload();
  await visit.page.locator("fairywren-board .cell").first().waitFor();
}

function yours({ page }: Visit): Promise<string[]> {
  return page.locator('#variant optgroup[label="Yours"] option').allTextContents();
}

const textOf = ({ page }: Visit) =>
  page.evaluate(() =>
    Array.from(document.getElementById("editor")?.shadowRoot?.querySelectorAll(".cm-line") ?? [], (line) =>
      String(line.textContent),
    ).join("\n"),
  );

describe("an own variant", () => {
  it("stays in the list when another is chosen, after a reload and in another tab, and is played again", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await make(visit, `${MINE}pieces: { knight: { betza: NW } }\n`, "Mine");
    expect(await yours(visit)).toEqual(["Mine"]);
    await page.selectOption("#variant", "edgy");
    await waitForName(visit, "Edgy Chess");
    expect(await yours(visit)).toEqual(["Mine"]);
    await page.goto(page.url().replace(/#.*/, "#variant=chess&side=both"));
    await reopen(visit);
    expect(await yours(visit)).toEqual(["Mine"]);
    await page.selectOption("#variant", { label: "Mine" });
    await waitForName(visit, "Mine");
    await visit.drag("g1", "g2");
    await visit.drag("b1", "c3");
    expect(await visit.moves()).toContain("b1c3");
    await visit.show("make");
    await page.check("#make-yaml");
    await expect.poll(() => textOf(visit)).toContain("betza: NW");
    await visit.write(`${MINE.replace("Mine", "Mine still")}`);
    await waitForName(visit, "Mine still");
    expect(await yours(visit)).toEqual(["Mine still"]);
  });

  it("that came in a link is kept when another is chosen", async () => {
    const maker = await open(ALONE);
    await make(maker, MINE, "Mine");
    await expect.poll(() => maker.page.url()).toContain("yaml=");
    const visit = await open(new URL(maker.page.url()).hash.slice(1));
    await waitForName(visit, "Mine");
    await visit.page.selectOption("#variant", "edgy");
    await waitForName(visit, "Edgy Chess");
    expect(await yours(visit)).toEqual(["Mine"]);
  });

  it("goes when all is undone, comes with Redo, and stays when the shipped rules are taken", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await make(visit, CHESS.replace("name: Chess", "name: Mine"), "Mine");
    await page.click("#make-undo");
    await waitForName(visit, "Chess");
    expect(await yours(visit)).toEqual([]);
    expect(await page.inputValue("#variant")).toBe("chess");
    await page.click("#make-redo");
    await waitForName(visit, "Mine");
    await page.click("#yaml-reset");
    await waitForName(visit, "Chess");
    expect(await yours(visit)).toEqual(["Mine"]);
    await page.click("#make-undo");
    await waitForName(visit, "Mine");
    expect(await yours(visit)).toEqual(["Mine"]);
    await page.click("#yaml-new");
    await expect.poll(() => page.locator("#variant option:checked").textContent()).not.toBe("Mine");
    expect(await yours(visit)).toContain("Mine");
  });

  it("is deleted when that is wanted, and comes back with Undo", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await make(visit, MINE, "Mine");
    await page.click("#own-delete");
    await waitForName(visit, "Chess");
    expect(await yours(visit)).toEqual([]);
    expect(await page.textContent("#message p")).toBe("'Mine' was deleted.");
    await page.click("#message-act");
    await waitForName(visit, "Mine");
    expect(await yours(visit)).toEqual(["Mine"]);
    await reopen(visit);
    expect(await yours(visit)).toEqual(["Mine"]);
  });

  it("is shown to other tabs at once, and none writes over what another has made", async () => {
    const one = await open(ALONE);
    await make(one, MINE, "Mine");
    await expect.poll(() => one.page.url()).toContain("yaml=");
    const page = await one.context.newPage();
    await page.goto(one.page.url());
    await page.locator("fairywren-board .cell").first().waitFor();
    const two = { ...one, page, show: (panel: string) => page.click(`#tab-${panel}`) };
    await two.show("make");
    await page.check("#make-yaml");
    await expect.poll(() => textOf(two)).toContain("Mine");
    await one.write(MINE.replace("Mine", "One"));
    await waitForName(one, "One");
    await expect.poll(() => yours(two)).toContain("One");
    await writeYaml(page, MINE.replace("Mine", "Two"));
    await waitForName(two, "Two");
    await expect.poll(() => yours(one)).toEqual(["One", "Two"]);
  });
});

describe("an unfinished text", () => {
  it("is there after a reload, with its faults, and Undo brings back what is played", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await visit.show("make");
    await visit.write("broken: [draft");
    await page.locator("button.fault").first().waitFor();
    await reopen(visit);
    await visit.show("make");
    await page.locator("button.fault").first().waitFor();
    expect(await page.isVisible("#draft-note")).toBe(true);
    await page.check("#make-yaml");
    expect(await textOf(visit)).toBe("broken: [draft");
    await page.click("#make-undo");
    await page.locator("button.fault").first().waitFor({ state: "detached" });
    expect(await textOf(visit)).toContain("name: Chess");
    expect(await page.isVisible("#draft-note")).toBe(false);
  });

  it("is kept apart for each variant, and from one's own sound text", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await make(visit, MINE, "Mine");
    await visit.write(`${MINE}pieces: {`);
    await page.locator("button.fault").first().waitFor();
    await page.selectOption("#variant", "edgy");
    await waitForName(visit, "Edgy Chess");
    await expect.poll(() => textOf(visit)).toContain("name: Edgy Chess");
    await visit.write("edgy: [");
    await page.waitForTimeout(50); // less than the page waits before it reads
    await reopen(visit);
    await visit.show("make");
    await page.check("#make-yaml");
    await expect.poll(() => textOf(visit)).toBe("edgy: [");
    await page.selectOption("#variant", { label: "Mine" });
    await waitForName(visit, "Mine");
    await expect.poll(() => textOf(visit)).toBe(`${MINE}pieces: {`);
  });
});

describe("a running game", () => {
  it("goes on when only the name changes, and when that is undone", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await visit.drag("e2", "e4");
    await visit.drag("e7", "e5");
    await make(visit, CHESS.replace("name: Chess", "name: Mine"), "Mine");
    expect(await visit.moves()).toEqual(["e2e4", "e7e5"]);
    await visit.drag("g1", "f3");
    await page.click("#make-undo");
    await waitForName(visit, "Chess");
    expect(await visit.moves()).toEqual(["e2e4", "e7e5", "g1f3"]);
  });

  it("comes back with Undo when the changed rules do not allow it", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await visit.drag("g1", "f3");
    await visit.drag("e7", "e5");
    await make(visit, `${MINE}pieces: { knight: { betza: A } }\n`, "Mine");
    await expect.poll(() => visit.moves()).toEqual([]);
    expect(await page.textContent("#faults")).toContain("Undo brings it back");
    await visit.drag("e2", "e4");
    await page.click("#make-undo");
    await waitForName(visit, "Chess");
    expect(await visit.moves()).toEqual(["g1f3", "e7e5"]);
    await page.click("#make-redo");
    await waitForName(visit, "Mine");
    expect(await visit.moves()).toEqual(["e2e4"]);
  });

  it("waits when another variant is chosen: one press, or Back, goes on with it", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await visit.drag("e2", "e4");
    await visit.drag("e7", "e5");
    await page.click("#back");
    await page.selectOption("#variant", "edgy");
    await waitForName(visit, "Edgy Chess");
    expect(await page.textContent("#message p")).toBe("Your game of Chess is kept.");
    await visit.drag("b2", "c3");
    expect(await page.isHidden("#message")).toBe(true);
    await page.goBack();
    await waitForName(visit, "Chess");
    expect(await visit.moves()).toEqual(["e2e4"]);
    expect(await page.locator("#moves .move").count()).toBe(2);
    await page.goForward();
    await waitForName(visit, "Edgy Chess");
    expect(await visit.moves()).toEqual(["b2c3"]);
    await page.selectOption("#variant", "paradigm");
    await waitForName(visit, "Paradigm Chess30");
    await page.click("#message-act");
    await waitForName(visit, "Edgy Chess");
    expect(await visit.moves()).toEqual(["b2c3"]);
  });

  it("is found by Back after a reload at once as well, by its address", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await visit.drag("e2", "e4");
    await page.selectOption("#variant", "edgy");
    await waitForName(visit, "Edgy Chess");
    await visit.drag("b2", "c3");
    await reopen(visit);
    expect(await visit.moves()).toEqual(["b2c3"]);
    await page.goBack();
    await waitForName(visit, "Chess");
    expect(await visit.moves()).toEqual(["e2e4"]);
  });

  it("waits when another link is opened in the same page", async () => {
    const visit = await open(ALONE);
    const { page } = visit;
    await visit.drag("e2", "e4");
    await page.evaluate(() => {
      location.hash = "variant=edgy";
    });
    await waitForName(visit, "Edgy Chess");
    await page.goBack();
    await waitForName(visit, "Chess");
    expect(await visit.moves()).toEqual(["e2e4"]);
  });
});

describe("what the browser keeps", () => {
  it.each(["{", '{"version":1,"variants":[{}],"drafts":7}', '{"colour":"blue"}'])(
    "may be damaged or somebody else's: %s is set aside, and said",
    async (text) => {
      const visit = await open(ALONE, {}, (page) =>
        page.addInitScript((kept) => {
          if (!localStorage.getItem("told")) localStorage.setItem("fairywren", kept);
          localStorage.setItem("told", "1");
        }, text),
      );
      const { page } = visit;
      expect(await page.textContent("#message p")).toContain("cannot be read");
      await make(visit, MINE, "Mine");
      expect(await yours(visit)).toEqual(["Mine"]);
      expect(await page.evaluate(() => Object.values({ ...localStorage }))).toContain(text);
      await reopen(visit);
      expect(await page.isHidden("#message")).toBe(true);
      expect(await yours(visit)).toEqual(["Mine"]);
    },
  );

  it("is left alone when a newer page has written it", async () => {
    const text = '{"version":9}';
    const visit = await open(ALONE, {}, (page) =>
      page.addInitScript((kept) => localStorage.setItem("fairywren", kept), text),
    );
    const { page } = visit;
    expect(await page.textContent("#message p")).toContain("newer page");
    await make(visit, MINE, "Mine");
    expect(await yours(visit)).toEqual(["Mine"]);
    expect(await page.evaluate(() => localStorage.getItem("fairywren"))).toBe(text);
  });
});
