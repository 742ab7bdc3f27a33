/** What the variant is said to be, how its board is shown, and how Black's half follows from White's. */
import { html, type TemplateResult } from "lit/html.js";
import { type Options, selectField, textField } from "./fields.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";
import { valueAt } from "./value-edits.ts";
import { removeValue, setValue } from "./yaml-text.ts";

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
  protected build(making: Making): TemplateResult {
    const { view, pictures, symmetry } = making.whole;
    return html`${ABOUT.map(([key, label]) => this.#text(making, key, label))}
      ${this.#choice("view", "The board is shown", VIEWS, view)}
      ${this.#choice("pictures", "Pieces without a picture of their own are", SETS, pictures)}
      ${this.#choice("symmetry", "Black's castling, zones and starts follow White's", SYMMETRIES, symmetry)}
      <p class="note">Moves are always turned for Black.</p>`;
  }

  /** Nothing of it is inherited. */
  #text(making: Making, key: (typeof ABOUT)[number][0], label: string): TemplateResult {
    const path = ["about", key];
    const change = (text: string) =>
      this.try(text === "" ? removeValue(making.text, path) : setValue(making.text, path, text));
    return textField({ label, text: String(valueAt(making, path) ?? ""), look: "plain", change });
  }

  #choice<T extends string>(key: string, label: string, options: Options<T>, value: T | undefined): TemplateResult {
    const [[usual]] = options;
    return selectField(label, options, value ?? usual, (picked) => this.write([key], picked, usual));
  }
}
