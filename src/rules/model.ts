/** The rules' parts of variants, types of pieces, positions, moves and their texts. */
import type {
  CastlingNotation,
  CastlingOfGameMove,
  CastlingOfMove,
  CastlingsOfVariant,
  RightsOfPosition,
} from "./castling/model.ts";
import type { DrawsOfVariant } from "./draws/model.ts";
import type { EnPassantOfPosition } from "./en-passant/model.ts";
import type { FirstMoveOfPieceType } from "./first-moves/model.ts";
import type { DropOfGameMove, DropOfMove, HandsOfPosition, HandsOfVariant } from "./hands/model.ts";
import type {
  PromotionNotation,
  PromotionOfGameMove,
  PromotionOfMove,
  PromotionsOfVariant,
} from "./promotion/model.ts";
import type { ShufflesOfVariant } from "./shuffle/model.ts";

export type { Castling, Right } from "./castling/model.ts";
export type { Draws } from "./draws/model.ts";
export type { EnPassant } from "./en-passant/model.ts";
export type { Drop, Hands, HandsOfPosition } from "./hands/model.ts";
export type { Promotion } from "./promotion/model.ts";
export type { PlacementConstraint, PlacementStep, Shuffle } from "./shuffle/model.ts";

export interface RulesOfVariant
  extends ShufflesOfVariant,
    PromotionsOfVariant,
    CastlingsOfVariant,
    DrawsOfVariant,
    HandsOfVariant {}

/** The rules that moves and their texts depend on. */
export type RulesOfMoves = PromotionsOfVariant & CastlingsOfVariant & HandsOfVariant;

export interface RulesOfPieceType extends FirstMoveOfPieceType {}

export interface RulesOfPosition extends RightsOfPosition, EnPassantOfPosition, HandsOfPosition {}

export interface RulesOfMove extends PromotionOfMove, CastlingOfMove, DropOfMove {}

/** The rules' part of `GameMove`. */
export interface RulesOfGameMove extends PromotionOfGameMove, CastlingOfGameMove, DropOfGameMove {}

export interface RulesOfNotation extends CastlingNotation, PromotionNotation {}

/** The rules' part of styles of algebraic notation. */
export type RulesOfSan = Pick<CastlingNotation, "castling"> & PromotionNotation;
