/** Draws: by repetition, by moves without progress, for want of material; and for whom they count. */
import type { TemplateResult } from "lit/html.js";
import { documentOf } from "../../src/document.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { type Content, group, type Options, selectField, textField } from "./fields.ts";
import type { Making } from "./making.ts";
import { isAskedByGoals, withoutPoints, withPoints } from "./points-part.ts";
import { RulePart } from "./rule-part.ts";
import { valueAt, writeValue } from "./value-edits.ts";
import { removeValue, setValue } from "./yaml-text.ts";

/** What a draw is claimed or given by, and what holds without the key. */
interface Counter {
  readonly key: "repetition" | "moves";
  readonly title: string;
  readonly claim: number;
  readonly end: number;
  readonly least: number;
  readonly most: number;
}

const COUNTERS: readonly Counter[] = [
  { key: "repetition", title: t`When a position comes up so many times`, claim: 3, end: 5, least: 2, most: 100 },
  {
    key: "moves",
    title: t`After so many moves of each side without progress`,
    claim: 50,
    end: 75,
    least: 1,
    most: 1000,
  },
];
const WAYS = [
  ["claim", t`A draw may be claimed`],
  ["end", t`The game ends`],
] as const;
type Way = (typeof WAYS)[number][0];

const NEVER = "never";
const USUAL = "usual";
const WINS = ["draws", "wins"];
const DEAD = ["draws", "dead-position"];
const NOBODY = "none";
const POINTS = "points";
const ENDS = [
  [USUAL, t`if only mate wins`],
  ["true", t`always`],
  ["false", t`never`],
] as const;
const WINNERS: Options = [
  [NOBODY, t`nobody`],
  ["white", t`White`],
  ["black", t`Black`],
  [POINTS, t`whoever has more points`],
];

export class DrawsPart extends RulePart {
  protected override readonly topics = ["Draws"];

  protected build(making: Making): Content {
    return [
      COUNTERS.map((counter) =>
        group(
          counter.title,
          html`<div class="row counts">${WAYS.map(([way, words]) => this.#count(making, counter, way, words))}</div>`,
        ),
      ),
      this.#dead(making),
      this.#wins(making),
    ];
  }

  /** An empty field is never. */
  #count({ variant }: Making, counter: Counter, way: Way, label: string): TemplateResult {
    const { key, least, most } = counter;
    return textField({
      label,
      text: String(variant.draws[key][way] ?? ""),
      type: "number",
      look: "small",
      placeholder: t`never`,
      least,
      most,
      change: (text) => this.#setCount(counter, way, text === "" ? NEVER : Number(text)),
    });
  }

  /** `never` for both is short for both; and gives way to a map when one of them is a number again. */
  #setCount(counter: Counter, way: Way, count: number | typeof NEVER): void {
    const { making } = this;
    const { key } = counter;
    const now = making.variant.draws[key];
    const wanted = { claim: now.claim ?? NEVER, end: now.end ?? NEVER, [way]: count };
    const path = ["draws", key];
    const isWord = valueAt(making, path) === NEVER;
    if (wanted.claim === NEVER && wanted.end === NEVER) this.write(path, NEVER, "");
    else if (isWord) this.try(setValue(making.text, path, wanted));
    else this.write([...path, way], count, usualCount(making, counter, way));
  }

  #dead(making: Making): TemplateResult {
    const written = valueAt(making, DEAD);
    const isInherited = making.parent !== null && valueAt({ whole: documentOf(making.parent) }, DEAD) !== undefined;
    return selectField(
      t`The game ends when no mate is possible`,
      isInherited ? ENDS.slice(1) : ENDS,
      written === undefined ? USUAL : written ? "true" : "false",
      (value) =>
        this.try(value === USUAL ? removeValue(making.text, DEAD) : setValue(making.text, DEAD, value === "true")),
    );
  }

  #wins(making: Making): TemplateResult {
    const value = String(valueAt(making, WINS) ?? NOBODY);
    return selectField(t`Every draw counts as a win for`, WINNERS, value, (side) => {
      const isIdle = value === POINTS && !isAskedByGoals(making.variant);
      const text = side === POINTS ? withPoints(making) : isIdle ? withoutPoints(making) : making.text;
      return this.try(writeValue(making, text, WINS, side, NOBODY));
    });
  }
}

/** Where repetition wins or loses, what a file means that does not say how often is another number. */
function usualCount({ variant }: Making, counter: Counter, way: Way): number | typeof NEVER {
  const isOther = variant.goals.some(({ condition: { type } }) => /^(repetition|perpetual-check)$/.test(type));
  return isOther ? NEVER : counter[way];
}
