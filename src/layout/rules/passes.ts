/** When a side may pass. */

export const PASS_NEVER = 0;
/** While it is not in check. */
export const PASS_FREELY = 1;
/** The same, and nothing else is legal. */
export const PASS_STUCK = 2;
