import { programConfig } from "../program-config.ts";

/** A copy of the folder that is built is a frozen version of our engine. */
export default programConfig("match", {
  main: "main.ts",
  worker: "worker.ts",
  ours: "ours.ts",
  "fairy-wasm-host": "../peers/fairy-wasm-host.ts",
});
