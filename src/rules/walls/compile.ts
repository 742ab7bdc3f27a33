/** Walls in the kernel's tables. */
import type { Image } from "../../compile/image.ts";
import { writeSquareKeys } from "../../compile/square-keys.ts";
import { type Board, boardSquares, fileOf, rankOf, SIDES, type Square } from "../../geometry/board.ts";
import { RULES } from "../../layout/map.ts";
import {
  RULES_HAVE_WALLS,
  RULES_NEIGHBOURS,
  RULES_WALL_EDGE,
  RULES_WALL_GROUND,
  RULES_WALLS,
  RULES_WALLS_ALONE,
} from "../../layout/records.generated.ts";
import * as shared from "../../layout/rules/walls.ts";
import type { Variant } from "../../variant/variant.ts";
import type { WallWay } from "./model.ts";
import { mayHaveWalls } from "./rule.ts";

const WAYS: Readonly<Record<WallWay, number>> = {
  duck: shared.WALLS_DUCK,
  arrow: shared.WALLS_ARROW,
  past: shared.WALLS_PAST,
  edge: shared.WALLS_EDGE,
  static: shared.WALLS_STATIC,
};

export function writeWalls(image: Image, variant: Variant): void {
  const { walls, board, hands } = variant;
  if (!mayHaveWalls(variant)) return;
  if (!hands) writeSquareKeys(image, board); // else they are there
  image.writeByte(RULES + RULES_HAVE_WALLS, 1);
  if (!walls) return;
  image.writeByte(RULES + RULES_WALLS, WAYS[walls.way]);
  image.writeByte(RULES + RULES_WALLS_ALONE, walls.isAlone ? 1 : 0);
  const squares = boardSquares(board);
  for (const side of SIDES)
    image.writeSet(RULES + RULES_WALL_GROUND + side * image.setBytes, walls.squares?.[side] ?? squares);
  image.writeSet(
    RULES + RULES_WALL_EDGE,
    squares.filter((square) => isAtEdge(board, square)),
  );
  const table = image.reserve(image.squares * image.setBytes);
  image.writeWord(RULES + RULES_NEIGHBOURS, table);
  for (const square of squares)
    image.writeSet(
      table + square * image.setBytes,
      squares.filter((other) => isBeside(board, square, other)),
    );
}

function isAtEdge(board: Board, square: Square): boolean {
  const [file, rank] = [fileOf(board, square), rankOf(board, square)];
  return file === 0 || rank === 0 || file === board.files - 1 || rank === board.ranks - 1;
}

function isBeside(board: Board, one: Square, other: Square): boolean {
  const files = Math.abs(fileOf(board, one) - fileOf(board, other));
  const ranks = Math.abs(rankOf(board, one) - rankOf(board, other));
  return files + ranks === 1;
}
