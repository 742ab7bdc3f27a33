/** The rules' part of move texts. Each function asks the rules in turn; those that plain variants do without are in
 *  `rich-text.ts`. */
import type { TextFault } from "../diagnostic/fault.ts";
import type { Side, Square } from "../geometry/board.ts";
import type { MoveRules } from "../notation/move-rules.ts";
import type { SanStyle } from "../notation/style.ts";
import type { Move } from "../variant/move.ts";
import type { Pieces } from "../variant/pieces.ts";
import type { Variant } from "../variant/variant.ts";
import {
  type CastlingUciOptions,
  castlingFacts,
  castlingSan,
  castlingsNamed,
  castlingTarget,
  otherCastlingTarget,
  STANDARD_CASTLING,
} from "./castling/text.ts";
import { ENTERING_SHAPE } from "./entering/text.ts";
import { DROP_SHAPE, dropFault, illegalDrop, isLikeDrop, NOTHING_IS_DROPPED } from "./hands/text.ts";
import type { RulesOfGameMove, RulesOfSan } from "./model.ts";
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
import { STRIKE_SHAPE } from "./strikes/text.ts";
import { WALL_SHAPE } from "./walls/text.ts";

export interface UciOptions extends CastlingUciOptions {}

/** The part of a variant that it depends on what a capture or an arrival does to others. */
export type EffectRules = Pick<Variant, "board" | "captures" | "flips">;

/** A fault whose place is the whole text. */
type Refusal = Pick<TextFault, "code" | "message" | "hint">;

/** Moves that a text may mean, and what is left of it to read. */
export interface Aside<Some extends Move> {
  readonly moves: readonly Some[];
  readonly text: string;
}

/** Move texts of rules that only rich kernels know, fetched with such a kernel: without one there are no such moves. Each
 *  function is asked by that of its name below. */
export interface RichText {
  readonly effectsOf: (variant: EffectRules, pieces: Pieces, side: Side, move: Move) => Partial<Move>;
  readonly uciName: (rules: MoveRules, move: Move) => string | null;
  readonly isOtherUci: (rules: MoveRules, move: Move, text: string) => boolean;
  readonly shortUciMoves: <Some extends Move>(rules: MoveRules, moves: readonly Some[], text: string) => Some[];
  readonly uciSuffix: (rules: MoveRules, move: Move) => string;
  readonly nameRefusal: (rules: MoveRules, moves: readonly Move[], text: string) => Refusal;
  readonly wallRefusal: (
    rules: MoveRules,
    moves: readonly Move[],
    text: string,
    write: (move: Move) => string,
  ) => Refusal | null;
  readonly sanOrigin: (rules: MoveRules, move: Move) => string | null;
  readonly sanWay: (rules: MoveRules, move: Move) => string | null;
  readonly sanName: (rules: MoveRules, move: Move, style: SanStyle) => string | null;
  readonly sanSuffix: (rules: MoveRules, move: Move, style: SanStyle) => string;
  readonly movesNamed: <Some extends Move>(rules: MoveRules, moves: readonly Some[], text: string) => Some[] | null;
  readonly takeAside: <Some extends Move>(rules: MoveRules, moves: readonly Some[], text: string) => Aside<Some>;
  readonly ruleFacts: (
    rules: MoveRules,
    move: Move,
  ) => Pick<RulesOfGameMove, "enters" | "entersOn" | "struck" | "blown" | "flipped" | "wall">;
}

let rich: RichText | null = null;

export function provideRichText(text: RichText): void {
  rich = text;
}

/** The whole text of a move that coordinates have another form for; null for all others. */
export function uciName(rules: MoveRules, move: Move): string | null {
  return rich?.uciName(rules, move) ?? null;
}

/** What may follow the squares and a promotion. */
export const UCI_END_SHAPE = ENTERING_SHAPE + WALL_SHAPE;

/** A pattern of such texts. */
export const UCI_NAME_SHAPE = `${DROP_SHAPE}${WALL_SHAPE}|${STRIKE_SHAPE}`;

/** What is wrong with a text that is nearly such a name; null for other texts. */
export const uciNameFault = dropFault;

/** Why a text that a rule would read is none of the moves; null for other texts.
 *  @param write how moves are written there */
export function nameRefusal(
  rules: MoveRules,
  moves: readonly Move[],
  text: string,
  write: (move: Move) => string,
): Refusal | null {
  const unbuilt = rich?.wallRefusal(rules, moves, text, write);
  if (unbuilt) return unbuilt;
  if (!isLikeDrop(text)) return null;
  return rich?.nameRefusal(rules, moves, text) ?? illegalDrop(text, NOTHING_IS_DROPPED);
}

/** Whether coordinates that no move is written by mean this one. */
export function isOtherUci(rules: MoveRules, move: Move, text: string): boolean {
  return rich?.isOtherUci(rules, move, text) ?? false;
}

/** Moves that coordinates mean if it is one alone: they leave out its way. */
export function shortUciMoves<Some extends Move>(rules: MoveRules, moves: readonly Some[], text: string): Some[] {
  return rich?.shortUciMoves(rules, moves, text) ?? [];
}

/** The square of departure in algebraic notation where it is always named; null where others decide whether it is. */
export function sanOrigin(rules: MoveRules, move: Move): string | null {
  return rich?.sanOrigin(rules, move) ?? null;
}

/** The squares of a move in algebraic notation, with their signs, where they are more than its target; null for others. */
export function sanWay(rules: MoveRules, move: Move): string | null {
  return rich?.sanWay(rules, move) ?? null;
}

/** The second square in coordinates. */
export function uciTarget(rules: MoveRules, move: Move, options: UciOptions): Square {
  return castlingTarget(rules, move, options) ?? move.to;
}

/** Another second square that is accepted where no move is written so; null for most moves. */
export function otherUciTarget(rules: MoveRules, move: Move, options: UciOptions): Square | null {
  return uciName(rules, move) === null ? otherCastlingTarget(rules, move, options) : null;
}

/** The suffix in coordinates. */
export function uciSuffix(rules: MoveRules, move: Move): string {
  return promotionUci(rules, move) + (rich?.uciSuffix(rules, move) ?? "");
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
  if (castling !== null) return castling + richSuffix(rules, move, style);
  return rich?.sanName(rules, move, style) ?? null;
}

/** The moves that a name stands for; null where no rule has such a name. */
export function movesNamed<Some extends Move>(rules: MoveRules, moves: readonly Some[], text: string): Some[] | null {
  return castlingsNamed(rules, moves, text) ?? rich?.movesNamed(rules, moves, text) ?? null;
}

/** The suffix in algebraic notation. */
export function sanSuffix(rules: MoveRules, move: Move, style: SanStyle): string {
  return promotionSan(rules, move, style) + richSuffix(rules, move, style);
}

function richSuffix(rules: MoveRules, move: Move, style: SanStyle): string {
  return rich?.sanSuffix(rules, move, style) ?? "";
}

/** Takes off a text what is told of beside the move, and leaves the moves that have it. */
export function takeAside<Some extends Move>(rules: MoveRules, moves: readonly Some[], text: string): Aside<Some> {
  return rich?.takeAside(rules, moves, text) ?? { moves, text };
}

/** The fault of a text without the suffix: its code, and the predicate of a sentence about the text. */
export const SUFFIX_LEFT_OUT: { readonly code: string; readonly says: string } = PROMOTION_LEFT_OUT;

/** A pattern for the suffix, with one group for the name of a piece.
 *  @param name a pattern for names, small letters among them */
export function sanSuffixPattern(name: string): string {
  return promotionPattern(name);
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
  const { enters, entersOn, struck, blown, flipped, wall } = (isRich(move) && rich?.ruleFacts(rules, move)) || NO_FACTS;
  const { drop, pass } = move;
  return { promotion, castling, partner, drop, pass, enters, entersOn, struck, blown, flipped, wall };
}

/** Whether rich rules say anything of the move; asked of every legal move, which seldom is one. */
function isRich({ enters, struck, blown, flipped, wall }: Move): boolean {
  return enters !== null || struck !== null || blown !== null || flipped !== null || wall !== null;
}

const NO_FACTS = { enters: null, entersOn: null, struck: null, blown: null, flipped: null, wall: null };

/** What a move of a side blows up or makes change sides, as the pieces stood before it. */
export function effectsOf(variant: EffectRules, pieces: Pieces, side: Side, move: Move): Partial<Move> {
  return rich?.effectsOf(variant, pieces, side, move) ?? {};
}
