import { programConfig } from "../program-config.ts";

export default programConfig("mutate", { main: "main.ts" });
