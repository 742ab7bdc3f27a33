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

/** The seeds that the parts begin with, each of which has the time of a test. */
const FIRSTS = Array.from({ length: times(4, 1) }, (_, part) => part * PART + 1);

/** What the words of rich rules say of a variant. */
const said = (variant: Variant) => Object.values(RICH_WORDS).flatMap((inWords) => inWords(variant));

function drawnFrom(first: number): Variant[] {
  return Array.from({ length: times(PART, 16) }, (_, index) => drawVariant(first + index).variant);
}

describe("the words of rich rules", () => {
  let plain = 0;
  let speaking = 0;

  const check = (variants: readonly Variant[]) => {
    const ofPlain = variants.filter((variant) => !isRichKernel(kernelOf(variant)));
    expect(ofPlain.flatMap(said)).toEqual([]);
    plain += ofPlain.length;
    speaking += variants.filter((variant) => said(variant).length > 0).length;
  };

  it("say nothing of plain variants that are shipped", () =>
    check(bundledIds().map((id) => bundledVariant(id) as Variant)));
  it.each(FIRSTS)("say nothing of plain variants that are drawn from %i", (first) => check(drawnFrom(first)));

  it("had plain variants before them, and others of which they say something", () => {
    expect(plain).toBeGreaterThan(10);
    expect(speaking).toBeGreaterThan(plain / 2);
  });
});
