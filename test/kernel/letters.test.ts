/** The kernels as text: what is embedded is what was built. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toLetters } from "../../assembly/letters.mjs";
import { fromLetters } from "../../src/kernel/letters.ts";
import { kernel as narrow } from "../../src/kernel/narrow.ts";
import { kernel as wide } from "../../src/kernel/wide.ts";

describe("bytes as letters", () => {
  it("are read as they were written, all 256 of them, in printable characters that need no escape", () => {
    const bytes = Uint8Array.from({ length: 512 }, (_, index) => (index * 37) % 256);
    const text = toLetters(bytes);
    expect(text).toMatch(/^[ !#-[\]-_a-~]+$/);
    expect(fromLetters(text)).toEqual(bytes);
  });

  it.each([narrow, wide])("hold the $name kernel byte for byte", ({ name, letters }) => {
    const built = readFileSync(new URL(`../../build/kernel.${name}.wasm`, import.meta.url));
    expect(fromLetters(letters)).toEqual(Uint8Array.from(built));
  });
});
