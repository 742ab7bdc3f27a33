/** What rules that only rich kernels know write into the kernel's tables, one line a rule: fetched with such a kernel. */
import { writeCaptures } from "./captures/compile.ts";
import type { RichTables } from "./compile.ts";
import { writeCounting } from "./counting/compile.ts";
import { writeEntering } from "./entering/compile.ts";
import { writeFirstLeaps } from "./first-leaps/compile.ts";
import { writeFlips } from "./flips/compile.ts";
import { writeCountKeys, writeGoals } from "./goals/compile.ts";
import { writeGoalWorth } from "./goals/worth.ts";
import { writeHands, writeHandValues } from "./hands/compile.ts";
import { writePasses } from "./passes/compile.ts";
import { writeTurnings } from "./promotion/turnings.ts";
import { writeRoyals } from "./royals/compile.ts";
import { writeSeries } from "./series/compile.ts";
import { writeShortcuts } from "./shortcuts.ts";
import { writeStrikes } from "./strikes/compile.ts";
import { writeTrades } from "./trades/compile.ts";
import { writeWalls } from "./walls/compile.ts";

export const RICH_TABLES: RichTables = {
  writeTables(image, variant, plans) {
    writeRoyals(image, variant, plans);
    writeCaptures(image, variant);
    writeFlips(image, variant);
    writeTrades(image, variant);
    writeGoals(image, variant);
    writeHands(image, variant);
    writeEntering(image, variant);
    writeFirstLeaps(image, variant);
    writeTurnings(image, variant, plans);
    writePasses(image, variant);
    writeCounting(image, variant);
    writeStrikes(image, variant, plans);
    writeWalls(image, variant);
    writeSeries(image, variant);
    writeShortcuts(image, variant);
  },
  writeKeys: writeCountKeys,
  writeOfSearch(image, variant, worth) {
    writeHandValues(image, variant, worth);
    writeGoalWorth(image, variant, worth.plans);
  },
};
