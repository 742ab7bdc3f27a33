/** The rules' part of positions and moves passed in by a program: read once, copied; null if invalid. */
import type { Board } from "../geometry/board.ts";
import type { Position } from "../variant/position.ts";
import type { PieceType } from "../variant/variant.ts";
import { givenCastling, givenRights } from "./castling/given.ts";
import { givenCount } from "./counting/given.ts";
import { givenEnPassant } from "./en-passant/given.ts";
import { givenEntering, givenGates } from "./entering/given.ts";
import { givenLeapers } from "./first-leaps/given.ts";
import { givenCounts } from "./goals/given.ts";
import { givenDrop, givenHands } from "./hands/given.ts";
import type { RulesOfMove, RulesOfMoves, RulesOfPosition, RulesOfState } from "./model.ts";
import { givenPass } from "./passes/given.ts";
import { givenPromotion } from "./promotion/given.ts";
import { givenSeries } from "./series/given.ts";
import { givenStrike } from "./strikes/given.ts";
import { givenSheltered } from "./trades/given.ts";
import { givenWall, givenWalls } from "./walls/given.ts";

/** The part of a variant that the checks need. */
export type GivenRules = RulesOfMoves &
  RulesOfState & { readonly board: Board; readonly pieceTypes: readonly Pick<PieceType, "firstMove">[] };

export function givenRulesOfPosition(rules: GivenRules, position: Position): RulesOfPosition | null {
  const rights = givenRights(rules, position);
  const enPassant = givenEnPassant(rules, position);
  const hands = givenHands(rules, position);
  const counts = givenCounts(rules, position);
  const count = givenCount(rules, position);
  const gates = hands && givenGates(rules, { ...position, hands: hands.hands });
  const leapers = givenLeapers(rules, position);
  const walls = givenWalls(rules, position);
  const series = givenSeries(rules, position);
  const sheltered = givenSheltered(rules, position);
  if (!rights || !enPassant || !hands || !gates || !leapers || !counts || !count || !walls || !series || !sheltered)
    return null;
  return {
    ...rights,
    ...enPassant,
    ...hands,
    ...gates,
    ...leapers,
    ...counts,
    ...count,
    ...walls,
    ...series,
    ...sheltered,
  };
}

export function givenRulesOfMove(rules: GivenRules, move: RulesOfMove): RulesOfMove | null {
  const promotion = givenPromotion(rules.pieceTypes.length, move);
  const castling = givenCastling(rules, move);
  const drop = givenDrop(move);
  const pass = givenPass(move);
  const entering = givenEntering(rules, move);
  const strike = givenStrike(rules, move);
  const wall = givenWall(rules, move);
  if (!promotion || !castling || !drop || !pass || !entering || !strike || !wall) return null;
  return { ...promotion, ...castling, ...drop, ...pass, ...entering, ...strike, ...wall, blown: null, flipped: null };
}
