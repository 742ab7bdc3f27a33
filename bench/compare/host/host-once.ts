/** A process that times the libraries of moves and prints the `HostResult` as JSON. Its argument is the number of rounds. */
import { Progress } from "../progress.ts";
import { timeLibraries } from "./measure.ts";

const progress = new Progress();
const result = await timeLibraries(Number(process.argv[2]), progress);
progress.clear();
console.log(JSON.stringify(result));
