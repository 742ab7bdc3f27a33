/** The bytes that a kernel keeps of a position, to see that they are what they are from scratch and come back by undo. */
import type { Kernel } from "../../src/kernel/kernel.ts";
import { POSITIONS } from "../../src/layout/map.ts";
import { POSITION_STRIDE } from "../../src/layout/position.ts";

export function recordOf({ exports }: Kernel, ply: number): Uint8Array {
  return new Uint8Array(exports.memory.buffer, POSITIONS + ply * POSITION_STRIDE, POSITION_STRIDE).slice();
}

export function isSameRecord(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
