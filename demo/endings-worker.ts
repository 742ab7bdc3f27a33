/** Solves the endings of bare material in a worker. */
import { makeVariant } from "../src/document.ts";
import { surveyEndings } from "../src/endings.ts";
import { prepareRules } from "../src/index.ts";
import type { EndingsMessage, EndingsRow } from "./endings-message.ts";

/** The part of a worker's global scope that is used here. */
interface Scope {
  postMessage(message: EndingsMessage): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

const scope = globalThis as unknown as Scope;

/** Interval of progress messages, in milliseconds. */
const TELL_MS = 100;

scope.addEventListener("message", async ({ data }) => {
  try {
    await survey(data.id, data.document);
  } catch (error) {
    scope.postMessage({ type: "failed", reason: error instanceof Error ? error.message : String(error) });
  }
});

async function survey(id: string, document: unknown): Promise<void> {
  const variant = makeVariant(id, document);
  await prepareRules(variant);
  const steps = surveyEndings(variant);
  let told = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    const now = performance.now();
    if (now - told < TELL_MS) continue;
    told = now;
    const { material, done, total } = step.value;
    scope.postMessage({ type: "progress", material, done, total });
  }
  const rows = step.value.endings.map(
    ({ pieceTypes, shades, verdict, won, legal, longestMate }): EndingsRow => ({
      pieces: pieceTypes.map((pieceType) => pieceType.id),
      shades,
      verdict,
      won: won / legal,
      longestMate,
    }),
  );
  scope.postMessage({ type: "done", rows, leftOut: step.value.leftOut });
}
