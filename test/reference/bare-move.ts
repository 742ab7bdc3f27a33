import type { Square } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";

/** A move of nothing but a piece from one square to another: what else a move does is put over it. */
export function bareMove(kind: number, from: Square, to: Square): Move {
  return {
    kind,
    from,
    to,
    captured: null,
    capturedAt: null,
    promotion: null,
    castling: null,
    partner: null,
    drop: false,
    pass: false,
    enters: null,
    entersOn: null,
    struck: null,
    blown: null,
    flipped: null,
    wall: null,
  };
}
