/** Promotion: which pieces, where, and to what. */
import type { PromotionRule } from "../../src/document.ts";
import type { Board } from "../../src/geometry.ts";
import { make } from "../dom.ts";
import { pressable, tickField } from "./fields.ts";
import { changeList, entriesOf, keepEntries } from "./list-edits.ts";
import type { Making } from "./making.ts";
import { group, hold, kindTicks, RulePart } from "./rule-part.ts";
import { squaresField } from "./squares-field.ts";
import { type Plain, setValue } from "./yaml-text.ts";

const MOST_RANKS = 4;

export class PromotionPart extends RulePart {
  protected override readonly topics = ["Promotion"];

  protected facts(making: Making): unknown {
    const { pieceTypes, board } = making.variant;
    return [entriesOf(making, "promotion"), pieceTypes.map(({ id, name }) => [id, name]), board, making.whole.regions];
  }

  protected build(making: Making): HTMLElement[] {
    const rules = entriesOf(making, "promotion") as readonly PromotionRule[];
    const cards = rules.map((rule, index) => this.#card(making, rule, index));
    const add = hold(
      pressable("", "Add a rule of promotion", () => this.#add()),
      "add",
    );
    return [...(cards.length ? cards : [make("p", "note", "No piece promotes.")]), make("div", "row", add)];
  }

  #card(making: Making, rule: PromotionRule, index: number): HTMLElement {
    const { variant } = making;
    const pieceTypes = variant.pieceTypes.filter(({ royal }) => !royal);
    const title = rule.side === undefined ? `Rule ${index + 1}` : `Rule ${index + 1}, for ${rule.side} alone`;
    const ticks = (key: "pieces" | "to") =>
      kindTicks(pieceTypes, rule[key] ?? [], `${index}-${key}`, (named) => this.#set(index, key, named));
    const who = group("Who promotes", ...ticks("pieces"));
    const to = group("To what, in this order", ...ticks("to"));
    const may = tickField("May also stay what it is", rule.optional ?? false, (isTicked) =>
      this.#set(index, "optional", isTicked),
    );
    const remove = pressable("", "Remove this rule", () => this.#keepAllBut(index));
    const zone = this.#zone(making, rule, index);
    return group(title, who, zone, to, hold(may, `${index}-may`), make("div", "row", hold(remove, `${index}-remove`)));
  }

  /** A choice of ranks, of regions, or a board to press. */
  #zone(making: Making, rule: PromotionRule, index: number): HTMLElement {
    const { board } = making.variant;
    const isBlack = rule.side === "black";
    const usual = Array.from({ length: Math.min(MOST_RANKS, board.ranks - 1) }, (_, at) => {
      const words = at === 0 ? "On the last rank" : `On the last ${at + 1} ranks`;
      return [zoneText(board, at + 1, isBlack), words] as const;
    });
    return squaresField({
      making,
      label: "Where",
      word: "promotes",
      written: rule.zone ?? zoneText(board, 1, isBlack),
      usual,
      name: `${index}-zone`,
      isSided: false,
      change: (zone) => this.#set(index, "zone", zone as Plain),
    });
  }

  #set(index: number, key: keyof PromotionRule, value: Plain): void {
    const { making } = this;
    if (making) this.try(changeList(making, making.text, "promotion", [index, key], value === false ? null : value));
  }

  #keepAllBut(index: number): void {
    const { making } = this;
    if (!making) return;
    const kept = entriesOf(making, "promotion").flatMap((_, at) => (at === index ? [] : [at]));
    this.try(keepEntries(making, making.text, "promotion", kept));
  }

  /** Adds a rule for the first piece without one, with the dearest pieces as choices. */
  #add(): void {
    const { making } = this;
    if (!making) return;
    const { pieceTypes, promotions } = making.variant;
    const free = pieceTypes.filter(({ royal }, kind) => !royal && promotions.every((rule) => rule.kind !== kind));
    const [pieceType] = free;
    const to = pieceTypes.filter(({ royal, id }) => !royal && id !== pieceType?.id).map(({ id }) => id);
    if (!pieceType || to.length === 0) {
      this.tell("Every piece has a rule already.");
      return;
    }
    const rule = {
      pieces: [pieceType.id],
      zone: zoneText(making.variant.board, 1, false),
      to: to.slice(0, 1),
      optional: true,
    };
    const rules = entriesOf(making, "promotion");
    const isOwn = Array.isArray(making.own.promotion);
    const text = isOwn
      ? setValue(making.text, ["promotion", rules.length], rule)
      : setValue(making.text, ["promotion"], [...rules, rule] as Plain);
    this.try(text);
  }
}

function zoneText({ ranks }: Board, count: number, isBlack: boolean): string {
  const [from, to] = isBlack ? [1, count] : [ranks - count + 1, ranks];
  return from === to ? `rank ${to}` : `ranks ${from}-${to}`;
}
