/** Checks across pieces: unique symbols, pictures, and movements that cannot be played yet. */
import { waysOf } from "../betza/rides.ts";
import { unsupportedTerm } from "../betza/support.ts";
import { leapsOf } from "../betza/trail-survey.ts";
import { MOST_LEAPS } from "../betza/trail-walk.ts";
import { hasStrikes } from "../betza/trails.ts";
import { quote } from "../diagnostic/fault.ts";
import type { Parts } from "../rules/check.ts";
import type { PieceDraft } from "./army.ts";
import { movementsOf } from "./movement.ts";
import { checkPictures } from "./piece-picture.ts";
import type { Ground } from "./squares.ts";

/** Leaps on the trails of all pieces, each from one square: they are followed from every square, for both sides. */
const MOST_LEAPS_TOGETHER = 2 * MOST_LEAPS;

export function checkPieces({ ground, army: { pieceTypes }, document }: Parts): void {
  let leaps = 0;
  for (const pieceType of pieceTypes) {
    for (const [place, betza] of movementsOf(pieceType, document)) {
      const term = unsupportedTerm(betza);
      const path = ["pieces", pieceType.id, ...place];
      if (term) ground.faults.value(path, { code: "unsupported-betza", ...term }, term);
      const before = leaps;
      if (!term) leaps += leapsOf(betza);
      if (before <= MOST_LEAPS_TOGETHER && leaps > MOST_LEAPS_TOGETHER) ground.faults.value(path, TOO_MANY_WAYS);
    }
  }
  checkAttacks(ground, pieceTypes);
  checkSymbols(ground, pieceTypes);
  checkPictures(ground.faults, document);
}

const TOO_MANY_WAYS = {
  code: "too-complex",
  message: `With this movement the pieces go too many ways together: at most ${MOST_LEAPS_TOGETHER} leaps can be followed, those of all pieces from one square.`,
};

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
