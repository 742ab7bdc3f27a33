/**
 * The record of an ending that is being solved: White's king and up to two pieces more against Black's king.
 * The host writes it, with its tables, into memory after the variant's own.
 *
 * ```
 *   0  number of pieces                     64  distances of the smaller endings
 *   4  kinds of the pieces                  72  distances found
 *  12  both pieces are of one kind          80  squares for White's king, the pieces, Black's king
 *  16  square colours are told apart       144  from where Black's king comes
 *  20  longest of the smaller endings      160  results: legal, won, longest
 *  32  paths of the king, of the pieces    200  moves looked ahead
 *  48  sets: open, held, front, news
 * ```
 *
 * A table has an entry for each square of White's king, of the first piece and of the second (absent pieces have one
 * square, 0), the last varying fastest. Sets are of squares of Black's king.
 */
export const ENDING_PIECES = 0;
/** Two of them. */
export const ENDING_KINDS = 4;
/** 1 when both pieces are of one kind: then only entries with the first piece on the lower square are used. */
export const ENDING_TWINS = 12;
/** 1 when placements on equal and on opposite square colours are counted apart. */
export const ENDING_COLOURS = 16;
/** Moves after which the smaller endings have nothing new to give. */
export const ENDING_INHERITED = 20;
/** Addresses of indexes of paths: White's king, then the pieces. */
export const ENDING_PATHS = 32;
/** Black's king may go there and White, to move, is not known to win. Squares of the pieces stand for their capture. */
export const ENDING_OPEN = 48;
/** Black, to move, is not known to lose. */
export const ENDING_HELD = 52;
/** Black was found lost in the last round. */
export const ENDING_FRONT = 56;
/** White was found winning in this round. */
export const ENDING_NEWS = 60;
/** Distances of what is left when the first piece is captured, and when the second is; 0 when that never wins. */
export const ENDING_SMALLER = 64;
/** Where distances go: moves to mate with White to move, two bytes by entry and square of Black's king; 0 nowhere. */
export const ENDING_DISTANCES = 72;
/** Sets, 16 bytes each, of squares where White's king, the pieces and Black's king may stand. */
export const ENDING_HOMES = 80;
/** Address of sets by square: from where Black's king may come there, whatever is in between. */
export const ENDING_SOURCES = 144;
/** Results, by class: equal colours (or all), opposite colours. Legal placements with White to move (f64). */
export const ENDING_LEGAL = 160;
/** Those that White wins (f64). */
export const ENDING_WON = 176;
/** Moves of the longest mate (i32). */
export const ENDING_LONGEST = 192;
/** Moves looked ahead so far (i32). */
export const ENDING_MOVES = 200;
export const ENDING_BYTES = 256;

/**
 * Paths of a piece seen from their targets: for each square the address of its first path, and one address more for the
 * end. A path: the squares that must be empty, and the square where it starts.
 */
export const ENDING_PATH_EMPTIES = 0;
export const ENDING_PATH_SOURCE = 16;
export const ENDING_PATH_BYTES = 32;
