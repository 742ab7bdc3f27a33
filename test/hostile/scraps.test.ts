/** Each value of files that have all rule keys, replaced by what does not belong there: read or refused, and nothing is thrown. */
import { describe, expect, it } from "vitest";
import { readVariant } from "../../src/definition/read.ts";
import { Dice } from "../generated/dice.ts";
import { drawDocument } from "../generated/draw-variant.ts";
import { KEYS } from "../generated/keys.ts";
import { times } from "../sampled.ts";

const ALL_SCRAPS: readonly unknown[] = [null, { white: ["x"] }, ["x"], {}, "x", -1, [], [[]], [{}]];
const SCRAPS = ALL_SCRAPS.slice(0, times(ALL_SCRAPS.length, 3));

type Path = readonly (string | number)[];
type Holder = Record<string | number, unknown>;

/** The places of a document, and what sort of place each is: ids and numbers in lists are alike. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null || path.length === DEEPEST) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const inner = keys.flatMap((key) => placesOf((value as Holder)[key], [...path, key]));
  return path.length > 0 ? [path, ...inner] : inner;
}

/** Further inside there are sets of squares alone. */
const DEEPEST = 5;

function sortOf(path: Path): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? Math.min(step, 1) : OF_IDS.includes(String(path[index - 1])) ? "*" : step,
    )
    .join(".");
}

/** Keys whose maps have ids of pieces or names for keys. */
const OF_IDS: readonly string[] = ["pieces", "regions", "values", "limit"];

function withScrap(document: object, path: Path, scrap: unknown): string {
  const copy = structuredClone(document) as Holder;
  const holder = path.slice(0, -1).reduce((inner, step) => inner[step] as Holder, copy);
  holder[path[path.length - 1]] = scrap;
  return JSON.stringify({ name: "Scraps", ...copy });
}

describe("a value that does not belong there", () => {
  it("is refused or read at every place of a file", () => {
    const tried = new Set<string>();
    for (let seed = 1; seed <= times(6, 2); seed++) {
      const document = drawDocument(
        new Dice(
          seed,
          KEYS.filter((_, index) => (index + seed) % 3 === 0),
        ),
      );
      for (const path of placesOf(document)) {
        for (const [index, scrap] of SCRAPS.entries()) {
          const key = `${sortOf(path)} ${index}`;
          if (tried.has(key)) continue;
          tried.add(key);
          const text = withScrap(document, path, scrap);
          const begin = performance.now();
          const read = () => readVariant(text, { file: "scraps.yaml" });
          expect(read, text).not.toThrow();
          expect(performance.now() - begin, text).toBeLessThan(3000);
        }
      }
    }
    expect(tried.size).toBeGreaterThan(times(600, 400));
  }, 120_000);
});
