/** What rules that only rich kernels know write into the kernel's tables, one line a rule: fetched with such a kernel. */
import type { Image } from "../compile/image.ts";
import { RULES } from "../layout/map.ts";
import { POSITION_TAIL } from "../layout/position.ts";
import { RULES_CHANGES_LISTS, RULES_TAIL_END, TAIL_BYTES, TAIL_GATES } from "../layout/records.generated.ts";
import { hasHoppers, hasStrikers } from "../variant/piece-ways.ts";
import type { Variant } from "../variant/variant.ts";
import { writeCaptures } from "./captures/compile.ts";
import type { RichTables } from "./compile.ts";
import { writeEntering } from "./entering/compile.ts";
import { writeCountKeys, writeGoals } from "./goals/compile.ts";
import { checksToGive } from "./goals/rule.ts";
import { writeGoalWorth } from "./goals/worth.ts";
import { writeHands, writeHandValues } from "./hands/compile.ts";
import { writePasses } from "./passes/compile.ts";
import { arePlain } from "./promotion/rule.ts";
import { writeTurnings } from "./promotion/turnings.ts";
import { writeRoyals } from "./royals/compile.ts";
import { isCheckForbidden } from "./royals/rule.ts";
import { writeStrikes } from "./strikes/compile.ts";

export const RICH_TABLES: RichTables = {
  writeTables(image, variant, plans) {
    writeRoyals(image, variant, plans);
    writeCaptures(image, variant);
    writeGoals(image, variant);
    writeHands(image, variant);
    writeEntering(image, variant);
    writeTurnings(image, variant, plans);
    writePasses(image, variant);
    writeStrikes(image, plans);
    writeShortCuts(image, variant);
  },
  writeKeys: writeCountKeys,
  writeOfSearch(image, variant, worth) {
    writeHandValues(image, variant, worth);
    writeGoalWorth(image, variant, worth.plans);
  },
};

/** What saves the kernel from asking rule after rule in variants that have little but a goal of their own. */
function writeShortCuts(image: Image, variant: Variant): void {
  const { royal, hands, captures, entering, passes, promotions } = variant;
  const mayPass = passes.some((when) => when !== "never");
  const areTriedOut = royal === null || hasHoppers(variant) || hasStrikers(variant) || isCheckForbidden(variant);
  const changesLists = areTriedOut || captures.must || hands || entering || mayPass || !arePlain(promotions);
  image.writeByte(RULES + RULES_CHANGES_LISTS, changesLists ? 1 : 0);
  if (hands || entering) image.writeWord(RULES + RULES_TAIL_END, POSITION_TAIL + TAIL_BYTES);
  else if (mayPass || checksToGive(variant) !== null) image.writeWord(RULES + RULES_TAIL_END, TAIL_COUNTS_END);
}

/** What is counted lies before all sets. */
const TAIL_COUNTS_END = POSITION_TAIL + TAIL_GATES;
