/** The fields of a FEN between the side to move and the clock: castling and en passant, read and written in order. */
import type { TextFault } from "../diagnostic/fault.ts";
import type { Side } from "../geometry/board.ts";
import type { FenRules } from "../notation/fen-rules.ts";
import type { Pieces } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import { readRights, writeRights } from "./castling/fen.ts";
import { readEnPassant, writeEnPassant } from "./en-passant/fen.ts";
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

/** @param fields one for each of `FIELD_NAMES` */
export function readRuleFields(
  rules: FenRules,
  { pieces, turn }: FenBoard,
  fields: readonly Field[],
  faults: TextFault[],
): Omit<RulesOfPosition, "hands" | "promoted"> {
  const [rights, passant] = fields;
  return {
    rights: pieces ? readRights(rules, pieces, rights.text, rights.offset, faults) : [],
    enPassant:
      pieces && turn !== null ? readEnPassant(rules, { pieces, turn }, passant.text, passant.offset, faults) : null,
  };
}

/** Writes the fields, separated by spaces. */
export function writeRuleFields(rules: FenRules, { pieces, turn, rights, enPassant }: Position): string {
  return `${writeRights(rules, pieces, rights)} ${writeEnPassant(rules, turn, enPassant)}`;
}
