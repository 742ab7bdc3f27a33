/** What host and kernel share of promotion, besides the type of its moves. */

/** Choices of one piece. */
export const PROMOTIONS_MAX = 26;
