/** Promotion: which pieces, where, and to what. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { PromotionRule } from "../../src/document.ts";
import type { Board } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { pieceNamed } from "../board-language.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { sideName } from "../players.ts";
import { type Content, group, kindTicks, selectField, textField, tickField } from "./fields.ts";
import { appendEntry, changeList, entriesOf, keepEntries } from "./list-edits.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";
import type { Plain } from "./yaml-text.ts";

/** How many of each kind there may be. */
type Limits = Readonly<Record<string, number>>;

const MOST_RANKS = 4;
const OCCASIONS = [
  ["arrive", t`A move ends there`],
  ["enter", t`A move ends there and began elsewhere`],
  ["leave", t`A move begins there`],
  ["capture", t`It takes, on any square`],
  ["capture-there", t`It takes, and begins or ends there`],
  ["stay", t`It stands there, instead of a move`],
  ["before-move", t`It stands there, and moves on at once as what it has become`],
] as const;
const USUAL: NonNullable<PromotionRule["on"]> = ["arrive"];
const STANDING: readonly string[] = ["stay", "before-move"];
/** What `move` is short for. */
const MOVE = ["arrive", "leave"] as const;
const ANY = "any";
const NUMBERS = "numbers";
const LIMITS = [
  [ANY, t`any number of what it becomes`],
  ["lost", t`no more of it than at the start`],
  [NUMBERS, t`no more of it than said here`],
] as const;

export class PromotionPart extends RulePart {
  protected override readonly topics = ["Promotion"];

  protected build(making: Making): TemplateResult {
    const rules = entriesOf(making, "promotion") as readonly PromotionRule[];
    const none = html`<p class="note">No piece promotes.</p>`;
    return html`${rules.length ? rules.map((rule, index) => this.#card(making, rule, index)) : none}
      <div class="row"><button type="button" @click=${() => this.#add()}>Add a rule of promotion</button></div>`;
  }

  #card(making: Making, rule: PromotionRule, index: number): TemplateResult {
    const pieceTypes = making.variant.pieceTypes.filter(({ royal }) => !royal);
    const ticks = (key: "pieces" | "to") =>
      kindTicks(pieceTypes, rule[key] ?? [], (named) => this.#set(index, key, named));
    const remove = () => this.#keepAllBut(index);
    return group(
      rule.side === undefined
        ? t`Rule ${index + 1}`
        : t`Rule ${index + 1}, for ${sideName(rule.side === "black" ? 1 : 0)} alone`,
      group(t`Who promotes`, ticks("pieces")),
      this.#zone(making, rule, index),
      this.#occasions(rule, index),
      group(t`To what, in this order`, ticks("to")),
      this.#liberties(rule, index),
      this.#manner(rule, index),
      this.#limits(making, rule, index),
      html`<div class="row"><button type="button" @click=${remove}>Remove this rule</button></div>`,
    );
  }

  #occasions({ on = USUAL }: PromotionRule, index: number): TemplateResult {
    const named = on.flatMap((word) => (word === "move" ? MOVE : [word]));
    const ticks = OCCASIONS.map(([word, words]) =>
      tickField(words, named.includes(word), (isTicked) => {
        const changed = OCCASIONS.map(([other]) => other).filter((other) =>
          other === word ? isTicked : named.includes(other),
        );
        this.#set(index, "on", changed.join() === USUAL.join() ? null : changed);
      }),
    );
    return group(t`When, one being enough`, ticks);
  }

  #liberties(rule: PromotionRule, index: number): TemplateResult[] {
    const tick = (label: string, key: "optional" | "revert" | "en-passant", usual: boolean) =>
      tickField(label, rule[key] ?? usual, (isTicked) => this.#set(index, key, isTicked === usual ? null : isTicked));
    const revert = tick(t`What it becomes turns back in the same way`, "revert", false);
    if (isWhereItStands(rule)) return [revert];
    return [
      tick(t`May also stay what it is`, "optional", false),
      revert,
      tick(t`A capture en passant promotes too`, "en-passant", true),
    ];
  }

  /** What is said of promotions where a piece stands alone. */
  #manner(rule: PromotionRule, index: number): Content {
    if (!isWhereItStands(rule)) return nothing;
    const { attacks = true, last = false } = rule;
    return [
      tickField(t`It may attack an enemy piece then, or give check`, attacks, (isTicked) =>
        this.#set(index, "attacks", isTicked ? null : false),
      ),
      tickField(t`Only the last such piece of a side does so`, last, (isTicked) =>
        this.#set(index, "last", isTicked ? true : null),
      ),
    ];
  }

  /** How many of a kind there may be. */
  #limits({ variant }: Making, { limit, to }: PromotionRule, index: number): TemplateResult {
    const value = limit === undefined ? ANY : typeof limit === "string" ? limit : NUMBERS;
    const choice = selectField(t`So that its side has on the board`, LIMITS, value, (picked) => {
      const first = { [to[0]]: 1 };
      this.#set(index, "limit", picked === ANY ? null : picked === NUMBERS ? first : picked);
    });
    return html`<div class="part">${choice}${typeof limit === "object" ? this.#most(variant, limit, to, index) : nothing}</div>`;
  }

  #most({ pieceTypes }: Variant, limit: Limits, to: readonly string[], index: number): TemplateResult {
    const fields = to.map((id) =>
      textField({
        label: t`At most, of ${pieceNamed(id, pieceTypes)}`,
        text: String(limit[id] ?? ""),
        type: "number",
        look: "small",
        least: 1,
        change: (text) => this.#limit(index, limit, id, Number(text)),
      }),
    );
    return html`<div class="row counts">${fields}</div>`;
  }

  /** @param most 0 for any number */
  #limit(index: number, limit: Limits, id: string, most: number): void {
    const { [id]: _, ...rest } = limit;
    const changed = most > 0 ? { ...rest, [id]: most } : rest;
    this.#set(index, "limit", Object.keys(changed).length ? changed : null);
  }

  /** A choice of ranks, of regions, or a board to press. */
  #zone(making: Making, rule: PromotionRule, index: number): Content {
    const { board } = making.variant;
    const isBlack = rule.side === "black";
    const usual = Array.from({ length: Math.min(MOST_RANKS, board.ranks - 1) }, (_, at) => {
      const words = at === 0 ? t`On the last rank` : t`On the last ${at + 1} ranks`;
      return [zoneText(board, at + 1, isBlack), words] as const;
    });
    return this.squares({
      label: t`Where`,
      grid: t`Squares of promotion`,
      word: t`promotes`,
      written: rule.zone ?? zoneText(board, 1, isBlack),
      usual,
      name: `${index}-zone`,
      isSided: false,
      change: (zone) => this.#set(index, "zone", zone as Plain),
    });
  }

  /** @param value null for what is usual */
  #set(index: number, key: keyof PromotionRule, value: Plain | null): void {
    this.try(changeList(this.making, this.making.text, "promotion", [index, key], value));
  }

  #keepAllBut(index: number): void {
    const { making } = this;
    const kept = entriesOf(making, "promotion").flatMap((_, at) => (at === index ? [] : [at]));
    this.try(keepEntries(making, making.text, "promotion", kept));
  }

  /** Adds a rule for the first piece without one, with the dearest pieces as choices. */
  #add(): void {
    const { making } = this;
    const { pieceTypes, promotions } = making.variant;
    const free = pieceTypes.filter(({ royal }, kind) => !royal && promotions.every((rule) => rule.kind !== kind));
    const [pieceType] = free;
    const to = pieceTypes.filter(({ royal, id }) => !royal && id !== pieceType?.id).map(({ id }) => id);
    if (!pieceType || to.length === 0) {
      this.tell(t`Every piece has a rule already.`);
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

/** Whether a piece promotes where it stands, and in no other way. */
function isWhereItStands({ on = USUAL }: PromotionRule): boolean {
  return on.every((word) => STANDING.includes(word));
}

function zoneText({ ranks }: Board, count: number, isBlack: boolean): string {
  const [from, to] = isBlack ? [1, count] : [ranks - count + 1, ranks];
  return from === to ? `rank ${to}` : `ranks ${from}-${to}`;
}
