/** The rules' state in positions that no move led to, and their part of a variant's digest. */
import type { Pieces } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { areSameRights, castlingIdentity, keptRights, type RightsRules, startRights } from "./castling/rule.ts";
import type { RulesOfPosition } from "./model.ts";

/** The part of a variant that the state depends on. */
export type StateRules = RightsRules;

/** No rights, and no en passant. */
export const NO_STATE: RulesOfPosition = { rights: [], enPassant: null };

/** The state at the start of a game with these pieces. */
export function stateAtStart(rules: StateRules, pieces: Pieces): RulesOfPosition {
  return { ...NO_STATE, rights: startRights(rules, pieces) };
}

/** What remains of a position's state after its pieces were changed. */
export function stateKept(rules: StateRules, { rights }: Position, pieces: Pieces): RulesOfPosition {
  return { ...NO_STATE, rights: keptRights(rules, rights, pieces) };
}

/** Whether two states allow the same moves, with the same pieces at the start of a game. */
export function isSameState(a: RulesOfPosition, b: RulesOfPosition): boolean {
  return areSameRights(a.rights, b.rights);
}

/** The rules' part of the digest: plain data in a fixed order, without names. */
export function identityOfRules({ shuffles, promotions, castlings, draws }: Variant): readonly unknown[] {
  return [shuffles, promotions, castlingIdentity(castlings), draws];
}
