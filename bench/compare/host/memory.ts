import { outputOf } from "../child.ts";

/** Bytes that one game takes that is kept: heap, external memory and array buffers together, over many games. */
export function measureMemory(): number {
  return Number(outputOf("memory-once.js", [], ["--expose-gc"]));
}
