/** Instantiates a kernel from its bytes. They come first: `load.ts` fetches those that are needed, `provide.ts` has all. */
import { instantiateSync } from "@assemblyscript/loader";
import { provideMultipliers } from "../compile/multipliers.ts";
import { LAYOUT_STAMP } from "../layout/map.ts";

/** The kernel's functions; `assembly/index.ts` says what each does. */
export interface KernelExports {
  readonly memory: WebAssembly.Memory;
  layoutStamp(): number;
  setBytes(): number;
  buildUnit(
    unit: number,
    squares: number,
    ways: number,
    results: number,
    bits: number,
    first: number,
    tries: number,
  ): number;
  legalMoves(ply: number): number;
  play(ply: number, move: number): void;
  royalIsAttacked(ply: number, side: number): number;
  refresh(ply: number): void;
  mateExists(extra: number): number;
  targets(ply: number, square: number): void;
  placeHash(address: number, entries: number): void;
  placeContinuation(address: number): void;
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
  /** Two hexadecimal digits a byte. */
  readonly digits: string;
  /** Of lookup units that take long, by name. */
  readonly multipliers: Readonly<Record<string, string>>;
}

const texts = new Map<KernelName, string>();
const modules = new Map<KernelName, WebAssembly.Module>();

/** Makes a kernel known; its bytes are read when it is first opened. */
export function provideKernel({ name, digits, multipliers }: KernelData): void {
  if (texts.has(name)) return;
  texts.set(name, digits);
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
  const instance = instantiateSync(moduleOf(nameOf(isWide)), {});
  // The loader's own `exports` wrap every function; the instance's are called directly.
  const exports = (instance.instance as WebAssembly.Instance).exports as unknown as KernelExports;
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
  const digits = texts.get(name);
  if (digits === undefined) throw new Error(`the ${name} kernel is not loaded: whoever makes a variant sees to that`);
  const module = new WebAssembly.Module(bytesOf(digits));
  modules.set(name, module);
  return module;
}

/** Node has its own reader of hexadecimal digits, much faster in a program that has just started. */
function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  const { Buffer } = globalThis as { Buffer?: { from(text: string, encoding: "hex"): Uint8Array<ArrayBuffer> } };
  return Buffer ? Buffer.from(digits, "hex") : readDigits(digits);
}

function readDigits(digits: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = digitAt(digits, 2 * i) * 16 + digitAt(digits, 2 * i + 1);
  return bytes;
}

function digitAt(digits: string, index: number): number {
  const code = digits.charCodeAt(index);
  return code <= NINE ? code - ZERO : code - LOWER_A + 10;
}

const ZERO = 0x30;
const NINE = 0x39;
const LOWER_A = 0x61;
