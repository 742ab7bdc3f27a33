/** The card of the panel in which the engine gets to know a variant. */
import { live } from "lit/directives/live.js";
import { nothing, type TemplateResult } from "lit/html.js";
import { valueIn } from "./dom.ts";
import { html } from "./html.ts";
import { t } from "./language.ts";

const ABOUT = t`The engine plays itself, learns what pieces and squares are worth here, and keeps that only if it then plays better. Your game goes on meanwhile.`;
const KEPT = t`This browser keeps it with the variant; links and the variant's file go without it. The file of weights lies beside that of the variant, for the command line.`;
const START = t`Let the engine get to know this variant`;

const BUDGETS = [
  [t`for half a minute`, "time 30000"],
  [t`for two minutes`, "time 120000"],
  [t`for five minutes`, "time 300000"],
  [t`for twenty minutes`, "time 1200000"],
  [t`a number of games`, "games"],
] as const;
export const USUAL_BUDGET = "time 120000";

/** What the card shows. */
export interface TuningState {
  /** What the engine knows, beside the title. */
  readonly title: string;
  readonly note: string;
  /** Whether the engine may learn here. */
  readonly mayLearn: boolean;
  /** How long it plays itself: `time MILLISECONDS`, or `games`. */
  readonly budget: string;
  /** Null while it does not learn; `share` is null while nobody knows how long it still takes. */
  readonly progress: { readonly words: string; readonly share: number | null } | null;
  readonly hasLearnt: boolean;
  /** Whether it plays with what it learnt. */
  readonly isUsed: boolean;
}

export interface TuningActs {
  startOrStop(): void;
  budget(chosen: string): void;
  forget(): void;
  save(): void;
}

export function tuningCard(state: TuningState, acts: TuningActs): TemplateResult {
  const { progress, hasLearnt, isUsed } = state;
  return html`<summary>Engine <span class="note" id="tuning-state">${state.title}</span></summary>
    <p class="note">${ABOUT}</p>
    ${orders(state, acts)}
    <p id="tuning-note" role="status">${state.note}</p>
    <div class="endings" id="tuning-run" ?hidden=${!progress}>
      <progress id="tuning-bar" aria-label="Games with itself" value=${progress?.share ?? nothing}></progress>
      <p class="note" id="tuning-progress">${progress?.words}</p>
    </div>
    <div class="endings" id="tuning-kept" ?hidden=${progress || !hasLearnt}>
      <div class="row">
        <button type="button" id="tuning-forget" @click=${acts.forget}>Forget what it learnt</button>
        <button type="button" id="tuning-save" ?hidden=${!isUsed} @click=${acts.save}>Save its weights</button>
      </div>
      <p class="note">${KEPT}</p>
    </div>`;
}

/** What is played is kept in memory until it has served: more games would take too much of a phone's. */
function orders({ progress, hasLearnt, mayLearn, budget }: TuningState, acts: TuningActs): TemplateResult {
  return html`<div class="row">
    <button type="button" id="tuning-start" class=${progress || hasLearnt ? "" : "main"} ?disabled=${!mayLearn} @click=${acts.startOrStop}>${progress ? t`Stop` : START}</button>
    <span class="row tight" id="tuning-budget-field" ?hidden=${progress}>
      <select id="tuning-budget" aria-label="How long the engine plays itself" @change=${(event: Event) => acts.budget(valueIn(event))}>
        ${BUDGETS.map(([words, value]) => html`<option value=${value} .selected=${live(value === budget)}>${words}</option>`)}
      </select>
      <label class="unit" id="tuning-games-unit" ?hidden=${budget !== "games"}
        ><input type="number" id="tuning-games" min="20" max="50000" step="1" value="1000" required />games</label
      >
    </span>
  </div>`;
}
