/** Walls: where a turn builds one. */
export const WALLS_NOWHERE = 0;
/** On any empty square, and the one that stood before goes. */
export const WALLS_DUCK = 1;
/** Where the piece that has moved could go on to without capturing. */
export const WALLS_ARROW = 2;
/** On the square that the piece has left. */
export const WALLS_PAST = 3;
/** On an empty square at the edge of the board, or on a side of a wall. */
export const WALLS_EDGE = 4;
/** On any empty square. */
export const WALLS_STATIC = 5;
