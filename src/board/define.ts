/** Registers `<fairywren-board>` in a page. */
import { readOptions, wrongType } from "../diagnostic/argument.ts";
import { FairywrenBoard } from "./element.ts";
import type { EngineFactory } from "./opponent.ts";
import { setPageLanguage, setPagePieces } from "./page-defaults.ts";
import { isPieceSet, type PieceSet } from "./piece-set.ts";
import { readWords } from "./read-words.ts";
import type { BoardWords } from "./words.ts";

/** What all boards of a page share. */
export interface BoardOptions {
  /** Makes the engine of boards that are not given one; by default it runs on the page's thread. */
  readonly engine?: EngineFactory;
  /** Their words, where they have none of their own; null is English, the default. */
  readonly words?: BoardWords | null;
  /** The pictures of their pieces, where they name none: `figures`, the default, or `discs` with letters and moves. */
  readonly pieces?: PieceSet;
}

const OPTIONS = { engine: "function", words: "unknown", pieces: "unknown" } as const;

/** Registers `<fairywren-board>`; a second call only changes what it names, words and pieces on boards that are shown, too. Does
 *  nothing outside pages, as in Node.
 *  @throws {FairywrenError} `wrong-type` and `unknown-key` for what is no such option, and every fault of the words, with
 *    `word-place` and `text`; nothing is changed then
 *  @example
 *  defineBoard({ engine: workerEngine(() => new Worker(url, { type: "module" })) });
 */
export function defineBoard(options?: BoardOptions): void {
  const { engine, words, pieces } = readOptions<BoardOptions>("options", options, OPTIONS);
  if (pieces !== undefined && !isPieceSet(pieces)) throw wrongType("pieces", "'figures' or 'discs'", pieces);
  if (words !== undefined) setPageLanguage(readWords(words));
  if (pieces !== undefined) setPagePieces(pieces);
  if (engine) FairywrenBoard.engineFactory = engine;
  const { customElements } = globalThis;
  if (customElements && !customElements.get("fairywren-board")) {
    customElements.define("fairywren-board", FairywrenBoard);
  }
}
