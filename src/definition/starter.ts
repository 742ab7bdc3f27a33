/** Where the schema is in a project that has the package. */
const INSTALLED = "./node_modules/fairywren/schemas/variant.schema.json";

/** The variant file that `fairywren new` writes. It loads unchanged. */
export const STARTER = `# yaml-language-server: $schema=${INSTALLED}
# A chess variant of your own: change what you like, then run 'fairywren check' on this file.
# To change only a little of a variant that is shipped, write 'extends:' and its id; then whatever you leave out is
# taken over from it. 'schemas/README.md' of the package explains every key.
name: My Variant
about:
  summary: A quick game on a small board, with a Wizard.

board: { files: 6, ranks: 6 }

# The letter is White's in pictures, FEN and notation; Black's is the lower case.
# Betza says how a piece moves: W one step straight, F one step diagonally, R and B slide, N leaps like a knight,
# K is WF, Q is RB, C leaps three squares straight and one across. Before an atom, f is forward only, m is only to an
# empty square, c is only to capture.
pieces:
  king:   { letter: K, betza: K, royal: true }
  queen:  { letter: Q, betza: Q, value: 9 }
  rook:   { letter: R, betza: R, value: 5 }
  knight: { letter: N, betza: N, value: 3 }
  wizard: { letter: W, betza: FC }      # a step diagonally, or a long leap; without 'value' it is computed
  pawn:   { letter: P, betza: fmWfcF, value: 1, forbidden: rank 1 }

# White is upper case and moves up.
setup:
  board: |
    r n q k w r
    p p p p p p
    . . . . . .
    . . . . . .
    P P P P P P
    R N Q K W R

# Where pieces promote, and to what. Black's zones follow by symmetry.
promotion:
  - { pieces: [pawn], zone: rank 6, to: [queen, rook, wizard, knight] }

# Ideas: 'setup: shuffle' gives numbered starts, 'castling' lists the king's and its partner's squares,
# 'symmetry: rotate' turns Black's half instead of reflecting it.
`;

/** The same for a file to which the schema has another address. */
export function starterBeside(schema: string): string {
  return STARTER.replace(INSTALLED, schema);
}
