/** Points: what the pieces count where a full board or passes end the game for whoever has more. */
import type { VariantDocument } from "../../src/document.ts";
import { make } from "../dom.ts";
import { TextField, tickField } from "./fields.ts";
import type { Making } from "./making.ts";
import { afterwards, group, hold, RulePart } from "./rule-part.ts";
import { type Plain, removeValue, setValue } from "./yaml-text.ts";

type Material = Exclude<VariantDocument["material"], "none" | undefined>;

const MATERIAL = ["material"];
const MOST_POINTS = 1000;
const HALF = 0.5;

export class PointsPart extends RulePart {
  protected facts({ variant, whole: { material } }: Making): unknown {
    const isCounted = isAsked(variant);
    return [isCounted, material, variant.pieceTypes.map(({ id, name }) => [id, name])];
  }

  /** Nothing where no end of the game asks who has more. */
  protected build(making: Making): HTMLElement[] {
    const { variant, whole } = making;
    if (!isAsked(variant)) return [];
    const material = whole.material === "none" ? undefined : whole.material;
    const counts = tickField(
      "When the board is full or turns are passed, the most points decide",
      !!material,
      (isTicked) => this.try(isTicked ? setValue(making.text, MATERIAL, { komi: 0 }) : withoutPoints(making)),
    );
    return [
      group(
        "Points",
        hold(counts, "points"),
        ...(material ? [this.#values(making, material), this.#komi(material)] : []),
      ),
    ];
  }

  #values(making: Making, { values }: Material): HTMLElement {
    const fields = making.variant.pieceTypes.map(({ id, name }) => {
      const field = numberField(name, values ? (values[id] ?? 0) : 1, 0, (points) => this.#value(id, points));
      return hold(field, `points-${id}`);
    });
    return make("div", "row counts", ...fields);
  }

  #komi({ komi = 0 }: Material): HTMLElement {
    const field = numberField("Black, who moves second, has beside its pieces", komi, -MOST_POINTS, (points) =>
      this.#set(["komi"], points),
    );
    return hold(field, "komi");
  }

  /** A first value for one piece says those of the others too, which were 1 without any. */
  #value(id: string, points: number): void {
    const { making } = this;
    if (!making) return;
    const { material } = making.whole;
    if (typeof material === "object" && material.values) this.#set(["values", id], points);
    else {
      const all = making.variant.pieceTypes.map((other) => [other.id, other.id === id ? points : 1]);
      this.#set(["values"], Object.fromEntries(all));
    }
  }

  #set(path: readonly string[], value: Plain): void {
    const { making } = this;
    if (making) this.try(setValue(making.text, [...MATERIAL, ...path], value));
  }
}

function isAsked({ goals }: Making["variant"]): boolean {
  return goals.some(({ result, condition: { type } }) => result !== "draw" && /^(full-board|passes)$/.test(type));
}

function withoutPoints(making: Making): string {
  const text = removeValue(making.text, MATERIAL);
  return making.parent?.material ? setValue(text, MATERIAL, "none") : text;
}

function numberField(label: string, points: number, least: number, change: (points: number) => void): HTMLElement {
  const field = new TextField(
    label,
    afterwards((text) => change(Math.min(MOST_POINTS, Math.max(least, Math.round((Number(text) || 0) / HALF) * HALF)))),
    "number",
  );
  field.text = String(points);
  field.input.min = String(least);
  field.input.max = String(MOST_POINTS);
  field.input.step = String(HALF);
  field.input.classList.add("small");
  return field.element;
}
