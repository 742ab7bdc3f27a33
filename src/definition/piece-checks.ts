/** Checks across pieces: unique symbols, and movements that cannot be played yet. */
import { unsupportedTerm } from "../betza/support.ts";
import { quote } from "../diagnostic/fault.ts";
import type { PieceDraft } from "./pieces.ts";
import type { Ground } from "./squares.ts";

export function checkPieces(ground: Ground, pieceTypes: readonly PieceDraft[]): void {
  for (const { id, betza } of pieceTypes) {
    const term = unsupportedTerm(betza);
    if (term) ground.faults.value(["pieces", id, "betza"], { code: "unsupported-betza", ...term }, term);
  }
  checkSymbols(ground, pieceTypes);
}

function checkSymbols({ faults }: Ground, pieceTypes: readonly PieceDraft[]): void {
  for (const { id, symbol } of pieceTypes) {
    const owner =
      symbol &&
      pieceTypes.find((pieceType) => pieceType.id !== id && [pieceType.symbol, pieceType.letter].includes(symbol));
    if (!owner) continue;
    const message = `The symbol ${quote(symbol)} belongs to ${quote(owner.id)} already.`;
    faults.value(["pieces", id, "symbol"], { code: "symbol-taken", message });
  }
}
