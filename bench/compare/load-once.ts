/** A process that loads the YAML file named by its argument, prints the number of first moves and ends. */
import { readFileSync } from "node:fs";
import { countFirstMoves } from "./ours/load.ts";

console.log(await countFirstMoves(readFileSync(process.argv[2], "utf8")));
