/** The element's style sheet. All colours are variables that a page can set; light or dark follows the page's
 *  `color-scheme` unless the theme says otherwise. */
import { sharedSheet } from "./dom.ts";
import { BOARD_THEMES } from "./themes.ts";

const THEMES = Object.entries(BOARD_THEMES)
  .map(
    ([name, { light, dark, edge, onDark }]) =>
      `:host([theme~="${name}"]) { --fw-light: ${light}; --fw-dark: ${dark}; --fw-edge: ${edge}; --fw-on-dark: ${onDark}; }`,
  )
  .join("\n");

const SHEET = `
:host {
  --fw-light: light-dark(#f0dfc2, #c9b597); --fw-dark: light-dark(#bd9468, #8a6848); --fw-edge: light-dark(#4a3626, #15100c); --fw-paper: light-dark(#fffdf9, #2a2622); --fw-ink: light-dark(#2a221c, #f2ece4); --fw-quiet: light-dark(#6a5c50, #c2b6a8); --fw-accent: light-dark(#1d6f42, #2c8555); --fw-line: light-dark(#d8cbbb, #4d453d); --fw-on-light: light-dark(#5a3c1d, #3d2a14); --fw-on-dark: light-dark(#33200e, #fff7ea);
  --fw-last: #d9b93a; --fw-selected: #1f7a4d; --fw-check: #d3302f; --fw-premove: #3b6fb5; --fw-highlight: #c8502d; --fw-end: #4fa463; --fw-speed: 180ms; --fw-max-height: 100svh;
  --fw-white: #fffdf7; --fw-white-line: #221d1a; --fw-black: #3b3532; --fw-black-edge: #0e0c0b; --fw-black-line: #f1e9df;
  display: block; width: 100%; min-width: 0; color: var(--fw-ink); font: 500 1rem/1.35 system-ui, sans-serif;
  -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none; }
:host([theme~="light"]) { color-scheme: light; background: #ffffff; }
:host([theme~="dark"]) { color-scheme: dark; background: #1c1916; }
${THEMES}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.frame { position: relative; width: 100%; user-select: none; -webkit-user-select: none; }
.own .cell.movable { touch-action: none; }
.held-piece { position: fixed; inset: 0 auto auto 0; z-index: 10; pointer-events: none; filter: drop-shadow(0 5px 5px rgb(0 0 0 / 0.4)); }
.held-piece svg { display: block; width: 100%; }
:host(:not([pockets="beside"])) .pocket:not(.bare) { min-height: calc(clamp(40px, 10.5cqw, 60px) + 8px); }
svg.picture { display: block; width: 100%; height: auto; overflow: visible; }
.fw-light { fill: var(--fw-light); }
.fw-dark { fill: var(--fw-dark); }
.edge { fill: none; stroke: var(--fw-edge); stroke-width: 4; stroke-linejoin: round; }
.label { font-family: system-ui, sans-serif; font-weight: 600; fill: var(--fw-quiet); }
.label.light { fill: var(--fw-on-light); }
.label.dark { fill: var(--fw-on-dark); }
.tint { pointer-events: none; }
.tint.last { fill: var(--fw-last); opacity: 0.55; }
.tint.struck { fill: none; stroke: var(--fw-check); stroke-width: 7; stroke-linecap: round; }
.tint.selected { fill: var(--fw-selected); opacity: 0.55; }
.tint.premove { fill: var(--fw-premove); opacity: 0.6; }
.tint.end { fill: var(--fw-end); opacity: 0.75; }
.tint.highlight { fill: var(--fw-highlight); opacity: 0.6; }
.tint.over { fill: none; stroke: #fff; stroke-width: 7; opacity: 0.9; }
.glow { fill: none; stroke: var(--fw-check); }
.target { fill: #12331f; opacity: 0.42; }
.target.take { fill: none; stroke: #12331f; stroke-width: 9; }
.piece { transition: transform var(--fw-speed) cubic-bezier(0.25, 0.7, 0.3, 1); }
.still .piece, .piece.held { transition: none; }
.turned > * { animation: turn var(--fw-speed); transform-origin: 50px; }
@keyframes turn { from { transform: scaleX(0); } }
.piece.held { filter: drop-shadow(0 5px 5px rgb(0 0 0 / 0.4)); }
.grid { position: absolute; inset: 0; }
.row { display: contents; }
.cell { position: absolute; border: 0; padding: 0; outline: none; background: none; transform: translate(-50%, -50%); }
.corner .cell { transform: translate(-50%, -50%) rotate(45deg); }
.frame:not(.pointed) .cell:focus { outline: 3px solid #0b57d0; outline-offset: -3px; box-shadow: inset 0 0 0 5px #fff; z-index: 1; }
.own .cell.movable { cursor: grab; }
.veil { position: absolute; inset: 0; background: rgb(20 14 10 / 0.35); z-index: 3; }
.chooser { position: absolute; z-index: 4; display: grid; gap: 4px; padding: 6px; background: var(--fw-paper); border-radius: 12px; box-shadow: 0 8px 28px rgb(0 0 0 / 0.4); width: max-content; }
.chooser button { width: clamp(44px, 13cqw, 84px); aspect-ratio: 1; padding: 2px; border: 2px solid transparent; border-radius: 9px; background: var(--fw-light); cursor: pointer; }
.chooser button:hover, .chooser button:focus-visible { border-color: #0b57d0; outline: 2px solid #fff; outline-offset: -4px; }
.chooser .pass { width: max-content; min-height: 44px; aspect-ratio: auto; padding: 2px 16px; color: #000; font: inherit; }
.chooser.worded .pass { width: 100%; white-space: nowrap; }
.chooser svg { display: block; width: 100%; height: 100%; }
.box { container-type: inline-size; max-width: max(180px, calc((var(--fw-max-height) - 60px) * var(--shape))); margin-inline: auto; }
@container (min-width: 480px) { .label.outside { font-size: 22px; } }
[fill="#fffdf7"] { fill: var(--fw-white); } [fill="#221d1a"] { fill: var(--fw-white-line); } [stroke="#221d1a"] { stroke: var(--fw-white-line); }
[fill="#3b3532"] { fill: var(--fw-black); } [fill="#f1e9df"] { fill: var(--fw-black-line); } [stroke="#f1e9df"] { stroke: var(--fw-black-line); } [stroke="#0e0c0b"] { stroke: var(--fw-black-edge); }
.panel { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; justify-content: space-between; padding: 8px 4px 4px; min-height: 52px; }
.status { flex: 1; min-width: 0; font-size: 0.9375rem; overflow-wrap: anywhere; }
.typed { display: inline-block; padding: 1px 8px; margin-inline-end: 8px; border-radius: 6px; background: #0b57d0; color: #fff; font-family: ui-monospace, monospace; }
.note { flex: 1 0 100%; font-size: 0.875rem; line-height: 1.3; color: var(--fw-quiet); }
.tools { display: flex; gap: 4px; flex: none; }
.tools button { width: 44px; height: 44px; padding: 10px; border: 1px solid var(--fw-line); border-radius: 10px; background: var(--fw-paper); color: var(--fw-ink); cursor: pointer; }
.tools button:hover { border-color: var(--fw-quiet); }
.tools button[aria-pressed="true"] { background: var(--fw-accent); border-color: var(--fw-accent); color: #fff; }
.tools button:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
.tools svg { display: block; width: 100%; height: 100%; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.fault { padding: 24px 16px; border: 2px solid var(--fw-check); border-radius: 10px; overflow-wrap: anywhere; white-space: pre-wrap; }
.report { font: 0.8125rem/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
.spoken { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-reduced-motion: reduce) { .piece { transition: none; } .turned > * { animation: none; } }
/* Both colours of pieces have to stand out from both of squares, which no pair of the system's does. */
@media (forced-colors: active) { .fw-light { fill: #fff; } .fw-dark { fill: #9a9a9a; } .label.light, .label.dark { fill: #000; } .label.outside { fill: CanvasText; } .edge { stroke: CanvasText; } .cell, .chooser button { forced-color-adjust: none; } .tools button[aria-pressed="true"] { forced-color-adjust: none; background: Highlight; border-color: Highlight; color: HighlightText; } }
`;

export const boardSheet = sharedSheet(SHEET);
