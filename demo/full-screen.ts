/** The board over the whole screen, with the players' bars. Browsers that can show only videos so, as on an iPhone, get no button. */
import { nothing, type TemplateResult } from "lit/html.js";
import { block } from "./dom.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";

const IN = "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5";
const OUT = "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5";

/** Calls back when the board begins or ceases to fill the screen, which Escape can do without the page. */
export function followFullScreen(change: () => void): void {
  document.addEventListener("fullscreenchange", change);
}

export function fullScreenButton(): TemplateResult | typeof nothing {
  if (!document.fullscreenEnabled) return nothing;
  const isFull = document.fullscreenElement !== null;
  const name = isFull ? t`Leave full screen` : t`Full screen`;
  return html`<button type="button" id="full-screen" class="icon bare" aria-label=${name} title=${name} @click=${toggle}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${isFull ? OUT : IN} /></svg>
  </button>`;
}

/** A browser may refuse, for instance to a page in a frame; the board then stays as it is. */
function toggle(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : block("table").requestFullscreen();
  change.catch(() => undefined);
}
