/** The style of a magnified board: it scrolls in the room that the whole board had, or a little more where that is flat. */
import { sharedSheet } from "./dom.ts";

const SHEET = `
.zoomed { display: grid; overflow: auto; overscroll-behavior-x: contain; scroll-behavior: smooth; scrollbar-width: thin; max-height: min(max(100cqw, 100cqw / var(--shape)), var(--fw-max-height) - 60px); }
.zoomed > * { grid-area: 1 / 1; }
.zoomed > .picture { width: var(--magnified); }
.zoomed > .grid { position: relative; }
.zoomed > .choice { position: sticky; inset: 0 auto auto 0; z-index: 3; width: var(--seen-width); height: var(--seen-height); }
.zoomed .veil { touch-action: none; }
.zoomed .chooser { max-height: 100%; overflow: auto; }
.zoomed .labels { display: none; }
.frame:not(.zoomed) .near-labels { display: none; }
.near-labels .label:not(.outside) { font-size: 21px; }
.zoom { display: flex; justify-content: flex-end; padding-block: 6px 2px; }
.zoom button { display: flex; gap: 8px; align-items: center; min-height: 36px; padding: 0 14px 0 10px; border: 1px solid var(--fw-line); border-radius: 10px; background: var(--fw-paper); color: var(--fw-ink); font: inherit; font-size: 0.9375rem; cursor: pointer; }
.zoom button:hover { border-color: var(--fw-quiet); }
.zoom button[aria-pressed="true"] { background: var(--fw-accent); border-color: var(--fw-accent); color: #fff; }
.zoom button:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
.zoom svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
@media (prefers-reduced-motion: reduce) { .zoomed { scroll-behavior: auto; } }
@media (forced-colors: active) { .zoom button[aria-pressed="true"] { background: Highlight; border-color: Highlight; color: HighlightText; forced-color-adjust: none; } }
`;

export const zoomSheet = sharedSheet(SHEET);
