/** Values that are wrong nearly everywhere, and what a refusal of them is. */
import { expect } from "vitest";
import { CODES } from "../../src/diagnostic/codes.ts";
import { FairywrenError } from "../../src/index.ts";

export type NamedValue = readonly [name: string, value: unknown];

const trap = () => {
  throw new TypeError("a trap");
};
const TRAPS = { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap };
const { proxy: revoked, revoke } = Proxy.revocable([], {});
revoke();

export const TRAP: NamedValue = ["a proxy that throws", new Proxy({}, TRAPS)];

export class Other {
  readonly value = 1;
}

export const STRANGE: readonly NamedValue[] = [
  ["null", null],
  ["NaN", Number.NaN],
  ["-1", -1],
  ["a text", "chess"],
  ["a bigint", 5n],
  ["a symbol", Symbol("chess")],
  ["true", true],
  ["a list", ["e2e4"]],
  ["an empty list", []],
  ["a function", () => 1],
  ["a date", new Date()],
  ["a map", new Map()],
  ["an object of another class", new Other()],
  ["an object without prototype", Object.assign(Object.create(null), { a: 1 })],
  TRAP,
  ["a revoked proxy", revoked],
  ["an object whose getter throws", Object.defineProperty({}, "fen", { enumerable: true, get: trap })],
];

export const NOT_TEXT = STRANGE.filter(([, value]) => typeof value !== "string");

/** The codes of a refusal; anything else that is thrown gets through. */
export async function codesOf(call: () => unknown): Promise<string[]> {
  try {
    await call();
  } catch (error) {
    if (error instanceof FairywrenError) return error.diagnostics.map(({ code }) => code);
    throw error;
  }
  throw new Error("was not refused");
}

export async function expectRefused(call: () => unknown): Promise<void> {
  const codes = await codesOf(call);
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) expect(CODES).toHaveProperty(code);
}
