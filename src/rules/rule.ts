/** What rules make of positions that no move has led to, and what of them tells variants apart. */
import type { Pieces } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { areSameRights, castlingIdentity, keptRights, type RightsRules, startRights } from "./castling/rule.ts";
import type { RulesOfPosition } from "./model.ts";

/** What has to be known of a variant. */
export type StateRules = RightsRules;

/** As no rule had anything to say. */
export const NO_STATE: RulesOfPosition = { rights: [], enPassant: null };

/** With these pieces, at the start of a game. */
export function stateAtStart(rules: StateRules, pieces: Pieces): RulesOfPosition {
  return { ...NO_STATE, rights: startRights(rules, pieces) };
}

/** What is left of a position's after others have been put on its board. */
export function stateKept(rules: StateRules, { rights }: Position, pieces: Pieces): RulesOfPosition {
  return { ...NO_STATE, rights: keptRights(rules, rights, pieces) };
}

/** Whether the same can be done in two positions in which the same pieces stand, and nothing has been moved. */
export function isSameState(a: RulesOfPosition, b: RulesOfPosition): boolean {
  return areSameRights(a.rights, b.rights);
}

/** Plain data that is the same where the rules are, whatever is called how; in an order that stays. */
export function identityOfRules({ shuffles, promotions, castlings, draws }: Variant): readonly unknown[] {
  return [shuffles, promotions, castlingIdentity(castlings), draws];
}
