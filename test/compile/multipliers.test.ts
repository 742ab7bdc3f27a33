/** What is known of magics in advance: about where their multipliers are. */
import { describe, expect, it } from "vitest";
import { type Compiled, compileVariant } from "../../src/compile/compile.ts";
import {
  KNOWN_TRIES,
  knownMultipliers,
  magicName,
  packMultipliers,
  provideMultipliers,
} from "../../src/compile/multipliers.ts";
import type { PathSet } from "../../src/compile/paths.ts";
import { bundledVariant } from "../../src/engine/bundled.ts";
import { growMemory, MagicFiller } from "../../src/kernel/magics.ts";
import { openKernel } from "../../src/kernel/open.ts";
import { ARENA } from "../../src/layout/map.ts";
import type { Variant } from "../../src/variant/variant.ts";

describe("multipliers known in advance", () => {
  it("are found again where they are looked for first", () => {
    const found = [0, 1, KNOWN_TRIES - 1, KNOWN_TRIES, 1_999_999].map((number) => ({ bits: 12, number }));
    const magic = { bySquare: [[{ target: 1, empties: [2, 3], hurdles: [] }]] } as unknown as PathSet;
    provideMultipliers({ [magicName(magic)]: packMultipliers(found) });
    for (const [i, { bits, number }] of knownMultipliers(magic)?.entries() ?? []) {
      expect(bits).toBe(12);
      expect(found[i].number - number).toBeGreaterThanOrEqual(0);
      expect(found[i].number - number).toBeLessThan(KNOWN_TRIES);
    }
    expect(knownMultipliers(magic)).toHaveLength(found.length);
  });

  it.each(["chess", "capablanca", "nightrider"])("fit the magics of %s: nothing is looked for twice", (id) => {
    const compiled = compileVariant(bundledVariant(id) as Variant);
    const fits = buildsOf(compiled).filter(({ first }) => first > 0);
    expect(fits.length).toBeGreaterThan(compiled.image.squares / 2);
    for (const { tries, number } of fits) {
      expect(tries).toBe(KNOWN_TRIES);
      expect(number).toBeGreaterThan(0);
    }
  });
});

/** What the kernel was asked to build, and the number of the multiplier that fitted. */
function buildsOf({ image, magics }: Compiled): { first: number; tries: number; number: number }[] {
  const exports = openKernel(image.width === "wide" ? "wide" : "narrow");
  growMemory(exports.memory, ARENA + image.arenaBytes.length);
  image.install(new Uint8Array(exports.memory.buffer)); // the wide kernel finds its one-bit sets there
  const builds: { first: number; tries: number; number: number }[] = [];
  const buildMagic: typeof exports.buildMagic = (magic, squares, paths, results, bits, first, tries) => {
    const number = exports.buildMagic(magic, squares, paths, results, bits, first, tries);
    builds.push({ first, tries, number });
    return number;
  };
  const filler = new MagicFiller(
    { ...exports, memory: exports.memory, buildMagic, setBytes: exports.setBytes },
    ARENA + image.arenaBytes.length,
  );
  for (const magic of magics) filler.fill(magic);
  return builds;
}
