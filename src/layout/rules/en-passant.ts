/** What host and kernel share of en passant, besides the types of its moves. */

/** Double steps, which leave squares open: one record for each side, kind, start and target. */
export const DOUBLE_STEPS_MAX = 4096;

/** What a double step can be, so that it leaves squares open. */
export const DOUBLE_STEP_QUIET = 1;
export const DOUBLE_STEP_CAPTURE = 2;
export const DOUBLE_STEP_EN_PASSANT = 4;

/** Some kind can move quietly and capture en passant from one square to another. */
export const LIST_OVERSHADOWS = 1;
/** A king has double steps, which it may not make over squares on which it could be taken. */
export const LIST_KING_DOUBLE_STEPS = 2;
