/** Instantiates a kernel from its bytes. They come first: `load.ts` fetches those that are needed, `provide.ts` has all. */
import { provideMultipliers } from "../compile/multipliers.ts";
import { LAYOUT_STAMP } from "../layout/stamp.generated.ts";
import { fromLetters } from "./letters.ts";

/** The kernel's functions; `assembly/index.ts` says what each does. */
export interface KernelExports {
  readonly memory: WebAssembly.Memory;
  layoutStamp(): number;
  setBytes(): number;
  buildMagic(
    unit: number,
    squares: number,
    ways: number,
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
}

/** The kernel for boards of up to 64 squares, and the one for larger ones. */
export type KernelName = "narrow" | "wide";

/** What a kernel is made of. */
export interface KernelData {
  readonly name: KernelName;
  /** Its bytes, see `letters.ts`. */
  readonly letters: string;
  /** Of lookup units that take long, by name. */
  readonly multipliers: Readonly<Record<string, string>>;
}

const texts = new Map<KernelName, string>();
const modules = new Map<KernelName, WebAssembly.Module>();

/** Makes a kernel known; its bytes are read when it is first opened. */
export function provideKernel({ name, letters, multipliers }: KernelData): void {
  if (texts.has(name)) return;
  texts.set(name, letters);
  provideMultipliers(multipliers);
}

/** Whether the kernel for boards of that size can be opened. */
export function hasKernel(isWide: boolean): boolean {
  return texts.has(nameOf(isWide));
}

/**
 * A fresh kernel with its own memory.
 * @param isWide whether boards have more than 64 squares; that kernel needs WebAssembly SIMD
 * @throws {Error} when its bytes were not provided
 */
export function openKernel(isWide: boolean): KernelExports {
  const exports = new WebAssembly.Instance(moduleOf(nameOf(isWide))).exports as unknown as KernelExports;
  if (exports.layoutStamp() !== LAYOUT_STAMP) {
    throw new Error("the kernel was built with another memory layout: run the build again");
  }
  return exports;
}

function nameOf(isWide: boolean): KernelName {
  return isWide ? "wide" : "narrow";
}

function moduleOf(name: KernelName): WebAssembly.Module {
  const known = modules.get(name);
  if (known) return known;
  const letters = texts.get(name);
  if (letters === undefined) throw new Error(`the ${name} kernel is not loaded: whoever makes a variant sees to that`);
  const module = new WebAssembly.Module(fromLetters(letters));
  modules.set(name, module);
  return module;
}
