/** Checks across pieces: unique symbols, and movements that cannot be played yet. */
import { ridesOf } from "../betza/rides.ts";
import { unsupportedTerm } from "../betza/support.ts";
import { quote } from "../diagnostic/fault.ts";
import type { Parts } from "../rules/check.ts";
import { movementsOf } from "./movement.ts";
import type { PieceDraft } from "./pieces.ts";
import type { Ground } from "./squares.ts";

export function checkPieces({ ground, army: { pieceTypes }, document }: Parts): void {
  for (const pieceType of pieceTypes) {
    for (const [place, betza] of movementsOf(pieceType, document)) {
      const term = unsupportedTerm(betza);
      const path = ["pieces", pieceType.id, ...place];
      if (term) ground.faults.value(path, { code: "unsupported-betza", ...term }, term);
    }
  }
  checkAttacks(ground, pieceTypes);
  checkSymbols(ground, pieceTypes);
}

/** What gives check must attack something. */
function checkAttacks({ faults }: Ground, pieceTypes: readonly PieceDraft[]): void {
  for (const { id, checksBy } of pieceTypes) {
    if (!checksBy || checksBy.terms.length === 0 || unsupportedTerm(checksBy)) continue;
    if (ridesOf(checksBy).some(({ capture }) => capture)) continue;
    const message = `${quote(checksBy.text)} attacks nothing, and so gives no check: it only moves, or captures en passant.`;
    faults.value(["pieces", id, "checks-by"], { code: "wrong-value", message });
  }
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
