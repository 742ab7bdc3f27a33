/** Arrays of records hold what `capacity.ts` says. */
import { describe, expect, it } from "vitest";
import { KIND_SLOTS_HUGE, MAGICS_MAX, SEARCH_PLIES } from "../../src/layout/capacity.ts";
import { MOBILITY_MOST } from "../../src/layout/evaluation.ts";
import * as records from "../../src/layout/records.generated.ts";
import { PROMOTIONS_MAX } from "../../src/layout/rules/promotion.ts";

describe("the records", () => {
  it.each([
    ["choices of promotion", records.KIND_PROMOTE_TO, records.KIND_ZONE, PROMOTIONS_MAX],
    ["capture magics", records.KIND_CAPTURE_MAGIC, records.KIND_QUIET_MAGIC, 4 * MAGICS_MAX],
    ["quiet magics", records.KIND_QUIET_MAGIC, records.KIND_BYTES, 4 * MAGICS_MAX],
    ["flags of kinds", records.WEIGHTS_KIND_FLAGS, records.WEIGHTS_ATTACK, KIND_SLOTS_HUGE],
    ["attacks by kind", records.WEIGHTS_ATTACK, records.WEIGHTS_CHECK, 4 * KIND_SLOTS_HUGE],
    ["threats by kind", records.WEIGHTS_THREAT, records.WEIGHTS_LOOSE, 4 * KIND_SLOTS_HUGE],
    ["mobility", records.WEIGHTS_MOBILITY, records.WEIGHTS_BYTES, 4 * KIND_SLOTS_HUGE * (MOBILITY_MOST + 1)],
    ["a principal variation", records.RESULT_PV, records.RESULT_BYTES, 4 * (SEARCH_PLIES + 2)],
  ])("have room for %s", (_, start, next, bytes) => {
    expect(next - start).toBeGreaterThanOrEqual(bytes);
  });

  it("that are found by a shift have sizes of that power", () => {
    expect([records.KIND_BYTES, records.PSQT_BYTES, records.HASH_ENTRY_BYTES]).toEqual([
      1 << records.KIND_SHIFT,
      1 << records.PSQT_SHIFT,
      1 << records.HASH_ENTRY_SHIFT,
    ]);
  });
});
