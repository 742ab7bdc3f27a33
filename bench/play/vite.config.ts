import { programConfig } from "../program-config.ts";

/** The worker and the peer's host are started by a ladder's matches. */
export default programConfig("play", {
  levels: "levels.ts",
  ladder: "ladder.ts",
  worker: "../match/worker.ts",
  "fairy-wasm-host": "../peers/fairy-wasm-host.ts",
  wdl: "wdl.ts",
  latency: "latency.ts",
  memory: "memory.ts",
  endgames: "endgames.ts",
});
