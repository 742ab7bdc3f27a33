/** What stands on a square, for a piece that moves. */
export const ON_EMPTY = 1;
export const ON_FRIEND = 2;
export const ON_ENEMY = 4;
/** A piece of either side that the one that moves spares: it neither takes it nor goes over it. */
export const ON_SPARED = 8;
