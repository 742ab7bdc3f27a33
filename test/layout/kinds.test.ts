/** The kernel has room for the kinds that a file may have. */
import { expect, it } from "vitest";
import { KIND_SLOTS_HUGE, KIND_SLOTS_SMALL, SQUARES_WIDE } from "../../src/layout/capacity.ts";
import { mostKinds } from "../../src/variant/kinds.ts";

it("holds as many kinds as a file may have", () => {
  expect(mostKinds({ files: 16, ranks: 8, holes: [] })).toBe(KIND_SLOTS_SMALL);
  expect(16 * 8).toBe(SQUARES_WIDE);
  expect(mostKinds({ files: 16, ranks: 9, holes: [] })).toBe(KIND_SLOTS_HUGE);
});
