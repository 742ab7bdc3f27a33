/**
 * Which rules a kernel has, a constant for each file of `rules/`. The build can put others here (`compile.mjs`), as it does
 * with `bitboard.ts`; what stands behind a constant that is false is not compiled.
 */
/** Whether the kernel has the rules of `rules/rich/`, which most variants do without. */
export const RICH: bool = false;
/** Whether it has those of `rules/full/` besides. */
export const FULL: bool = false;
export const CASTLING: bool = true;
export const EN_PASSANT: bool = true;
export const PROMOTION: bool = true;
export const ENTERING: bool = RICH;
export const GOALS: bool = RICH;
export const HANDS: bool = RICH;
export const PASSES: bool = RICH;
export const SPARING: bool = RICH;
export const TURNING: bool = RICH;
export const COUNTING: bool = FULL;
export const EXPLOSIONS: bool = FULL;
export const FACING: bool = FULL;
export const FIRST_LEAPS: bool = FULL;
export const FLIGHT: bool = FULL;
export const FLIPS: bool = FULL;
export const SERIES: bool = FULL;
export const STRIKES: bool = FULL;
export const TRADES: bool = FULL;
export const WALLS: bool = FULL;
