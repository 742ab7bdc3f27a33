import { outputOf } from "../child.ts";
import type { HostResult } from "./measure.ts";

/** Compares all libraries on the same games in a process of their own: perft and searches of a dozen variants before would
 *  leave each function compiled for more kernels than a page or a server has. */
export function measureHost(rounds: number): HostResult {
  return JSON.parse(outputOf("host-once.js", [String(rounds)]));
}
