/** What only variants of rich kernels have in a FEN: fetched with such a kernel. */
import { isFileLetter } from "../geometry/square.ts";
import { withFileLetters } from "../notation/rights-field.ts";
import { takeCount, withCount } from "./counting/rich-fen.ts";
import { readPassed, writePassed } from "./en-passant/rich-fen.ts";
import { readGates } from "./entering/rich-fen.ts";
import { gatesToTell } from "./entering/told.ts";
import type { RichFen } from "./fen.ts";
import { readLeapers } from "./first-leaps/rich-fen.ts";
import { readChecks, readPassesInRow, unreadCount, writeChecks, writePassesInRow } from "./goals/rich-fen.ts";
import { readHands, splitHands, writeHands } from "./hands/rich-fen.ts";
import { readSeries, writeSeries } from "./series/rich-fen.ts";
import { readSheltered, writeSheltered } from "./trades/rich-fen.ts";

export const RICH_FEN: RichFen = {
  splitHands,
  readHands,
  writeHands,
  lettersOfUnmoved: (rules, text) =>
    rules.entering || rules.firstLeaps.length > 0
      ? [...text].filter((letter) => isFileLetter(rules.board, letter))
      : [],
  readUnmoved: (rules, scene, field, faults) => ({
    ...readGates(rules, scene, field, faults),
    ...readLeapers(rules, scene.pieces, field, faults),
  }),
  withUnmoved: (rules, rights, position) =>
    withFileLetters(rules.board, position.pieces, rights, [...gatesToTell(rules, position), ...position.leapers]),
  unreadCount,
  readCounts: (rules, { checks, passes }, faults) => ({
    ...(checks && { checks: readChecks(rules, checks, faults) }),
    ...(passes && { passes: readPassesInRow(rules, passes, faults) }),
  }),
  takeCount,
  withCount,
  readLast: (rules, scene, field, faults) =>
    rules.series ? readSeries(rules, scene, field, faults) : readSheltered(rules, scene, field, faults),
  readPassed,
  writePassed,
  writeCounts: (rules, position) => [
    writeChecks(rules, position),
    writePassesInRow(position),
    writeSeries(rules, position),
    writeSheltered(rules, position),
  ],
};
