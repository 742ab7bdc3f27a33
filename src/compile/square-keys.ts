/** Hash keys of squares, for what some rules keep a set of: walls, pieces that fall back, pieces that have not moved. */
import { type Board, squareCount } from "../geometry/board.ts";
import { SQUARE_KEYS } from "../layout/map.ts";
import type { Image } from "./image.ts";
import { randomWords } from "./random.ts";

const HASH_SEED = 20261126;

/** @param next random words; by default always the same, so that it does not matter which rule writes the keys */
export function writeSquareKeys(image: Image, board: Board, next: () => number = randomWords(HASH_SEED)): void {
  for (let square = 0; square < squareCount(board); square++) {
    image.writeWord(SQUARE_KEYS + 8 * square, next());
    image.writeWord(SQUARE_KEYS + 8 * square + 4, next());
  }
}
