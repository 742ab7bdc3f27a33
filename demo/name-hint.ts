/** Says in Make that a changed variant is still called like the shipped one. */
import { nothing, render } from "lit/html.js";
import type { Variant } from "../src/index.ts";
import { html } from "./html.ts";

/** @param shipped the variant whose name it still has; null when it has one of its own */
export function showNameHint(host: HTMLElement, shipped: Variant | null, name: (shipped: Variant) => void): void {
  const hint = (origin: Variant) =>
    html`<p class="row note">
      Changed, and still called ${origin.name}.
      <button type="button" @click=${() => name(origin)}>Name it My ${origin.name}</button>
    </p>`;
  render(shipped ? hint(shipped) : nothing, host);
}
