import type { Betza } from "../betza/tree.ts";
import type { Board, BySide, Square, Symmetry } from "../geometry/board.ts";
import type { RulesOfNotation, RulesOfPieceType, RulesOfVariant } from "../rules/model.ts";
import type { MADE } from "./made.ts";
import type { Position } from "./position.ts";
import type { Weights } from "./weights.ts";

/** A chess variant: checked, with every reference resolved. Plain frozen data; made by `defineVariant`. */
export interface Variant extends RulesOfVariant {
  readonly [MADE]: true;
  /** The file's name without its ending, for instance `capablanca`. */
  readonly id: string;
  readonly name: string;
  /** Other names under which the variant is known. */
  readonly aliases: readonly string[];
  readonly about: About;
  readonly board: Board;
  readonly symmetry: Symmetry;
  /** A piece's kind is the index into this list. At most 26. */
  readonly pieceTypes: readonly PieceType[];
  /** The kind of the royal piece; each side has exactly one such piece. */
  readonly royal: number;
  /** The default start. */
  readonly setup: Position;
  /** The default start as text. */
  readonly setupFen: string;
  /** How the board is meant to be seen; `corner` turns it by 45 degrees, each side's own corner towards it. */
  readonly view: "square" | "corner";
  readonly notation: NotationStyle;
  /** What the engine plays with where the file says it; null leaves all of it to the rules. */
  readonly weights: Weights | null;
}

export interface About {
  readonly summary: string;
  readonly source: string | null;
  readonly inventor: string | null;
  readonly year: number | null;
}

export interface PieceType extends RulesOfPieceType {
  /** The key in the YAML file, for instance `dragon-bishop`. */
  readonly id: string;
  /** For people: `Dragon Bishop`. */
  readonly name: string;
  /** One letter `A` to `Z`; Black's is the lower case. */
  readonly letter: string;
  /** Shown instead of the letter where a variant's own style is wanted. */
  readonly symbol: string | null;
  readonly betza: Betza;
  /** In pawns; null when the file gives none and it is computed from mobility. */
  readonly value: number | null;
  readonly royal: boolean;
  /** What a pair on both shades of square is worth beyond the sum, in pawns. */
  readonly pairBonus: number;
  readonly remarks: readonly string[];
  /** Squares where the piece may never stand (chess: pawns on their own first rank). Squares where it must become another need not be repeated. */
  readonly forbidden: BySide<readonly Square[]>;
  /** A move of this piece sets the fifty-move clock back. */
  readonly resetsClock: boolean;
}

/** How games of this variant are shown when its source's own style is wanted. */
export interface NotationStyle extends RulesOfNotation {
  /** `letters` writes `Bc4`, `symbols` writes `Δc4`. */
  readonly pieces: "letters" | "symbols";
}
