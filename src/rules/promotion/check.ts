/** Promotion against the other rules: the new piece must be able to stand on its square. */

import type { Army } from "../../definition/army.ts";
import type { Path } from "../../definition/located.ts";
import type { Ground } from "../../definition/squares.ts";
import { quote } from "../../diagnostic/fault.ts";
import { boardSquares, SIDE_NAMES, SIDES, type Square } from "../../geometry/board.ts";
import { squareName } from "../../geometry/square.ts";
import { oneOfAtStart } from "../../variant/article.ts";
import { isSparing, isStriker } from "../../variant/piece-ways.ts";
import type { PieceType, Variant } from "../../variant/variant.ts";
import { barredSquares } from "../standing.ts";
import type { PlacedPromotion } from "./read.ts";
import { beginsWhereItStands, choicesOn, happensBy, isWhereItStands, limitsOf, promotionsOfKind } from "./rule.ts";

/** A letter with a plus belongs to what one kind becomes: in coordinates the plus stands alone. */
function mayBecome(letter: string, other: string): boolean {
  return !other.startsWith("+") || other === `+${letter}`;
}

/** Every square of a zone must leave a choice: not the piece itself, nor a kind that may not stand there. */
export function checkPromotions(
  { board, faults }: Ground,
  { pieceTypes }: Army,
  promotions: readonly PlacedPromotion[],
): void {
  const barred = barredSquares(pieceTypes, { promotions, board });
  const reported = new Set<Path>();
  for (const promotion of promotions) {
    const { path, isWhole, kind, zone, to } = promotion;
    if (!isWhole || faults.isBroken([...path, "to"])) continue;
    const stranger = to.find((choice) => !mayBecome(pieceTypes[kind].letter, pieceTypes[choice].letter));
    if (stranger !== undefined && !reported.has(path)) {
      reported.add(path);
      const { letter } = pieceTypes[stranger];
      const message = `${quote(letter)} is what the piece with the letter ${letter.slice(1)} becomes, not ${quote(pieceTypes[kind].id)}.`;
      faults.value([...path, "to"], { code: "promotion", message });
      continue;
    }
    const closed = boardSquares(board).find((own) => barred[promotion.side][kind].has(own));
    if (happensBy(promotion, ["enter", "capture-there"]) && closed !== undefined) {
      // where it may go would depend on more than its squares
      const message = `${quote(pieceTypes[kind].id)} may not stay on ${squareName(board, closed)}, and what promotes by 'enter' or 'capture-there' may stand everywhere: take 'arrive' or 'capture', or 'forbidden' away.`;
      if (!reported.has(path)) faults.value([...path, "on"], { code: "promotion", message });
      reported.add(path);
      continue;
    }
    const isStuck = (own: Square) => choicesOn(promotion, barred, own).length === 0;
    const mayStay = (own: Square) => promotion.optional && !barred[promotion.side][kind].has(own);
    const isFree = happensBy(promotion, ["leave", "capture", "capture-there"]);
    const square =
      (happensBy(promotion, ["arrive", "enter"]) || beginsWhereItStands(promotion) ? zone.find(isStuck) : undefined) ??
      (isFree ? boardSquares(board).find((own) => isStuck(own) && !mayStay(own)) : undefined);
    if (square === undefined || reported.has(path)) continue;
    reported.add(path);
    const turnsBack = promotions.some(
      (own) => own.isBack && own.side === promotion.side && to.includes(own.kind) && own.zone.includes(square),
    );
    const how = turnsBack ? ", since by 'revert' what arrives there turns back at once" : "";
    const why =
      to.length > 0 ? `no choice may stand on ${squareName(board, square)}${how}` : "it is its own only choice";
    const message = `${quote(pieceTypes[kind].id)} has nothing to become: ${why}.`;
    faults.value([...path, "to"], { code: "promotion", message });
  }
}

/** Of promotions where a piece stands: their moves are told from others, and what they become moves by tables alone. */
export function checkStandingPromotions(
  { faults }: Ground,
  { pieceTypes, spares }: Variant,
  promotions: readonly PlacedPromotion[],
): void {
  const reported = new Set<Path>();
  for (const promotion of promotions) {
    const { path, isWhole, side, kind, to, isHarmless } = promotion;
    if (!isWhole || reported.has(path)) continue;
    const movesOn = happensBy(promotion, ["before-move"]);
    const others = promotionsOfKind(promotions, side, kind).some((other) => !isWhereItStands(other));
    const own = movesOn ? whyNotBefore(pieceTypes[kind], others) : null;
    const odd = to.find((choice) => isStriker(pieceTypes[choice]) || (isHarmless && isSparing(spares, choice)));
    if (own) faults.value([...path, "on"], { code: "promotion", message: own });
    else if (odd !== undefined && (movesOn || isHarmless)) {
      const message = `What ${quote(pieceTypes[odd].id)} does, which takes on its way or spares pieces, is not asked of promotions yet.`;
      faults.key([...path, isHarmless ? "attacks" : "on"], { code: "unsupported-rule", message });
    } else continue;
    reported.add(path);
  }
}

/** @param others whether it promotes by moves of its own, too */
function whyNotBefore({ id, royal }: PieceType, others: boolean): string | null {
  if (royal) return `${quote(id)} is royal, and does not promote before a move.`;
  if (!others) return null;
  return `${quote(id)} promotes by its own moves, too, and what it becomes would not tell them from those of what promotes 'before-move'.`;
}

/** What is promoted to no more often than it was lost must have been there. */
export function checkLostLimits({ faults }: Ground, variant: Variant, promotions: readonly PlacedPromotion[]): void {
  const { pieceTypes, setup } = variant;
  const reported = new Set<Path>();
  for (const promotion of promotions) {
    const { path, side, to, isWhole } = promotion;
    if (promotion.limits !== "lost" || !isWhole || reported.has(path)) continue;
    const stranger = to[limitsOf(promotion, setup).indexOf(0)] as number | undefined;
    if (stranger === undefined) continue;
    reported.add(path);
    const { id } = pieceTypes[stranger];
    const message = `${SIDE_NAMES[side]} has no ${quote(id)} at the start, so that none is ever lost, and nothing promotes to it: leave it out under 'to', or the limit.`;
    faults.key([...path, "limit"], { code: "promotion", message });
  }
}

/** Moves begin where the piece may stand, and end there, too, unless it may become another on the way. */
export function checkMovePlaces(
  { faults }: Ground,
  { pieceTypes }: Army,
  promotions: readonly PlacedPromotion[],
): void {
  for (const [kind, { id, name, moves, forbidden }] of pieceTypes.entries()) {
    const isShut = (squares: Army["pieceTypes"][number]["forbidden"] | null) =>
      squares?.some((own) => own.length > 0) &&
      SIDES.every((side) => squares[side].every((square) => forbidden[side].includes(square)));
    const promotes = promotions.some((rule) => rule.kind === kind);
    moves.forEach(({ from, to }, index) => {
      const key = isShut(from) ? "from" : isShut(to) && !promotes ? "to" : null;
      if (!key) return;
      const message = `${oneOfAtStart(name)} may stand on none of these squares, see its 'forbidden', so that this is no move.`;
      faults.value(["pieces", id, "moves", index, key], { code: "no-squares", message });
    });
  }
}
