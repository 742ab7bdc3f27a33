/** What of the compiled tables goes into a kernel: all that was written, and not the room that larger boards would need. */
import { describe, expect, it } from "vitest";
import { compileVariant } from "../../src/compile/compile.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { ARENA } from "../../src/layout/map.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { sampledIds } from "../sampled.ts";

/** Memory that counts the bytes that are put into it. */
class Memory extends Uint8Array {
  put = 0;

  override set(bytes: ArrayLike<number>, offset?: number): void {
    this.put += bytes.length;
    super.set(bytes, offset);
  }
}

describe("the image of a variant", () => {
  it.each(sampledIds(6))("is installed whole for %s", (id) => {
    const { image } = compileVariant(bundledVariant(id) as Variant, true);
    const memory = new Memory(ARENA + image.arenaBytes.length);
    image.install(memory);
    expect(Buffer.compare(memory.subarray(0, image.rulesBytes.length), image.rulesBytes)).toBe(0);
    expect(Buffer.compare(memory.subarray(ARENA), image.arenaBytes)).toBe(0);
  });

  it("puts less than 100 kB of rules into a kernel for 36 squares, where there is room for 1.3 MB", () => {
    const { image } = compileVariant(bundledVariant("losalamos") as Variant);
    const memory = new Memory(ARENA + image.arenaBytes.length);
    image.install(memory);
    expect(memory.put - image.arenaBytes.length).toBeLessThan(100_000);
    expect(image.rulesBytes.length).toBeGreaterThan(1_000_000);
  });
});
