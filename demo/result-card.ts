/** How the game ended, large, and what one does then. */
import { nothing, type TemplateResult } from "lit/html.js";
import { describeOutcome } from "../src/board.ts";
import type { Outcome } from "../src/index.ts";
import { boardLanguage } from "./board-language.ts";
import { html } from "./html.ts";

export interface AfterTheEnd {
  rematch(): void;
  review(): void;
  save(): void;
}

/** @param outcome null while the game goes on: the place for it is there, so that screen readers hear it
 *  @param isAnalysed whether it is analysed already */
export function resultCard(outcome: Outcome | null, isAnalysed: boolean, after: AfterTheEnd): TemplateResult {
  return html`<div class="result" ?hidden=${!outcome}>
    <p id="outcome" class="outcome" role="status">${
      outcome
        ? html`<strong>${outcome.result.replaceAll("1/2", "½").replace("-", "–")}</strong> <span>${describeOutcome(outcome, boardLanguage)}</span>`
        : nothing
    }</p>
    <div class="row tight">
      <button type="button" id="rematch" class="main" @click=${after.rematch}>Rematch</button>
      <button type="button" id="review-game" ?hidden=${isAnalysed} @click=${after.review}>Analyse</button>
      <button type="button" id="pgn-save" @click=${after.save}>Save PGN</button>
    </div>
  </div>`;
}
