/** The rules' state in positions that no move led to, their part of a variant's digest, and what follows from several. */
import type { Pieces } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import type { PieceType, Variant } from "../variant/variant.ts";
import { capturesIdentity, sparersOf } from "./captures/rule.ts";
import { areSameRights, castlingIdentity, keptRights, type RightsRules, startRights } from "./castling/rule.ts";
import { drawsIdentity } from "./draws/rule.ts";
import { mayBePassed } from "./en-passant/rule.ts";
import { enteringIdentity, gatesAtStart, gatesKept, NO_GATES } from "./entering/rule.ts";
import { firstLeapsIdentity, leapersAtStart, leapersKept, NO_LEAPERS } from "./first-leaps/rule.ts";
import { areGoalsUsual, goalsIdentity, noCounts } from "./goals/rule.ts";
import { emptyHands, handsAtStart, handsIdentity, handsKept } from "./hands/rule.ts";
import type { RulesOfPosition, RulesOfVariant } from "./model.ts";
import { mayBothPass, mayPass, passesIdentity } from "./passes/rule.ts";
import { promotionsIdentity } from "./promotion/rule.ts";
import { checkIdentity, kingOf, royalKinds } from "./royals/rule.ts";
import { NO_SERIES, seriesIdentity } from "./series/rule.ts";
import { NONE_SHELTERED } from "./trades/rule.ts";
import { NO_WALLS, wallsIdentity, wallsKept } from "./walls/rule.ts";

export { sparersOf } from "./captures/rule.ts";
export { runningCount } from "./counting/rule.ts";
export { winnerOfDraw } from "./draws/rule.ts";
export { isPassingPlayed } from "./en-passant/rule.ts";
export { gatesAtStart } from "./entering/rule.ts";
export { areGoalsUsual, checksToGive, isFacingForbidden } from "./goals/rule.ts";
export { handsAtStart, hasRoom, isEndless, MOST_PIECES, stockedKinds } from "./hands/rule.ts";
export { mayBothPass, mayPass } from "./passes/rule.ts";
export { beginsWhereItStands, changesKind } from "./promotion/rule.ts";
export { isCheckForbidden, royalKinds } from "./royals/rule.ts";
export { movesToMake } from "./series/rule.ts";
export { isWallAlone, mayHaveWalls } from "./walls/rule.ts";

/** The part of a variant that the state depends on. */
export type StateRules = RightsRules &
  Pick<RulesOfVariant, "hands" | "entering" | "firstLeaps" | "goals"> & {
    readonly pieceTypes: readonly Pick<PieceType, "firstMove">[];
  };

/** No rights, no en passant, nothing in hand and nothing counted. */
export function bareState(
  rules: Pick<StateRules, "hands" | "goals"> & { readonly pieceTypes: readonly unknown[] },
): RulesOfPosition {
  return {
    rights: [],
    enPassant: null,
    ...emptyHands(rules, rules.pieceTypes.length),
    ...NO_GATES,
    ...NO_LEAPERS,
    ...NO_WALLS,
    ...NO_SERIES,
    ...NONE_SHELTERED,
    ...noCounts(rules),
    countLimit: null,
  };
}

/** The state at the start of a game with these pieces. */
export function stateAtStart(rules: StateRules, pieces: Pieces): RulesOfPosition {
  return {
    ...bareState(rules),
    ...handsAtStart(rules),
    ...gatesAtStart(rules, pieces),
    ...leapersAtStart(rules, pieces),
    rights: startRights(rules, pieces),
  };
}

/** What remains of a position's state after its pieces were changed. */
export function stateKept(rules: StateRules, position: Position, pieces: Pieces): RulesOfPosition {
  const rights = keptRights(rules, position.rights, pieces);
  const { checks, passes } = position;
  const kept = {
    ...handsKept(position, pieces),
    ...gatesKept(position, pieces),
    ...leapersKept(position, pieces),
    ...wallsKept(position, pieces),
  };
  return { ...bareState(rules), ...kept, checks, passes, rights };
}

/** Whether two states allow the same moves, with the same pieces at the start of a game. */
export function isSameState(a: RulesOfPosition, b: RulesOfPosition): boolean {
  const areSame = (some: readonly number[], others: readonly number[]) => some.join() === others.join();
  return areSameRights(a.rights, b.rights) && areSame(a.gates, b.gates) && areSame(a.leapers, b.leapers);
}

/** Whether checkmate is all that wins, stalemate draws, and no rule keeps from mating. */
function endsByMate(
  rules: Pick<
    RulesOfVariant,
    "goals" | "check" | "captures" | "flips" | "trades" | "spares" | "hands" | "passes" | "walls" | "series"
  >,
): boolean {
  return (
    areGoalsUsual(rules) &&
    checkIdentity(rules) === null &&
    !rules.captures.must &&
    !rules.captures.explode &&
    !rules.captures.petrify &&
    !rules.flips &&
    !rules.trades &&
    !rules.spares &&
    !rules.hands &&
    !rules.walls &&
    !rules.series &&
    !mayPass(rules)
  );
}

/** Whether games are about the mate of one king a side and about nothing else, with the pieces on the board alone. */
export function isAboutMate(variant: Variant): variant is Variant & { readonly royal: number } {
  return variant.royal !== null && endsByMate(variant);
}

/** The same, nobody wins by a draw, and no count ends games before a mate that is near. */
export function isMatingGame(variant: Variant): variant is Variant & { readonly royal: number } {
  return isAboutMate(variant) && variant.draws.wins === null && variant.counting === null;
}

/** Whether no side is ever stalemated: who has no other legal move passes. Who has no piece left cannot, and all may change sides. */
export function isStalemateless(rules: Pick<RulesOfVariant, "passes" | "flips">): boolean {
  return mayBothPass(rules) && !rules.flips;
}

/** The kind of the king, for what makes sense in games with kings alone.
 *  @throws {RangeError} in other games */
export function expectKing({ royal }: Pick<Variant, "royal">): number {
  if (royal === null) throw new RangeError("the sides of this variant have not one king each");
  return royal;
}

/** The kind of the king, of which each side always has exactly one and no other royal piece, and which every piece
 *  attacks as it attacks others; null where that is otherwise. */
export function findKing(
  {
    pieceTypes,
    promotions,
    hands,
    spares,
    captures,
    walls,
    series,
  }: Pick<Variant, "pieceTypes" | "promotions" | "hands" | "spares" | "captures" | "walls" | "series">,
  pieces: Pieces,
): number | null {
  // it may be blown up, saved by a wall, or give no check to another
  if (captures.explode || captures.petrify || walls) return null;
  const gained = [...promotions.flatMap(({ to }) => to), ...(hands?.held.flat() ?? [])];
  const king = kingOf(pieceTypes, pieces, new Set(gained));
  if (king === null || sparersOf({ spares }, king).length > 0) return null;
  // a later move of the turn may expose it where it has crossed squares
  return series && mayBePassed(pieceTypes, king) ? null : king;
}

/** The rules' part of the digest: plain data in a fixed order, without names. Rules that do nothing are left out. */
export function identityOfRules(variant: Variant): readonly unknown[] {
  const { shuffles, promotions, castlings, pieceTypes, setup } = variant;
  const royals = royalKinds(pieceTypes);
  const rich = [
    ["royals", royals.length === 1 && variant.royal !== null ? null : royals],
    ["check", checkIdentity(variant)],
    ["captures", capturesIdentity(variant)],
    ["flips", variant.flips],
    ["trades", variant.trades],
    ["spares", variant.spares],
    ["goals", goalsIdentity(variant)],
    ["hands", handsIdentity(variant, setup)],
    ["material", variant.material],
    ["turn", passesIdentity(variant)],
    ["entering", enteringIdentity(variant)],
    ["first-leaps", firstLeapsIdentity(variant)],
    ["counting", variant.counting],
    ["walls", wallsIdentity(variant)],
    ["series", seriesIdentity(variant)],
  ].filter(([, identity]) => identity);
  const king = royals.length === 1 ? royals[0] : null;
  return [shuffles, promotionsIdentity(promotions), castlingIdentity(castlings, king), drawsIdentity(variant), ...rich];
}
