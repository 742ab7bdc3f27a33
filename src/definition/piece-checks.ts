/** Pieces beside one another: symbols told apart; and movements that can be read, but not played yet. */
import { unsupportedTerm } from "../betza/support.ts";
import { quote } from "../diagnostic/fault.ts";
import type { PieceDraft } from "./pieces.ts";
import type { Ground } from "./squares.ts";

export function checkPieces(ground: Ground, pieces: readonly PieceDraft[]): void {
  for (const { id, betza } of pieces) {
    const term = unsupportedTerm(betza);
    if (term) ground.faults.value(["pieces", id, "betza"], { code: "unsupported-betza", ...term }, term);
  }
  checkSymbols(ground, pieces);
}

function checkSymbols({ faults }: Ground, pieces: readonly PieceDraft[]): void {
  for (const { id, symbol } of pieces) {
    const owner = symbol && pieces.find((piece) => piece.id !== id && [piece.symbol, piece.letter].includes(symbol));
    if (!owner) continue;
    const message = `The symbol ${quote(symbol)} belongs to ${quote(owner.id)} already.`;
    faults.value(["pieces", id, "symbol"], { code: "symbol-taken", message });
  }
}
