/** Promotion in a FEN. */

/** Signs of promoted pieces, which are not supported yet. */
export const PROMOTED_SIGNS: Readonly<Record<string, string>> = {
  "+": "promoted pieces with a plus",
};
