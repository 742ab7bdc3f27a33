import { describe, expect, it } from "vitest";
import { type Coordinates, layOut, nextSquare, rowsOf, UNIT, type View } from "../../src/board/geometry.ts";
import { isHole, squareCount } from "../../src/geometry/board.ts";
import { parseSquare } from "../../src/geometry/square.ts";

const BOARDS = [
  { files: 8, ranks: 8 },
  { files: 10, ranks: 8 },
  { files: 5, ranks: 6 },
  { files: 8, ranks: 1 },
  { files: 5, ranks: 4, holes: [0, 4, 7, 19] },
  { files: 16, ranks: 16 },
];
const VIEWS: readonly View[] = ["square", "corner"];
const PLACES: readonly Coordinates[] = ["inside", "outside", "none"];
const SEATS = VIEWS.flatMap((view) =>
  [false, true].flatMap((flipped) => PLACES.map((coordinates) => ({ view, flipped, coordinates }))),
);

describe.each(SEATS)("$view view, flipped $flipped, coordinates $coordinates", (seat) => {
  it.each(BOARDS)("finds every square of $files x $ranks again under its centre", (board) => {
    const geometry = layOut(board, seat);
    for (let square = 0; square < squareCount(board); square++) {
      expect(geometry.squareAt(geometry.centre(square))).toBe(isHole(board, square) ? null : square);
    }
  });

  it.each(BOARDS)("keeps all of $files x $ranks and its labels inside the picture", (board) => {
    const geometry = layOut(board, seat);
    const squares = Array.from({ length: squareCount(board) }, (_, square) => square);
    const points = [...squares.flatMap(geometry.outline), ...geometry.labels.map(({ at }) => at)];
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(geometry.width);
      expect(y).toBeLessThanOrEqual(geometry.height);
    }
    expect(geometry.squareAt([-1, -1])).toBeNull();
  });
});

describe("where squares lie", () => {
  const board = BOARDS[0];
  const of = (view: View, flipped: boolean, name: string) =>
    layOut(board, { view, flipped, coordinates: "none" }).centre(parseSquare(board, name) ?? 0);

  it.each([
    ["square", false, "a1", "h1", "a8"],
    ["square", true, "h8", "a8", "h1"],
  ] as const)("%s, flipped %s: %s is at the lower left", (view, flipped, corner, right, top) => {
    const [x, y] = of(view, flipped, corner);
    expect(of(view, flipped, right)[0]).toBeGreaterThan(x);
    expect(of(view, flipped, right)[1]).toBeCloseTo(y);
    expect(of(view, flipped, top)[1]).toBeLessThan(y);
  });

  it.each([
    [false, "a1", "h8", "a8", "h1"],
    [true, "h8", "a1", "h1", "a8"],
  ] as const)("corner, flipped %s: %s is below %s, %s at the left", (flipped, near, far, left, right) => {
    expect(of("corner", flipped, near)[0]).toBeCloseTo(of("corner", flipped, far)[0]);
    expect(of("corner", flipped, near)[1]).toBeGreaterThan(of("corner", flipped, far)[1]);
    expect(of("corner", flipped, left)[0]).toBeLessThan(of("corner", flipped, right)[0]);
    expect(of("corner", flipped, left)[1]).toBeCloseTo(of("corner", flipped, right)[1]);
  });

  it("keeps a square's edge at one unit in both views", () => {
    for (const view of VIEWS) {
      const [[ax, ay], [bx, by]] = layOut(board, { view, flipped: false, coordinates: "none" }).outline(0);
      expect(Math.hypot(ax - bx, ay - by)).toBeCloseTo(UNIT);
    }
  });

  it("writes labels on squares alone, and passes over holes on the way to the next one", () => {
    const holed = { files: 3, ranks: 3, holes: [0, 1, 4] };
    const { labels } = layOut(holed, { view: "square", flipped: false, coordinates: "inside" });
    expect(labels.map(({ text, square }) => `${text} ${square}`)).toEqual(["a 3", "b 7", "c 2", "1 2", "2 3", "3 6"]);
    expect([nextSquare(holed, 3, [1, 0]), nextSquare(holed, 7, [0, -1]), nextSquare(holed, 2, [-1, 0])]).toEqual([
      5,
      null,
      null,
    ]);
  });

  it("writes the corner view's labels along the lower edges", () => {
    const { labels, centre } = layOut(board, { view: "corner", flipped: false, coordinates: "inside" });
    expect(labels.map(({ text }) => text).join("")).toBe("abcdefgh12345678");
    for (const [at, label] of labels.entries()) {
      const square = at < 8 ? at : (at - 8) * 8;
      expect(label.at[1]).toBeGreaterThan(centre(square)[1]);
    }
  });

  it("reads the grid from the top left", () => {
    expect(rowsOf(board, false)[0][0]).toBe(parseSquare(board, "a8"));
    expect(rowsOf(board, true)[0][0]).toBe(parseSquare(board, "h1"));
  });
});
