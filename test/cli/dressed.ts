/** A variant with letters that XBoard writes as we do, on the board and in moves: nothing is promoted to one of two signs. */
export const DRESSED = `
name: Dressed
extends: chess
castling: none
pieces:
  queen: none
  lion: { letter: L, betza: KAD }
  lioness: { letter: L', betza: KN }
  cub: { letter: L!, betza: K }
setup: { fen: "rnl'l!kblr/pppppppp/8/8/8/8/PPPPPPPP/RNL'L!KBLR w - - 0 1" }
promotion: [{ pieces: [pawn], zone: rank 8, to: [lion, rook, knight] }]
`;
