/** What a template of a framework gives the element: the types alone. */
import type { FairywrenBoard } from "./element.ts";
import type { BoardEvents } from "./events.ts";
import type { BoardProperty } from "./reflection.ts";

/** The element's properties that can be set, those without an attribute, too. */
export type BoardProps = Partial<
  Pick<
    FairywrenBoard,
    BoardProperty | "game" | "engine" | "explain" | "arrows" | "highlights" | "position" | "tool" | "words"
  >
>;

/** The element's events as frameworks listen to them that keep their names: `onfw-move` and so on. */
export type BoardListeners = {
  readonly [Name in keyof BoardEvents as `on${Name}`]?: (event: BoardEvents[Name]) => void;
};
