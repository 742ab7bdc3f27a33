/** Keys that go from square to square. */
import { type BoardState, edgeSquare, type Intent } from "./state.ts";

/** In the corner view the keys go along the edges: up and right are up to the left and up to the right. */
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

/** Where a key goes; null for keys that go nowhere. */
export function walkOf({ variant, cursor }: BoardState, key: string, isFlipped: boolean): Intent | null {
  const turn = isFlipped ? -1 : 1;
  const step = STEPS[key];
  const line = LINES[key];
  if (step) return { type: "walk", files: turn * step[0], ranks: turn * step[1] };
  return line ? { type: "go", square: edgeSquare(variant.board, cursor, turn * line[0], turn * line[1]) } : null;
}
