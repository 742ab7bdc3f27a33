/** Rules that are put into words beside the one script alone: plain variants, which it plays without that, have none of them. */
import { describe, expect, it } from "vitest";
import { isRichKernel } from "../../src/compile/kernel-name.ts";
import { kernelOf } from "../../src/compile/kernel-of.ts";
import { bundledIds, bundledVariant } from "../../src/definition/library.ts";
import { RICH_WORDS } from "../../src/rules/rich-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { times } from "../sampled.ts";
import { drawVariant } from "./draw-variant.ts";

/** Variants that are drawn at a time. */
const PART = 30;

/** What the words of rich rules say of plain variants, and whether they say something of each rich one. */
function saidOf(variants: readonly Variant[]) {
  const said = (variant: Variant) => Object.values(RICH_WORDS).flatMap((inWords) => inWords(variant));
  const plain = variants.filter((variant) => !isRichKernel(kernelOf(variant)));
  const speaking = variants.filter((variant) => said(variant).length > 0);
  return { plain: plain.length, ofPlain: plain.flatMap(said), speaking: speaking.length };
}

describe("the words of rich rules", () => {
  it.each([
    ["shipped", () => bundledIds().map((id) => bundledVariant(id) as Variant)] as const,
    // in parts, each of which has the time of a test
    ...Array.from({ length: times(10, 1) }, (_, part) => {
      const first = part * PART + 1;
      const draw = () => Array.from({ length: times(PART, 16) }, (_, index) => drawVariant(first + index).variant);
      return [`drawn from ${first}`, draw] as const;
    }),
  ])("say nothing of plain variants, %s", (_, variants) => {
    const { plain, ofPlain, speaking } = saidOf(variants());
    expect(ofPlain).toEqual([]);
    expect(plain).toBeGreaterThan(0);
    expect(speaking).toBeGreaterThan(plain / 2);
  });
});
