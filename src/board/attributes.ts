/** Reads the element's attributes; unknown values mean the default. */

import type { StartOptions } from "../engine/start.ts";
import type { Side } from "../geometry/board.ts";
import { countStarts } from "../rules/starts.ts";
import type { Variant } from "../variant/variant.ts";
import type { Coordinates, View } from "./geometry.ts";
import { TOOLS, type Tool, WALKING } from "./panel.ts";

/** Attributes that start a new game. */
export const GAME_ATTRIBUTES = ["variant", "src", "start", "fen", "moves", "pgn", "index", "solution"] as const;
/** Attributes that change the appearance or the players. */
export const LOOK_ATTRIBUTES = [
  "view",
  "orientation",
  "flipped",
  "ply",
  "level",
  "side",
  "theme",
  "coordinates",
  "controls",
  "pockets",
  "readonly",
  "editable",
  "confirm",
  "sounds",
  "pieces",
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

export function readMoves(element: Attributes, name: "moves" | "solution" = "moves"): string[] {
  const text = (element.getAttribute(name) ?? "").replace(LEGS, "$1\0");
  const moves = text.split(/[\s,]+/).filter((move) => move && !/^\d+\.+$/.test(move));
  return moves.map((move) => move.replaceAll("\0", ","));
}

/** Commas part moves, but for the legs of one, of which each begins where the one before ended: `e4d5,d5f6`. */
const LEGS = /([a-p]\d+),(?=\1[a-p]\d)/g;

export function readView(element: Attributes, variant: Variant): View {
  const view = element.getAttribute("view");
  return view === "corner" || view === "square" ? view : variant.view;
}

export function readCoordinates(element: Attributes): Coordinates {
  const where = element.getAttribute("coordinates");
  return where === "none" || where === "inside" ? where : "outside";
}

/** 1 to 10; null without an engine. */
export function readLevel(element: Attributes): number | null {
  const level = Number(element.getAttribute("level") ?? Number.NaN);
  return Number.isFinite(level) ? Math.min(10, Math.max(1, Math.round(level))) : null;
}

/** The sides that a person plays: `white`, `black`, `both`, `none`; default `white` against an engine, `none` for a game
 *  to look at, otherwise both. */
export function readPlaying(element: Attributes, hasEngine: boolean, isRecord = false): readonly Side[] {
  if (element.hasAttribute("readonly") || element.hasAttribute("editable")) return [];
  const side = element.getAttribute("side") ?? (isRecord ? "none" : hasEngine ? "white" : "both");
  return PLAYING[side] ?? PLAYING.both;
}

/** The side at the bottom, before flipping: `orientation`, otherwise the one that the person plays alone, or White. */
export function readOrientation(element: Attributes, playing: readonly Side[]): Side {
  const side = element.getAttribute("orientation");
  if (side === "white" || side === "black") return side === "black" ? 1 : 0;
  return playing.length === 1 ? playing[0] : 0;
}

const PLAYING: Readonly<Record<string, readonly Side[]>> = { white: [0], black: [1], both: [0, 1], none: [] };

/** How many plies of a game are shown: of `ply`, at most all of them, which is the default. */
export function readPly(element: Attributes, length: number): number {
  const ply = Number.parseInt(element.getAttribute("ply") ?? "", 10);
  return Number.isNaN(ply) ? length : Math.max(0, Math.min(length, ply));
}

/** Whether `controls` asks for the list of moves; by default a game to look at has it. */
export function hasMoveList(element: Attributes, isRecord: boolean): boolean {
  const text = element.getAttribute("controls");
  return text === null ? isRecord : text.split(/\s+/).includes("moves");
}

/** Whether an editable board has the pieces to choose from: by default, or where `controls` asks for them. */
export function hasPalette(element: Attributes): boolean {
  return !element.hasAttribute("readonly") && /^$|\bpieces\b/.test(element.getAttribute("controls")?.trim() ?? "");
}

/** `controls`: names of buttons; `none` hides the whole panel. By default those that apply are shown. */
export function readTools(element: Attributes, variant: Variant, isRecord = false): readonly Tool[] | null {
  const text = element.getAttribute("controls")?.trim();
  if (text === "none") return null;
  if (text) return TOOLS.filter((tool) => text.split(/\s+/).includes(tool));
  if (element.hasAttribute("editable")) return TOOLS.filter((tool) => tool === "flip");
  const readonly = element.hasAttribute("readonly");
  return TOOLS.filter((tool) => {
    if (tool === "view") return variant.view === "corner" || element.getAttribute("view") === "corner";
    if (WALKING.includes(tool)) return isRecord;
    return !(readonly || isRecord) || (tool !== "new" && tool !== "undo");
  });
}
