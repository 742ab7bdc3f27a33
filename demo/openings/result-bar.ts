/** How games ended, as a bar and in words. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { OpeningResults } from "../../src/openings.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { grouped } from "../words.ts";

/** In the order of the bar. */
const PARTS = ["white", "draws", "black", "unfinished"] as const;

/** Parts of a bar: White's wins, draws, Black's wins, games without a result. Their words are for those who do not see it. */
export function resultBar(results: OpeningResults): TemplateResult {
  const part = (name: (typeof PARTS)[number]) =>
    results[name] === 0 ? nothing : html`<span class=${name} .style=${`flex-grow: ${results[name]}`}></span>`;
  return html`<span class="result-bar" aria-hidden="true">${PARTS.map(part)}</span
    ><span class="spoken">${resultsInWords(results)}</span>`;
}

/** `White won 10, 4 were drawn, Black won 3, 2 have no result`. */
export function resultsInWords({ white, draws, black, unfinished }: OpeningResults): string {
  const parts = [
    t`White won ${grouped(white)}`,
    draws === 1 ? t`1 was drawn` : t`${grouped(draws)} were drawn`,
    t`Black won ${grouped(black)}`,
  ];
  const open = unfinished === 1 ? t`1 has no result` : t`${grouped(unfinished)} have no result`;
  return [...parts, ...(unfinished > 0 ? [open] : [])].join(", ");
}

/** White's share of the points: `58 %`. */
export function scoreInWords({ score }: OpeningResults): string {
  return score === null ? "–" : `${Math.round(score * 100)} %`;
}

/** What the colours of the bars mean, and the number beside them. */
export function resultLegend(hasUnfinished: boolean): TemplateResult {
  const names = [t`White wins`, t`draws`, t`Black wins`, t`no result`];
  const shown = PARTS.slice(0, hasUnfinished ? 4 : 3);
  return html`<p class="note result-legend" aria-hidden="true">
    ${shown.map((part, at) => html`<span><span class="result-bar key"><span class=${part}></span></span>${names[at]}</span>`)}<span
      >score: White’s points</span
    >
  </p>`;
}
