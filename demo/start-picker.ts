/** A start by its number, with a preview. */
import { guard } from "lit/directives/guard.js";
import type { TemplateResult } from "lit/html.js";
import { countStarts, startPosition, type Variant } from "../src/index.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { startBoard } from "./learn-boards.ts";

/** Draws a picture of one start, a field for its number, and a button that plays it. */
export function startPicker(
  variant: Variant,
  first: number,
  play: (start: number) => void,
  redraw: () => void,
): () => TemplateResult {
  const count = countStarts(variant);
  let number = first;
  const choose = ({ target }: Event) => {
    number = (target as HTMLInputElement).valueAsNumber;
    redraw();
  };
  const preview = () => startBoard(variant, startPosition(variant, number), t`Start ${number}.`);
  return () => {
    const isStart = Number.isInteger(number) && number >= 0 && number < count;
    return html`<div>
      <div class="row">
        <label class="row">Start number <input type="number" min="0" max=${count - 1} value=${first} @input=${choose} /></label>
        <button type="button" ?disabled=${!isStart} @click=${() => play(number)}>Play this start</button>
      </div>
      <div>${isStart ? guard([number], preview) : html`<p class="note">Starts are numbered from 0 to ${count - 1}.</p>`}</div>
    </div>`;
  };
}
