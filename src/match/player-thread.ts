/** The thread in which our engine plays. */
import { parentPort, workerData } from "node:worker_threads";
import { provideWeights } from "../definition/provided-weights.ts";
import { readWeightsText } from "../definition/weights-file.ts";
import { loadJobVariant } from "../jobs/job-variant.ts";
import { rulesDigest } from "../variant/digest.ts";
import { reweighted } from "../variant/reweighted.ts";
import type { Variant } from "../variant/variant.ts";
import { openEngine, withComputedWeights } from "./ours.ts";
import type { Player } from "./player.ts";
import type { Answer, Contract, Request, WeightsOrder } from "./thread-player.ts";

const player = await open(workerData as Contract);
parentPort?.on("message", async (request: Request) => parentPort?.postMessage(await answerTo(player, request)));
parentPort?.postMessage({ done: null } satisfies Answer);

async function open({ variant, weights, hashMb, level }: Contract): Promise<Player> {
  return openEngine(weighed(await loadJobVariant(variant), weights), { hashMb, level });
}

function weighed(variant: Variant, order: WeightsOrder): Variant {
  if (order.are === "computed") return withComputedWeights(variant);
  const text = order.are === "given" ? order.text : order.provided;
  if (text !== null) provideWeights(rulesDigest(variant), readWeightsText(variant, text, "<weights>").fitted);
  return order.are === "given" ? reweighted(variant, null) : variant;
}

async function answerTo(player: Player, request: Request): Promise<Answer> {
  try {
    if (request.is === "think") return { done: await player.think(request.situation, request.allowance) };
    await player.newGame(request.startFen);
    return { done: null };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
