/** Games at the board, by every kind of input, in a real browser. */
import { describe, expect, it, vi } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import type { Visit } from "../browser/visit.ts";
import { findings } from "../demo/axe.ts";
import { openSite } from "./browser.ts";

vi.setConfig({ testTimeout: 40_000 });

const site = withSite(openSite);
const open = withVisits(site);

/** What is said to screen readers. */
function spoken({ page }: Visit): Promise<string | null> {
  return page.locator("fairywren-board .spoken").textContent();
}

describe("mouse", () => {
  it("plays a game to mate by dragging and by clicking", async () => {
    const board = await open({ variant: "chess" });
    await board.drag("f2", "f3");
    await board.click("e7");
    expect(await board.page.locator("fairywren-board .target").count()).toBe(2);
    await board.click("e5");
    await board.drag("g2", "g4");
    await board.click("d8");
    await board.click("h4");
    expect(await board.moves()).toEqual(["f2f3", "e7e5", "g2g4", "d8h4"]);
    expect(await board.page.locator("fairywren-board .status").textContent()).toBe("Black wins by checkmate.");
    expect(await spoken(board)).toContain("checkmate. Black wins by checkmate.");
  });

  it("leaves the game alone when a drag is not legal", async () => {
    const board = await open({ variant: "chess" });
    await board.drag("e2", "e5");
    await board.drag("e7", "e5");
    expect(await board.moves()).toEqual([]);
  });

  it("promotes to the piece that is chosen", async () => {
    const board = await open({ variant: "tuttifrutti", fen: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1" });
    await board.drag("a7", "a8");
    expect(await board.page.locator("fairywren-board .chooser button").count()).toBe(7);
    await board.page.locator("fairywren-board button[data-promotion=amazon]").click();
    expect(await board.moves()).toEqual(["a7a8a"]);
  });

  it("promotes where a piece stands by a second press, which asks, and before a move by a press on its target", async () => {
    const board = await open({ variant: "sittuyin", fen: "4k3/8/8/3P4/8/8/P7/4K3[] w - - 0 1" });
    await board.click("d5");
    expect(await board.page.locator("fairywren-board .target").count()).toBe(6);
    await board.click("d5");
    const asked = board.page.getByRole("dialog", { name: "Promotion" });
    expect(await asked.getByRole("button", { name: "General" }).count()).toBe(1);
    expect(await findings(board, "fairywren-board")).toEqual([]);
    await board.page.keyboard.press("Escape");
    expect(await board.moves()).toEqual([]);
    await board.click("d5");
    await board.click("d5");
    await asked.getByRole("button", { name: "General" }).click();
    expect(await board.moves()).toEqual(["d5d5f"]);
    expect(await spoken(board)).toBe("White: Pawn on d5, becomes General.");
    await board.page.evaluate(() => document.querySelector("fairywren-board")?.undo());
    await board.drag("d5", "c6");
    expect(await board.moves()).toEqual(["d5c6f"]);
    expect(await spoken(board)).toBe("White: Pawn d5 to c6, becomes General.");
  });

  it("castles by taking the partner with the king, along the file in the corner view too", async () => {
    const board = await open({ variant: "edgy", fen: "7k/8/8/R7/8/8/8/K7 w Q - 0 1" });
    await board.drag("a1", "a5");
    expect(await board.moves()).toEqual(["a1a3"]);
    expect(await board.fen()).toContain("/8/K7/R7/8 b");
  });

  it("draws arrows and marks with the right button, and wipes them with the left", async () => {
    const board = await open({ variant: "chess" });
    const [from, to] = [await board.at("e2"), await board.at("e4")];
    await board.page.mouse.move(from.x, from.y);
    await board.page.mouse.down({ button: "right" });
    await board.page.mouse.move(to.x, to.y);
    await board.page.mouse.up({ button: "right" });
    await expect.poll(() => board.page.locator("fairywren-board .arrow").count()).toBe(1);
    await board.click("e5");
    expect(await board.page.locator("fairywren-board .arrow").count()).toBe(0);
  });

  it("explains a piece of either side without moving it", async () => {
    const board = await open({ variant: "paradigm" });
    await board.page.locator("fairywren-board [data-tool=explain]").click();
    await board.click("c8");
    await expect.poll(() => board.page.locator("fairywren-board .note").textContent()).toContain("Dragon Bishop");
    await board.click("e2");
    expect(await board.page.locator("fairywren-board .fw-mark").count()).toBeGreaterThan(1);
    expect(await board.moves()).toEqual([]);
  });
});

describe("what the page marks", () => {
  /** Arrows and marked squares that are drawn. */
  const drawn = async ({ page }: Visit) => [
    await page.locator("fairywren-board .arrow").count(),
    await page.locator("fairywren-board .highlight").count(),
  ];

  it("is kept from before the game is loaded, and can be read back", async () => {
    const board = await open({ variant: "chess" });
    const read = await board.page.evaluate(async () => {
      const element = document.createElement("fairywren-board");
      element.arrows = [{ from: "e2", to: "e4" }];
      element.highlights = ["e4", "z9"];
      element.explain = true;
      document.querySelector("main")?.replaceChildren(element);
      await new Promise((loaded) => element.addEventListener("fw-load", loaded, { once: true }));
      return [element.arrows, element.highlights, element.explain];
    });
    expect(read).toEqual([[{ from: "e2", to: "e4" }], ["e4", "z9"], true]);
    await expect.poll(() => drawn(board)).toEqual([1, 1]);
    expect(await board.page.locator("fairywren-board [data-tool=explain]").getAttribute("aria-pressed")).toBe("true");
  });

  it("is taken in where it was set before the element was known", async () => {
    const board = await open({ variant: "chess" });
    await board.page.evaluate(async () => {
      const element = Object.assign(document.createElement("later-board"), { highlights: ["d4", "d5"] });
      element.setAttribute("variant", "edgy");
      document.querySelector("main")?.replaceChildren(element);
      const loaded = new Promise((done) => element.addEventListener("fw-load", done, { once: true }));
      const Board = customElements.get("fairywren-board") as CustomElementConstructor;
      customElements.define("later-board", class extends Board {});
      await loaded;
    });
    expect(await board.page.locator("later-board .highlight").count()).toBe(2);
  });

  it("stays through clicks, moves, another game and what the person draws and wipes", async () => {
    const board = await open({ variant: "chess" });
    await board.page.evaluate(() => {
      const element = document.querySelector("fairywren-board");
      if (element) Object.assign(element, { arrows: [{ from: "e2", to: "e4", brush: "red" }], highlights: ["d5"] });
    });
    await board.click("e2");
    await board.click("e4");
    await expect.poll(() => drawn(board)).toEqual([1, 1]);
    const { x, y } = await board.at("c5");
    await board.page.mouse.click(x, y, { button: "right" });
    expect(await drawn(board)).toEqual([1, 2]);
    await board.click("c4");
    expect(await drawn(board)).toEqual([1, 1]);
    await board.page.evaluate(() => document.querySelector("fairywren-board")?.setAttribute("variant", "edgy"));
    await board.page.waitForFunction(() => document.querySelector("fairywren-board")?.game?.variant.id === "edgy");
    expect(await drawn(board)).toEqual([1, 1]);
    await board.page.evaluate(() => {
      const element = document.querySelector("fairywren-board");
      if (element) Object.assign(element, { arrows: [], highlights: null });
    });
    expect(await drawn(board)).toEqual([0, 0]);
  });
});

describe("corner view", () => {
  it("lays a1 at the bottom, takes drags there, and turns to the square view with one click", async () => {
    const board = await open({ variant: "edgy" });
    const [near, far] = [await board.at("a1"), await board.at("h8")];
    expect(near.x).toBeCloseTo(far.x, 0);
    expect(near.y).toBeGreaterThan(far.y);
    await board.drag("b2", "c3");
    await board.page.locator("fairywren-board [data-tool=view]").click();
    const [left, right] = [await board.at("a1"), await board.at("h1")];
    expect(left.y).toBeCloseTo(right.y, 0);
    await board.drag("g7", "f6");
    expect(await board.moves()).toEqual(["b2c3", "g7f6"]);
  });

  it("turns Black's own corner to Black", async () => {
    const board = await open({ variant: "edgy", flipped: "" });
    expect((await board.at("h8")).y).toBeGreaterThan((await board.at("a1")).y);
  });
});

describe("the side at the bottom", () => {
  it("is what `orientation` says, whoever plays, and flips from there", async () => {
    const board = await open({ variant: "chess", level: "1", side: "white", orientation: "black" });
    expect((await board.at("a8")).y).toBeGreaterThan((await board.at("a1")).y);
    await board.page.locator("fairywren-board").evaluate((element) => {
      (element as HTMLElementTagNameMap["fairywren-board"]).flip();
    });
    await expect.poll(async () => (await board.at("a1")).y > (await board.at("a8")).y).toBe(true);
    await board.drag("e2", "e4");
    expect(await board.moves()).toContain("e2e4");
  });

  it("can be set as a property, before the element is known as well", async () => {
    const board = await open({ variant: "chess" });
    const read = await board.page.evaluate(() => {
      const element = document.querySelector("fairywren-board");
      if (!element) return null;
      element.orientation = "black";
      element.level = 4;
      element.flipped = true;
      const made = new (customElements.get("fairywren-board") as new () => HTMLElement)();
      const early = Object.assign(document.createElement("early-board"), { variant: "edgy" });
      document.body.append(early);
      customElements.define("early-board", class extends (made.constructor as CustomElementConstructor) {});
      const late = early.getAttribute("variant");
      early.remove();
      return [element.outerHTML, element.level, element.start, late];
    });
    expect(read).toEqual([
      '<fairywren-board variant="chess" orientation="black" level="4" flipped=""></fairywren-board>',
      "4",
      null,
      "edgy",
    ]);
  });
});

describe("boards of other shapes", () => {
  const shapes = [
    [16, 8],
    [8, 16],
    [2, 16],
    [16, 2],
    [11, 11],
  ] as const;
  it.each(shapes.flatMap(([files, ranks]) => ["square", "corner"].map((view) => ({ files, ranks, view }))))(
    "$files files by $ranks ranks are drawn whole and played on, in the $view view",
    async ({ files, ranks, view }) => {
      const board = await open({ view });
      await board.page.evaluate(
        ([width, height, part]) => {
          const row = (...pieces: string[]) => [...pieces, ...Array(width - pieces.length).fill(".")].join(" ");
          const rows = [`${row().slice(0, -1)}k`, ...Array(height - 2).fill(row()), row("K", "S")];
          const { parseVariant, Game } = window.library;
          const yaml = `name: Shape
board: { files: ${width}, ranks: ${height} }
pieces:
  king: { letter: K, betza: K, royal: true }
  stepper: { letter: S, betza: W }
draws: { dead-position: false }
setup:
  board: |
    ${rows.join("\n    ")}
`;
          const element = document.querySelector("fairywren-board");
          if (!element) return;
          element.style.width = `${part * 600}px`;
          element.game = Game.start(parseVariant(yaml));
        },
        // as high as the window; on the corner boards are as wide as high, and smaller squares would be magnified
        [files, ranks, view === "corner" ? 1 : Math.min(1, files / ranks)],
      );
      const cells = board.page.locator("fairywren-board .cell");
      await expect.poll(() => cells.count()).toBe(files * ranks);
      const width = await board.page.evaluate(() => innerWidth);
      for (const square of ["a1", `a${ranks}`, `${String.fromCharCode(96 + files)}1`]) {
        const { x } = await board.at(square);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
      }
      const to = ranks > 2 ? "b2" : "c1";
      await board.drag("b1", to);
      expect(await board.moves()).toEqual([`b1${to}`]);
    },
  );
});

describe("touch", () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  it("plays by taps, and the picture fits the screen", async () => {
    const board = await open({ variant: "chess", start: "0" }, phone);
    for (const square of ["e2", "e4", "e7", "e5"]) {
      const { x, y } = await board.at(square);
      await board.page.touchscreen.tap(x, y);
    }
    expect(await board.moves()).toEqual(["e2e4", "e7e5"]);
    expect(await board.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it("plays by dragging a finger", async () => {
    const board = await open({ variant: "chess" }, phone);
    const client = await board.page.context().newCDPSession(board.page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const [from, to] = [await board.at("g1"), await board.at("f3")];
    await touch("touchStart", [from]);
    await touch("touchMove", [{ x: from.x, y: from.y - 30 }]);
    await touch("touchMove", [to]);
    await touch("touchEnd", []);
    expect(await board.moves()).toEqual(["g1f3"]);
  });
});

describe("keyboard", () => {
  const keys = async (board: Visit, ...names: string[]) => {
    for (const name of names) await board.page.keyboard.press(name);
  };

  it("plays a game to mate with arrows, typed SAN and typed squares", async () => {
    const board = await open({ variant: "chess" });
    await keys(board, "Tab", "ArrowUp", ...Array(5).fill("ArrowRight"), "Enter", "ArrowUp", "Enter");
    expect(await board.moves()).toEqual(["f2f3"]);
    await board.page.keyboard.type("e5\n");
    await board.page.keyboard.type("g2g4\n");
    expect(await spoken(board)).toBe("White: Pawn g2 to g4.");
    await board.page.keyboard.type("Qh4\n");
    expect(await board.moves()).toEqual(["f2f3", "e7e5", "g2g4", "d8h4"]);
    expect(await spoken(board)).toContain("checkmate");
  });

  it("promotes where a piece stands by Enter on it twice and the letter of what it becomes, or as it is written", async () => {
    const fen = "4k3/8/8/3P4/8/8/P7/4K3[] w - - 0 1";
    for (const texts of [["d5\n", "\n", "\n", "f"], ["d5=F\n"], ["d5d5f\n"]]) {
      const board = await open({ variant: "sittuyin", fen });
      await keys(board, "Tab");
      for (const text of texts) await board.page.keyboard.type(text);
      expect(await board.moves()).toEqual(["d5d5f"]);
    }
  });

  it("says why a typed move is refused, and goes to a square that is typed", async () => {
    const board = await open({ variant: "chess" });
    await keys(board, "Tab");
    await board.page.keyboard.type("Qh9\n");
    expect(await spoken(board)).toContain("Qh9");
    await board.page.keyboard.type("d8\n");
    const label = await board.page.evaluate(
      () => document.querySelector("fairywren-board")?.shadowRoot?.activeElement?.ariaLabel,
    );
    expect(label).toBe("d8, black Queen");
  });

  it("chooses a promotion", async () => {
    const board = await open({ variant: "chess", fen: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1" });
    await keys(board, "Tab");
    await board.page.keyboard.type("a7\n");
    await keys(board, "Enter", "ArrowUp", "Enter", "ArrowRight", "Enter");
    expect(await board.moves()).toEqual(["a7a8r"]);
    const focused = await board.page.evaluate(
      () => document.querySelector("fairywren-board")?.shadowRoot?.activeElement?.ariaLabel,
    );
    expect(focused).toContain("a8");
  });
});

describe("against the engine", () => {
  it("answers from a worker, and plays a premove after its answer", async () => {
    const board = await open({ variant: "paradigm", start: "17", level: "1" });
    await board.drag("e2", "e4");
    await board.drag("d2", "d3");
    await board.page.waitForFunction(
      () => (document.querySelector("fairywren-board")?.game?.history.length ?? 0) >= 3,
      null,
      {
        timeout: 20_000,
      },
    );
    const moves = await board.moves();
    expect([moves[0], moves[2]]).toEqual(["e2e4", "d2d3"]);
  });

  it("begins when the person plays Black, seen from Black's side", async () => {
    const board = await open({ variant: "chess", level: "1", side: "black" });
    await board.page.waitForFunction(
      () => document.querySelector("fairywren-board")?.game?.history.length === 1,
      null,
      {
        timeout: 20_000,
      },
    );
    expect((await board.at("a8")).y).toBeGreaterThan((await board.at("a1")).y);
  });
});

describe("animation", () => {
  it("moves a piece's own node, at once where motion is unwanted", async () => {
    for (const reducedMotion of ["reduce", "no-preference"] as const) {
      const board = await open({ variant: "chess" }, { reducedMotion });
      await board.drag("e2", "e4");
      const duration = await board.page
        .locator("fairywren-board .piece")
        .first()
        .evaluate((piece) => {
          piece.parentElement?.classList.remove("still");
          return getComputedStyle(piece).transitionDuration;
        });
      expect(duration).toBe(reducedMotion === "reduce" ? "0s" : "0.18s");
      expect(await board.page.locator("fairywren-board .piece").count()).toBe(32);
    }
  });
});
