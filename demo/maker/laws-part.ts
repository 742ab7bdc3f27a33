/** Laws: which pieces are royal, whether captures and checks are free, and whether a turn may be passed. */
import { selectField, tickField } from "./fields.ts";
import type { Making } from "./making.ts";
import { group, hold, RulePart } from "./rule-part.ts";
import { writeValue } from "./value-edits.ts";
import type { Plain } from "./yaml-text.ts";

const NEVER = ["move"];
/** What a side may do with its turn, by the word that the file has for it. */
const TURNS = [
  ["move", "never"],
  ["or-pass", "at any time but in check"],
  ["or-pass-when-stuck", "who has no other legal move passes"],
] as const;
/** Of sides that may do different things. */
const PARTED = "parted";

export class LawsPart extends RulePart {
  protected facts({ variant, whole: { check, captures, turn } }: Making): unknown {
    return [check, captures, turn, variant.pieceTypes.map(({ id, name, royal }) => [id, name, royal])];
  }

  protected build(making: Making): HTMLElement[] {
    return [
      group("Royal pieces, which may not be left in check", ...this.#royals(making)),
      this.#kept(making),
      this.#must(making),
      this.#given(making),
      this.#turn(making),
    ];
  }

  #royals(making: Making): HTMLElement[] {
    return making.variant.pieceTypes.map(({ id, name, royal }) => {
      const isUsual = making.parent?.pieceTypes.find((pieceType) => pieceType.id === id)?.royal ?? false;
      const tick = tickField(name, royal, (isTicked) =>
        this.try(writeValue(making, making.text, ["pieces", id, "royal"], isTicked, isUsual)),
      );
      return hold(tick, `royal-${id}`);
    });
  }

  #kept(making: Making): HTMLElement {
    const { element, select } = selectField(
      "Of royal pieces must be safe",
      [
        ["each", "each"],
        ["last", "the last one of a side"],
        ["all", "one of them"],
      ],
      (value) => this.try(writeValue(making, making.text, ["check", "royals"], value, "each")),
    );
    select.value = making.whole.check?.royals ?? "each";
    return hold(element, "royals");
  }

  #must(making: Making): HTMLElement {
    const tick = tickField("Whoever can capture must", making.whole.captures?.must ?? false, (isTicked) =>
      this.try(writeValue(making, making.text, ["captures", "must"], isTicked, false)),
    );
    return hold(tick, "must");
  }

  #given(making: Making): HTMLElement {
    const tick = tickField("Nobody may give check", making.whole.check?.given === "forbidden", (isTicked) =>
      this.try(writeValue(making, making.text, ["check", "given"], isTicked ? "forbidden" : "allowed", "allowed")),
    );
    return hold(tick, "given");
  }

  /** For both sides; sides that differ are shown, and changed in the text. */
  #turn(making: Making): HTMLElement {
    const { turn = NEVER } = making.whole;
    const isParted = !Array.isArray(turn);
    const options = [
      ...TURNS,
      ...(isParted ? ([[PARTED, "each side by its own rule, as the text says"]] as const) : []),
    ];
    const { element, select } = selectField("A turn may be passed", options, (value) => {
      if (value === PARTED) return;
      const phases = value === "move" ? NEVER : [{ move: value }];
      this.try(writeValue(making, making.text, ["turn"], phases as Plain, NEVER));
    });
    select.value = isParted ? PARTED : wordOf(turn[0]);
    return hold(element, "turn");
  }
}

function wordOf(phase: unknown): string {
  return typeof phase === "string" ? phase : (phase as { readonly move: string }).move;
}
