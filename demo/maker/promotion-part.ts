/** Promotion: which pieces, where, and to what. */
import type { PromotionRule } from "../../src/document.ts";
import { type Board, isHole, rankOf, squareCount } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
import { pressable, selectField, tickField } from "./fields.ts";
import { changeList, entriesOf, keepEntries } from "./list-edits.ts";
import type { Making } from "./making.ts";
import { group, hold, kindTicks, RulePart } from "./rule-part.ts";
import { squarePicker } from "./square-picker.ts";
import { type Plain, setValue } from "./yaml-text.ts";

const MOST_RANKS = 4;
const OWN = "own";

export class PromotionPart extends RulePart {
  protected facts(making: Making): unknown {
    const { pieceTypes, board } = making.variant;
    return [entriesOf(making, "promotion"), pieceTypes.map(({ id, name }) => [id, name]), board];
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
    return group(
      title,
      who,
      ...zone,
      to,
      hold(may, `${index}-may`),
      make("div", "row", hold(remove, `${index}-remove`)),
    );
  }

  /** A choice of ranks, and a board to press when the zone is not made of last ranks. */
  #zone(making: Making, rule: PromotionRule, index: number): HTMLElement[] {
    const { variant } = making;
    const squares = zoneOf(variant, rule);
    const isBlack = rule.side === "black";
    const ranks = lastRanks(variant.board, squares, isBlack);
    const options = Array.from({ length: Math.min(MOST_RANKS, variant.board.ranks - 1) }, (_, at) => {
      return [String(at + 1), at === 0 ? "On the last rank" : `On the last ${at + 1} ranks`] as const;
    });
    const grid = squarePicker({
      board: variant.board,
      label: "Squares of promotion",
      word: "promotes",
      squares,
      change: (changed) => this.#set(index, "zone", changed),
    });
    const { element, select } = selectField("Where", [...options, [OWN, "On squares of its own"]], (value) => {
      grid.hidden = value !== OWN;
      if (value !== OWN) this.#set(index, "zone", zoneText(variant.board, Number(value), isBlack));
    });
    select.dataset.held = `${index}-zone`;
    select.value = ranks === null ? OWN : String(ranks);
    grid.hidden = ranks !== null;
    return [element, grid];
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

/** The zone from the view of the rule's own side. */
function zoneOf({ promotions, pieceTypes }: Variant, rule: PromotionRule): readonly number[] {
  const side = rule.side === "black" ? 1 : 0;
  const kind = pieceTypes.findIndex(({ id }) => id === rule.pieces?.[0]);
  return promotions.find((promotion) => promotion.kind === kind && promotion.side === side)?.zone ?? [];
}

/** The number of last ranks that make up the zone; null for other zones. */
function lastRanks(board: Board, zone: readonly number[], isBlack: boolean): number | null {
  const squares = Array.from({ length: squareCount(board) }, (_, square) => square).filter((at) => !isHole(board, at));
  const stepsFromLast = (at: number) => (isBlack ? rankOf(board, at) : board.ranks - 1 - rankOf(board, at));
  const count = Math.max(0, ...zone.map(stepsFromLast)) + 1;
  const isWhole = squares.filter((at) => stepsFromLast(at) < count).length === zone.length;
  return zone.length > 0 && isWhole && count <= MOST_RANKS ? count : null;
}

function zoneText({ ranks }: Board, count: number, isBlack: boolean): string {
  const [from, to] = isBlack ? [1, count] : [ranks - count + 1, ranks];
  return from === to ? `rank ${to}` : `ranks ${from}-${to}`;
}
