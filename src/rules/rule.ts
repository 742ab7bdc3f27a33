/** The rules' state in positions that no move led to, and their part of a variant's digest. */
import type { Pieces } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { areSameRights, castlingIdentity, keptRights, type RightsRules, startRights } from "./castling/rule.ts";
import { emptyHands, handsAtStart, handsIdentity, handsKept } from "./hands/rule.ts";
import type { RulesOfPosition, RulesOfVariant } from "./model.ts";

export { handsAtStart } from "./hands/rule.ts";

/** The part of a variant that the state depends on. */
export type StateRules = RightsRules & Pick<RulesOfVariant, "hands"> & { readonly pieceTypes: readonly unknown[] };

/** No rights, no en passant and nothing in hand. */
export function bareState(rules: Pick<StateRules, "hands" | "pieceTypes">): RulesOfPosition {
  return { rights: [], enPassant: null, ...emptyHands(rules, rules.pieceTypes.length) };
}

/** The state at the start of a game with these pieces. */
export function stateAtStart(rules: StateRules, pieces: Pieces): RulesOfPosition {
  return { ...bareState(rules), ...handsAtStart(rules), rights: startRights(rules, pieces) };
}

/** What remains of a position's state after its pieces were changed. */
export function stateKept(rules: StateRules, position: Position, pieces: Pieces): RulesOfPosition {
  const rights = keptRights(rules, position.rights, pieces);
  return { ...bareState(rules), ...handsKept(position, pieces), rights };
}

/** Whether two states allow the same moves, with the same pieces at the start of a game. */
export function isSameState(a: RulesOfPosition, b: RulesOfPosition): boolean {
  return areSameRights(a.rights, b.rights);
}

/** The rules' part of the digest: plain data in a fixed order, without names. Rules that do nothing are left out. */
export function identityOfRules(variant: Variant): readonly unknown[] {
  const { shuffles, promotions, castlings, draws, setup } = variant;
  const hands = handsIdentity(variant, setup);
  return [shuffles, promotions, castlingIdentity(castlings), draws, ...(hands ? [["hands", hands]] : [])];
}
