/** Registers `<fairywren-board>` in a page. */
import { FairywrenBoard } from "./element.ts";
import type { EngineFactory } from "./opponent.ts";

/** Registers `<fairywren-board>`; a second call only changes the engine factory. Does nothing outside pages, as in
 *  Node.
 *  @param options `engine` makes the engine of boards that are not given one; by default it runs on the page's thread
 *  @example
 *  defineBoard({ engine: workerEngine(() => new Worker(url, { type: "module" })) });
 */
export function defineBoard({ engine }: { readonly engine?: EngineFactory } = {}): void {
  if (engine) FairywrenBoard.engineFactory = engine;
  const { customElements } = globalThis;
  if (customElements && !customElements.get("fairywren-board")) {
    customElements.define("fairywren-board", FairywrenBoard);
  }
}
