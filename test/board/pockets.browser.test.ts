/** Pieces in hand at the board, by every kind of input, in a real browser. */
import { describe, expect, it, vi } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import type { Visit } from "../browser/visit.ts";
import { openSite, putRules } from "./browser.ts";

vi.setConfig({ testTimeout: 40_000 });

const site = withSite(openSite);
const open = withVisits(site);

const FEN = "4k3/8/8/8/8/8/8/4K3[NPPn] w - - 0 1";
/** Where pawns are dropped as queens, too. */
const PROUD = `name: Proud
extends: crazyhouse
pieces: { queen: { captured-as: pawn } }
promotion: [{ pieces: [pawn], zone: rank 8, to: [queen] }]
hands: { drops: [{ pieces: [pawn], promoted: true }] }`;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
type Edge = "near" | "far";

const slot = ({ page }: Visit, edge: Edge, kind: string) =>
  page.locator(`fairywren-board .${edge} [data-kind=${kind}]`);

/** Opens a game of Crazyhouse, and waits for the pockets. */
async function house(attributes: Readonly<Record<string, string>> = {}, options = {}): Promise<Visit> {
  const visit = await open({ variant: "crazyhouse", fen: FEN, ...attributes }, options);
  await slot(visit, "near", "pawn").waitFor();
  return visit;
}

async function dragFrom(visit: Visit, edge: Edge, kind: string, square: string): Promise<void> {
  const box = await slot(visit, edge, kind).boundingBox();
  const to = await visit.at(square);
  if (!box) throw new Error("no such pocket");
  await visit.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await visit.page.mouse.down();
  await visit.page.mouse.move(to.x + 12, to.y - 9);
  await visit.page.mouse.move(to.x, to.y);
  await visit.page.mouse.up();
}

const spoken = ({ page }: Visit) => page.locator("fairywren-board .spoken").textContent();
const labels = ({ page }: Visit, edge: Edge) =>
  page.locator(`fairywren-board .${edge} .in-hand`).evaluateAll((all) => all.map((each) => each.ariaLabel));
const focused = ({ page }: Visit) =>
  page.evaluate(() => document.querySelector("fairywren-board")?.shadowRoot?.activeElement?.ariaLabel);

describe("pockets", () => {
  it("have own pieces at the near edge, with how many there are", async () => {
    const visit = await house();
    expect(await labels(visit, "near")).toEqual([
      "Queen, none in hand",
      "Rook, none in hand",
      "Bishop, none in hand",
      "Knight, 1 in hand",
      "Pawn, 2 in hand",
    ]);
    expect(await slot(visit, "near", "pawn").textContent()).toBe("2");
    expect((await labels(visit, "far"))[3]).toBe("Knight, 1 in hand");
    const [near, far] = [
      await slot(visit, "near", "pawn").boundingBox(),
      await slot(visit, "far", "pawn").boundingBox(),
    ];
    const [low, high] = [await visit.at("a1"), await visit.at("a8")];
    expect(near?.y).toBeGreaterThan(low.y);
    expect(far?.y).toBeLessThan(high.y);
    await visit.page.locator("fairywren-board").evaluate((board) => {
      (board as HTMLElementTagNameMap["fairywren-board"]).flip();
    });
    await expect.poll(async () => (await labels(visit, "near"))[4]).toBe("Pawn, none in hand");
    expect(await visit.page.locator("fairywren-board .near").getAttribute("aria-label")).toBe("Black's hand");
  });

  it("stand at the right where they are to be beside the board", async () => {
    const visit = await house({ pockets: "beside" });
    const [near, far] = [
      await slot(visit, "near", "pawn").boundingBox(),
      await slot(visit, "far", "queen").boundingBox(),
    ];
    const corner = await visit.at("h8");
    for (const box of [near, far]) expect(box?.x).toBeGreaterThan(corner.x);
    expect(near?.y).toBeGreaterThan((far?.y ?? 0) + 200);
  });

  it("are no part of a page whose game has no hands", async () => {
    const visit = await open({ variant: "chess" });
    expect(await visit.page.locator("fairywren-board .pocket:visible").count()).toBe(0);
    const fetched = await visit.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(fetched.filter((name) => name.includes("pocket"))).toEqual([]);
  });

  it("show how many checks are left, hands or none", async () => {
    const visit = await open({ variant: "3check", moves: "e2e4 f7f6 d1h5" });
    await expect.poll(() => visit.page.locator("fairywren-board .near .checks").textContent()).toBe("2 checks left");
    expect(await visit.page.locator("fairywren-board .far .checks").textContent()).toBe("3 checks left");
    expect(await visit.page.locator("fairywren-board .in-hand").count()).toBe(0);
  });
});

describe("drops", () => {
  it("are made by dragging and by clicks, said aloud, and marked", async () => {
    const visit = await house();
    await dragFrom(visit, "near", "pawn", "e4");
    expect(await visit.moves()).toEqual(["P@e4"]);
    expect(await spoken(visit)).toBe("White: Pawn dropped on e4.");
    expect(await visit.page.locator("fairywren-board .tint.last").count()).toBe(1);
    expect(await slot(visit, "near", "pawn").getAttribute("aria-label")).toBe("Pawn, 1 in hand");
    await slot(visit, "far", "knight").click();
    expect(await slot(visit, "far", "knight").getAttribute("aria-pressed")).toBe("true");
    expect(await visit.page.locator("fairywren-board .target").count()).toBe(61);
    await visit.click("f3");
    expect(await visit.moves()).toEqual(["P@e4", "N@f3"]);
    expect(await spoken(visit)).toBe("Black: Knight dropped on f3, check.");
    expect(visit.faults).toEqual([]);
  });

  it("are refused on taken squares, on closed ones, out of turn and off the board", async () => {
    const visit = await house();
    await dragFrom(visit, "near", "pawn", "e8");
    await dragFrom(visit, "near", "pawn", "c1");
    await dragFrom(visit, "near", "queen", "d4");
    await dragFrom(visit, "far", "knight", "d4");
    const box = await slot(visit, "near", "knight").boundingBox();
    await visit.page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
    await visit.page.mouse.down();
    await visit.page.mouse.move(5, 5);
    await visit.page.mouse.up();
    expect(await visit.page.locator("fairywren-board .held-piece").count()).toBe(0);
    expect(await visit.moves()).toEqual([]);
    expect(await visit.fen()).toBe(FEN);
  });

  it("are planned ahead against an engine", async () => {
    const visit = await house({ level: "1", fen: "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[NNPP] w - - 0 1" });
    await dragFrom(visit, "near", "pawn", "e4");
    await dragFrom(visit, "near", "knight", "h5");
    const has = (wanted: number) => (document.querySelector("fairywren-board")?.game?.history.length ?? 0) >= wanted;
    await visit.page.waitForFunction(has, 3, { timeout: 20_000 });
    expect((await visit.moves())[2]).toBe("N@h5");
  });

  it("are made in the corner view", async () => {
    const visit = await house({ view: "corner" });
    await dragFrom(visit, "near", "knight", "a8");
    expect(await visit.moves()).toEqual(["N@a8"]);
  });

  it("leave the choice of what is dropped", async () => {
    const visit = await house();
    await putRules(visit, PROUD, "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    await dragFrom(visit, "near", "pawn", "e4");
    const choices = visit.page.locator("fairywren-board .chooser button");
    expect(await choices.evaluateAll((all) => all.map((each) => each.ariaLabel).sort())).toEqual(["Pawn", "Queen"]);
    await visit.page.keyboard.press("q");
    expect(await visit.moves()).toEqual(["Q@e4"]);
  });
});

describe("a keyboard", () => {
  const keys = async ({ page }: Visit, ...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
  };

  it("reaches both pockets, picks a kind, walks to a square and drops there", async () => {
    const visit = await house();
    await keys(visit, "Tab");
    expect(await focused(visit)).toBe("Queen, none in hand");
    await keys(visit, "Tab", "Tab", "ArrowLeft");
    expect(await focused(visit)).toBe("Pawn, 2 in hand");
    await keys(visit, "Enter");
    expect(await focused(visit)).toBe("a1, empty");
    await keys(visit, "ArrowUp", "ArrowRight");
    expect(await focused(visit)).toBe("b2, empty, can go here");
    await keys(visit, "Enter");
    expect(await visit.moves()).toEqual(["P@b2"]);
  });

  it("lets a piece go by Escape, and takes typed drops, in a pocket as well", async () => {
    const visit = await house();
    await keys(visit, "Tab", "Tab", "Tab", "ArrowLeft", "ArrowLeft", "Space");
    expect(await visit.page.locator("fairywren-board .target").count()).toBe(62);
    await keys(visit, "Escape");
    expect(await visit.page.locator("fairywren-board .target").count()).toBe(0);
    await visit.page.keyboard.type("P@e4\n");
    await slot(visit, "far", "knight").focus();
    await visit.page.keyboard.type("N@f3\n");
    await visit.page.keyboard.type("@d5\n");
    expect(await visit.moves()).toEqual(["P@e4", "N@f3"]);
    expect(await spoken(visit)).toContain("@d5");
  });
});

describe("a phone", () => {
  it("drops by taps and by dragging a finger, and shows pockets without scrolling aside", async () => {
    const visit = await house({}, PHONE);
    await slot(visit, "near", "knight").tap();
    const f3 = await visit.at("f3");
    await visit.page.touchscreen.tap(f3.x, f3.y);
    expect(await visit.moves()).toEqual(["N@f3"]);
    const client = await visit.page.context().newCDPSession(visit.page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const box = await slot(visit, "far", "knight").boundingBox();
    const [from, to] = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }, await visit.at("e5")];
    await touch("touchStart", [from]);
    await touch("touchMove", [{ x: from.x, y: from.y + 30 }]);
    await touch("touchMove", [to]);
    await touch("touchEnd", []);
    expect(await visit.moves()).toEqual(["N@f3", "N@e5"]);
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

describe("a position that is set up", () => {
  it("has hands that are filled, emptied, given to squares and taken from them", async () => {
    const visit = await house({ editable: "", fen: "4k3/8/8/3Q~4/8/8/8/4K3[P] w - - 0 1" });
    const { page } = visit;
    /** What the edit of an act tells. The listener is there first: input may overtake what is evaluated. */
    const change = async (act: () => Promise<unknown>) => {
      const told = await page.evaluateHandle(() => {
        const edit = new Promise<string>((resolve) => {
          document.body.addEventListener("fw-edit", ({ detail }) => resolve(detail.fen.split(" ")[0]), { once: true });
          setTimeout(() => resolve("nothing"), 5_000);
        });
        return { edit };
      });
      await act();
      return told.evaluate(({ edit }) => edit);
    };
    expect(await change(() => page.getByRole("button", { name: "One Knight more" }).last().click())).toBe(
      "4k3/8/8/3Q~4/8/8/8/4K3[NP]",
    );
    expect(await change(() => page.getByRole("button", { name: "One Pawn less" }).last().click())).toBe(
      "4k3/8/8/3Q~4/8/8/8/4K3[N]",
    );
    const square = async (name: string) => {
      const box = await page.locator(`fairywren-board .cell[data-square=${name}]`).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x + 9, to.y + 9);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    };
    const pocket = async (edge: Edge) => {
      const box = await slot(visit, edge, "knight").boundingBox();
      return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    };
    expect(await change(async () => drag(await square("d5"), await pocket("far")))).toBe("4k3/8/8/8/8/8/8/4K3[Nq]");
    expect(await change(async () => drag(await pocket("near"), await square("c3")))).toBe("4k3/8/8/8/8/2N5/8/4K3[q]");
    await slot(visit, "far", "pawn").focus();
    expect(await change(() => page.keyboard.type("+"))).toBe("4k3/8/8/8/8/2N5/8/4K3[qp]");
    expect(visit.faults).toEqual([]);
  });
});
