/** Points: what the pieces count where a full board, passes or facing kings end the game for whoever has more, or draws do. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { VariantDocument } from "../../src/document.ts";
import { pieceName } from "../board-language.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { type Content, group, numberField, tickField } from "./fields.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";
import { type Plain, removeValue, setValue } from "./yaml-text.ts";

type Material = Exclude<VariantDocument["material"], "none" | undefined>;

const MATERIAL = ["material"];
const MOST_POINTS = 1000;
const HALF = 0.5;

const SOME_ENDS = t`When the board is full or turns are passed, the most points decide`;
const EVERY_DRAW = t`What would be a draw, the most points decide`;

export class PointsPart extends RulePart {
  /** Nothing where no end of the game asks who has more. */
  protected build(making: Making): Content {
    const { variant, whole } = making;
    if (!isAsked(variant)) return nothing;
    const material = whole.material === "none" ? undefined : whole.material;
    const count = (isTicked: boolean) => this.try(isTicked ? withPoints(making) : withoutPoints(making));
    return group(
      t`Points`,
      tickField(variant.draws.wins === "points" ? EVERY_DRAW : SOME_ENDS, !!material, count),
      material ? [this.#values(making, material), this.#komi(material), this.#inHand(making, material)] : nothing,
    );
  }

  #values({ variant }: Making, { values }: Material): TemplateResult {
    const fields = variant.pieceTypes.map((kind) =>
      pointsField(pieceName(kind), values ? (values[kind.id] ?? 0) : 1, 0, (points) => this.#value(kind.id, points)),
    );
    return html`<div class="row counts">${fields}</div>`;
  }

  #komi({ komi = 0 }: Material): TemplateResult {
    return pointsField(t`Black, who moves second, has beside its pieces`, komi, -MOST_POINTS, (points) =>
      this.#set(["komi"], points),
    );
  }

  #inHand({ variant }: Making, material: Material): Content {
    if (!variant.hands) return nothing;
    return tickField(t`Pieces in hand count, too`, material["in-hand"] ?? true, (isTicked) =>
      this.write([...MATERIAL, "in-hand"], isTicked, true),
    );
  }

  /** A first value for one piece says those of the others too, which were 1 without any. */
  #value(id: string, points: number): void {
    const { variant, whole } = this.making;
    if (typeof whole.material === "object" && whole.material.values) this.#set(["values", id], points);
    else {
      const all = variant.pieceTypes.map((other) => [other.id, other.id === id ? points : 1]);
      this.#set(["values"], Object.fromEntries(all));
    }
  }

  #set(path: readonly string[], value: Plain): void {
    this.try(setValue(this.making.text, [...MATERIAL, ...path], value));
  }
}

function isAsked(variant: Making["variant"]): boolean {
  return variant.draws.wins === "points" || isAskedByGoals(variant);
}

/** Whether points decide more than what would be a draw. */
export function isAskedByGoals({ goals }: Making["variant"]): boolean {
  return goals.some(
    ({ result, condition: { type } }) => result !== "draw" && /^(full-board|passes|facing)$/.test(type),
  );
}

/** The text with points, each piece counting one where it had none. */
export function withPoints({ text, variant }: Making): string {
  return variant.material ? text : setValue(text, MATERIAL, { komi: 0 });
}

export function withoutPoints(making: Making): string {
  const text = removeValue(making.text, MATERIAL);
  return making.parent?.material ? setValue(text, MATERIAL, "none") : text;
}

function pointsField(label: string, number: number, least: number, change: (points: number) => void): TemplateResult {
  return numberField({ label, number, least, most: MOST_POINTS, step: HALF, change });
}
