/** Rules on the page: learnt, changed, shared, read and written. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import { openSite, type Visit } from "./site.ts";

/** Scholar's mate. */
const PGN = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0";

const site = withSite(openSite);
const open = withVisits(site);

describe("learn", () => {
  it("shows every piece with its letter, value, notation, sentence and moves, and explains pieces on the board", async () => {
    const visit = await open("variant=paradigm");
    const { page } = visit;
    await visit.show("learn");
    const cards = page.locator("article.piece");
    // Learn's sheet is fetched when it is first shown, and not drawn at once.
    await expect
      .poll(() => cards.locator("h4").allTextContents())
      .toEqual(expect.arrayContaining(["King", "Dragon Bishop", "Pawn"]));
    const dragon = cards.filter({ hasText: "Dragon Bishop" });
    expect(await dragon.locator("dd").allTextContents()).toEqual(["B (Δ)", "6", "BnN"]);
    expect(await dragon.locator(".fw-mark.fw-lame").count()).toBe(8);
    await visit.click("b1");
    await expect.poll(() => page.locator("fairywren-board .fw-mark").count()).toBe(2);
  });

  it("explains what the mouse points at and what the keys walk to, in both views", async () => {
    const visit = await open("variant=edgy");
    const { page } = visit;
    await visit.show("learn");
    const note = page.locator("fairywren-board .note");
    for (const [pointed, walked] of [
      ["a1", "King"],
      ["g8", "Bishop"],
    ] as const) {
      const { x, y } = await visit.at(pointed);
      await page.mouse.move(x, y);
      await expect.poll(() => note.textContent()).toContain(`The ${walked}`);
      expect(await page.locator("fairywren-board .fw-marks").count()).toBe(1);
    }
    await visit.click("a1");
    await page.mouse.move(2, 2);
    await page.keyboard.press("ArrowRight");
    expect(await note.textContent()).toContain("The Bishop");
    await page.locator('fairywren-board [data-tool="view"]').click();
    const { x, y } = await visit.at("c1");
    await page.mouse.move(x, y);
    expect(await note.textContent()).toContain("The Knight");
    expect(await page.locator("fairywren-board .fw-mark").count()).toBe(2);
  });

  it("works out, when asked, what cannot force mate", async () => {
    const visit = await open("variant=gardner");
    const { page } = visit;
    await visit.show("learn");
    const knight = page.locator("article.piece", { hasText: "Knight" }).first();
    expect(await knight.textContent()).not.toContain("cannot force mate");
    await page.click("text=Work it out");
    await page.locator(".endings table").waitFor({ timeout: 60_000 });
    expect(await page.locator(".endings tr", { hasText: /^Queen(wins|draw)/ }).textContent()).toMatch(
      /^Queenwins100 %\d+ moves$/,
    );
    expect(await page.locator(".endings tr", { hasText: "two Bishops, same colours" }).textContent()).toContain(
      "draw0 %–",
    );
    expect(await knight.textContent()).toContain("Alone with its king it cannot force mate.");
    await visit.show("play");
    await page.selectOption("#variant", "capablanca");
    await visit.show("learn");
    // another variant is on the board once it has been fetched
    const note = page.locator(".endings", { hasText: "not computed here" });
    expect(await note.textContent()).toContain("for boards of more than 64 squares; this one has 80");
  });

  it("shows numbered starts, and plays the one that is wanted", async () => {
    const visit = await open("variant=wildcastle");
    const { page } = visit;
    await visit.show("learn");
    await page.locator("#learn").getByLabel("Start number").fill("5");
    await page.click("text=Play this start");
    await visit.show("play");
    expect(await page.textContent("#start-note")).toBe("Start 5, of 36 starts, numbered 0 to 35.");
  });
});

describe("make", () => {
  it("plays an edited variant at once, against the engine", async () => {
    const visit = await open("variant=chess&side=white&level=1");
    const { page } = visit;
    await visit.show("make");
    await edit(visit, "chess", (text) =>
      text.replace("betza: N,", "betza: NWW,").replace("name: Chess", "name: Tall Horses"),
    );
    await page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.variant.name === "Tall Horses");
    expect(await page.locator("#variant option:checked").textContent()).toBe("Tall Horses");
    await visit.drag("g1", "f3");
    await visit.waitForMoves(2);
    await page.evaluate(() => document.querySelector("fairywren-board")?.play("f3f6"));
    expect((await visit.moves())[2]).toBe("f3f6");
  });

  it("shows faults at their place, keeps the game, and goes to them", async () => {
    const visit = await open("variant=paradigm");
    const { page } = visit;
    await visit.show("make");
    await edit(visit, "paradigm", (text) => text.replace("betza: BnN", "betza: BnNx"));
    const fault = page.locator("button.fault");
    await fault.waitFor();
    expect(await fault.textContent()).toContain("Line 14");
    expect(await page.locator("#editor .cm-lint-marker-error").count()).toBe(1);
    await fault.click();
    await page.waitForFunction(() => document.getElementById("editor")?.shadowRoot?.activeElement);
    await page.keyboard.type("F");
    await fault.waitFor({ state: "detached" });
    await visit.drag("e2", "e4");
    expect(await visit.moves()).toContain("e2e4");
  });
});

describe("a link", () => {
  it("brings an edited variant, its moves and the view to another browser, in 2,000 characters", async () => {
    const visit = await open("variant=edgy&side=both");
    const { page } = visit;
    await visit.show("make");
    await edit(visit, "edgy", (text) => text.replace("name: Edgy Chess", "name: Edgier"));
    await page.waitForFunction(() => document.title.startsWith("Edgier"));
    await visit.drag("c2", "d3");
    await page.locator('#board [data-tool="view"]').click();
    await page.locator('#board [data-tool="flip"]').click();
    await visit.show("share");
    await page.waitForFunction(() =>
      /flipped/.test((document.getElementById("link") as HTMLTextAreaElement | null)?.value ?? ""),
    );
    const link = await page.inputValue("#link");
    expect(link.length).toBeLessThanOrEqual(2000);
    const other = await open(link.replace(/^[^#]*#/, ""));
    expect(await other.page.title()).toBe("Edgier · Fairywren");
    expect(await other.fen()).toBe(await visit.fen());
    expect(await other.page.locator("fairywren-board[flipped][view=square]").count()).toBe(1);
  });

  const damaged: readonly (readonly [what: string, hash: string, says: RegExp])[] = [
    ["rules cut short", "variant=chess&yaml=eJwLSSwuVnDOSEwuUUjOSCwpVgQAO", /damaged: the rules in it cannot be read/],
    ["no variant", "moves=e2e4", /names no variant/],
    ["an unknown variant", "variant=nonsense", /no shipped variant 'nonsense'/],
    ["an illegal move", "variant=chess&moves=e2e5", /'e2e5' is not a legal move/],
    ["a start that is none", "variant=paradigm&start=30", /starts 0 to 29/],
    ["markup", "variant=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", /<img src=x onerror=alert\(1\)>/],
  ];
  it("that is damaged is refused in a sentence, and the page works on", async () => {
    const visit = await open();
    const { page } = visit;
    for (const [what, hash, says] of damaged) {
      await page.evaluate((text) => {
        location.hash = text;
      }, hash);
      await page.locator("#message").waitFor();
      expect(await page.textContent("#message p"), what).toMatch(says);
      await page.click("#message-close");
    }
    await visit.drag("e2", "e4");
    expect(await visit.moves()).toContain("e2e4");
  });
});

describe("texts", () => {
  it("reads and writes FEN and PGN, and says why it refuses", async () => {
    const visit = await open("variant=chess&side=both");
    const { page } = visit;
    await page.click("#records summary");
    await page.fill("#pgn", PGN);
    await page.click("#pgn-load");
    expect(await page.textContent("#outcome")).toBe("1–0 White wins by checkmate.");
    expect(await page.inputValue("#pgn")).toContain("4. Qxf7# 1-0");
    await page.fill("#fen", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 9");
    await page.click("#fen-load");
    expect(await visit.fen()).toBe("4k3/8/8/8/8/8/4P3/4K3 b - - 0 9");
    expect(await page.inputValue("#pgn")).toContain('[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 9"]');
    await page.fill("#fen", "4k3/8/8/8/8/8/4P3/8 b - - 0 9");
    await page.click("#fen-load");
    expect(await page.textContent("#text-note")).toMatch(/king/i);
    expect(await visit.fen()).toContain("4k3/8/8/8/8/8/4P3/4K3");
  });
});

describe("without a network", () => {
  it("opens again, plays against the engine and reads edited rules", async () => {
    const visit = await open("variant=chess&side=white&level=1", { serviceWorkers: "allow" });
    const { page } = visit;
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    site().unplug();
    await page.reload();
    await page.locator("fairywren-board .cell").first().waitFor();
    await visit.drag("e2", "e4");
    await visit.waitForMoves(2);
    await visit.show("make");
    await edit(visit, "chess", (text) => text.replace("name: Chess", "name: Island"));
    await page.waitForFunction(() => document.title.startsWith("Island"));
  });
});

/** Pastes a changed file of a variant over the one in the editor. */
async function edit({ page }: Visit, variant: string, change: (text: string) => string): Promise<void> {
  const text = readFileSync(fileURLToPath(new URL(`../../variants/${variant}.yaml`, import.meta.url)), "utf8");
  await page.check("#make-yaml");
  await page.locator("#editor .cm-line").nth(3).waitFor();
  await page.click("#editor .cm-content");
  await page.keyboard.press("Control+a");
  await page.locator("#editor .cm-content").evaluate((content, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    content.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, change(text));
}
