/** Made by assembly/records.mjs from src/layout/records.yaml. Do not edit. */

export const LAYOUT_STAMP = 1222095921;
