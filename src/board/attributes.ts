/** Reads the element's attributes; unknown values mean the default. */

import type { StartOptions } from "../engine/start.ts";
import type { Side } from "../geometry/board.ts";
import { countStarts } from "../rules/starts.ts";
import type { Variant } from "../variant/variant.ts";
import type { Coordinates, View } from "./geometry.ts";
import { TOOLS, type Tool } from "./panel.ts";

/** Attributes that start a new game. */
export const GAME_ATTRIBUTES = ["variant", "src", "start", "fen", "moves"] as const;
/** Attributes that change the appearance or the players. */
export const LOOK_ATTRIBUTES = [
  "view",
  "orientation",
  "flipped",
  "level",
  "side",
  "theme",
  "coordinates",
  "controls",
  "pockets",
  "readonly",
  "editable",
] as const;

type Attributes = Pick<Element, "getAttribute" | "hasAttribute">;

/** `start`: a number, `random`, or the variant's own setup; `fen` takes precedence. */
export function readStart(element: Attributes, variant: Variant): StartOptions {
  const fen = element.getAttribute("fen");
  if (fen) return { fen };
  const start = element.getAttribute("start")?.trim() ?? "";
  if (start === "random") return { start: Math.floor(Math.random() * countStarts(variant)) };
  return start === "" || start === "default" ? {} : { start: Number(start) };
}

export function readMoves(element: Attributes): string[] {
  return (element.getAttribute("moves") ?? "").split(/[\s,]+/).filter((move) => move && !/^\d+\.+$/.test(move));
}

export function readView(element: Attributes, variant: Variant): View {
  const view = element.getAttribute("view");
  return view === "corner" || view === "square" ? view : variant.view;
}

export function readCoordinates(element: Attributes): Coordinates {
  const where = element.getAttribute("coordinates");
  return where === "none" || where === "outside" ? where : "inside";
}

/** 1 to 10; null without an engine. */
export function readLevel(element: Attributes): number | null {
  const level = Number(element.getAttribute("level") ?? Number.NaN);
  return Number.isFinite(level) ? Math.min(10, Math.max(1, Math.round(level))) : null;
}

/** The sides that a person plays: `white`, `black`, `both`, `none`; default `white` against an engine, otherwise both. */
export function readPlaying(element: Attributes, hasEngine: boolean): readonly Side[] {
  if (element.hasAttribute("readonly") || element.hasAttribute("editable")) return [];
  const side = element.getAttribute("side") ?? (hasEngine ? "white" : "both");
  return PLAYING[side] ?? PLAYING.both;
}

/** The side at the bottom, before flipping: `orientation`, otherwise the one that the person plays alone, or White. */
export function readOrientation(element: Attributes, playing: readonly Side[]): Side {
  const side = element.getAttribute("orientation");
  if (side === "white" || side === "black") return side === "black" ? 1 : 0;
  return playing.length === 1 ? playing[0] : 0;
}

const PLAYING: Readonly<Record<string, readonly Side[]>> = { white: [0], black: [1], both: [0, 1], none: [] };

/** `controls`: names of buttons; `none` hides the whole panel. By default those that apply are shown. */
export function readTools(element: Attributes, variant: Variant): readonly Tool[] | null {
  const text = element.getAttribute("controls")?.trim();
  if (text === "none") return null;
  if (text) return TOOLS.filter((tool) => text.split(/\s+/).includes(tool));
  if (element.hasAttribute("editable")) return TOOLS.filter((tool) => tool === "flip");
  const readonly = element.hasAttribute("readonly");
  return TOOLS.filter((tool) => {
    if (tool === "view") return variant.view === "corner" || element.getAttribute("view") === "corner";
    return !readonly || (tool !== "new" && tool !== "undo");
  });
}
