/** Sets of squares as people write them: ranks, files, rectangles, lists, with overlaps. */
import type { Squares, SquaresBySide } from "../../src/definition/schema-types.generated.ts";
import type { Board, Square } from "../../src/geometry/board.ts";
import { squareName } from "../../src/geometry/square.ts";
import { allSquares } from "../reference/squares.ts";
import type { Dice } from "./dice.ts";

/** What squares may be named by. */
export interface Land {
  readonly board: Board;
  /** Names of regions. */
  readonly regions: readonly string[];
}

export function drawSquares(dice: Dice, land: Land): Squares {
  const terms = Array.from({ length: dice.from(1, 3) }, () => drawTerm(dice, land));
  if (!dice.wants("squares=not") && dice.chance(70)) return terms.join(" ");
  if (dice.chance(40)) return { not: dice.chance(50) ? terms : terms.join(" ") };
  return terms.map((term) => (dice.chance(10) ? { not: term } : term));
}

/** White's squares, or both sides'. */
export function drawSided(dice: Dice, land: Land): Squares | SquaresBySide {
  return dice.chance(15) && !dice.wants("squares") ? "none" : drawSome(dice, land);
}

/** The same, with some square in almost all cases. */
export function drawSome(dice: Dice, land: Land): Squares | SquaresBySide {
  if (dice.chance(20, "squares=by-side")) return { white: drawSquares(dice, land), black: drawSquares(dice, land) };
  return drawSquares(dice, land);
}

const NAMES = ["palace", "far-bank", "home", "edge"];

/** Regions by name, each made of squares and of those before it. */
export function drawRegions(dice: Dice, board: Board): Record<string, Squares | SquaresBySide> {
  const regions: Record<string, Squares | SquaresBySide> = {};
  if (dice.chance(60) && !dice.wants("regions")) return regions;
  for (const name of dice.some(NAMES, dice.from(1, 3))) {
    regions[name] = drawSome(dice, { board, regions: Object.keys(regions) });
  }
  return regions;
}

export function nameOf(board: Board, square: Square): string {
  return squareName(board, square);
}

function drawTerm(dice: Dice, { board, regions }: Land): string {
  if (regions.length > 0 && dice.chance(30, "squares=region")) return dice.one(regions);
  if (dice.chance(3)) return "all";
  const rank = () => dice.from(1, board.ranks);
  switch (dice.below(6)) {
    case 0:
      return `rank ${rank()}`;
    case 1: {
      const [low, high] = [rank(), rank()].sort((a, b) => a - b);
      return `ranks ${low}-${high}`;
    }
    case 2:
      return `file ${fileName(dice.below(board.files))}`;
    case 3:
      return drawRectangle(dice, board);
    default:
      return squareName(board, dice.one(allSquares(board)));
  }
}

function drawRectangle(dice: Dice, board: Board): string {
  const [left, right] = [dice.below(board.files), dice.below(board.files)].sort((a, b) => a - b);
  const [low, high] = [dice.below(board.ranks), dice.below(board.ranks)].sort((a, b) => a - b);
  return `${squareName(board, low * board.files + left)}-${squareName(board, high * board.files + right)}`;
}

function fileName(file: number): string {
  return "abcdefghijklmnop"[file];
}
