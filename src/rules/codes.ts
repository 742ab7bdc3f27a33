/** Faults of rules, by code. */
import { CASTLING_CODES } from "./castling/codes.ts";
import { COUNTING_CODES } from "./counting/codes.ts";
import { EN_PASSANT_CODES } from "./en-passant/codes.ts";
import { GOAL_CODES } from "./goals/codes.ts";
import { HAND_CODES } from "./hands/codes.ts";
import { PROMOTION_CODES } from "./promotion/codes.ts";
import { SERIES_CODES } from "./series/codes.ts";
import { SHUFFLE_CODES } from "./shuffle/codes.ts";
import { TRADE_CODES } from "./trades/codes.ts";
import { WALL_CODES } from "./walls/codes.ts";

export const RULE_CODES = {
  ...PROMOTION_CODES,
  ...CASTLING_CODES,
  ...EN_PASSANT_CODES,
  ...GOAL_CODES,
  ...COUNTING_CODES,
  ...HAND_CODES,
  ...SHUFFLE_CODES,
  ...WALL_CODES,
  ...SERIES_CODES,
  ...TRADE_CODES,
} as const;
