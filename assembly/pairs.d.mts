import type binaryen from "binaryen";

export function withoutPairs(bytes: Uint8Array, features: number): binaryen.Module;
