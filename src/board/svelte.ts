/**
 * For Svelte 5 with TypeScript: registers the element as `fairywren/board/define` does, and declares it to templates. No
 * part of Svelte is imported at run time. Svelte itself passes attributes and properties, and listens to `onfw-move`.
 *
 *     import "fairywren/svelte";
 *     <fairywren-board variant="edgy" level={3} onfw-move={({ detail }) => console.log(detail.move.san)}></fairywren-board>
 */
import type { HTMLAttributes } from "svelte/elements";
import { defineBoard } from "./define.ts";
import type { FairywrenBoard } from "./element.ts";
import type { BoardListeners, BoardProps } from "./props.ts";

export type { FairywrenBoard } from "./element.ts";
export type { BoardEvents, MoveBy } from "./events.ts";
export type { BoardArrow } from "./page-marks.ts";
export type { EditTool } from "./state.ts";
export type { BoardWords } from "./words.ts";

/** The attributes of `<fairywren-board>` in a template: its properties, its events as `onfw-move` and so on, and those of
 *  any element. */
export type FairywrenBoardAttributes = HTMLAttributes<FairywrenBoard> & BoardProps & BoardListeners;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "fairywren-board": FairywrenBoardAttributes;
  }
}

defineBoard();
