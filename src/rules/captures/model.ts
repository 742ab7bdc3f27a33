import type { Side, Square, Vector } from "../../geometry/board.ts";

/** A capture takes its captor, too, and what stands around it. */
export interface Explosion {
  /** The leaps from the target of a capture to the squares around it, in Betza notation, and as the captor's side sees
   *  them. */
  readonly around: string;
  readonly leaps: readonly Vector[];
  /** Kinds that stay where others around a capture are blown up, ascending. */
  readonly spares: readonly number[];
  /** Kinds that nothing blows up, not even their own captures, ascending. */
  readonly immune: readonly number[];
}

export interface ExplosionOfMove {
  /** What a capture that explodes takes besides its victim, its own piece last, which is all where it turns to stone alone; null
   *  for other moves. */
  readonly blown: readonly BlownPiece[] | null;
}

export interface BlownPiece {
  readonly square: Square;
  readonly kind: number;
  readonly side: Side;
}

export interface ExplosionOfGameMove {
  /** What a capture that explodes takes besides its victim, the moved piece last, which is all where it turns to stone alone:
   *  squares by name, pieces by id, sides 0 and 1. Null for other moves. */
  readonly blown: readonly Blown[] | null;
}

export interface Blown {
  readonly square: string;
  readonly piece: string;
  readonly side: Side;
}

/** Rules of capturing in a variant. */
export interface CapturesOfVariant {
  readonly captures: {
    /** Whether a side that can capture must. */
    readonly must: boolean;
    /** What a capture blows up; null where nothing explodes. */
    readonly explode: Explosion | null;
    /** Kinds that turn into a wall where they capture, as what they were before they promote, ascending; null where none does. */
    readonly petrify: readonly number[] | null;
  };
  /** By kind: the kinds that it never takes, ascending, and so does not attack. Null where every piece takes every other. */
  readonly spares: readonly (readonly number[])[] | null;
}
