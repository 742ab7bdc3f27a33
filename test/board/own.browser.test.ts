/** Boards of one's own rules by tag: from a file, or from YAML inside the element. */
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import type { Visit } from "../browser/visit.ts";
import { openSite } from "./browser.ts";

type Board = HTMLElementTagNameMap["fairywren-board"];

const MINE = "name: Mine\nextends: chess\npieces: { knight: { betza: NW } }\n";

const site = withSite(openSite);
const open = withVisits(site);

/** Answers requests for `mine.yaml` with a text, or with a status. */
async function serve({ page }: Visit, answer: string | number): Promise<void> {
  await page.route("**/mine.yaml", (route) =>
    route.fulfill(typeof answer === "number" ? { status: answer } : { body: answer }),
  );
}

/** Opens the page anew with a board in its text, as its author writes it.
 *  @returns the name of the variant that is loaded, or the faults of the one that is not */
async function put({ page }: Visit, attributes: string, yaml = ""): Promise<string> {
  const script = yaml && `<script type="application/yaml">${yaml}</script>`;
  const board = `<fairywren-board ${attributes}>${script}</fairywren-board>`;
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("<main></main>", `<main>${board}</main>`) });
  });
  await page.addInitScript(() => {
    const told = new Promise<string>((done) => {
      document.addEventListener("fw-load", ({ target }) => done((target as Board).game?.variant.name ?? ""));
      document.addEventListener("fw-error", (event) => done((event as CustomEvent).detail.error.message));
    });
    Object.assign(window, { told });
  });
  await page.reload();
  return page.evaluate(() => (window as unknown as { told: Promise<string> }).told);
}

const fault = ({ page }: Visit) => page.locator("fairywren-board .fault").innerText();

describe("a board with rules of its own", () => {
  it("has them from a file, and plays them", async () => {
    const visit = await open();
    await serve(visit, MINE);
    expect(await put(visit, 'src="mine.yaml"')).toBe("Mine");
    await visit.drag("g1", "f1");
    await visit.drag("b1", "c3");
    expect(await visit.moves()).toEqual(["b1c3"]);
    expect(await visit.page.evaluate(() => document.querySelector("fairywren-board")?.src)).toBe("mine.yaml");
  });

  it("plays them against the engine, from a text inside the element", async () => {
    const visit = await open();
    expect(await put(visit, 'level="1"', MINE)).toBe("Mine");
    await visit.drag("e2", "e4");
    await visit.page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.history.length === 2);
  });

  it("shows every fault of a file at its place, and tells the page", async () => {
    const visit = await open();
    await serve(visit, "name: Mine\nextends: chess\npieces:\n  knight: { betza: NX }\n  bishop: { leter: Q }\n");
    const told = await put(visit, 'src="mine.yaml"');
    expect(told).toMatch(/^mine\.yaml:4:21 {2}[a-z-]+: .*\nmine\.yaml:5:13 {2}unknown-key: /);
    expect(await fault(visit)).toMatch(
      /mine\.yaml:4:21[\s\S]*4 \| {3}knight: \{ betza: NX \}[\s\S]*Did you mean 'letter'/,
    );
  });

  it("counts lines inside the element from the tag", async () => {
    const visit = await open();
    expect(await put(visit, "", "\n  name: Mine\n  extends: ches\n")).toMatch(/^inline\.yaml:3:12 /);
  });

  it.each([
    [404, "file-not-found", "is not there"],
    [500, "file-unreadable", "the server answered 500"],
  ] as const)("says what is wrong when the file is not given: %i", async (status, code, words) => {
    const visit = await open();
    await serve(visit, status);
    const told = await put(visit, 'src="mine.yaml"');
    expect(told).toContain(code);
    expect(await fault(visit)).toContain(words);
    visit.faults.splice(0); // the browser's own line on the status
  });

  it("is told when it is given rules twice", async () => {
    const visit = await open();
    expect(await put(visit, 'variant="edgy" src="mine.yaml"')).toContain("variant-twice");
    expect(await put(visit, 'variant="edgy"', MINE)).toContain("variant-twice");
    expect(await fault(visit)).toContain("give one of the attribute 'variant', the attribute 'src'");
  });

  it("reads the text inside the element again when it changes", async () => {
    const visit = await open();
    await put(visit, "", MINE);
    const { page } = visit;
    const now = await page.evaluate(
      () =>
        new Promise((done) => {
          const board = document.querySelector("fairywren-board");
          board?.addEventListener("fw-load", () => done(board.game?.variant.name));
          const text = board?.querySelector("script")?.firstChild;
          if (text) text.nodeValue = "name: Changed\nextends: edgy\n";
        }),
    );
    expect(now).toBe("Changed");
  });
});
