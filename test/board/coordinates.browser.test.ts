/** Letters of files and numbers of ranks touch no piece, in a real browser, which knows how wide they are. */
import { expect, it, vi } from "vitest";
import { withSite, withVisits } from "../browser/hooks.ts";
import type { Visit } from "../browser/visit.ts";
import { openSite, putRules } from "./browser.ts";

vi.setConfig({ testTimeout: 60_000 });

const open = withVisits(withSite(openSite));

/** Sixteen files and ranks with one piece besides kings. */
const rulesOf = (betza: string) => `name: Full
extends: chess
board: { files: 16, ranks: 16 }
pieces: { rook: { betza: ${betza} }, pawn: none, knight: none, bishop: none, queen: none }
setup:
  board: |
    ${". ".repeat(14)}k .
${`    ${". ".repeat(16).trim()}\n`.repeat(14)}    R ${". ".repeat(14)}K
castling: none
promotion: none
`;
/** Both edges that have coordinates are full of it, in either seat. */
const FULL = `${"R".repeat(16)}/${"R14R/".repeat(6)}R6k7R/${"R14R/".repeat(7)}${"R".repeat(15)}K b - - 0 1`;

/** The labels on squares of which some ink lies on the body of a piece. */
const collisions = ({ page }: Visit) =>
  page.evaluate(() => {
    const root = document.querySelector("fairywren-board")?.shadowRoot;
    const bodies = [...(root?.querySelectorAll<SVGGeometryElement>(".fw-body") ?? [])];
    const labels = [...(root?.querySelectorAll<SVGTextElement>(".label:not(.outside)") ?? [])];
    const context = document.createElement("canvas").getContext("2d");
    if (!context || bodies.length === 0) throw new Error("nothing is drawn");
    const touching = labels.filter((label) => {
      const { fontSize, fontFamily, fontWeight } = getComputedStyle(label);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      context.textAlign = getComputedStyle(label).textAnchor === "end" ? "end" : "start";
      const text = label.textContent ?? "";
      const ink = context.measureText(text);
      const [x, base, raised] = ["x", "y", "dy"].map((name) => Number(label.getAttribute(name) ?? 0));
      const y = base + raised;
      const [left, right] = [x - ink.actualBoundingBoxLeft, x + ink.actualBoundingBoxRight];
      const [top, bottom] = [y - ink.actualBoundingBoxAscent, y + ink.actualBoundingBoxDescent];
      const points = [0, 0.25, 0.5, 0.75, 1].flatMap((across) =>
        [0, 0.25, 0.5, 0.75, 1].map(
          (down) => new DOMPoint(left + across * (right - left), top + down * (bottom - top)),
        ),
      );
      const screen = (label.ownerSVGElement?.getScreenCTM() ?? new DOMMatrix()) as DOMMatrix;
      return bodies.some((body) => {
        const inverse = (body.getScreenCTM() as DOMMatrix).inverse();
        return points.some((point) => {
          const at = point.matrixTransform(screen).matrixTransform(inverse);
          return body.isPointInFill(at) || body.isPointInStroke(at);
        });
      });
    });
    return { count: labels.length, touching: touching.map(({ textContent }) => textContent) };
  });

it.each([
  ["rooks", "R"],
  ["knights", "N"],
  ["queens", "Q"],
  ["kings that may be taken", "K"],
  ["archbishops", "BN"],
  ["chancellors", "RN"],
  ["dragon bishops", "BnN"],
  ["discs", "NA"],
])("inside, none touches a board full of %s, in either seat", async (_, betza) => {
  const visit = await open({ coordinates: "inside" });
  await putRules(visit, rulesOf(betza), FULL);
  await visit.page.waitForFunction(
    () => document.querySelector("fairywren-board")?.shadowRoot?.querySelectorAll(".label").length === 32,
  );
  expect(await collisions(visit)).toEqual({ count: 32, touching: [] });
  await visit.page.evaluate(() => document.querySelector("fairywren-board")?.toggleAttribute("flipped"));
  await visit.page.waitForTimeout(100);
  expect(await collisions(visit)).toEqual({ count: 32, touching: [] });
});

it("are outside the board by default", async () => {
  const visit = await open({ variant: "chess" });
  expect(await visit.page.locator("fairywren-board .label.outside").count()).toBe(16);
  expect(await collisions(visit)).toEqual({ count: 0, touching: [] });
});
