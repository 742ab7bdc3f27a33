import type { Plugin } from "vite";

export function leaveChecksOut(options?: { readonly readsWeights?: boolean }): Plugin;
