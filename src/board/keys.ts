/** Keys that move the cursor. */
import { type BoardState, edgeSquare, type Intent } from "./state.ts";

/** In the corner view the keys follow the edges: up goes to the upper left, right to the upper right. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

const LINES: Readonly<Record<string, readonly [number, number]>> = {
  PageUp: [0, 1],
  PageDown: [0, -1],
  End: [1, 0],
  Home: [-1, 0],
};

/** The intent of a cursor key; null for other keys. */
export function walkOf({ variant, cursor }: BoardState, key: string, isFlipped: boolean): Intent | null {
  const turn = isFlipped ? -1 : 1;
  const step = STEPS[key];
  const line = LINES[key];
  if (step) return { type: "walk", files: turn * step[0], ranks: turn * step[1] };
  return line ? { type: "go", square: edgeSquare(variant.board, cursor, turn * line[0], turn * line[1]) } : null;
}
