/** The key `counting` of the draws of a document. */
import { type Army, kindOf, kindsOf } from "../../definition/army.ts";
import type { RowOfCounting, VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Ground } from "../../definition/squares.ts";
import type { CountRow } from "./model.ts";

export const COUNTING_PATH = ["draws", "counting"] as const;

/** Null where nobody counts. */
export function readCounting(ground: Ground, army: Army, { draws }: VariantDocument): readonly CountRow[] | null {
  const counting = draws?.counting;
  if (counting === undefined || typeof counting === "string") return null;
  return counting.map((row, index) => readRow(ground, army, row, index));
}

function readRow(ground: Ground, army: Army, row: RowOfCounting, index: number): CountRow {
  const path = [...COUNTING_PATH, index];
  if (row.bare !== undefined && row.own !== undefined) {
    const message = "'bare' says that the side has one piece left, and 'own' how many it may have: write one of them.";
    ground.faults.key([...path, "own"], { code: "counting", message });
  }
  const against = Object.entries(row.against ?? {}).flatMap(([id, number]): [number, number][] => {
    const kind = kindOf(ground, army, [...path, "against", id], id);
    return kind === null ? [] : [[kind, number]];
  });
  return {
    own: row.bare ? 1 : (row.own ?? null),
    without: kindsOf(ground, army, [...path, "without"], row.without ?? []),
    against: against.sort(([a], [b]) => a - b),
    moves: row.moves ?? 1,
    fromPieces: row.from === "pieces",
  };
}
