/** What lies behind the record of a position (`Position` of `records.yaml`) in its entry of the stack. */
import { PASSED_BYTES, POSITION_BYTES, TAIL_BYTES } from "./records.generated.ts";

/** One byte a square: 0, or the kind plus one. Then sets of squares by number. Boards and sets are as long as the build has
 *  squares. */
export const POSITION_BOARD = POSITION_BYTES;
/** White's pieces and Black's. */
export const SET_OF_SIDES = 0;
/** Squares on which a piece can be captured en passant. */
export const SET_OF_PASSING = 2;
/** Pieces of each kind, both sides together. */
export const SETS_OF_KINDS = 3;
/** From one position of the stack to the next. */
export const POSITION_STRIDE = 3584;
/** Where a position's `Tail` lies, behind the sets of the huge build. */
export const POSITION_TAIL = POSITION_STRIDE - TAIL_BYTES;
/** Where its `Passed` lies, in variants with turns of several moves. */
export const POSITION_PASSED = POSITION_TAIL - PASSED_BYTES;
/** Pieces that have not moved: when they do, one from the hand may enter there. */
export const TAIL_GATES = 0;
/** Pieces that fall back as what they were when they are taken. */
export const TAIL_MARKED = 1;
export const TAIL_WALLS = 2;
/** Pieces that have not moved and may leap as their first move. */
export const TAIL_LEAPERS = 3;
/** How many of these a move copies from the position before. */
export const TAIL_SET_COUNT = 4;
/** Pieces that only others of the kinds that the law of trades is about may take in this move: each move makes its own set. */
export const TAIL_SHELTERED = TAIL_SET_COUNT;
/** Behind the last square of the largest board: a byte has no room for it. */
export const NO_SQUARE = 256;
