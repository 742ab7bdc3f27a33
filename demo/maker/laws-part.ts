/** Laws: which pieces are royal, and whether captures and checks are free. */
import { selectField, tickField } from "./fields.ts";
import type { Making } from "./making.ts";
import { group, hold, RulePart } from "./rule-part.ts";
import { writeValue } from "./value-edits.ts";

export class LawsPart extends RulePart {
  protected override readonly topics = ["Check", "Captures"];

  protected facts({ variant, whole: { check, captures } }: Making): unknown {
    return [check, captures, variant.pieceTypes.map(({ id, name, royal }) => [id, name, royal])];
  }

  protected build(making: Making): HTMLElement[] {
    return [
      group("Royal pieces, which may not be left in check", ...this.#royals(making)),
      this.#kept(making),
      this.#must(making),
      this.#given(making),
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
}
