/** Lets the engine play itself, and fits its weights to a variant, in a worker. The page ends the worker to stop it. */
import { makeVariant } from "../src/document.ts";
import { prepareRules } from "../src/index.ts";
import { type TuneNews, tuneVariant } from "../src/tune.ts";
import { sentenceOf } from "./faults.ts";
import type { TuningMessage, TuningOrder } from "./tuning-message.ts";

/** The part of a worker's global scope that is used here. */
interface Scope {
  postMessage(message: TuningMessage): void;
  addEventListener(type: "message", listener: (event: MessageEvent<TuningOrder>) => void): void;
}

const scope = globalThis as unknown as Scope;

/** Interval of progress messages of one kind, in milliseconds. */
const TELL_MS = 200;
/** Neighbours in a game are much alike: a third of what the command line takes does as well, in a third of its time. */
const POSITIONS = 50_000;

scope.addEventListener("message", async ({ data }) => {
  try {
    await learn(data);
  } catch (error) {
    scope.postMessage({ type: "failed", reason: sentenceOf(error) });
  }
});

async function learn({ id, document, weights, budget }: TuningOrder): Promise<void> {
  const variant = makeVariant(id, document);
  await prepareRules(variant);
  const result = await tuneVariant(variant, { ...budget, weights, positions: POSITIONS, onNews: slowly(tell) });
  if (result) scope.postMessage({ type: "done", result });
}

function tell(news: TuneNews): void {
  scope.postMessage({ type: "news", news });
}

/** Passes on news of another kind at once, and of the same kind now and then. */
function slowly(tell: (news: TuneNews) => void): (news: TuneNews) => void {
  let last: TuneNews["type"] | null = null;
  let told = 0;
  return (news) => {
    const now = performance.now();
    if (news.type === last && now - told < TELL_MS) return;
    [last, told] = [news.type, now];
    tell(news);
  };
}
