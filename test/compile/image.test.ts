/** What of the compiled tables goes into a kernel: all that was written, and not the room that larger boards would need. */
import { describe, expect, it } from "vitest";
import { type Compiled, compileInSteps, compileVariant } from "../../src/compile/compile.ts";
import { Image } from "../../src/compile/image.ts";
import { randomWords } from "../../src/compile/random.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { ARENA } from "../../src/layout/map.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { installed } from "./installed.ts";

/** Memory that counts the bytes that are put into it. */
class Memory extends Uint8Array {
  put = 0;

  override set(bytes: ArrayLike<number>, offset?: number): void {
    this.put += bytes.length;
    super.set(bytes, offset);
  }
}

const variantOf = (id: string) => bundledVariant(id) as Variant;

describe("the image of a variant", () => {
  it("is installed whole, wherever it is written", () => {
    const image = new Image("huge-full");
    const next = randomWords(20261127);
    const expected = new Uint8Array(ARENA);
    for (let round = 0; round < 2000; round++) {
      const address = (next() % (ARENA >> 4)) << 4;
      const square = next() % 256;
      const bytes = Uint8Array.from({ length: Math.min(next() % 5000, ARENA - address) }, () => next());
      const write = [
        () => image.writeByte(address, square),
        () => image.writeWord(address, 0x01020304),
        () => image.writeSet(address, [square]),
        () => image.writeBytes(address, bytes),
      ];
      const mirror = [
        () => expected.set([square], address),
        () => expected.set([4, 3, 2, 1], address),
        () => (expected[address + (square >> 3)] |= 1 << (square & 7)),
        () => expected.set(bytes, address),
      ];
      write[round % 4]();
      mirror[round % 4]();
    }
    expect(Buffer.compare(installed({ image }).subarray(0, ARENA), expected)).toBe(0);
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
