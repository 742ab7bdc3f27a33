/** The style of the pieces to choose from. */
import { sharedSheet } from "./dom.ts";

const SHEET = `
.palette { display: grid; gap: 4px; padding: 4px 0; }
.palette-row { display: flex; flex-wrap: wrap; gap: 4px; }
.palette button { border: 1px solid var(--fw-line); border-radius: 8px; background: var(--fw-paper); color: var(--fw-ink); font: inherit; cursor: pointer; }
.palette-piece { width: clamp(40px, 10cqw, 52px); aspect-ratio: 1; padding: 2px; touch-action: none; }
.palette .palette-piece { background: var(--fw-dark); }
.palette-piece svg { display: block; width: 100%; height: 100%; }
.palette-word { min-height: 44px; padding: 0 12px; font-size: 0.9375rem; }
.palette button[aria-pressed="true"] { outline: 3px solid var(--fw-accent); outline-offset: -1px; }
.palette button:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
@media (forced-colors: active) { .palette .palette-piece { background: #9a9a9a; forced-color-adjust: none; } .palette button[aria-pressed="true"] { outline-color: Highlight; } }
`;

export const paletteSheet = sharedSheet(SHEET);
