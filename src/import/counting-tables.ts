/** Tables of moves that are counted when few pieces are left, by their names in another program. */
/** A row for a bare side: what it faces, by option, and how many moves it has. */
type Row = readonly [against: Readonly<Record<string, number>>, moves: number];

interface Table {
  readonly bare: readonly Row[];
  /** Whether a bare side counts from the number of pieces on the board. */
  readonly fromPieces: boolean;
  /** For sides with more pieces. */
  readonly others: readonly { readonly without?: readonly string[]; readonly own?: number; readonly moves: number }[];
}

const GONE = { without: ["pawn"] };

/** @param less moves that all counts have less than those of Makruk */
const likeMakruk = (less: number, others: Table["others"]): Table => ({
  bare: [
    [{ rook: 2 }, 8 - less],
    [{ rook: 1 }, 16 - less],
    [{ silver: 2 }, 22 - less],
    [{ knight: 2 }, 32 - less],
    [{ silver: 1 }, 44 - less],
    [{}, 64 - less],
  ],
  fromPieces: true,
  others,
});

export const COUNTING_TABLES: Readonly<Record<string, Table>> = {
  makruk: likeMakruk(0, [{ ...GONE, moves: 64 }]),
  cambodian: likeMakruk(1, [{ own: 3, moves: 63 }]),
  asean: {
    bare: [
      [{ rook: 1 }, 16],
      [{ silver: 1 }, 44],
      [{ knight: 1 }, 64],
    ],
    fromPieces: false,
    others: [],
  },
};
