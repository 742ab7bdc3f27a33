/** Reads and writes the field of sheltered pieces. */

import { quote, type TextFault } from "../../diagnostic/fault.ts";
import { otherSide, SIDE_NAMES, type Side } from "../../geometry/board.ts";
import { parseSquares, squareName } from "../../geometry/square.ts";
import type { FenRules } from "../../notation/fen-rules.ts";
import type { Pieces } from "../../variant/pieces.ts";
import type { Field } from "../fen.ts";
import type { ShelteredOfPosition } from "./model.ts";
import { mayBeSheltered, NONE_SHELTERED } from "./rule.ts";

interface Scene {
  /** Null where they could not be read. */
  readonly pieces: Pieces | null;
  readonly turn: Side;
}

/** The board must back every square. */
export function readSheltered(
  rules: FenRules,
  { pieces, turn }: Scene,
  { text, offset }: Field,
  faults: TextFault[],
): ShelteredOfPosition {
  if (!pieces) return NONE_SHELTERED;
  const squares = parseSquares(rules.board, text.slice(1));
  if (squares?.every((square) => mayBeSheltered(rules, pieces, turn, square)))
    return { sheltered: squares.sort((a, b) => a - b) };
  const names = (rules.trades?.of ?? []).map((kind) => rules.pieceTypes[kind].name);
  const message = `${quote(text)} does not name squares on which ${SIDE_NAMES[otherSide(turn)]} has a ${names.join(" or ")}, one behind the other.`;
  faults.push({ code: "fen-sheltered", message, offset, length: text.length, hint: null });
  return NONE_SHELTERED;
}

/** Empty where nothing is sheltered. */
export function writeSheltered({ board }: FenRules, { sheltered }: ShelteredOfPosition): string {
  return sheltered.length > 0 ? `!${sheltered.map((square) => squareName(board, square)).join("")}` : "";
}
