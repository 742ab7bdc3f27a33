/** The style of a list of moves. */
import { sharedSheet } from "./dom.ts";

const SHEET = `
.viewer { border: 1px solid var(--fw-line); border-radius: 10px; background: var(--fw-paper); color: var(--fw-ink); font-size: 0.9375rem; }
.headline { padding: 8px 12px; border-bottom: 1px solid var(--fw-line); font-weight: 600; overflow-wrap: anywhere; }
.headline small { display: block; color: var(--fw-quiet); font-weight: 400; }
.games { width: calc(100% - 16px); min-height: 44px; margin: 8px 8px 0; padding: 4px 8px; border: 1px solid var(--fw-line); border-radius: 8px; background: var(--fw-paper); color: inherit; font: inherit; }
.moves { max-height: 15rem; overflow-y: auto; overscroll-behavior: auto; padding: 6px 8px; line-height: 1.7; position: relative; }
.viewer:has(> .headline[hidden] + .moves:empty), .moves:empty { display: none; }
.move { min-height: 28px; min-width: 24px; padding: 0 5px; border: 0; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
.move:hover { background: color-mix(in srgb, var(--fw-accent) 18%, transparent); }
.move[aria-current] { background: var(--fw-accent); color: #fff; }
.move:focus-visible { outline: 3px solid #0b57d0; outline-offset: 1px; }
.number { color: var(--fw-quiet); padding-inline-start: 4px; }
.comment { color: var(--fw-quiet); font-style: italic; overflow-wrap: anywhere; padding-inline: 4px; }
.variation { display: block; margin: 2px 0 2px 12px; padding-inline-start: 8px; border-inline-start: 2px solid var(--fw-line); font-size: 0.875rem; }
.result { padding-inline: 6px; font-weight: 600; }
@media (pointer: coarse) { .move { min-height: 40px; min-width: 36px; } }
@media (forced-colors: active) { .move[aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`;

export const viewerSheet = sharedSheet(SHEET);
