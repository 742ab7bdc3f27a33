import type { Plugin } from "vite";

/** Provides `virtual:gallery`. */
export function addGallery(): Plugin;
