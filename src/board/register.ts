/** Imported for its effect: `<fairywren-board>` works in the page from here on. Where there is no page, as in Node, it
 *  does nothing. Its types come along: what a board in the page is, and the events that it sends. */
import { defineBoard } from "./define.ts";

export type { FairywrenBoard } from "./element.ts";
export type { BoardEvents, MoveBy } from "./events.ts";
export type { BoardArrow } from "./page-marks.ts";
export type { EditTool } from "./state.ts";

defineBoard();
