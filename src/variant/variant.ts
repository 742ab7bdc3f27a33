import type { Betza } from "../betza/tree.ts";
import type { Board, BySide, Square, Symmetry } from "../geometry/board.ts";
import type { RulesOfNotation, RulesOfPieceType, RulesOfVariant } from "../rules/model.ts";
import type { MADE } from "./made.ts";
import type { PiecePicture } from "./picture.ts";
import type { Position } from "./position.ts";
import type { Weights } from "./weights.ts";

/** A chess variant: checked, with every reference resolved. Plain frozen data, made by `defineVariant`. */
export interface Variant extends RulesOfVariant {
  readonly [MADE]: true;
  /** The file name without its extension, for instance `capablanca`. */
  readonly id: string;
  readonly name: string;
  /** Other names under which the variant is known. */
  readonly aliases: readonly string[];
  readonly about: About;
  readonly board: Board;
  readonly symmetry: Symmetry;
  /** A piece's kind is its index in this list. At most 78. */
  readonly pieceTypes: readonly PieceType[];
  /** The kind of the king, of which each side always has exactly one; null in variants with other royal pieces or none. */
  readonly royal: number | null;
  /** The default start. */
  readonly setup: Position;
  /** The default start as text. */
  readonly setupFen: string;
  /** How the board is shown; `corner` turns it by 45 degrees, with each side's own corner towards it. */
  readonly view: "square" | "corner";
  readonly notation: NotationStyle;
  /** The file's weights for the evaluation; null computes all of them from the rules. */
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
  /** A letter `A` to `Z`, plain or dressed, `L'`, `L!`, perhaps with a plus before it; Black's is the lower case. */
  readonly letter: string;
  /** Shown instead of the letter in the variant's own style. */
  readonly symbol: string | null;
  /** What it is drawn as; absent for what its moves say. */
  readonly picture?: PiecePicture;
  /** How it moves: all that its entries say. A move that several say is one move. */
  readonly moves: readonly MoveEntry[];
  /** How it attacks royal pieces besides its captures, wherever it may stand itself; null adds nothing. It never moves so. */
  readonly checksBy: Betza | null;
  /** In pawns; null computes it from mobility. */
  readonly value: number | null;
  readonly royal: boolean;
  /** Bonus for a pair on squares of both colours, in pawns. */
  readonly pairBonus: number;
  readonly remarks: readonly string[];
  /** Squares where the piece may never stand (chess: pawns on rank 1). Mandatory promotion needs no entry. */
  readonly forbidden: BySide<readonly Square[]>;
  /** Whether a move of this piece resets the fifty-move clock. */
  readonly resetsClock: boolean;
}

/** Some of a piece's moves, and where they begin and end. */
export interface MoveEntry {
  readonly betza: Betza;
  /** Squares on which its moves may begin, by side; also what `i` in it means. Null is anywhere, and `i` means the piece's
   *  first-move squares. */
  readonly from: BySide<readonly Square[]> | null;
  /** Squares on which its moves may end, by side; null is anywhere. */
  readonly to: BySide<readonly Square[]> | null;
}

/** How games of this variant are written in its own style. */
export interface NotationStyle extends RulesOfNotation {
  /** `letters` writes `Bc4`, `symbols` writes `Δc4`. */
  readonly pieces: "letters" | "symbols";
}
