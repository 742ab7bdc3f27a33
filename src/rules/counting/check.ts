/** Rows of counting against each other. */
import type { Ground } from "../../definition/squares.ts";
import type { CountingOfVariant, CountRow } from "./model.ts";
import { COUNTING_PATH } from "./read.ts";

/** Reports rows that never count, since one before them fits wherever they do. */
export function checkCounting({ faults }: Ground, { counting }: CountingOfVariant): void {
  for (const [index, row] of (counting ?? []).entries()) {
    const path = [...COUNTING_PATH, index];
    const before = (counting ?? []).slice(0, index).findIndex((other) => fitsWherever(other, row));
    if (before < 0 || faults.isBroken(path)) continue;
    const message = `This row never counts: row ${before + 1} fits wherever it does, and the first that fits counts. Put it in front.`;
    faults.value(path, { code: "counting", message });
  }
}

/** Whether a row fits in all positions that another does. */
function fitsWherever(row: CountRow, other: CountRow): boolean {
  const isAsWide = row.own === null || (other.own !== null && other.own <= row.own);
  const has = (kind: number) => other.against.find(([own]) => own === kind)?.[1] ?? 0;
  return (
    isAsWide &&
    row.without.every((kind) => other.without.includes(kind)) &&
    row.against.every(([kind, number]) => has(kind) >= number)
  );
}
