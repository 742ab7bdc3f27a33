/** Registers `<fairywren-board>` as a side effect of its import. Outside pages, as in Node, it does nothing. Declares
 *  the types of the element and of its events. */
import { defineBoard } from "./define.ts";

export type { FairywrenBoard } from "./element.ts";
export type { BoardEvents, MoveBy } from "./events.ts";
export type { BoardArrow } from "./page-marks.ts";
export type { EditTool } from "./state.ts";
export type { BoardWords } from "./words.ts";

defineBoard();
