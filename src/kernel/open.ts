/** Instantiates a kernel from its bytes, which `load.ts` fetches on demand or `provide.ts` bundles. */

import type { KernelName } from "../compile/kernel-name.ts";
import { provideMultipliers } from "../compile/multipliers.ts";
import { LAYOUT_STAMP } from "../layout/stamp.generated.ts";
import { fromLetters } from "./letters.ts";
import type { KernelMemory } from "./memory.ts";

/** The kernel's functions, documented in `assembly/index.ts`. */
export interface KernelExports {
  readonly memory: KernelMemory;
  layoutStamp(): number;
  setBytes(): number;
  buildMagic(
    magic: number,
    squares: number,
    paths: number,
    results: number,
    bits: number,
    first: number,
    tries: number,
  ): number;
  listMoves(ply: number): number;
  advance(ply: number, move: number): number;
  play(ply: number, move: number): void;
  kingIsAttacked(ply: number, side: number): number;
  refresh(ply: number): void;
  mateExists(extra: number): number;
  targets(ply: number, square: number): void;
  useHash(address: number, entries: number): void;
  useContinuation(address: number): void;
  evaluateWhole(whole: number): void;
  staticScore(ply: number): number;
  forget(): void;
  hashPerMille(): number;
  beginSearch(plies: number, lines: number): number;
  limitRoot(count: number): void;
  searchSlice(nodes: number): number;
  beginEnding(record: number): void;
  endingSlice(rows: number): number;
  perft(ply: number, depth: number): number;
  perftLeaves(ply: number, depth: number): number;
  /** Of rich kernels alone, see `assembly/rich.ts`. */
  verdict?(ply: number): number;
}

/** A kernel before it is instantiated. */
export interface KernelData {
  readonly name: KernelName;
  /** Its bytes, see `letters.ts`. */
  readonly letters: string;
  /** Multipliers of magics that are slow to search for, by name. */
  readonly multipliers: Readonly<Record<string, string>>;
}

const texts = new Map<KernelName, string>();
const modules = new Map<KernelName, WebAssembly.Module>();

/** Registers a kernel; its bytes are decoded when it is first opened. */
export function provideKernel({ name, letters, multipliers }: KernelData): void {
  if (texts.has(name)) return;
  texts.set(name, letters);
  provideMultipliers(multipliers);
}

/** Whether a kernel is registered. */
export function hasKernel(name: KernelName): boolean {
  return texts.has(name);
}

/** The bytes of all registered kernels as letters, by name: what tells one engine from another. */
export function kernelLetters(): Readonly<Record<string, string>> {
  return Object.fromEntries(texts);
}

/**
 * A fresh kernel with its own memory.
 * @param name `wide` ones need WebAssembly SIMD
 * @throws {Error} when its bytes have not been provided
 */
export function openKernel(name: KernelName): KernelExports {
  const exports = new WebAssembly.Instance(moduleOf(name)).exports as unknown as KernelExports;
  if (exports.layoutStamp() !== LAYOUT_STAMP) {
    throw new Error("the kernel was built with another memory layout: run the build again");
  }
  return exports;
}

function moduleOf(name: KernelName): WebAssembly.Module {
  const known = modules.get(name);
  if (known) return known;
  const letters = texts.get(name);
  if (letters === undefined) throw new Error(`the ${name} kernel is not loaded: load it with the variant`);
  const module = new WebAssembly.Module(fromLetters(letters));
  modules.set(name, module);
  return module;
}
