import { programConfig } from "../common/program-config.ts";

/** A copy of the folder that is built is a frozen version of our engine. */
export default programConfig("match", {
  main: "main.ts",
  ladder: "ladder.ts",
  worker: "worker.ts",
  ours: "ours.ts",
  "fairy-wasm-host": "../common/fairy-wasm-host.ts",
});
