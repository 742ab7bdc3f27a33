import { programConfig } from "../common/program-config.ts";

export default programConfig("play", {
  levels: "levels.ts",
  wdl: "wdl.ts",
  latency: "latency.ts",
  memory: "memory.ts",
  endgames: "endgames.ts",
});
