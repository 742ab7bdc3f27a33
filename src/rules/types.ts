/** The data of the rules in a `Variant`, a `Position` and a move: `rules.Castling` and the others of the main entry. */
export type { Blown, BlownPiece, Explosion } from "./captures/model.ts";
export type { Castling, Right } from "./castling/model.ts";
export type { CountRow } from "./counting/model.ts";
export type { Draws } from "./draws/model.ts";
export type { EnPassant, Passed } from "./en-passant/model.ts";
export type { Entering } from "./entering/model.ts";
export type { FirstLeap } from "./first-leaps/model.ts";
export type { Flipped, FlippedPiece, Flips } from "./flips/model.ts";
export type {
  Along,
  Castled,
  Checks,
  Condition,
  Facing,
  Few,
  FullBoard,
  Goal,
  GoalReason,
  Joins,
  Line,
  Material,
  Passes,
  PerpetualCheck,
  Reach,
  Repetition,
  Stuck,
} from "./goals/model.ts";
export type { Drop, Edge, Hands, HandsOfPosition, Landing, Leaps } from "./hands/model.ts";
export type { Passing } from "./passes/model.ts";
export type { Occasion, Promotion } from "./promotion/model.ts";
export type { CheckRules } from "./royals/model.ts";
export type { Series } from "./series/model.ts";
export type { PlacementConstraint, PlacementStep, Shuffle } from "./shuffle/model.ts";
export type { Struck, StruckPiece } from "./strikes/model.ts";
export type { Trades } from "./trades/model.ts";
export type { Walls, WallWay } from "./walls/model.ts";
