import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { replaceKernel } from "../../bench/match/freeze.ts";
import { fromLetters } from "../../src/kernel/letters.ts";
import { letters as narrow } from "../../src/kernel/narrow.generated.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "frozen-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("a build with another kernel has every byte of it, as the kernel is written in a module", () => {
  const file = path.join(folder, "narrow.js");
  writeFileSync(file, `var narrow = "${narrow}";`);
  const bytes = Uint8Array.from({ length: 1024 }, (_, index) => (index * 37) ^ (index >> 3));
  replaceKernel(folder, bytes);
  const [, text] = /^var narrow = "(.*)";$/.exec(readFileSync(file, "utf8")) ?? [];
  expect(fromLetters(text)).toEqual(bytes);
});

it("a build without its kernel is refused", () => {
  writeFileSync(path.join(folder, "narrow.js"), "var narrow = null;");
  expect(() => replaceKernel(folder, Uint8Array.of(1))).toThrow("does not hold its kernel");
});
