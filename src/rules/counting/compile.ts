/** Counting in the kernel's tables. */
import type { Image } from "../../compile/image.ts";
import { RULES } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import { COUNT_ANY } from "../../layout/rules/counting.ts";
import type { CountingOfVariant, CountRow } from "./model.ts";

export function writeCounting(image: Image, { counting }: CountingOfVariant): void {
  if (!counting) return;
  const rows = image.reserve((counting.length + 1) * records.COUNT_ROW_BYTES);
  image.writeWord(RULES + records.RULES_COUNT_ROWS, rows);
  for (const [index, row] of counting.entries()) writeRow(image, row, rows + index * records.COUNT_ROW_BYTES);
}

function writeRow(image: Image, { own, without, against, moves, fromPieces }: CountRow, address: number): void {
  image.writeByte(address + records.COUNT_ROW_OWN, own ?? COUNT_ANY);
  image.writeByte(address + records.COUNT_ROW_FROM_PIECES, fromPieces ? 1 : 0);
  image.writeShort(address + records.COUNT_ROW_PLIES, 2 * moves);
  image.writeKinds(address + records.COUNT_ROW_WITHOUT, without);
  image.writeKinds(
    address + records.COUNT_ROW_NEEDS,
    against.map(([kind]) => kind),
  );
  for (const [kind, number] of against) image.writeByte(address + records.COUNT_ROW_AGAINST + kind, number);
}
