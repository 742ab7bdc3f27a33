/** What the build makes of pairs of vectors, the sets of the huge kernel: nothing but vectors is left, and they are the same. */
import binaryen from "binaryen";
import { describe, expect, it } from "vitest";
import { withoutPairs } from "../../assembly/pairs.mjs";

const FEATURES = binaryen.Features.SIMD128 | binaryen.Features.Multivalue;
const DECLARED = `
  (import "bitboard" "made" (func $made (param v128 v128) (result f32)))
  (import "bitboard" "low" (func $low (param f32) (result v128)))
  (import "bitboard" "high" (func $high (param f32) (result v128)))
  (memory (export "memory") 1)
  (func $load (param $at i32) (result f32)
    (call $made (v128.load (local.get $at)) (v128.load offset=16 (local.get $at))))
  (func $store (param $at i32) (param $pair f32)
    (v128.store (local.get $at) (call $low (local.get $pair)))
    (v128.store offset=16 (local.get $at) (call $high (local.get $pair))))`;

function lowered(functions: string): binaryen.Module {
  const module = binaryen.parseText(`(module ${DECLARED} ${functions})`);
  module.setFeatures(FEATURES);
  return withoutPairs(module.emitBinary(), FEATURES);
}

/** Runs the function `run` on numbers from 1 on, in 64-bit words. @returns the words afterwards */
function run(functions: string, argument: number): readonly number[] {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(lowered(functions).emitBinary().slice()));
  const words = new BigUint64Array((exports.memory as WebAssembly.Memory).buffer, 0, 12);
  words.forEach((_, index) => {
    words[index] = BigInt(index + 1);
  });
  (exports.run as (argument: number) => void)(argument);
  return Array.from(words, Number);
}

describe("pairs of vectors", () => {
  it("are two locals, and setting one half leaves the other to be read", () => {
    const swap = `(func (export "run") (param $at i32) (local $pair f32)
      (local.set $pair (call $load (local.get $at)))
      (local.set $pair (call $made (call $high (local.get $pair)) (call $low (local.get $pair))))
      (call $store (local.get $at) (local.get $pair)))`;
    expect(run(swap, 32).slice(0, 8)).toEqual([1, 2, 3, 4, 7, 8, 5, 6]);
  });

  it("are given to functions and come from them, by way of branches", () => {
    const choose = `(func $either (param $first i32) (param $a f32) (param $b f32) (result f32)
        (if (result f32) (local.get $first) (then (local.get $a)) (else (return (local.get $b)))))
      (func (export "run") (param $first i32)
        (call $store (i32.const 64)
          (call $either (local.get $first) (call $load (i32.const 0)) (call $load (i32.const 32)))))`;
    expect(run(choose, 1).slice(8)).toEqual([1, 2, 3, 4]);
    expect(run(choose, 0).slice(8)).toEqual([5, 6, 7, 8]);
  });

  it("are asked for a half of what a function gives", () => {
    const high = `(func (export "run") (param $at i32)
      (v128.store (i32.const 0) (call $high (call $load (local.get $at)))))`;
    expect(run(high, 32).slice(0, 4)).toEqual([7, 8, 3, 4]);
  });

  it("leave nothing behind of their type and of what they are made with", () => {
    const module = lowered(`(func (export "run") (call $store (i32.const 0) (call $load (i32.const 32))))`);
    expect(module.emitText()).not.toMatch(/f32|import|\$made|\$low\b|\$high\b/);
  });

  it("are refused where no kernel uses one", () => {
    const tee = `(func (export "run") (local $pair f32)
      (call $store (i32.const 0) (local.tee $pair (call $load (i32.const 32)))))`;
    expect(() => lowered(tee)).toThrow("a pair cannot be lowered in 'local.tee'");
  });
});
