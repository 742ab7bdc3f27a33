/** What lies behind the record of a position (`Position` of `records.yaml`) in its entry of the stack. */
import { POSITION_BYTES, TAIL_BYTES } from "./records.generated.ts";

/** One byte a square: 0, or the kind plus one. Then a set for each kind, both sides together. The narrow build has boards
 *  and sets of half the length. */
export const POSITION_BOARD = POSITION_BYTES;
/** From one position of the stack to the next. */
export const POSITION_STRIDE = 1024;
/** Where a position's `Tail` lies, behind the sets of the wide build. */
export const POSITION_TAIL = POSITION_STRIDE - TAIL_BYTES;
export const NO_SQUARE = 255;
