/** Royal pieces. */
import { KIND_SLOTS_HUGE } from "../capacity.ts";

/** Each side has exactly one king, as most variants have. */
export const ROYALTY_KING = 0;
/** Nobody has royal pieces. */
export const ROYALTY_NONE = 1;
/** All royal pieces have to be safe. */
export const ROYALTY_EACH = 2;
/** A side's last royal piece has to be safe. */
export const ROYALTY_LAST = 3;
/** One of the royal pieces has to be safe. */
export const ROYALTY_ALL = 4;

/** The kind of the king where there is none: no piece is of it in any build. */
export const NO_KIND = KIND_SLOTS_HUGE - 1;
