/** What of the compiled tables goes into a kernel: all that was written, and not the room that larger boards would need. */
import { describe, expect, it } from "vitest";
import { type Compiled, compileInSteps, compileVariant } from "../../src/compile/compile.ts";
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

const variantOf = (id: string) => bundledVariant(id) as Variant;

function installed({ image }: Compiled): Uint8Array {
  const memory = new Uint8Array(ARENA + image.arenaBytes.length);
  image.install(memory);
  return memory;
}

describe("the image of a variant", () => {
  it.each(sampledIds(6))("leaves nothing behind for the next one: %s", (id) => {
    const first = installed(compileVariant(variantOf("losalamos"), true));
    compileVariant(variantOf(id), true);
    expect(Buffer.compare(installed(compileVariant(variantOf("losalamos"), true)), first)).toBe(0);
  });

  it("is its own while another is written", () => {
    const ids = ["paradigm", "capablanca"];
    const alone = ids.map((id) => installed(compileVariant(variantOf(id), true)));
    const steps = ids.map((id) => compileInSteps(variantOf(id), true));
    const made: (Compiled | undefined)[] = [];
    while (ids.some((_, index) => !made[index]))
      for (const [index, own] of steps.entries()) made[index] ??= own.next().value ?? undefined;
    for (const [index, compiled] of made.entries())
      expect(Buffer.compare(installed(compiled as Compiled), alone[index])).toBe(0);
  });

  it("puts less than 100 kB of rules into a kernel for 36 squares", () => {
    const { image } = compileVariant(variantOf("losalamos"));
    const memory = new Memory(ARENA + image.arenaBytes.length);
    image.install(memory);
    expect(memory.put - image.arenaBytes.length).toBeLessThan(100_000);
  });
});
