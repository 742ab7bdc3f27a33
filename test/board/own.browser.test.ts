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
async function put({ page }: Visit, attributes: string, yaml = "", images = "'self'"): Promise<string> {
  const script = yaml && `<script type="application/yaml">${yaml}</script>`;
  const board = `<fairywren-board ${attributes}>${script}</fairywren-board>`;
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<main></main>", `<main>${board}</main>`);
    const policy = response.headers()["content-security-policy"].replace("img-src 'self'", `img-src ${images}`);
    await route.fulfill({ response, body, headers: { ...response.headers(), "content-security-policy": policy } });
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

  it("shows the pictures that a file carries, and figures where the page's policy forbids them", async () => {
    const svg = '<svg viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>';
    const text = `${MINE}`.replace("NW }", `NW, picture: { white: '${svg}' } }`);
    const pieces = ({ page }: Visit) => page.locator("fairywren-board .pieces");
    const allowed = await open();
    await serve(allowed, text);
    expect(await put(allowed, 'src="mine.yaml"', "", "'self' data:")).toBe("Mine");
    await expect.poll(() => pieces(allowed).locator('image[href^="data:image/svg+xml,"]').count()).toBe(2);
    expect(await pieces(allowed).locator(".fw-black").count()).toBe(16);
    const forbidden = await open();
    await serve(forbidden, text);
    expect(await put(forbidden, 'src="mine.yaml"')).toBe("Mine");
    await expect.poll(() => pieces(forbidden).locator("image").count()).toBe(0);
    expect(await pieces(forbidden).locator(".fw-white").count()).toBe(16);
    expect(forbidden.faults.splice(0)).toEqual(Array(2).fill(expect.stringContaining("img-src 'self'")));
  });

  it("refuses a picture that is not safe, at its place", async () => {
    const visit = await open();
    await serve(visit, MINE.replace("NW }", 'NW, picture: \'<svg viewBox="0 0 9 9" onload="alert(1)"/>\' }'));
    expect(await put(visit, 'src="mine.yaml"')).toMatch(/^mine\.yaml:3:\d+ {2}picture-unsafe: The attribute 'onload'/);
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
