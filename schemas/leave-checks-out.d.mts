import type { Plugin } from "vite";

export function leaveChecksOut(): Plugin;
