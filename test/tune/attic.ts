/** A small variant that nobody has tuned: its games are short. */
export const ATTIC = `
name: Attic
extends: chess
board: { files: 5, ranks: 5 }
pieces: { bishop: none, queen: none, pawn: { betza: fmWfcF } }
setup:
  board: |
    r n k n r
    p p p p p
    . . . . .
    P P P P P
    R N K N R
castling: none
promotion: [{ pieces: [pawn], zone: rank 5, to: [rook, knight] }]
`;
