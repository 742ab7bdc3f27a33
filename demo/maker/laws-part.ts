/** Laws: which pieces are royal, and whether captures and checks are free. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { VariantDocument } from "../../src/document.ts";
import { type Content, group, selectField, textField, tickField } from "./fields.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";

const ROYALS = [
  ["each", "each"],
  ["last", "the last one of a side"],
  ["all", "one of them"],
] as const;

const FLIP = ["captures", "flip"];
type Flip = NonNullable<VariantDocument["captures"]>["flip"];
const FLIPS = [
  ["none", "never"],
  ["between", "in rows between it and another own piece"],
  ["around", "around it"],
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
      ${this.#flips(captures?.flip)}
      ${tickField("Nobody may give check", check?.given === "forbidden", (isTicked) =>
        this.write(["check", "given"], isTicked ? "forbidden" : "allowed", "allowed"),
      )}
      ${tickField("A king in check may only take what gives it", check?.flight === "forbidden", (isTicked) =>
        this.write(["check", "flight"], isTicked ? "forbidden" : "allowed", "allowed"),
      )}`;
  }

  #flips(flip: Flip): Content {
    const { around, between, drops } = typeof flip === "object" ? flip : {};
    const where = around !== undefined ? "around" : between !== undefined ? "between" : "none";
    const write = (kind: string, betza: string, isBeside: boolean) =>
      this.write(
        FLIP,
        kind === "none" ? "none" : { [kind]: betza, ...(isBeside && kind === "around" ? { drops: "beside-own" } : {}) },
        "none",
      );
    const isBeside = drops === "beside-own";
    const betza = around ?? between ?? "K";
    return html`${selectField("Where a piece arrives, enemy pieces change sides", FLIPS, where, (kind) =>
      write(kind, betza, isBeside),
    )}
    ${
      where === "none"
        ? nothing
        : textField({
            label: where === "around" ? "Around it by these leaps" : "In rows by these steps",
            text: betza,
            look: "small",
            change: (text) => write(where, text.trim() || "K", isBeside),
          })
    }
    ${
      where === "around"
        ? tickField("By drops only next to another own piece", isBeside, (isTicked) => write(where, betza, isTicked))
        : nothing
    }`;
  }

  #royals({ variant, parent }: Making): TemplateResult[] {
    return variant.pieceTypes.map(({ id, name, royal }) => {
      const isUsual = parent?.pieceTypes.find((pieceType) => pieceType.id === id)?.royal ?? false;
      return tickField(name, royal, (isTicked) => this.write(["pieces", id, "royal"], isTicked, isUsual));
    });
  }
}
