import { programConfig } from "../common/program-config.ts";

export default programConfig("mutate", { main: "main.ts" });
