/** The head of the sheet: the variant's name, its goal and where it comes from. */
import { nothing, type TemplateResult } from "lit/html.js";
import { rulesInWords, type Variant } from "../src/index.ts";
import { pieceName } from "./board-language.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";

export function sheetTitle(variant: Variant): TemplateResult {
  const { name, about, pieceTypes, royal } = variant;
  const goal = royal === null ? "" : t`Whoever gives checkmate to the ${pieceName(pieceTypes[royal])} wins.`;
  const isTold = rulesInWords(variant).some(([topic]) => topic === "Goal");
  const origin = [about.inventor, about.year].filter((part) => part !== null).join(", ");
  return html`<section class="title">
    <h2>${name}</h2>
    ${about.summary ? html`<p lang="en">${about.summary}</p>` : nothing}
    <p>White moves first, then both sides in turn. ${isTold ? t`How the game is won is said under Goal.` : goal}</p>
    ${origin ? html`<p class="note">${origin}</p>` : nothing}
    ${about.source ? html`<p class="note">Rules: ${source(about.source)}</p>` : nothing}
    <div class="row screen"><button type="button" id="print-sheet" @click=${() => globalThis.print()}>Print the rules</button></div>
  </section>`;
}

/** A link to the source, if it is a web address. */
function source(address: string): TemplateResult | string {
  if (!/^https?:\/\//.test(address)) return address;
  return html`<a href=${address} rel="noopener noreferrer" target="_blank">${address}</a>`;
}
