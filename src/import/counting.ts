/** `draws.counting` of an imported variant. */
import { COUNTING_TABLES } from "./counting-tables.ts";
import type { Draft, Value } from "./draft.ts";

export function countingOf(draft: Draft): { counting?: Value } {
  const table = COUNTING_TABLES[draft.settings.text("countingRule") ?? "none"];
  if (!table) return {};
  const idOf = (option: string) => [...draft.army.values()].find((piece) => piece.key === option)?.id;
  const gone = idOf("pawn");
  const without = gone ? { without: [gone] } : {};
  const bare = table.bare.flatMap(([facing, moves]) => {
    const against = Object.entries(facing).map(([option, number]) => [idOf(option), number] as const);
    if (against.some(([id]) => !id)) return [];
    const row = { bare: true, ...without, ...(against.length > 0 ? { against: Object.fromEntries(against) } : {}) };
    return [{ ...row, moves, ...(table.fromPieces ? { from: "pieces" } : {}) }];
  });
  const others = table.others.map(({ without: waits, ...row }) => ({ ...row, ...(waits ? without : {}) }));
  const rows = [...bare, ...others];
  return rows.length > 0 ? { counting: rows as Value } : {};
}
