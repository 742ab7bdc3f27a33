/** What saves rich kernels from asking rule after rule in variants that have little but a goal of their own; see
 *  `src/layout/rules/shortcuts.yaml`. */
import type { Image } from "../compile/image.ts";
import { RULES } from "../layout/map.ts";
import { POSITION_TAIL, TAIL_SET_COUNT } from "../layout/position.ts";
import { RULES_CHANGES_LISTS, RULES_TAIL_END, TAIL_BYTES, TAIL_HAND, TAIL_SETS } from "../layout/records.generated.ts";
import { hasManyKinds } from "../variant/kinds.ts";
import { hasHoppers, hasStrikers } from "../variant/piece-ways.ts";
import type { Variant } from "../variant/variant.ts";
import { checksToGive } from "./goals/rule.ts";
import { mayPass } from "./passes/rule.ts";
import { arePlain } from "./promotion/rule.ts";
import { isCheckForbidden } from "./royals/rule.ts";
import { mayHaveWalls } from "./walls/rule.ts";

export function writeShortcuts(image: Image, variant: Variant): void {
  image.writeByte(RULES + RULES_CHANGES_LISTS, changesLists(variant) ? 1 : 0);
  image.writeWord(RULES + RULES_TAIL_END, tailEnd(image, variant));
}

function changesLists(variant: Variant): boolean {
  const { royal, hands, captures, entering, promotions, walls, series } = variant;
  const areTriedOut = royal === null || hasHoppers(variant) || hasStrikers(variant) || isCheckForbidden(variant);
  return (
    areTriedOut ||
    captures.must ||
    !!hands ||
    !!entering ||
    !!walls ||
    !!series ||
    mayPass(variant) ||
    !arePlain(promotions)
  );
}

/** What is counted lies before all sets of a tail, what hands hold of many kinds behind them. */
function tailEnd({ setBytes }: Image, variant: Variant): number {
  if (variant.hands && hasManyKinds(variant)) return POSITION_TAIL + TAIL_BYTES;
  if (variant.hands || variant.entering || variant.firstLeaps.length > 0 || mayHaveWalls(variant))
    return POSITION_TAIL + TAIL_SETS + TAIL_SET_COUNT * setBytes;
  return mayPass(variant) || checksToGive(variant) !== null || variant.counting || variant.series
    ? POSITION_TAIL + TAIL_HAND
    : 0;
}
