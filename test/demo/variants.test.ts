/** What the list of variants offers, and in which order. */
import { describe, expect, it } from "vitest";
import { Library } from "../../demo/variants.ts";
import { bundledIds } from "../../src/index.ts";

describe("the list of variants", () => {
  const [favourites, others] = new Library().offers.map((offers) => offers.map(({ id }) => id));

  it("begins with chess and the four variants that the project was made for", () => {
    expect(favourites).toEqual(["chess", "paradigm", "edgy", "tuttifrutti", "wildcastle"]);
  });

  it("has every shipped variant once", () => {
    expect([...favourites, ...others].sort()).toEqual([...bundledIds()].sort());
  });
});
