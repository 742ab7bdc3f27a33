/** An engine that is opened anew before a search when the weights that it should play with are others by then. */
import type { Engine, SearchLimits } from "../src/index.ts";

export interface FreshOptions {
  /** Opens an engine with the weights of that moment. */
  readonly open: () => Promise<Engine>;
  readonly weightsOf: () => Promise<string>;
  /** Changes the limits of searches. */
  readonly change: (limits?: SearchLimits) => SearchLimits | undefined;
}

export async function freshEngine({ open, weightsOf, change }: FreshOptions): Promise<Engine> {
  let weights = await weightsOf();
  let engine = await open();
  let isClosed = false;
  const fresh = async () => {
    const now = await weightsOf();
    if (now === weights || isClosed) return engine;
    const opened = await open();
    engine.close();
    engine = opened;
    weights = now;
    if (isClosed) engine.close();
    return engine;
  };
  return {
    variant: engine.variant,
    async *search(game, limits) {
      return yield* (await fresh()).search(game, change(limits));
    },
    best: async (game, limits) => (await fresh()).best(game, change(limits)),
    hint: async (game, limits) => (await fresh()).hint(game, change(limits)),
    setHash: (megabytes) => engine.setHash(megabytes),
    setMoveOverhead: (milliseconds) => engine.setMoveOverhead(milliseconds),
    clear: () => engine.clear(),
    close: () => {
      isClosed = true;
      engine.close();
    },
  };
}
