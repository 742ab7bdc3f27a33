/** Text from outside stays text, and the grid is one that screen readers can use, in a real browser. */
import { describe, expect, it, vi } from "vitest";
import { withSite } from "../browser/hooks.ts";
import xss from "../data/xss-payloads.json" with { type: "json" };
import { openSite } from "./browser.ts";

vi.setConfig({ testTimeout: 40_000 });

const site = withSite(openSite);

describe("text that is no markup", () => {
  it("is shown as text wherever a variant's words, a FEN, a move or an attribute go", async () => {
    const board = await site().open({ variant: "chess" });
    const strange = await board.page.evaluate(async (payloads) => {
      const { Game, loadVariant, glyphSvg, moveDiagram, drawPicture } = window.library;
      const element = document.querySelector("fairywren-board");
      const root = element?.shadowRoot;
      const chess = await loadVariant("chess");
      const found: string[] = [];
      const known = new Set("DIV SVG G PATH CIRCLE LINE POLYGON TEXT BUTTON SPAN SLOT UL LI".toLowerCase().split(" "));
      const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
      for (const payload of payloads) {
        const words = { name: payload, symbol: payload, remarks: [payload] };
        const pieces = chess.pieceTypes.map((pieceType) => ({ ...pieceType, ...words }));
        const variant = { ...chess, id: payload, name: payload, about: { ...chess.about, summary: payload }, pieces };
        if (!element || !root) return ["no board"];
        element.game = Game.start(variant);
        element.explain = true;
        await settle();
        const grid = root.querySelector("[role=grid]");
        if (grid?.getAttribute("aria-label") !== `${payload} board`) found.push(`label ${payload}`);
        document.body.append(drawPicture(glyphSvg(pieces[0])), drawPicture(moveDiagram(pieces[0])));
        for (const name of ["fen", "moves", "variant", "start", "view", "theme", "level", "side", "controls"]) {
          element.setAttribute(name, payload);
          await settle();
          element.removeAttribute(name);
        }
        element.arrows = [{ from: payload, to: payload }];
        element.highlights = [payload];
        for (const node of root.querySelectorAll("*")) {
          if (!known.has(node.localName)) found.push(node.localName);
          const names = [...node.attributes].map(({ name }) => name);
          found.push(...names.filter((name) => /^(on|href|src)/.test(name)));
        }
        if (
          document.querySelector("script:not([type=module]), img, iframe, object, audio, form, meta[http-equiv], style")
        )
          found.push(payload);
      }
      return found;
    }, xss.payloads);
    expect(strange).toEqual([]);
    expect(board.faults).toEqual([]);
    await board.close();
  });

  it("shows a refused attribute as a sentence, and tells the page", async () => {
    const board = await site().open({ variant: "<b>no</b>" });
    expect(await board.page.locator("fairywren-board .fault").textContent()).toContain("<b>no</b>");
    expect(await board.page.locator("fairywren-board .fault b").count()).toBe(0);
    await board.close();
  });
});

describe("the grid", () => {
  it("has rows of named cells, one of which the Tab key reaches", async () => {
    const board = await site().open({ variant: "capablanca" });
    const grid = board.page.locator("fairywren-board [role=grid]");
    expect(await grid.getAttribute("aria-label")).toBe("Capablanca Chess board");
    expect(await grid.locator("[role=row]").count()).toBe(8);
    expect(await grid.locator("[role=row]").first().locator("[role=gridcell]").count()).toBe(10);
    expect(await grid.locator("[tabindex='0']").count()).toBe(1);
    const names = await grid.locator("[role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
    expect(names[0]).toBe("a8, black Rook");
    expect(names.every(Boolean)).toBe(true);
    const buttons = await board.page
      .locator("fairywren-board button:visible")
      .evaluateAll((all) =>
        all.map((button) => [button.ariaLabel, button.clientWidth >= 40 && button.clientHeight >= 40]),
      );
    expect(buttons.every(([name, isLarge]) => name && isLarge)).toBe(true);
    expect(board.faults).toEqual([]);
    await board.close();
  });

  it("takes the clicks of screen readers, which have no pointer", async () => {
    const board = await site().open({ variant: "chess" });
    await board.page.locator("fairywren-board .grid").evaluate((grid) => {
      for (const name of ["e2", "e4"]) grid.querySelector<HTMLElement>(`[data-square=${name}]`)?.click();
    });
    expect(await board.moves()).toEqual(["e2e4"]);
    await board.close();
  });

  it("keeps a variant of the page's own for the next game", async () => {
    const board = await site().open({ variant: "chess" });
    const name = await board.page.evaluate(async () => {
      const { Game, loadVariant } = window.library;
      const element = document.querySelector("fairywren-board");
      if (!element) return null;
      element.game = Game.start(await loadVariant("edgy"));
      element.restart();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return element.game?.variant.id;
    });
    expect(name).toBe("edgy");
    await board.close();
  });

  it("shows a board of 16 by 8 without a word about its size", async () => {
    const board = await site().open({ variant: "chess" });
    const pieces = await board.page.evaluate(() => {
      const { parseVariant, Game } = window.library;
      const row = (sign: string) => Array(16).fill(sign).join(" ");
      const rank = "r n b q k b n r r n b q q b n r";
      const picture = [rank, row("p"), ...Array(4).fill(row(".")), row("P"), rank.toUpperCase()];
      const text = `extends: chess\nname: Wide\nboard: { files: 16, ranks: 8 }\nsetup:\n  board: |\n${picture.map((line) => `    ${line}\n`).join("")}castling: []\n`;
      const element = document.querySelector("fairywren-board");
      if (element) element.game = Game.start(parseVariant(text));
      return element?.shadowRoot?.querySelectorAll(".piece").length;
    });
    expect(pieces).toBe(64);
    await board.drag("p2", "p4");
    expect(await board.moves()).toEqual(["p2p4"]);
    await board.close();
  });
});
