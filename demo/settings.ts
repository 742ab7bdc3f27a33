/** What a person has chosen for this page, kept in this browser. */
import { BOARD_THEMES, type BoardTheme, type PieceSet } from "../src/board.ts";
import { LANGUAGE_TAGS, type LanguageTag } from "./languages.ts";

export interface Settings {
  /** What the person is called at the board and in records; empty for nothing in particular. */
  readonly name: string;
  /** Null until the person chooses: then there are sounds, unless reduced motion is asked for. */
  readonly sounds: boolean | null;
  /** Whether a move waits for a second word. */
  readonly asks: boolean;
  /** The colours of boards; null for the usual ones. */
  readonly colours: BoardTheme | null;
  readonly pieces: PieceSet;
  readonly coordinates: Coordinates;
  /** Null until the person chooses: then the browser's languages decide. */
  readonly language: LanguageTag | null;
  /** How much of its greatest size the board has beside the panels, in percent. */
  readonly boardPercent: number;
}

export const COLOURS = Object.keys(BOARD_THEMES) as readonly BoardTheme[];
export const SETS = ["figures", "discs"] as const satisfies readonly PieceSet[];
export const COORDINATES = ["outside", "inside", "none"] as const;
export type Coordinates = (typeof COORDINATES)[number];
/** Less would leave too little of a board. */
export const LEAST_PERCENT = 40;

const KEY = "fairywren-settings";
export const LONGEST_NAME = 40;
const NONE: Settings = {
  name: "",
  sounds: null,
  asks: false,
  colours: null,
  pieces: "figures",
  coordinates: "outside",
  language: null,
  boardPercent: 100,
};

/** As `localStorage` has it. */
type Kept = Pick<Storage, "getItem" | "setItem">;

/** Choices that last; without storage they do until the page is closed. */
export class Chosen {
  readonly #storage: Kept | null;
  readonly #listeners: (() => void)[] = [];
  #settings: Settings;

  constructor(storage: Kept | null) {
    this.#storage = storage;
    this.#settings = readSettings(storage);
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** Calls back at once, and whenever something is chosen. */
  follow(listener: () => void): void {
    this.#listeners.push(listener);
    listener();
  }

  choose(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    try {
      this.#storage?.setItem(KEY, JSON.stringify(this.#settings));
    } catch {
      // Full or forbidden: there is nothing that the person could lose.
    }
    for (const listener of this.#listeners) listener();
  }
}

/** Takes what it knows of a stored text, which may be anybody's. */
function readSettings(storage: Kept | null): Settings {
  try {
    const kept = Object(JSON.parse(storage?.getItem(KEY) ?? "{}"));
    const { name, sounds, asks, boardPercent } = kept;
    return {
      name: typeof name === "string" ? name.slice(0, LONGEST_NAME) : NONE.name,
      sounds: typeof sounds === "boolean" ? sounds : NONE.sounds,
      asks: typeof asks === "boolean" ? asks : NONE.asks,
      colours: COLOURS.find((name) => name === kept.colours) ?? NONE.colours,
      pieces: SETS.find((name) => name === kept.pieces) ?? NONE.pieces,
      coordinates: COORDINATES.find((name) => name === kept.coordinates) ?? NONE.coordinates,
      language: LANGUAGE_TAGS.find((tag) => tag === kept.language) ?? NONE.language,
      boardPercent: Math.max(LEAST_PERCENT, Math.min(100, Number(boardPercent) || NONE.boardPercent)),
    };
  } catch {
    return NONE;
  }
}
