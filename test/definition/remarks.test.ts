/** Remarks on pieces of shipped variants: what Learn and `show` print. In a YAML list without quotes a comma parts two. */
import { describe, expect, it } from "vitest";
import { bundledIds, bundledVariant } from "../../src/definition/library.ts";

const remarks = bundledIds().flatMap((id) =>
  (bundledVariant(id)?.pieceTypes ?? []).flatMap((pieceType) =>
    pieceType.remarks.map((remark) => ({ piece: `${id}: ${pieceType.id}`, remark })),
  ),
);

describe("remarks in shipped variants", () => {
  it("are there to be looked at", () => {
    expect(remarks.length).toBeGreaterThan(10);
  });

  it("are whole sentences", () => {
    expect(remarks.filter(({ remark }) => !/^[A-Z].*\.$/.test(remark))).toEqual([]);
  });
});
