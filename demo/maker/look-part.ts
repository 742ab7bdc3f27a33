/** What the variant is said to be, how its board is shown, and how Black's half follows from White's. */
import { make } from "../dom.ts";
import { selectField, TextField } from "./fields.ts";
import type { Making } from "./making.ts";
import { afterwards, hold, RulePart } from "./rule-part.ts";
import { valueAt, writeValue } from "./value-edits.ts";
import { type Plain, removeValue, setValue } from "./yaml-text.ts";

const ABOUT = [
  ["summary", "What is special about it, in a sentence"],
  ["inventor", "Who invented it"],
] as const;
const VIEWS = [
  ["square", "square"],
  ["corner", "turned by 45 degrees, each side's corner towards it"],
] as const;
const SETS = [
  ["figures", "figures, where they move as well-known ones"],
  ["discs", "discs with their letters and moves"],
] as const;
const SYMMETRIES = [
  ["mirror", "mirrored: e1 becomes e8"],
  ["rotate", "turned by half a turn: e1 becomes d8"],
] as const;

export class LookPart extends RulePart {
  protected facts({ whole }: Making): unknown {
    return [whole.about, whole.view, whole.pictures, whole.symmetry];
  }

  protected build(making: Making): HTMLElement[] {
    return [
      ...ABOUT.map(([key, label]) => this.#text(making, key, label)),
      this.#choice(making, "view", "The board is shown", VIEWS),
      this.#choice(making, "pictures", "Pieces without a picture of their own are", SETS),
      this.#choice(making, "symmetry", "Black's castling, zones and starts follow White's", SYMMETRIES),
      make("p", "note", "Moves are always turned for Black."),
    ];
  }

  /** Nothing of it is inherited. */
  #text(making: Making, key: (typeof ABOUT)[number][0], label: string): HTMLElement {
    const path = ["about", key];
    const field = new TextField(
      label,
      afterwards((text) => this.try(text === "" ? removeValue(making.text, path) : setValue(making.text, path, text))),
    );
    field.text = String(valueAt(making, path) ?? "");
    field.input.classList.add("plain");
    return hold(field.element, `about-${key}`);
  }

  #choice(
    making: Making,
    key: "view" | "pictures" | "symmetry",
    label: string,
    options: readonly (readonly [value: string, words: string])[],
  ): HTMLElement {
    const [[usual]] = options;
    const { element, select } = selectField(label, options, (value) =>
      this.try(writeValue(making, making.text, [key], value as Plain, usual)),
    );
    select.value = making.whole[key] ?? usual;
    return hold(element, key);
  }
}
