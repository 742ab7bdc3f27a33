/** Boards, squares and sides passed in by a program: each is read once, and refused unless valid. */
import { isIndex, isWhole, readWarily, wrongType } from "../diagnostic/argument.ts";
import { type Board, type Side, type Square, type Symmetry, squareCount, type Vector } from "./board.ts";

/** @throws {FairywrenError} `wrong-type` */
export function givenBoard(value: unknown): Board {
  return readWarily("board", value, () => {
    const { files, ranks, holes } = Object(value) as Board;
    const isBoard = isWhole(files, 2, 16) && isWhole(ranks, 1, 16);
    if (!isBoard) throw wrongType("board", "{ files, ranks }, whole numbers from 2 and 1 to 16", value);
    return holes === undefined ? { files, ranks } : { files, ranks, holes: givenHoles(files * ranks, holes) };
  });
}

function givenHoles(count: number, value: unknown): Square[] {
  const isSound = Array.isArray(value) && value.every((square) => isIndex(square, count));
  if (!isSound) throw wrongType("board's holes", "a list of its squares", value);
  return [...value];
}

/** @throws {FairywrenError} `wrong-type` */
export function givenSquare(board: Board, value: unknown): Square {
  const last = squareCount(board) - 1;
  if (!isWhole(value, 0, last)) throw wrongType("square", `a whole number from 0 to ${last}`, value);
  return value;
}

/** @throws {FairywrenError} `wrong-type` */
export function givenSide(value: unknown): Side {
  if (value !== 0 && value !== 1) throw wrongType("side", "0 for White or 1 for Black", value);
  return value;
}

/** @throws {FairywrenError} `wrong-type` */
export function givenVector(value: unknown): Vector {
  return readWarily("vector", value, () => {
    const [files, ranks] = value as Vector;
    if (!Number.isInteger(files) || !Number.isInteger(ranks)) throw wrongVector(value);
    return [files, ranks];
  });
}

function wrongVector(value: unknown) {
  return wrongType("vector", "[files, ranks], two whole numbers", value);
}

/** @throws {FairywrenError} `wrong-type` */
export function givenSymmetry(value: unknown): Symmetry {
  if (value !== "mirror" && value !== "rotate") throw wrongType("symmetry", "'mirror' or 'rotate'", value);
  return value;
}
