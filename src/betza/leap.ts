import type { Vector } from "../geometry/board.ts";
import type { Atom } from "./tree.ts";

/** The steps of a king by direction number. Oblique directions 2k and 2k + 1 lie in the quadrant of king direction 2k + 1. */
export const KING_STEPS: readonly Vector[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

/** One leap of an atom in a direction, as White sees the board; see `tree.ts` for the numbers. */
export function leapVector({ leap: [small, large], family }: Atom, direction: number): Vector {
  if (family === "oblique") return obliqueLeap(small, large, direction);
  const [files, ranks] = KING_STEPS[direction];
  return [files * large, ranks * large];
}

function obliqueLeap(small: number, large: number, direction: number): Vector {
  const [right, up] = KING_STEPS[direction | 1];
  const narrow = [0, 3, 4, 7].includes(direction);
  return narrow ? [right * small, up * large] : [right * large, up * small];
}

/**
 * The squares strictly between start and target of one leap, relative to the start: first along the longer axis until
 * the rest is diagonal, then diagonally. A lame leaper, such as the Xiangqi horse or the Janggi elephant, needs them
 * empty.
 */
export function leapPath([files, ranks]: Vector): Vector[] {
  const path: Vector[] = [];
  let at: Vector = [0, 0];
  const steps = Math.max(Math.abs(files), Math.abs(ranks));
  for (let step = 1; step < steps; step++) {
    at = nextOnPath(at, [files, ranks]);
    path.push(at);
  }
  return path;
}

function nextOnPath([file, rank]: Vector, [files, ranks]: Vector): Vector {
  const right = Math.abs(files - file);
  const up = Math.abs(ranks - rank);
  const alongFiles = right >= up ? Math.sign(files) : 0;
  const alongRanks = up >= right ? Math.sign(ranks) : 0;
  return [file + alongFiles, rank + alongRanks];
}
