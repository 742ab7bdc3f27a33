/** Checks across pieces: unique symbols, pictures, and movements that cannot be played yet. */
import { waysOf } from "../betza/rides.ts";
import { unsupportedTerm } from "../betza/support.ts";
import { hasStrikes } from "../betza/trails.ts";
import { quote } from "../diagnostic/fault.ts";
import type { Parts } from "../rules/parts.ts";
import { hasTrails } from "../variant/piece-ways.ts";
import type { PieceDraft } from "./army.ts";
import { lateChecks } from "./late-checks.ts";
import { movementsOf } from "./movement.ts";
import type { VariantDocument } from "./schema-types.generated.ts";
import type { Ground } from "./squares.ts";

export function checkPieces(parts: Parts): void {
  const { ground, army, document } = parts;
  const { pieceTypes } = army;
  // how trails go is fetched with what checks them, and what cannot be played yet depends on it
  const checks = hasTrails(army) ? lateChecks() : null;
  for (const pieceType of pieceTypes) {
    for (const [place, betza] of movementsOf(pieceType, document)) {
      const term = unsupportedTerm(betza);
      if (term) ground.faults.value(["pieces", pieceType.id, ...place], { code: "unsupported-betza", ...term }, term);
    }
  }
  checks?.checkTrails(parts);
  checkAttacks(ground, pieceTypes);
  checkSymbols(ground, pieceTypes);
  if (hasPictures(document)) lateChecks().checkPictures(ground.faults, document);
}

function hasPictures({ pieces = {} }: VariantDocument): boolean {
  return Object.values(pieces).some((piece) => piece !== "none" && piece.picture !== undefined);
}

const NO_STRIKES =
  "What gives check alone cannot take on its way or a friend, go over friends alone or come back, as the piece's own moves can.";

/** What gives check must attack something. */
function checkAttacks({ faults }: Ground, pieceTypes: readonly PieceDraft[]): void {
  for (const { id, checksBy } of pieceTypes) {
    if (!checksBy || checksBy.terms.length === 0 || unsupportedTerm(checksBy)) continue;
    if (hasStrikes(checksBy)) {
      faults.value(["pieces", id, "checks-by"], { code: "unsupported-rule", message: NO_STRIKES });
      continue;
    }
    if (waysOf(checksBy).some(({ capture }) => capture)) continue;
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
