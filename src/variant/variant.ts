import type { Betza } from "../betza/tree.ts";
import type { Board, Side, Square, Symmetry } from "../geometry/board.ts";
import type { MADE } from "./made.ts";
import type { Position } from "./position.ts";
import type { Weights } from "./weights.ts";

/** A value for White and one for Black. */
export type BySide<T> = readonly [white: T, black: T];

/** A chess variant: checked, with every reference resolved. Plain frozen data; made by `defineVariant`. */
export interface Variant {
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
  /** Numbered starts: see `starts.ts`. Empty when `setup` is the only start. */
  readonly shuffles: readonly Shuffle[];
  readonly promotions: readonly Promotion[];
  readonly castlings: readonly Castling[];
  readonly draws: Draws;
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

export interface PieceType {
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
  /** Squares on which `i` applies. */
  readonly firstMove: BySide<readonly Square[]>;
  /** Squares where the piece may never stand (chess: pawns on their own first rank). Own compulsory promotion zones need not be repeated. */
  readonly forbidden: BySide<readonly Square[]>;
  /** A move of this piece sets the fifty-move clock back. */
  readonly resetsClock: boolean;
}

/** A piece of one side that arrives on the zone becomes one of `to`. A piece has at most one of these a side. */
export interface Promotion {
  readonly side: Side;
  readonly kind: number;
  readonly zone: readonly Square[];
  /** Kinds, in the order in which they are offered. */
  readonly to: readonly number[];
  /** True when the piece may also stay what it is. */
  readonly optional: boolean;
}

export interface Castling {
  readonly side: Side;
  /** `O-O` or `O-O-O`, or a name of the variant's own. */
  readonly name: string;
  /** The letter in FEN, upper case (`K`); Black's is written in lower case. */
  readonly letter: string;
  /** `from` is null when the piece castles from wherever the start puts it (Chess960). */
  readonly king: { readonly from: Square | null; readonly to: Square };
  readonly partner: { readonly from: Square | null; readonly to: Square; readonly kind: number };
}

/** One family of numbered starts. Several are numbered one after another. */
export interface Shuffle {
  /** The first step's choice varies fastest. */
  readonly steps: readonly PlacementStep[];
}

/** Places pieces on what is left of some squares. The other side follows by symmetry. All choices of a step are numbered from 0. */
export interface PlacementStep {
  /** Kinds to place, with repeats. White's squares; Black's follow by `Variant.symmetry`. */
  readonly pieces: readonly number[];
  readonly squares: readonly Square[];
  readonly constraint: PlacementConstraint;
  /** How many choices the step has, whatever the earlier steps chose. */
  readonly choices: number;
}

/**
 * - `any`: every distinct arrangement of the pieces on free squares of the step
 * - `dark`, `light`: the same on squares of one shade
 * - `opposite-shades`: two equal pieces, one on each shade
 * - `in-order`: the pieces stand in the listed order from left to right (king between rooks: rook king rook)
 */
export type PlacementConstraint = "any" | "dark" | "light" | "opposite-shades" | "in-order";

export interface Draws {
  /** Occurrences of a position after which a draw may be claimed, and after which the game ends; null is never. */
  readonly repetition: { readonly claim: number | null; readonly end: number | null };
  /** Moves of both sides without capture or clock-resetting move. */
  readonly moves: { readonly claim: number | null; readonly end: number | null };
  /** Whether positions in which no sequence of moves can mate end the game. */
  readonly deadPosition: boolean;
}

/** How games of this variant are shown when its source's own style is wanted. */
export interface NotationStyle {
  /** `letters` writes `Bc4`, `symbols` writes `Δc4`. */
  readonly pieces: "letters" | "symbols";
  readonly castling: "O-O" | "0-0";
  /** `=` writes `d8=Q`, empty writes `d8Q`. */
  readonly promotion: "=" | "";
  /** UCI text of castling: the king's two squares, or king takes partner. */
  readonly uciCastling: "king" | "partner";
}
