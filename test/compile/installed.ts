import type { Compiled } from "../../src/compile/compile.ts";
import { ARENA } from "../../src/layout/map.ts";

/** What a compiled variant puts into the zeroed memory of a kernel. */
export function installed({ image }: Pick<Compiled, "image">): Uint8Array {
  const memory = new Uint8Array(ARENA + image.arenaBytes.length);
  image.install(memory);
  return memory;
}
