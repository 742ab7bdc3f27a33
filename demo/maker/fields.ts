/** Controls with labels. */
import { live } from "lit/directives/live.js";
import { nothing, type TemplateResult } from "lit/html.js";
import type { Variant } from "../../src/index.ts";
import { pieceName } from "../board-language.ts";
import { valueIn } from "../dom.ts";
import { html } from "../html.ts";

/** What stands in a template. */
export type Content = TemplateResult | typeof nothing | string | Node | readonly Content[];

/** What may be chosen, in order, and how it is called. */
export type Options<T extends string = string> = readonly (readonly [value: T, words: string])[];

export interface TextFieldOptions {
  readonly label: string;
  readonly text: string;
  /** Called when an edit is complete. */
  change(text: string): void;
  readonly type?: "text" | "number";
  /** Of numbers. */
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
  readonly placeholder?: string;
  /** Characters. */
  readonly longest?: number;
  /** How it looks: `small` for a few characters, `plain` for sentences. */
  readonly look?: "small" | "plain";
  /** Whether phones leave its first letter small. */
  readonly isSmallLetters?: boolean;
  /** Whether it is Betza. */
  readonly isBetza?: boolean;
}

/** A labelled text field. */
export function textField(options: TextFieldOptions): TemplateResult {
  const { label, text, change, type = "text", least, most, step, longest, placeholder, look, isBetza } = options;
  const capitals = options.isSmallLetters || isBetza ? "off" : nothing;
  return html`<label class=${isBetza ? "field moves-text" : "field"}
    ><span>${label}</span
    ><input
      type=${type}
      class=${look ?? nothing}
      autocomplete="off"
      spellcheck="false"
      autocapitalize=${capitals}
      min=${least ?? nothing}
      max=${most ?? nothing}
      step=${step ?? nothing}
      maxlength=${longest ?? nothing}
      placeholder=${placeholder ?? nothing}
      .value=${live(text)}
      @change=${(event: Event) => change(valueIn(event).trim())}
  /></label>`;
}

export interface NumberFieldOptions {
  readonly label: string;
  readonly number: number;
  /** By default 0. */
  readonly least?: number;
  readonly most: number;
  /** By default 1. */
  readonly step?: number;
  /** Called with a number of these steps within the bounds, 0 or the nearest to it for a text that is none. */
  change(number: number): void;
}

/** A labelled small field for a number. */
export function numberField({ label, number, least = 0, most, step = 1, change }: NumberFieldOptions): TemplateResult {
  const read = (text: string) => change(Math.min(most, Math.max(least, Math.round((Number(text) || 0) / step) * step)));
  return textField({ label, text: String(number), type: "number", look: "small", least, most, step, change: read });
}

/** A choice of a few: radio buttons side by side.
 *  @param name that no other choice has */
export function radioChoice<T extends string>(
  name: string,
  legend: string,
  options: Options<T>,
  value: T,
  pick: (value: T) => void,
): TemplateResult {
  return html`<fieldset class="choice">
    <legend>${legend}</legend>
    ${options.map(
      ([own, words]) =>
        html`<label><input type="radio" name=${name} .checked=${live(own === value)} @change=${() => pick(own)} />${words}</label>`,
    )}
  </fieldset>`;
}

/** A labelled drop-down list. */
export function selectField<T extends string>(
  label: string,
  options: Options<T>,
  value: T,
  pick: (value: T) => void,
): TemplateResult {
  return html`<label class="field"
    ><span>${label}</span
    ><select @change=${(event: Event) => pick(valueIn(event) as T)}>
      ${options.map(([own, words]) => html`<option value=${own} .selected=${live(own === value)}>${words}</option>`)}
    </select></label
  >`;
}

/** A labelled checkbox. */
export function tickField(label: string, isTicked: boolean, tick: (isTicked: boolean) => void): TemplateResult {
  const change = ({ target }: Event) => tick((target as HTMLInputElement).checked);
  return html`<label class="check"><input type="checkbox" .checked=${live(isTicked)} @change=${change} />${label}</label>`;
}

/** A tick for each kind, of those that a rule names. */
export function kindTicks(
  kinds: Variant["pieceTypes"],
  named: readonly string[],
  change: (named: string[]) => void,
): TemplateResult[] {
  return kinds.map((kind) => {
    const { id } = kind;
    const tick = (isTicked: boolean) => change(isTicked ? [...named, id] : named.filter((other) => other !== id));
    return tickField(pieceName(kind), named.includes(id), tick);
  });
}

/** Controls under a heading. */
export function group(legend: string, ...content: readonly Content[]): TemplateResult {
  return html`<fieldset class="ticks"><legend>${legend}</legend>${content}</fieldset>`;
}
