/** When a board loads a new game, and under which rules. */
import { Game } from "../engine/game.ts";
import { prepareRules } from "../engine/shared.ts";
import type { Variant } from "../variant/variant.ts";
import { readMoves, readStart } from "./attributes.ts";
import { readRules } from "./read-rules.ts";
import { findRecord, namesRules, type RecordSource, watchTexts, whenWhole } from "./source.ts";

/** Callbacks of the loader. */
export interface Loaded {
  /** A new game is being loaded: everything under way in the old one ends. */
  begin(): void;
  /** Waits for the parts of the board that its attributes ask for. */
  ready(): Promise<void>;
  /** Opens the record of a game. @param variant null unless the element says which rules it has */
  read(source: RecordSource, variant: Variant | null): Promise<Game>;
  /** @param isRecord whether the game is one to look at */
  open(game: Game, isRecord: boolean): void;
  fail(error: unknown): void;
  /** Only the appearance or the players have changed. */
  look(): void;
}

export class Loading {
  readonly #board: Element;
  readonly #loaded: Loaded;
  #due: "game" | "look" | null = null;
  #count = 0;
  /** The variant of a game set by the page, until the attribute changes. */
  #given: Variant | null = null;

  /** @param board the element, whose attributes say what to play */
  constructor(board: Element, loaded: Loaded) {
    this.#board = board;
    this.#loaded = loaded;
  }

  /** Reloads rules inside the element when they change. */
  watch(): void {
    watchTexts(this.#board, () => {
      this.#given = null;
      this.schedule("game");
    });
  }

  /** Coalesces changes of several attributes into one. */
  schedule(what: "game" | "look"): void {
    const isDue = this.#due !== null;
    this.#due = what === "game" || this.#due === "game" ? "game" : "look";
    if (!isDue) queueMicrotask(() => this.#perform());
  }

  /** A game set by the page, or null; it overrides a game being loaded. */
  give(game: Game | null): void {
    this.#count++;
    this.#due = this.#due === "game" ? "look" : this.#due;
    this.#given = game?.variant ?? null;
    if (game) this.#loaded.open(game, false);
    else this.schedule("game");
  }

  /** Called when the attributes name other rules. */
  forget(): void {
    this.#given = null;
  }

  #perform(): void {
    const due = this.#due;
    this.#due = null;
    if (!this.#board.isConnected || !due) return;
    if (due === "game") void this.#load();
    else this.#loaded.look();
  }

  async #load(): Promise<void> {
    const count = ++this.#count;
    this.#loaded.begin();
    try {
      await whenWhole(this.#board);
      const record = findRecord(this.#board);
      const [game] = await Promise.all([record ? this.#read(record) : this.#start(), this.#loaded.ready()]);
      if (count === this.#count) this.#loaded.open(game, record !== null);
    } catch (error) {
      if (count === this.#count) this.#loaded.fail(error);
    }
  }

  async #read(record: RecordSource): Promise<Game> {
    const variant = namesRules(this.#board) ? await this.#rules() : null;
    return this.#loaded.read(record, variant);
  }

  async #start(): Promise<Game> {
    const variant = await this.#rules();
    const game = this.#begin(variant);
    for (const move of readMoves(this.#board)) game.play(move);
    return game;
  }

  /** An editable board shows any position; a game starts from it only where one can. */
  #begin(variant: Variant): Game {
    try {
      return Game.start(variant, readStart(this.#board, variant));
    } catch (error) {
      if (this.#board.hasAttribute("editable") && this.#board.hasAttribute("fen")) return Game.start(variant);
      throw error;
    }
  }

  async #rules(): Promise<Variant> {
    const variant = this.#given ?? (await readRules(this.#board));
    await prepareRules(variant);
    return variant;
  }
}
