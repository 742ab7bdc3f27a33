/** What the variant is said to be, how its board is shown and its moves are written, and how Black's half follows from White's. */
import type { TemplateResult } from "lit/html.js";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { group, type Options, selectField, textField } from "./fields.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";
import { valueAt } from "./value-edits.ts";
import { type Path, removeValue, setValue } from "./yaml-text.ts";

const ALIASES = ["aliases"];
const ABOUT = [
  ["summary", t`What is special about it, in a sentence`],
  ["inventor", t`Who invented it`],
  ["year", t`In which year`],
  ["source", t`Where its rules are on the web`],
] as const;
const VIEWS = [
  ["square", t`square`],
  ["corner", t`turned by 45 degrees, each side's corner towards it`],
] as const;
const SETS = [
  ["figures", t`figures, where they move as well-known ones`],
  ["discs", t`discs with their letters and moves`],
] as const;
const SYMMETRIES = [
  ["mirror", t`mirrored: e1 becomes e8`],
  ["rotate", t`turned by half a turn: e1 becomes d8`],
] as const;

/** How people of the variant write its moves; files and programs write all variants alike. */
const NOTATIONS = [
  [
    "pieces",
    t`Pieces are written by`,
    [
      ["letters", t`their letters`],
      ["symbols", t`their symbols, where they have one`],
    ],
  ],
  [
    "castling",
    t`Castling is written`,
    [
      ["O-O", "O-O"],
      ["0-0", "0-0"],
    ],
  ],
  [
    "promotion",
    t`Promotion is written`,
    [
      ["d8=Q", "d8=Q"],
      ["d8Q", "d8Q"],
    ],
  ],
  [
    "uci-castling",
    t`Chess programs are told castling as`,
    [
      ["king", t`the squares of the king`],
      ["partner", t`king takes rook, as from starts drawn by lot`],
    ],
  ],
] as const;

export class LookPart extends RulePart {
  protected build(making: Making): TemplateResult {
    const { view, pictures, symmetry, notation } = making.whole;
    return html`${ABOUT.map(([key, label]) => this.#text(making, key, label))} ${this.#aliases(making)}
      ${this.#choice(["view"], t`The board is shown`, VIEWS, view)}
      ${this.#choice(["pictures"], t`Pieces without a picture of their own are`, SETS, pictures)}
      ${this.#choice(["symmetry"], t`Black's castling, zones and starts follow White's`, SYMMETRIES, symmetry)}
      <p class="note">Moves are always turned for Black.</p>
      ${group(
        t`Moves as people write them`,
        NOTATIONS.map(([key, label, options]) =>
          this.#choice<string>(["notation", key], label, options, notation?.[key]),
        ),
      )}`;
  }

  /** Nothing of it is inherited. */
  #text(making: Making, key: (typeof ABOUT)[number][0], label: string): TemplateResult {
    const path = ["about", key];
    const change = (text: string) => {
      // what is no number is refused with the reason
      const value = key === "year" && Number.isInteger(Number(text)) ? Number(text) : text;
      this.try(text === "" ? removeValue(making.text, path) : setValue(making.text, path, value));
    };
    return textField({ label, text: String(valueAt(making, path) ?? ""), look: "plain", change });
  }

  /** Nothing of them is inherited either. */
  #aliases(making: Making): TemplateResult {
    const change = (text: string) => {
      const names = text.split(",").flatMap((name) => name.trim() || []);
      this.try(names.length ? setValue(making.text, ALIASES, names) : removeValue(making.text, ALIASES));
    };
    const text = (making.own.aliases ?? []).join(", ");
    return textField({ label: t`Other names that games have for it, with commas`, text, look: "plain", change });
  }

  #choice<T extends string>(path: Path, label: string, options: Options<T>, value: T | undefined): TemplateResult {
    const [[usual]] = options;
    return selectField(label, options, value ?? usual, (picked) => this.write(path, picked, usual));
  }
}
