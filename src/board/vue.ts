/**
 * For Vue 3 with TypeScript: registers the element as `fairywren/board/define` does, and declares it to templates. No part
 * of Vue is imported at run time. Vue itself passes attributes and properties, and listens to `@fw-move`; its compiler has
 * to be told that the tag is an element, `isCustomElement`.
 *
 *     import "fairywren/vue";
 *     <fairywren-board variant="edgy" :level="3" @fw-move="({ detail }) => console.log(detail.move.san)" />
 */
import type { EmitFn, HTMLAttributes, PublicProps } from "vue";
import { defineBoard } from "./define.ts";
import type { FairywrenBoard } from "./element.ts";
import type { BoardEvents } from "./events.ts";
import type { BoardProps } from "./props.ts";

export type { FairywrenBoard } from "./element.ts";
export type { BoardEvents, MoveBy } from "./events.ts";
export type { BoardArrow } from "./page-marks.ts";
export type { EditTool } from "./state.ts";
export type { BoardWords } from "./words.ts";

/** The props of `<fairywren-board>` in a template: its properties, and those of any element. */
export type FairywrenBoardProps = HTMLAttributes & PublicProps & BoardProps;

/** `<fairywren-board>` as templates see it: what a `ref` to it holds, with its props and its events. */
export interface FairywrenBoardComponent {
  new (): FairywrenBoard & {
    readonly $props: FairywrenBoardProps;
    readonly $emit: EmitFn<{ [Name in keyof BoardEvents]: (event: BoardEvents[Name]) => void }>;
  };
}

declare module "vue" {
  interface GlobalComponents {
    "fairywren-board": FairywrenBoardComponent;
  }
}

defineBoard();
