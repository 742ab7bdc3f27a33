/** Laws: which pieces are royal, and whether captures and checks are free. */
import { html, type TemplateResult } from "lit/html.js";
import { group, selectField, tickField } from "./fields.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";

const ROYALS = [
  ["each", "each"],
  ["last", "the last one of a side"],
  ["all", "one of them"],
] as const;

export class LawsPart extends RulePart {
  protected override readonly topics = ["Check", "Captures"];

  protected build(making: Making): TemplateResult {
    const { check, captures } = making.whole;
    return html`${group("Royal pieces, which may not be left in check", this.#royals(making))}
      ${selectField("Of royal pieces must be safe", ROYALS, check?.royals ?? "each", (value) =>
        this.write(["check", "royals"], value, "each"),
      )}
      ${tickField("Whoever can capture must", captures?.must ?? false, (isTicked) =>
        this.write(["captures", "must"], isTicked, false),
      )}
      ${tickField("Nobody may give check", check?.given === "forbidden", (isTicked) =>
        this.write(["check", "given"], isTicked ? "forbidden" : "allowed", "allowed"),
      )}`;
  }

  #royals({ variant, parent }: Making): TemplateResult[] {
    return variant.pieceTypes.map(({ id, name, royal }) => {
      const isUsual = parent?.pieceTypes.find((pieceType) => pieceType.id === id)?.royal ?? false;
      return tickField(name, royal, (isTicked) => this.write(["pieces", id, "royal"], isTicked, isUsual));
    });
  }
}
