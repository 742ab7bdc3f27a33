/** Kernels without some rules, as the build can make them: nothing of such a rule is left, and what does not need it plays alike. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { compileKernel } from "../../assembly/compile.mjs";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import type { KernelExports } from "../../src/kernel/open.ts";
import type { Variant } from "../../src/variant/variant.ts";

const ENTRIES = ["assembly/index.ts"];
const SOURCES = new URL("../../assembly/", import.meta.url);

interface Built {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly module: WebAssembly.Module;
  readonly names: string;
}

async function build(features: Readonly<Record<string, boolean>> = {}): Promise<Built> {
  const bytes = await compileKernel("narrow", ENTRIES, { features, isQuick: true, isNamed: true });
  const module = new WebAssembly.Module(bytes);
  const [section] = WebAssembly.Module.customSections(module, "name");
  return { bytes, module, names: new TextDecoder().decode(section) };
}

/** Leaves of the tree from a position, default the variant's start. */
function leaves({ module }: Built, id: string, depth: number, fen?: string): number {
  const variant = bundledVariant(id) as Variant;
  const start = () => new WebAssembly.Instance(module).exports as unknown as KernelExports;
  const kernel = Kernel.open(variant, false, start);
  if (fen) kernel.setPosition(Game.start(variant, { fen }).positions[0]);
  return kernel.perft(depth);
}

/** A rule's constant and file, and a variant that does without it to this depth. */
const RULES = [
  ["CASTLING", "castling", "nocastle", 4],
  ["EN_PASSANT", "en-passant", "losalamos", 4],
  ["PROMOTION", "promotion", "chess", 4],
] as const;
/** Position 4 of https://www.chessprogramming.org/Perft_Results needs all of them. */
const NEEDS_ALL = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";

describe("a kernel without a rule", () => {
  let whole: Built;
  beforeAll(async () => {
    whole = await build();
  }, 60_000);

  it.each(RULES)(
    "%s: has nothing of it, and plays alike what does without",
    async (constant, file, plain, depth) => {
      const without = await build({ [constant]: false });
      expect(whole.names).toContain(`assembly/rules/${file}/`);
      expect(without.names).not.toContain(`assembly/rules/${file}/`);
      expect(without.bytes.length).toBeLessThan(whole.bytes.length);
      expect(leaves(without, plain, depth)).toBe(leaves(whole, plain, depth));
      expect(leaves(whole, "chess", 3, NEEDS_ALL)).toBe(9467);
      expect(leaves(without, "chess", 3, NEEDS_ALL)).not.toBe(9467);
    },
    60_000,
  );

  it("is refused when there is no such rule", async () => {
    await expect(build({ DROPS: false })).rejects.toThrow("features.ts has no 'DROPS'");
  });
});

describe("the shipped kernels", () => {
  it("have every rule, each of which has a constant", () => {
    const text = readFileSync(new URL("features.ts", SOURCES), "utf8");
    const found = Array.from(text.matchAll(/^export const (\w+): bool = (\w+);$/gm), ([, name, isOn]) => [name, isOn]);
    const plain = constantsOf("rules/");
    const ofAll = plain.map((constant) => [constant, "true"]);
    const ofRich = constantsOf("rules/rich/").map((constant) => [constant, "RICH"]);
    const ofFull = constantsOf("rules/full/").map((constant) => [constant, "FULL"]);
    expect(found).toEqual([["RICH", "false"], ["FULL", "false"], ...ofAll, ...ofRich, ...ofFull]);
    expect(RULES.map(([constant]) => constant)).toEqual(plain);
  });

  it.each(["narrow", "wide"] as const)(
    "%s: is the same bytes where nobody has heard of rich rules",
    async (name) => {
      const shipped = readFileSync(new URL(`../build/kernel.${name}.wasm`, SOURCES));
      const without = await compileKernel(name, ENTRIES, { knowsRich: false });
      expect(Buffer.compare(shipped, without)).toBe(0);
    },
    60_000,
  );
});

function constantsOf(folder: string): string[] {
  const files = readdirSync(new URL(folder, SOURCES)).filter((file) => file.endsWith(".ts"));
  return files.sort().map((file) => file.replace(/\.ts$/, "").replaceAll("-", "_").toUpperCase());
}
