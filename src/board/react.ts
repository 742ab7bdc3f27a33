/**
 * For React 19 with TypeScript: registers the element as `fairywren/board/define` does, and tells JSX of it. Nothing of
 * React is imported when it runs. React hands attributes and properties over by itself, and listens to `onfw-move`.
 *
 *     import "fairywren/react";
 *     <fairywren-board variant="edgy" level={3} onfw-move={({ detail }) => console.log(detail.move.san)} />
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import { defineBoard } from "./define.ts";
import type { FairywrenBoard } from "./element.ts";
import type { BoardEvents } from "./events.ts";
import type { BoardProperty } from "./reflection.ts";

export type { FairywrenBoard } from "./element.ts";
export type { BoardEvents, MoveBy } from "./events.ts";
export type { BoardArrow } from "./page-marks.ts";
export type { EditTool } from "./state.ts";

/** What `<fairywren-board>` takes in JSX: its properties, its events as `onfw-move` and so on, and those of every element. */
export type FairywrenBoardProps = DetailedHTMLProps<HTMLAttributes<FairywrenBoard>, FairywrenBoard> &
  Partial<
    Pick<FairywrenBoard, BoardProperty | "game" | "engine" | "explain" | "arrows" | "highlights" | "position" | "tool">
  > & {
    readonly [Name in keyof BoardEvents as `on${Name}`]?: (event: BoardEvents[Name]) => void;
  };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "fairywren-board": FairywrenBoardProps;
    }
  }
}

defineBoard();
