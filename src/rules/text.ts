/** The rules' part of move texts. Each function asks the rules in turn. */
import type { Square } from "../geometry/board.ts";
import type { MoveRules } from "../notation/move-rules.ts";
import type { SanStyle } from "../notation/style.ts";
import type { Move } from "../variant/move.ts";
import {
  type CastlingUciOptions,
  castlingFacts,
  castlingSan,
  castlingsNamed,
  castlingTarget,
  otherCastlingTarget,
  STANDARD_CASTLING,
} from "./castling/text.ts";
import {
  ENTERING_SHAPE,
  enteringFacts,
  enteringSan,
  enteringUci,
  enteringUciName,
  takeEntering,
} from "./entering/text.ts";
import { DROP_SHAPE, dropFacts, dropFault, dropRefusal, dropSan, dropsNamed, dropUci } from "./hands/text.ts";
import type { RulesOfGameMove, RulesOfSan } from "./model.ts";
import { isPassUci, passesNamed, passFacts, passSan } from "./passes/text.ts";
import {
  isNamedPromotion,
  isPawnLike,
  PROMOTION_LEFT_OUT,
  promotionFacts,
  promotionPattern,
  promotionSan,
  promotionUci,
  STANDARD_PROMOTION,
} from "./promotion/text.ts";
import { isShortStrike, STRIKE_SHAPE, strikeFacts, strikeSan, strikeUci, takeStrike } from "./strikes/text.ts";

export interface UciOptions extends CastlingUciOptions {}

/** The whole text of a move that coordinates have another form for; null for all others. */
export function uciName(rules: MoveRules, move: Move): string | null {
  const strike = strikeUci(rules, move);
  return strike === null ? (dropUci(rules, move) ?? enteringUciName(rules, move)) : strike + promotionUci(rules, move);
}

/** What may follow the squares and a promotion. */
export const UCI_END_SHAPE = ENTERING_SHAPE;

/** A pattern of such texts. */
export const UCI_NAME_SHAPE = `${DROP_SHAPE}|${STRIKE_SHAPE}`;

/** What is wrong with a text that is nearly such a name; null for other texts. */
export const uciNameFault = dropFault;

/** Why a text that a rule would read is none of the moves; null for other texts. */
export const nameRefusal = dropRefusal;

/** Whether coordinates that no move is written by mean this one. */
export function isOtherUci(rules: MoveRules, move: Move, text: string): boolean {
  return isPassUci(rules, move, text);
}

/** Moves that coordinates mean if it is one alone: they leave out its way. */
export function shortUciMoves<Some extends Move>(rules: MoveRules, moves: readonly Some[], text: string): Some[] {
  return moves.filter((move) => isShortStrike(rules, move, promotionUci(rules, move), text));
}

/** The squares of a move in algebraic notation, with their signs, where they are more than its target; null for others. */
export const sanWay = strikeSan;

/** The second square in coordinates. */
export function uciTarget(rules: MoveRules, move: Move, options: UciOptions): Square {
  return castlingTarget(rules, move, options) ?? move.to;
}

/** Another second square that is accepted where no move is written so; null for most moves. */
export function otherUciTarget(rules: MoveRules, move: Move, options: UciOptions): Square | null {
  return enteringUciName(rules, move) === null ? otherCastlingTarget(rules, move, options) : null;
}

/** The suffix in coordinates. */
export function uciSuffix(rules: MoveRules, move: Move): string {
  return promotionUci(rules, move) + enteringUci(rules, move);
}

/** The style of PGN. */
export const STANDARD_RULES: RulesOfSan = { ...STANDARD_CASTLING, ...STANDARD_PROMOTION };

/** Whether moves of a kind are written without a letter. */
export function isUnnamed(rules: MoveRules, kind: number): boolean {
  return isPawnLike(rules, kind);
}

/** The whole text of a move that a rule names, else null. */
export function sanName(rules: MoveRules, move: Move, style: SanStyle): string | null {
  const castling = castlingSan(rules, move, style);
  if (castling !== null) return castling + enteringSan(rules, move, style);
  return dropSan(rules, move, style) ?? passSan(move);
}

/** The moves that a name stands for; null where no rule has such a name. */
export function movesNamed<Some extends Move>(rules: MoveRules, moves: readonly Some[], text: string): Some[] | null {
  return (
    castlingsNamed(rules, moves, text) ??
    passesNamed(rules, moves, text) ??
    dropsNamed(rules, moves, text, (kind) => isPawnLike(rules, kind))
  );
}

/** The suffix in algebraic notation. */
export function sanSuffix(rules: MoveRules, move: Move, style: SanStyle): string {
  return promotionSan(rules, move, style) + enteringSan(rules, move, style);
}

/** Takes off a text what is told of beside the move, and leaves the moves that have it. */
export function takeAside<Some extends Move>(rules: MoveRules, moves: readonly Some[], text: string) {
  const entered = takeEntering(rules, moves, text);
  return takeStrike(rules, entered.moves, entered.text);
}

/** The fault of a text without the suffix: its code, and the predicate of a sentence about the text. */
export const SUFFIX_LEFT_OUT: { readonly code: string; readonly says: string } = PROMOTION_LEFT_OUT;

/** A pattern for the suffix, with one group for the name of a piece.
 *  @param name a pattern for names
 *  @param letters their letters in lower case */
export function sanSuffixPattern(name: string, letters: string): string {
  return promotionPattern(name, letters);
}

/** Whether a move has the suffix that a text gives, or none if it gives none.
 *  @param named kinds that the suffix may stand for; null without one */
export function hasSuffix(move: Move, named: ReadonlySet<number> | null): boolean {
  return isNamedPromotion(move, named);
}

/** The rules' part of `GameMove`. */
export function ruleFacts(rules: MoveRules, move: Move): RulesOfGameMove {
  const { promotion } = promotionFacts(rules, move);
  const { castling, partner } = castlingFacts(rules, move);
  const { drop } = dropFacts(move);
  const { pass } = passFacts(move);
  const { enters, entersOn } = enteringFacts(rules, move);
  const { struck } = strikeFacts(rules, move);
  return { promotion, castling, partner, drop, pass, enters, entersOn, struck };
}
