/** Draws: by repetition, by moves without progress, for want of material; and for whom they count. */
import { documentOf } from "../../src/document.ts";
import { make } from "../dom.ts";
import { selectField, TextField } from "./fields.ts";
import type { Making } from "./making.ts";
import { afterwards, group, hold, RulePart } from "./rule-part.ts";
import { valueAt, writeValue } from "./value-edits.ts";
import { type Plain, removeValue, setValue } from "./yaml-text.ts";

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
  { key: "repetition", title: "When a position comes up so many times", claim: 3, end: 5, least: 2, most: 100 },
  {
    key: "moves",
    title: "After so many moves of each side without progress",
    claim: 50,
    end: 75,
    least: 1,
    most: 1000,
  },
];
const WAYS = [
  ["claim", "A draw may be claimed"],
  ["end", "The game ends"],
] as const;
type Way = (typeof WAYS)[number][0];

const NEVER = "never";
const USUAL = "usual";
const WINS = ["draws", "wins"];
const DEAD = ["draws", "dead-position"];
const NOBODY = "none";

export class DrawsPart extends RulePart {
  protected override readonly topics = ["Draws"];

  protected facts({ variant, whole }: Making): unknown {
    return [whole.draws, variant.draws];
  }

  protected build(making: Making): HTMLElement[] {
    return [
      ...COUNTERS.map((counter) =>
        group(
          counter.title,
          make("div", "row counts", ...WAYS.map(([way, words]) => this.#count(making, counter, way, words))),
        ),
      ),
      this.#dead(making),
      this.#wins(making),
    ];
  }

  /** An empty field is never. */
  #count({ variant }: Making, counter: Counter, way: Way, words: string): HTMLElement {
    const { key, least, most } = counter;
    const field = new TextField(
      words,
      afterwards((text) => this.#setCount(counter, way, text === "" ? NEVER : Number(text))),
      "number",
    );
    field.text = String(variant.draws[key][way] ?? "");
    field.input.placeholder = NEVER;
    field.input.min = String(least);
    field.input.max = String(most);
    field.input.classList.add("small");
    return hold(field.element, `${key}-${way}`);
  }

  /** `never` for both is short for both; and gives way to a map when one of them is a number again. */
  #setCount(counter: Counter, way: Way, count: number | typeof NEVER): void {
    const { making } = this;
    if (!making) return;
    const { key } = counter;
    const now = making.variant.draws[key];
    const wanted = { claim: now.claim ?? NEVER, end: now.end ?? NEVER, [way]: count };
    const path = ["draws", key];
    const isWord = valueAt(making, path) === NEVER;
    if (wanted.claim === NEVER && wanted.end === NEVER) this.try(writeValue(making, making.text, path, NEVER, ""));
    else if (isWord) this.try(setValue(making.text, path, wanted));
    else this.try(writeValue(making, making.text, [...path, way], count, usualCount(making, counter, way)));
  }

  #dead(making: Making): HTMLElement {
    const written = valueAt(making, DEAD);
    const isInherited = making.parent !== null && valueAt({ whole: documentOf(making.parent) }, DEAD) !== undefined;
    const options = [
      [USUAL, "if only mate wins"],
      ["true", "always"],
      ["false", NEVER],
    ] as const;
    const { element, select } = selectField(
      "The game ends when no mate is possible",
      isInherited ? options.slice(1) : options,
      (value) =>
        this.try(value === USUAL ? removeValue(making.text, DEAD) : setValue(making.text, DEAD, value === "true")),
    );
    select.value = written === undefined ? USUAL : String(written);
    return hold(element, "dead");
  }

  #wins(making: Making): HTMLElement {
    const options = [
      [NOBODY, "nobody"],
      ["white", "White"],
      ["black", "Black"],
    ] as const;
    const { element, select } = selectField("Every draw counts as a win for", options, (value) =>
      this.try(writeValue(making, making.text, WINS, value as Plain, NOBODY)),
    );
    select.value = String(valueAt(making, WINS) ?? NOBODY);
    return hold(element, "draws-wins");
  }
}

/** Where repetition wins or loses, what a file means that does not say how often is another number. */
function usualCount({ variant }: Making, counter: Counter, way: Way): number | typeof NEVER {
  const isOther = variant.goals.some(({ condition: { type } }) => /^(repetition|perpetual-check)$/.test(type));
  return isOther ? NEVER : counter[way];
}
