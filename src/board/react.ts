/**
 * For React 19 with TypeScript: registers the element as `fairywren/board/define` does, and declares it to JSX. No part
 * of React is imported at run time. React itself passes attributes and properties, and listens to `onfw-move`.
 *
 *     import "fairywren/react";
 *     <fairywren-board variant="edgy" level={3} onfw-move={({ detail }) => console.log(detail.move.san)} />
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import { defineBoard } from "./define.ts";
import type { FairywrenBoard } from "./element.ts";
import type { BoardListeners, BoardProps } from "./props.ts";

export type { FairywrenBoard } from "./element.ts";
export type { BoardEvents, MoveBy } from "./events.ts";
export type { BoardArrow } from "./page-marks.ts";
export type { EditTool } from "./state.ts";
export type { BoardWords } from "./words.ts";

/** The props of `<fairywren-board>` in JSX: its properties, its events as `onfw-move` and so on, and those of any
 *  element. */
export type FairywrenBoardProps = DetailedHTMLProps<HTMLAttributes<FairywrenBoard>, FairywrenBoard> &
  BoardProps &
  BoardListeners;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "fairywren-board": FairywrenBoardProps;
    }
  }
}

defineBoard();
