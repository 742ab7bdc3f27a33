/** The fields of a FEN that rules have, a line each in both functions, in their order between the side to move and the clock. */
import type { TextFault } from "../diagnostic/fault.ts";
import type { Side } from "../geometry/board.ts";
import type { FenRules } from "../notation/fen-rules.ts";
import type { Pieces } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import { readRights, writeRights } from "./castling/fen.ts";
import { readEnPassant, writeEnPassant } from "./en-passant/fen.ts";
import type { RulesOfPosition } from "./model.ts";

/** What the fields say, for messages. */
export const FIELD_NAMES = ["castling", "en passant"] as const;

/** A field and where it starts in the whole text. */
export interface Field {
  readonly text: string;
  readonly offset: number;
}

/** The pieces are null where they could not be read, and so is the side to move. */
export interface FenBoard {
  readonly pieces: Pieces | null;
  readonly turn: Side | null;
}

/** @param fields one for each of the names */
export function readRuleFields(
  rules: FenRules,
  { pieces, turn }: FenBoard,
  fields: readonly Field[],
  faults: TextFault[],
): RulesOfPosition {
  const [rights, passant] = fields;
  return {
    rights: pieces ? readRights(rules, pieces, rights.text, rights.offset, faults) : [],
    enPassant:
      pieces && turn !== null ? readEnPassant(rules, { pieces, turn }, passant.text, passant.offset, faults) : null,
  };
}

/** Writes them, a space between two. */
export function writeRuleFields(rules: FenRules, { pieces, turn, rights, enPassant }: Position): string {
  return `${writeRights(rules, pieces, rights)} ${writeEnPassant(rules, turn, enPassant)}`;
}
