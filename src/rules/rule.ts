/** The rules' state in positions that no move led to, their part of a variant's digest, and what follows from several. */
import type { Pieces } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { areSameRights, castlingIdentity, keptRights, type RightsRules, startRights } from "./castling/rule.ts";
import { areGoalsUsual, goalsIdentity, noChecks } from "./goals/rule.ts";
import { emptyHands, handsAtStart, handsIdentity, handsKept } from "./hands/rule.ts";
import type { RulesOfPosition, RulesOfVariant } from "./model.ts";
import { checkIdentity, kingOf, royalKinds } from "./royals/rule.ts";

export { areGoalsUsual } from "./goals/rule.ts";
export { handsAtStart } from "./hands/rule.ts";
export { isCheckForbidden, royalKinds } from "./royals/rule.ts";

/** The part of a variant that the state depends on. */
export type StateRules = RightsRules &
  Pick<RulesOfVariant, "hands" | "goals"> & { readonly pieceTypes: readonly unknown[] };

/** No rights, no en passant, nothing in hand and nothing counted. */
export function bareState(rules: Pick<StateRules, "hands" | "goals" | "pieceTypes">): RulesOfPosition {
  return { rights: [], enPassant: null, ...emptyHands(rules, rules.pieceTypes.length), ...noChecks(rules) };
}

/** The state at the start of a game with these pieces. */
export function stateAtStart(rules: StateRules, pieces: Pieces): RulesOfPosition {
  return { ...bareState(rules), ...handsAtStart(rules), rights: startRights(rules, pieces) };
}

/** What remains of a position's state after its pieces were changed. */
export function stateKept(rules: StateRules, position: Position, pieces: Pieces): RulesOfPosition {
  const rights = keptRights(rules, position.rights, pieces);
  return { ...bareState(rules), ...handsKept(position, pieces), checks: position.checks, rights };
}

/** Whether two states allow the same moves, with the same pieces at the start of a game. */
export function isSameState(a: RulesOfPosition, b: RulesOfPosition): boolean {
  return areSameRights(a.rights, b.rights);
}

/** Whether checkmate is all that wins, stalemate draws, and no rule keeps from mating. */
function endsByMate(rules: Pick<RulesOfVariant, "goals" | "check" | "captures" | "hands">): boolean {
  return areGoalsUsual(rules) && checkIdentity(rules) === null && !rules.captures.must && !rules.hands;
}

/** Whether games are about the mate of one king a side and about nothing else, with the pieces on the board alone. */
export function isMatingGame(variant: Variant): variant is Variant & { readonly royal: number } {
  return variant.royal !== null && endsByMate(variant);
}

/** The kind of the king, for what makes sense in games with kings alone.
 *  @throws {RangeError} in other games */
export function expectKing({ royal }: Pick<Variant, "royal">): number {
  if (royal === null) throw new RangeError("the sides of this variant have not one king each");
  return royal;
}

/** The kind of the king, of which each side always has exactly one and no other royal piece; null where that is otherwise. */
export function findKing(
  { pieceTypes, promotions }: Pick<Variant, "pieceTypes" | "promotions">,
  pieces: Pieces,
): number | null {
  return kingOf(pieceTypes, pieces, new Set(promotions.flatMap(({ to }) => to)));
}

/** The rules' part of the digest: plain data in a fixed order, without names. Rules that do nothing are left out. */
export function identityOfRules(variant: Variant): readonly unknown[] {
  const { shuffles, promotions, castlings, draws, pieceTypes, captures, setup } = variant;
  const royals = royalKinds(pieceTypes);
  const rich = [
    ["royals", royals.length === 1 && variant.royal !== null ? null : royals],
    ["check", checkIdentity(variant)],
    ["captures", captures.must ? captures : null],
    ["goals", goalsIdentity(variant)],
    ["hands", handsIdentity(variant, setup)],
  ].filter(([, identity]) => identity);
  const king = royals.length === 1 ? royals[0] : null;
  return [shuffles, promotions, castlingIdentity(castlings, king), draws, ...rich];
}
