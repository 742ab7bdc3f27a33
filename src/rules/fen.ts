/** The fields of a FEN between the side to move and the clock: castling and en passant, read and written in order. */
import type { TextFault } from "../diagnostic/fault.ts";
import type { Side } from "../geometry/board.ts";
import type { FenRules } from "../notation/fen-rules.ts";
import type { Pieces } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import { readRights, writeRights } from "./castling/fen.ts";
import { readEnPassant, writeEnPassant } from "./en-passant/fen.ts";
import { isGateLetter, readGates, withGates } from "./entering/fen.ts";
import { NO_GATES } from "./entering/rule.ts";
import {
  CHECKS_FIELD,
  countFault,
  PASSES_FIELD,
  readChecks,
  readPassesInRow,
  unreadCount,
  writeChecks,
  writePassesInRow,
} from "./goals/fen.ts";
import { noCounts } from "./goals/rule.ts";
import type { HandsOfPosition, RulesOfPosition } from "./model.ts";
import { PROMOTED_SIGNS } from "./promotion/fen.ts";

export {
  type BoardParts,
  MARK,
  markedSquares,
  mayBeMarked,
  namesHands,
  readHands,
  splitHands,
  writeHands,
} from "./hands/fen.ts";

/** Signs on the board that stand for rules to come, and what they mean. */
export const SIGNS_NOT_YET = PROMOTED_SIGNS;

/** The fields' names in messages. */
export const FIELD_NAMES = ["castling", "en passant"] as const;

/** A field and where it starts in the whole text. */
export interface Field {
  readonly text: string;
  readonly offset: number;
}

/** Pieces and side to move are null where they could not be read. */
export interface FenBoard {
  readonly pieces: Pieces | null;
  readonly hands: HandsOfPosition["hands"];
  readonly turn: Side | null;
}

/** One for each of `FIELD_NAMES`, and those of what a variant counts. */
export interface RuleFields {
  readonly named: readonly Field[];
  readonly counts: readonly Field[];
}

/** What the fields of counts look like, in the order in which they stand. */
export const COUNT_FIELDS: readonly RegExp[] = [CHECKS_FIELD, PASSES_FIELD];

/** What is wrong with fields of what the variant does not count. */
export function countFaults(rules: FenRules, counts: readonly Field[]): TextFault[] {
  return counts.flatMap(({ text, offset }) => {
    const fault = countFault(rules, text);
    return fault ? [{ ...fault, offset, length: text.length, hint: null }] : [];
  });
}

/** What is wrong with fields too many that look like counts. */
export function unreadCounts(rules: FenRules, fields: readonly Field[]): TextFault[] {
  return fields.flatMap(({ text, offset }) => {
    const fault = unreadCount(rules, text);
    return fault ? [{ ...fault, offset, length: text.length }] : [];
  });
}

export function readRuleFields(
  rules: FenRules,
  { pieces, hands, turn }: FenBoard,
  { named: [{ text, offset }, passant], counts }: RuleFields,
  faults: TextFault[],
): Omit<RulesOfPosition, "hands" | "promoted"> {
  const none = noCounts(rules);
  const [checks, passes] = COUNT_FIELDS.map((shape) => counts.find(({ text }) => shape.test(text)));
  const others = [...text].filter((letter) => isGateLetter(rules, letter)).join("");
  const rights = pieces ? readRights(rules, pieces, { text, offset, others }, faults) : [];
  return {
    checks: checks ? readChecks(rules, checks.text, checks.offset, faults) : none.checks,
    passes: passes ? readPassesInRow(rules, passes.text, passes.offset, faults) : none.passes,
    rights,
    ...(pieces ? readGates(rules, { pieces, hands, rights }, text, offset, faults) : NO_GATES),
    enPassant:
      pieces && turn !== null ? readEnPassant(rules, { pieces, turn }, passant.text, passant.offset, faults) : null,
  };
}

/** Writes the fields, separated by spaces. */
export function writeRuleFields(rules: FenRules, position: Position): string {
  const { pieces, turn, rights, enPassant } = position;
  const fields = [
    withGates(rules, writeRights(rules, pieces, rights), position),
    writeEnPassant(rules, turn, enPassant),
    writeChecks(rules, position),
    writePassesInRow(position),
  ];
  return fields.filter(Boolean).join(" ");
}
