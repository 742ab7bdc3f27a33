/** The rules' parts of variants, types of pieces, positions, moves and their texts. */
import type { CapturesOfVariant, ExplosionOfGameMove, ExplosionOfMove } from "./captures/model.ts";
import type {
  CastlingNotation,
  CastlingOfGameMove,
  CastlingOfMove,
  CastlingsOfVariant,
  RightsOfPosition,
} from "./castling/model.ts";
import type { CountingOfPosition, CountingOfVariant } from "./counting/model.ts";
import type { DrawsOfVariant } from "./draws/model.ts";
import type { EnPassantOfPosition } from "./en-passant/model.ts";
import type { EnteringOfGameMove, EnteringOfMove, EnteringOfVariant, GatesOfPosition } from "./entering/model.ts";
import type { FirstLeapsOfVariant, LeapersOfPosition } from "./first-leaps/model.ts";
import type { FirstMoveOfPieceType } from "./first-moves/model.ts";
import type { FlipsOfGameMove, FlipsOfMove, FlipsOfVariant } from "./flips/model.ts";
import type { CountsOfPosition, GoalsOfVariant, MaterialOfVariant } from "./goals/model.ts";
import type { DropOfGameMove, DropOfMove, HandsOfPosition, HandsOfVariant } from "./hands/model.ts";
import type { PassesOfVariant, PassOfGameMove, PassOfMove } from "./passes/model.ts";
import type {
  PromotionNotation,
  PromotionOfGameMove,
  PromotionOfMove,
  PromotionsOfVariant,
} from "./promotion/model.ts";
import type { CheckOfVariant } from "./royals/model.ts";
import type { SeriesOfPosition, SeriesOfVariant } from "./series/model.ts";
import type { ShufflesOfVariant } from "./shuffle/model.ts";
import type { StrikeOfGameMove, StrikeOfMove } from "./strikes/model.ts";
import type { ShelteredOfPosition, TradesOfVariant } from "./trades/model.ts";
import type { WallOfGameMove, WallOfMove, WallsOfPosition, WallsOfVariant } from "./walls/model.ts";

export type { Castling, Right } from "./castling/model.ts";
export type { Draws } from "./draws/model.ts";
export type { EnPassant, Passed } from "./en-passant/model.ts";
export type { Entering } from "./entering/model.ts";
export type { Flips } from "./flips/model.ts";
export type { Condition, Goal, GoalReason, Material } from "./goals/model.ts";
export type { Drop, Edge, Hands, HandsOfPosition, Landing } from "./hands/model.ts";
export type { Promotion } from "./promotion/model.ts";
export type { CheckRules } from "./royals/model.ts";
export type { Series } from "./series/model.ts";
export type { PlacementConstraint, PlacementStep, Shuffle } from "./shuffle/model.ts";
export type { Trades } from "./trades/model.ts";
export type { Walls, WallWay } from "./walls/model.ts";

export interface RulesOfVariant
  extends ShufflesOfVariant,
    PromotionsOfVariant,
    CastlingsOfVariant,
    CheckOfVariant,
    CapturesOfVariant,
    FlipsOfVariant,
    TradesOfVariant,
    GoalsOfVariant,
    MaterialOfVariant,
    DrawsOfVariant,
    CountingOfVariant,
    HandsOfVariant,
    PassesOfVariant,
    EnteringOfVariant,
    FirstLeapsOfVariant,
    WallsOfVariant,
    SeriesOfVariant {}

/** The rules that moves and their texts depend on. */
export type RulesOfMoves = PromotionsOfVariant &
  CastlingsOfVariant &
  HandsOfVariant &
  PassesOfVariant &
  EnteringOfVariant &
  WallsOfVariant;

/** The rules that the state in a position depends on. */
export type RulesOfState = CastlingsOfVariant &
  FirstLeapsOfVariant &
  GoalsOfVariant &
  CountingOfVariant &
  SeriesOfVariant &
  TradesOfVariant &
  Pick<CapturesOfVariant, "captures">;

export interface RulesOfPieceType extends FirstMoveOfPieceType {}

export interface RulesOfPosition
  extends RightsOfPosition,
    EnPassantOfPosition,
    HandsOfPosition,
    GatesOfPosition,
    LeapersOfPosition,
    CountsOfPosition,
    CountingOfPosition,
    WallsOfPosition,
    SeriesOfPosition,
    ShelteredOfPosition {}

export interface RulesOfMove
  extends PromotionOfMove,
    CastlingOfMove,
    DropOfMove,
    PassOfMove,
    EnteringOfMove,
    StrikeOfMove,
    ExplosionOfMove,
    FlipsOfMove,
    WallOfMove {}

/** The rules' part of `GameMove`. */
export interface RulesOfGameMove
  extends PromotionOfGameMove,
    CastlingOfGameMove,
    DropOfGameMove,
    PassOfGameMove,
    EnteringOfGameMove,
    StrikeOfGameMove,
    ExplosionOfGameMove,
    FlipsOfGameMove,
    WallOfGameMove {}

export interface RulesOfNotation extends CastlingNotation, PromotionNotation {}

/** The rules' part of styles of algebraic notation. */
export type RulesOfSan = Pick<CastlingNotation, "castling"> & PromotionNotation;
