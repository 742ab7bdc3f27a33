/** Pressed squares become Betza, and Betza becomes pressed squares. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Mirroring,
  pressSquare,
  readSketch,
  type Sketch,
  squareKey,
  type Way,
  writeSketch,
} from "../../demo/maker/sketch.ts";
import { LONGEST_BETZA, parseBetza } from "../../src/betza/parse.ts";
import { ridesOf } from "../../src/betza/rides.ts";
import type { Betza } from "../../src/betza/tree.ts";
import type { Vector } from "../../src/geometry/board.ts";

const EMPTY: Sketch = { ways: new Map(), kept: [] };
const STEP: Way = { move: 1, capture: 1 };
const SLIDE: Way = { move: 0, capture: 0 };

/** Presses, and what is written for them. */
const WRITTEN: readonly (readonly [presses: readonly (readonly [Vector, Way, Mirroring])[], betza: string])[] = [
  [[[[0, 1], STEP, "all"]], "W"],
  [[[[1, 2], STEP, "all"]], "N"],
  [[[[1, 2], SLIDE, "all"]], "N0"],
  [
    [
      [[0, 1], SLIDE, "all"],
      [[1, 1], SLIDE, "all"],
    ],
    "Q",
  ],
  [
    [
      [[1, 0], STEP, "all"],
      [[-1, 1], STEP, "all"],
    ],
    "K",
  ],
  [
    [
      [[0, 1], { move: 1, capture: null }, "sides"],
      [[1, 1], { move: null, capture: 1 }, "sides"],
    ],
    "fmWfcF",
  ],
  [
    [
      [[1, 1], SLIDE, "all"],
      [[2, 1], STEP, "all"],
    ],
    "BN",
  ],
  [[[[0, 1], { move: 3, capture: 3 }, "all"]], "R3"],
  [[[[0, 1], { move: 0, capture: 1 }, "all"]], "mRcW"],
  [[[[1, 4], STEP, "all"]], "(1,4)"],
  [[[[2, 1], STEP, "none"]], "frN"],
  [
    [
      [[0, 2], STEP, "all"],
      [[0, 2], STEP, "all"],
    ],
    "",
  ],
];

/** Read into the picture and written again; the last are kept as they are. */
const KEPT = [
  ["fmWfceFifmnD", "fmWfceFifmnD", 2],
  ["BnN", "BnN", 1],
  ["NB", "BN", 0],
  ["WF", "K", 0],
  ["KNADfA", "KDNA", 0],
  ["mRcK", "mRcK", 0],
  ["(6,1)W", "W(1,6)", 1],
  ["nNR", "RnN", 1],
] as const;

describe("pressed squares", () => {
  it.each(WRITTEN.map(([presses, betza]) => ({ presses, betza })))("write $betza", ({ presses, betza }) => {
    const sketch = presses.reduce((all, [square, way, mirroring]) => pressSquare(all, square, way, mirroring), EMPTY);
    expect(writeSketch(sketch)).toBe(betza);
  });

  it("whatever they are, are written as Betza that moves and captures there, and nowhere else", () => {
    let whole = 0;
    const property = fc.property(sketches, (sketch) => {
      const parsed = parseBetza(writeSketch(sketch));
      if (!parsed.ok) {
        expect(parsed.code).toBe("text-too-long");
        expect(writeSketch(sketch).length).toBeGreaterThan(LONGEST_BETZA);
        return;
      }
      whole++;
      expect(pathsOf(parsed.betza)).toEqual(inOrder(sketch.ways));
      expect(inOrder(readSketch(parsed.betza).ways)).toEqual(inOrder(sketch.ways));
    });
    fc.assert(property, { numRuns: 1000 });
    expect(whole).toBeGreaterThan(500);
  });
});

describe("Betza", () => {
  it.each(KEPT)("%s is written back as %s, with %i parts that no press can say", (text, written, kept) => {
    const sketch = readSketch(read(text));
    expect(writeSketch(sketch)).toBe(written);
    expect(sketch.kept.length).toBe(kept);
  });

  it("keeps its meaning through the picture", () => {
    const atoms = fc.constantFrom(..."WFDNAHCZGKRBQ".split(""), "NN", "R3", "(1,4)", "W2");
    const modifiers = fc.constantFrom("", "", "m", "c", "f", "fm", "lc", "fs", "r", "i", "n", "inm");
    const texts = fc
      .array(fc.tuple(modifiers, atoms), { minLength: 1, maxLength: 5 })
      .map((terms) => terms.flat().join(""));
    const property = fc.property(texts, (text) => {
      const parsed = parseBetza(text);
      fc.pre(parsed.ok);
      const again = parseBetza(writeSketch(readSketch(parsed.betza)));
      fc.pre(again.ok);
      expect(pathsOf(again.betza)).toEqual(pathsOf(parsed.betza));
      expect(readSketch(again.betza).kept.length).toBe(readSketch(parsed.betza).kept.length);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});

const reach = fc.constantFrom(null, 0, 1, 1, 2, 3, 7);
const ways = fc
  .record({ move: reach, capture: reach })
  .filter(({ move, capture }) => move !== null || capture !== null);
const squares = fc
  .tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }))
  .filter(([files, ranks]) => files !== 0 || ranks !== 0);
const presses = fc.tuple(squares, ways, fc.constantFrom<Mirroring>("all", "sides", "none"));
const sketches = fc
  .array(presses, { maxLength: 5 })
  .map((all) => all.reduce((sketch, [square, way, mirroring]) => pressSquare(sketch, square, way, mirroring), EMPTY));

/** The plain rides of a movement by their first square: how far they go to move and to capture, the farthest of each. */
function pathsOf(betza: Betza): Map<string, Way> {
  const found = new Map<string, { move: number | null; capture: number | null }>();
  const farther = (one: number | null, other: number | null) => {
    if (one === null || other === null) return one ?? other;
    return Math.min(one, other) === 0 ? 0 : Math.max(one, other);
  };
  for (const { step, limit, quiet, capture, initial, lamePath } of ridesOf(betza)) {
    if (initial || lamePath.length > 0) continue;
    const known = found.get(squareKey(step)) ?? { move: null, capture: null };
    const [moves, captures] = [quiet ? limit : null, capture ? limit : null];
    found.set(squareKey(step), { move: farther(known.move, moves), capture: farther(known.capture, captures) });
  }
  return inOrder(found);
}

function read(text: string): Betza {
  const parsed = parseBetza(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`);
  return parsed.betza;
}

function inOrder(ways: ReadonlyMap<string, Way>): Map<string, Way> {
  return new Map([...ways].sort(([one], [other]) => one.localeCompare(other)));
}
