import type { BoardWords } from "../../src/board.ts";

export const GERMAN: BoardWords;
