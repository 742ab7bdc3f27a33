/** Walls passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import { type Board, isHole, squareCount } from "../../geometry/board.ts";
import type { Position } from "../../variant/position.ts";
import type { RulesOfVariant } from "../model.ts";
import type { WallOfMove, WallsOfPosition, WallsOfVariant } from "./model.ts";
import { areTooMany, mayHaveWalls, NO_WALLS } from "./rule.ts";

type Rules = WallsOfVariant & Pick<RulesOfVariant, "captures"> & { readonly board: Board };

/** Null unless they are empty squares of the board, and no more than may stand. */
export function givenWalls(
  rules: Rules,
  { walls = [], pieces }: Partial<WallsOfPosition> & Pick<Position, "pieces">,
): WallsOfPosition | null {
  if (!Array.isArray(walls)) return null;
  if (walls.length === 0) return NO_WALLS;
  const { board } = rules;
  const squares = [...new Set<number>(walls)].sort((a, b) => a - b);
  if (!mayHaveWalls(rules) || areTooMany(rules, squares)) return null;
  const isFree = (square: number) => isIndex(square, squareCount(board)) && !isHole(board, square) && !pieces[square];
  return squares.every(isFree) ? { walls: squares } : null;
}

/** Null unless it is a square, or nothing. */
export function givenWall({ board }: Rules, { wall = null }: Partial<WallOfMove>): WallOfMove | null {
  return wall === null || isIndex(wall, squareCount(board)) ? { wall } : null;
}
