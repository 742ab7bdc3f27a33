/** Makes `<fairywren-board>` known to a page. */
import { FairywrenBoard } from "./element.ts";
import type { EngineFactory } from "./opponent.ts";

/** Registers `<fairywren-board>`; a second call changes only the engines. Where there is no page, as in Node, nothing is
 *  registered.
 *  @param options `engine` makes the engine of a board that is given none; by default it runs on the page's thread
 *  @example
 *  defineBoard({ engine: (variant) => remoteEngine(() => new Worker(url, { type: "module" }), variant) });
 */
export function defineBoard({ engine }: { readonly engine?: EngineFactory } = {}): void {
  if (engine) FairywrenBoard.engineFactory = engine;
  const { customElements } = globalThis;
  if (customElements && !customElements.get("fairywren-board")) {
    customElements.define("fairywren-board", FairywrenBoard);
  }
}
