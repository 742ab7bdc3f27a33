/** The kernel has room for the kinds that a file may have. */
import { expect, it } from "vitest";
import { asideNumbers, extraBitsOf } from "../../src/compile/extra-bits.ts";
import { KIND_BITS_HUGE, KIND_SLOTS_HUGE, KIND_SLOTS_SMALL } from "../../src/layout/capacity.ts";
import { NO_KIND } from "../../src/layout/rules/royals.ts";
import { FEW_KINDS, MOST_KINDS } from "../../src/variant/kinds.ts";
import type { PieceType } from "../../src/variant/variant.ts";

it("holds as many kinds as a file may have, and one that nobody is of", () => {
  expect(KIND_SLOTS_SMALL).toBe(FEW_KINDS);
  expect(NO_KIND).toBeGreaterThanOrEqual(MOST_KINDS);
  expect(KIND_SLOTS_HUGE).toBeGreaterThan(NO_KIND);
  expect(1 << KIND_BITS_HUGE).toBeGreaterThanOrEqual(KIND_SLOTS_HUGE);
});

it.each([
  [1, 5, 128],
  [FEW_KINDS, 5, 128],
  [FEW_KINDS + 1, 6, 64],
  [64, 6, 64],
  [65, 7, 32],
  [MOST_KINDS, 7, 32],
])("a move says one of %i kinds with %i bits, and has %i numbers aside", (kinds, bits, numbers) => {
  const extraBits = extraBitsOf({ pieceTypes: Array<PieceType>(kinds) });
  expect(extraBits).toBe(bits);
  expect(asideNumbers(extraBits)).toBe(numbers);
});
