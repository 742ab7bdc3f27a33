/** The fields of a FEN between the side to move and the clock: castling and en passant, read and written in order. */
import type { TextFault } from "../diagnostic/fault.ts";
import type { Side } from "../geometry/board.ts";
import type { FenRules } from "../notation/fen-rules.ts";
import type { Pieces } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import { readRights, writeRights } from "./castling/fen.ts";
import { readEnPassant, writeEnPassant } from "./en-passant/fen.ts";
import { CHECKS_FIELD, readChecks, writeChecks } from "./goals/fen.ts";
import { checksToGive, noChecks } from "./goals/rule.ts";
import type { RulesOfPosition } from "./model.ts";
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
  readonly turn: Side | null;
}

/** One for each of `FIELD_NAMES`, and that of what a variant counts. */
export interface RuleFields {
  readonly named: readonly Field[];
  readonly counts: Field | null;
}

/** Whether a field is that of what some variants count. */
export function isCountField({ text }: Field): boolean {
  return CHECKS_FIELD.test(text);
}

/** Whether the variant counts anything in that field. */
export function countsAnything(rules: FenRules): boolean {
  return checksToGive(rules) !== null;
}

export function readRuleFields(
  rules: FenRules,
  { pieces, turn }: FenBoard,
  { named: [rights, passant], counts }: RuleFields,
  faults: TextFault[],
): Omit<RulesOfPosition, "hands" | "promoted"> {
  return {
    checks: counts ? readChecks(rules, counts.text, counts.offset, faults) : noChecks(rules).checks,
    rights: pieces ? readRights(rules, pieces, rights.text, rights.offset, faults) : [],
    enPassant:
      pieces && turn !== null ? readEnPassant(rules, { pieces, turn }, passant.text, passant.offset, faults) : null,
  };
}

/** Writes the fields, separated by spaces. */
export function writeRuleFields(rules: FenRules, position: Position): string {
  const { pieces, turn, rights, enPassant } = position;
  const fields = [
    writeRights(rules, pieces, rights),
    writeEnPassant(rules, turn, enPassant),
    writeChecks(rules, position),
  ];
  return fields.filter(Boolean).join(" ");
}
