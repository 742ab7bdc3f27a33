/** Marks of promoted pieces in a FEN, `Q~`, and what is said of hands in any variant; `rich-fen.ts` reads and writes these. */
import type { Square } from "../../geometry/board.ts";
import type { FenRules } from "../../notation/fen-rules.ts";
import type { Piece } from "../../variant/position.ts";
import type { HandsOfPosition } from "./model.ts";
import { isMarked } from "./rule.ts";

/** The sign behind a piece that falls back when it is captured. */
export const MARK = "~";

/** The field of the board in two parts; the hands are null where nothing is said of them. */
export interface BoardParts {
  readonly board: string;
  readonly hands: { readonly text: string; readonly offset: number } | null;
}

/** What the board in front of the hands says. */
export interface BoardBefore {
  /** Pieces by their signs. */
  readonly letters: ReadonlyMap<string, Piece>;
  /** How many stand there. */
  readonly standing: number;
  /** The squares of those with a mark. */
  readonly marked: readonly Square[];
}

/** The squares of marked pieces. */
export function markedSquares({ promoted }: HandsOfPosition): ReadonlySet<Square> {
  return new Set(promoted);
}

/** Whether it may be said of a piece that it has promoted. */
export function mayBeMarked(rules: FenRules, { kind, side }: Piece): boolean {
  return isMarked(rules, side, kind);
}
