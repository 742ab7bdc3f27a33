/** Promotion: which pieces, where, and to what. */
import type { PromotionRule } from "../../src/document.ts";
import type { Board } from "../../src/geometry.ts";
import { make } from "../dom.ts";
import { pressable, selectField, TextField, tickField } from "./fields.ts";
import { appendEntry, changeList, entriesOf, keepEntries } from "./list-edits.ts";
import type { Making } from "./making.ts";
import { afterwards, group, hold, kindTicks, RulePart } from "./rule-part.ts";
import { squaresField } from "./squares-field.ts";
import type { Plain } from "./yaml-text.ts";

const MOST_RANKS = 4;
const OCCASIONS = [
  ["arrive", "A move ends there"],
  ["leave", "A move begins there"],
  ["capture", "It takes, on any square"],
  ["stay", "It stands there, instead of a move"],
] as const;
const USUAL: NonNullable<PromotionRule["on"]> = ["arrive"];
/** What `move` is short for. */
const MOVE = ["arrive", "leave"] as const;
const ANY = "any";
const NUMBERS = "numbers";
const LIMITS = [
  [ANY, "any number of what it becomes"],
  ["lost", "no more of it than at the start"],
  [NUMBERS, "no more of it than said here"],
] as const;

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
    const remove = pressable("", "Remove this rule", () => this.#keepAllBut(index));
    const zone = this.#zone(making, rule, index);
    return group(
      title,
      who,
      zone,
      this.#occasions(rule, index),
      to,
      ...this.#liberties(rule, index),
      this.#limits(making, rule, index),
      make("div", "row", hold(remove, `${index}-remove`)),
    );
  }

  #occasions({ on = USUAL }: PromotionRule, index: number): HTMLElement {
    const named = on.flatMap((word) => (word === "move" ? MOVE : [word]));
    const ticks = OCCASIONS.map(([word, words]) => {
      const tick = tickField(words, named.includes(word), (isTicked) => {
        const changed = OCCASIONS.map(([other]) => other).filter((other) =>
          other === word ? isTicked : named.includes(other),
        );
        this.#set(index, "on", changed.join() === USUAL.join() ? null : changed);
      });
      return hold(tick, `${index}-on-${word}`);
    });
    return group("When, one being enough", ...ticks);
  }

  #liberties(rule: PromotionRule, index: number): HTMLElement[] {
    const tick = (label: string, key: "optional" | "revert" | "en-passant", usual: boolean) =>
      hold(
        tickField(label, rule[key] ?? usual, (isTicked) => this.#set(index, key, isTicked === usual ? null : isTicked)),
        `${index}-${key}`,
      );
    return [
      tick("May also stay what it is", "optional", false),
      tick("What it becomes turns back in the same way", "revert", false),
      tick("A capture en passant promotes too", "en-passant", true),
    ];
  }

  /** How many of a kind there may be. */
  #limits({ variant }: Making, { limit, to }: PromotionRule, index: number): HTMLElement {
    const { element, select } = selectField("So that its side has on the board", LIMITS, (value) => {
      const first = { [to[0]]: 1 };
      this.#set(index, "limit", value === ANY ? null : value === NUMBERS ? first : value);
    });
    select.value = limit === undefined ? ANY : typeof limit === "string" ? limit : NUMBERS;
    hold(element, `${index}-limit`);
    if (typeof limit !== "object") return element;
    const fields = to.map((id) => {
      const field = new TextField(
        `At most, of ${variant.pieceTypes.find((pieceType) => pieceType.id === id)?.name ?? id}`,
        afterwards((text) => this.#limit(index, limit, id, Number(text))),
        "number",
      );
      field.text = String(limit[id] ?? "");
      field.input.min = "1";
      field.input.classList.add("small");
      return hold(field.element, `${index}-limit-${id}`);
    });
    return make("div", "part", element, make("div", "row counts", ...fields));
  }

  /** @param most 0 for any number */
  #limit(index: number, limit: Readonly<Record<string, number>>, id: string, most: number): void {
    const { [id]: _, ...rest } = limit;
    const changed = most > 0 ? { ...rest, [id]: most } : rest;
    this.#set(index, "limit", Object.keys(changed).length ? changed : null);
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
      grid: "Squares of promotion",
      word: "promotes",
      written: rule.zone ?? zoneText(board, 1, isBlack),
      usual,
      name: `${index}-zone`,
      isSided: false,
      change: (zone) => this.#set(index, "zone", zone as Plain),
    });
  }

  /** @param value null for what is usual */
  #set(index: number, key: keyof PromotionRule, value: Plain | null): void {
    const { making } = this;
    if (making) this.try(changeList(making, making.text, "promotion", [index, key], value));
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
    this.try(appendEntry(making, "promotion", rule));
  }
}

function zoneText({ ranks }: Board, count: number, isBlack: boolean): string {
  const [from, to] = isBlack ? [1, count] : [ranks - count + 1, ranks];
  return from === to ? `rank ${to}` : `ranks ${from}-${to}`;
}
