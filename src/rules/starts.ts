/** How games start. */
export { countStarts, startNumber, startPosition } from "./shuffle/rule.ts";
