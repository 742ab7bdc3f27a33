/** The style sheet of pockets. */
import { sharedSheet } from "./dom.ts";

const SHEET = `
.pocket { --slot: clamp(40px, 10.5cqw, 60px); display: flex; flex-wrap: wrap; gap: 4px; align-items: center; justify-content: flex-end; padding: 4px 0; user-select: none; -webkit-user-select: none; }
:host(:not([editable], [pockets="beside"])) .box:has(.pocket:not(.bare)) { max-width: max(180px, calc((var(--fw-max-height) - 196px) * var(--shape))); }
.checks { margin-inline-end: auto; font-size: 0.875rem; line-height: 1.25; }
.bare .checks { margin-inline-end: 0; }
.slot { display: grid; }
.in-hand { position: relative; width: var(--slot); height: var(--slot); padding: 1px; border: 2px solid transparent; border-radius: 8px; background: var(--fw-light); color: #221d1a; font: inherit; cursor: default; }
.in-hand svg { display: block; width: 100%; height: 100%; }
.in-hand.empty { background: color-mix(in srgb, var(--fw-light) 25%, transparent); border-color: var(--fw-line); }
.in-hand.empty svg { opacity: 0.3; }
.in-hand.movable { cursor: grab; touch-action: none; }
.in-hand b { position: absolute; inset-block-end: -4px; inset-inline-end: -4px; min-width: 20px; padding: 0 4px; border-radius: 10px; background: var(--fw-ink); color: var(--fw-paper); font: 700 0.8125rem/20px system-ui, sans-serif; text-align: center; }
.in-hand b:empty { display: none; }
@container (max-width: 480px) { .in-hand b { min-width: 16px; padding: 0 3px; font-size: 0.6875rem; line-height: 16px; } }
.in-hand[aria-pressed="true"] { border-color: var(--fw-selected); box-shadow: 0 0 0 2px var(--fw-selected); }
.in-hand.premove { border-color: var(--fw-premove); box-shadow: 0 0 0 2px var(--fw-premove); }
.in-hand:focus-visible { outline: 3px solid #0b57d0; outline-offset: 1px; box-shadow: 0 0 0 5px #fff; z-index: 1; }
.slot:has(.steps:not([hidden])) { --slot: max(50px, 10.5cqw); }
.steps { display: grid; grid-template-columns: 1fr 1fr; gap: 2px; margin-block-start: 5px; }
.steps button { min-width: 24px; height: 28px; padding: 0; border: 1px solid var(--fw-line); border-radius: 6px; background: var(--fw-paper); color: var(--fw-ink); font: 600 1rem/1 system-ui, sans-serif; cursor: pointer; }
:host([pockets="beside"]) .table.pocketed { display: grid; grid-template: "board far" 1fr "board near" auto / minmax(0, 1fr) auto; gap: 0 8px; }
:host([pockets="beside"]) .frame { grid-area: board; align-self: start; }
:host([pockets="beside"]) .pocket { --in-row: var(--columns); --slot: min(60px, 12cqw, (50cqw * var(--shape) - var(--label, 0px)) / (var(--kinds) / var(--in-row) + 0.5 + 0.6 * var(--in-row)) - 5px); display: grid; grid-template-columns: repeat(var(--in-row), var(--slot)); align-content: start; justify-content: end; min-height: 0; padding: 0; }
@container (max-width: 480px) { :host([pockets="beside"]) .pocket { --in-row: var(--narrow-columns); } }
:host([pockets="beside"]) .pocket.near { grid-area: near; align-content: end; }
:host([pockets="beside"]) .pocket.far { grid-area: far; }
:host([pockets="beside"]) .checks { grid-column: 1 / -1; margin: 0; max-width: 60px; font-size: 0.8125rem; text-align: center; }
:host([pockets="beside"]) .pocket:has(.checks:not([hidden])) { --label: 54px; }
:host([pockets="beside"]) .bare { display: block; width: 60px; }
@media (forced-colors: active) {
  .in-hand { border-color: ButtonBorder; background: #fff; forced-color-adjust: none; }
  .in-hand b { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .in-hand[aria-pressed="true"], .in-hand.premove { border-color: Highlight; outline: 2px solid Highlight; }
}
`;

export const pocketSheet = sharedSheet(SHEET);
