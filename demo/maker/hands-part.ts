/** Hands: how they fill, what they hold at the start, and how pieces are dropped. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { SidedSquares, VariantDocument } from "../../src/document.ts";
import { SIDES, type Side } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { pieceLabel, pieceName } from "../board-language.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import {
  type Content,
  group,
  kindTicks,
  numberField,
  type Options,
  selectField,
  textField,
  tickField,
} from "./fields.ts";
import { startHands, writeStart } from "./hand-edits.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";
import { valueAt, writeValue } from "./value-edits.ts";
import { type Path, type Plain, removeValue, setValue } from "./yaml-text.ts";

type Rule = Exclude<NonNullable<Exclude<NonNullable<VariantDocument["hands"]>, "none">["drops"]>, "none">[number];
/** Changes keys of a rule; undefined takes one out. */
type Setter = (change: Partial<Record<keyof Rule, Plain | undefined>>) => void;

const TO_HAND = ["captures", "to-hand"];
const DROPS = ["hands", "drops"];
const FIRST = ["hands", "first"];
const ENTER = ["hands", "enter"];
const MOST_IN_HAND = 128;
const FIRST_RANK = "rank 1";
/** The keys of a rule, as people read them. */
const IN_ORDER = { pieces: undefined, on: undefined, "per-file": undefined };

/** Edges of the board, as they are ticked. */
const EDGES = [
  ["top", t`Top`],
  ["bottom", t`Bottom`],
  ["left", t`Left`],
  ["right", t`Right`],
] as const;

export class HandsPart extends RulePart {
  protected override readonly topics = ["Hands"];
  /** Whether each side has a row of its own, although both have the same. */
  #isParted = false;

  protected build(making: Making): Content {
    const { variant } = making;
    const fills = valueAt(making, TO_HAND) === "captor";
    const fill = tickField(t`Captured pieces go to the hand of who took them`, fills, (isTicked) =>
      this.try(withFilling(making, isTicked)),
    );
    const { hands } = variant;
    return [fill, fills ? this.#falls(making) : nothing, this.#start(variant), hands ? this.#drops(making) : nothing];
  }

  // --- what is in hand ---

  #start(variant: Variant): TemplateResult {
    const [white, black] = startHands(variant);
    const isSame = white.join() === black.join();
    const isAlike = isSame && !this.#isParted;
    const alike = tickField(t`Both sides have the same`, isAlike, (isTicked) => {
      this.#isParted = !isTicked;
      if (isTicked && !isSame) this.try(writeStart(this.making, [white, white]));
      else this.redraw();
    });
    const sides = isAlike ? [null] : SIDES;
    return group(
      t`In hand at the start`,
      sides.map((side) => this.#counts(variant, side)),
      alike,
    );
  }

  /** @param side null for both */
  #counts(variant: Variant, side: Side | null): TemplateResult {
    const hands = startHands(variant);
    const fields = variant.pieceTypes.map((pieceType, kind) =>
      pieceType.royal
        ? nothing
        : numberField({
            label: side === null ? pieceName(pieceType) : pieceLabel(pieceType, side),
            number: hands[side ?? 0][kind],
            most: MOST_IN_HAND,
            change: (count) => this.#count(side, kind, count),
          }),
    );
    return html`<div class="row counts">${fields}</div>`;
  }

  #count(side: Side | null, kind: number, count: number): void {
    const { making } = this;
    const [white, black] = startHands(making.variant).map((own, at) =>
      side === null || side === at ? own.with(kind, count) : own,
    );
    this.try(writeStart(making, [white, black]));
  }

  /** What captured pieces are in the hand. */
  #falls(making: Making): TemplateResult {
    const held = making.variant.pieceTypes.filter(({ royal }) => !royal);
    const fields = held.map((kind) => {
      const path = ["pieces", kind.id, "captured-as"];
      const others = held.filter((other) => other !== kind).map((other) => [other.id, pieceName(other)] as const);
      const options: Options = [["", t`what it was`], ["itself", t`what it is`], ...others];
      return selectField(pieceName(kind), options, String(valueAt(making, path) ?? ""), (value) =>
        this.try(value === "" ? removeValue(making.text, path) : setValue(making.text, path, value)),
      );
    });
    return group(t`In the hand, a captured piece is`, html`<div class="row counts">${fields}</div>`);
  }

  // --- entering ---

  #entering(making: Making): Content {
    const path = [...ENTER, "with-first-move"];
    const squares = valueAt(making, path) as SidedSquares | undefined;
    const enters = tickField(t`When a piece first moves, one from the hand may take its place`, !!squares, (isTicked) =>
      this.write(ENTER, isTicked ? { "with-first-move": FIRST_RANK } : "none", "none"),
    );
    return [enters, squares ? this.#where(path, squares) : nothing];
  }

  #where(path: Path, written: SidedSquares): Content {
    return this.squares({
      label: t`Where pieces enter`,
      grid: t`Squares to enter on`,
      word: t`enters`,
      written,
      usual: [[FIRST_RANK, t`On the first rank`]],
      name: "enter",
      change: (changed) => this.write(path, changed as Plain, "none"),
    });
  }

  // --- rules of drops ---

  #drops(making: Making): TemplateResult {
    const { hands, entering } = making.variant;
    const rules = dropsOf(making);
    const isFirst = hands?.first ?? false;
    return html`${tickField(t`While a piece can be dropped, nothing else may move`, isFirst, (isTicked) =>
      this.write(FIRST, isTicked, false),
    )}
      ${this.#entering(making)} ${rules.map((rule, index) => this.#rule(making, rule, index))}
      <p class="note">
        ${entering ? t`Pieces that no rule of drops is for only enter as others leave.` : t`Pieces that no rule of drops is for are dropped on any empty square.`}
      </p>
      <div class="row">
        <button type="button" @click=${() => this.#write([...rules, { on: "all" }])}>Add a rule of drops</button>
      </div>`;
  }

  #rule(making: Making, rule: Rule, index: number): TemplateResult {
    const rules = dropsOf(making);
    const set: Setter = (change) => {
      const changed = Object.entries({ ...IN_ORDER, ...rule, ...change }).filter(([, value]) => value !== undefined);
      this.#write(rules.with(index, Object.fromEntries(changed) as Rule));
    };
    const named = rule.pieces ?? [];
    const kinds = kindTicks(heldKinds(making.variant), named, (kept) =>
      set({ pieces: kept.length ? kept : undefined }),
    );
    const remove = () => this.#write(rules.toSpliced(index, 1));
    return group(
      t`Drops, rule ${index + 1}`,
      group(named.length ? t`Of these pieces` : t`Of all pieces that no rule before names`, kinds),
      this.squares({
        label: t`Where`,
        grid: t`Squares to drop on`,
        word: t`drops`,
        written: rule.on ?? "all",
        usual: [["all", t`Anywhere`]],
        name: `${index}-on`,
        change: (on) => set({ on: on === "all" ? undefined : (on as Plain) }),
      }),
      textField({
        label: t`At most so many of a side on a file`,
        text: String(rule["per-file"] ?? ""),
        type: "number",
        least: 1,
        most: 16,
        change: (text) => set({ "per-file": Number(text) || undefined }),
      }),
      limitTicks(rule, set),
      this.#landing(rule, index, set),
      html`<div class="row"><button type="button" @click=${remove}>Remove this rule</button></div>`,
    );
  }

  /** Where drops land by what stands on the board. */
  #landing(rule: Rule, index: number, set: Setter): TemplateResult {
    const edges = rule["slides-from"] ?? [];
    const ticks = EDGES.map(([edge, label]) =>
      tickField(label, edges.includes(edge), (isTicked) => {
        const kept = EDGES.map(([own]) => own).filter((own) => (own === edge ? isTicked : edges.includes(own)));
        set({ "slides-from": kept.length ? kept : undefined });
      }),
    );
    return html`${group(t`Comes in over an edge, and slides until something stops it`, html`<div class="row">${ticks}</div>`)}
      ${leapsField(t`Only beside an own piece, by these leaps`, rule.beside, (beside) => set({ beside }))}
      ${leapsField(t`Never beside an enemy piece, by these leaps`, rule["clear-of"], (leaps) => set({ "clear-of": leaps }))}
      ${tickField(t`Only where it makes an enemy piece change sides`, rule.flips ?? false, (isTicked) =>
        set({ flips: isTicked || undefined }),
      )}
      ${tickField(t`Needs none in the hand: there are always more`, rule.endless ?? false, (isTicked) =>
        set({ endless: isTicked || undefined }),
      )}
      ${this.squares({
        label: t`Squares to be filled first`,
        grid: t`Squares to be filled first`,
        word: t`first`,
        written: rule.opening ?? "none",
        usual: [["none", t`None`]],
        name: `${index}-opening`,
        change: (opening) => set({ opening: opening === "none" ? undefined : (opening as Plain) }),
      })}`;
  }

  #write(rules: readonly Rule[]): void {
    this.write(DROPS, rules.length > 0 ? (rules as Plain) : "none", "none");
  }
}

function dropsOf(making: Making): readonly Rule[] {
  const rules = valueAt(making, DROPS);
  return Array.isArray(rules) ? rules : [];
}

function heldKinds({ pieceTypes, hands }: Variant): Variant["pieceTypes"] {
  const dropped = hands?.drops.map(({ hand }) => hand) ?? [];
  return pieceTypes.filter((_, kind) => dropped.includes(kind) || hands?.held.some((kinds) => kinds.includes(kind)));
}

/** Leaps in Betza notation; nothing takes them out. */
function leapsField(
  label: string,
  leaps: string | undefined,
  change: (leaps: string | undefined) => void,
): TemplateResult {
  return textField({ label, text: leaps ?? "", look: "small", change: (text) => change(text.trim() || undefined) });
}

function limitTicks(rule: Rule, set: Setter): TemplateResult[] {
  const { checks = true, mates = true, shades = "any", promoted = false } = rule;
  return [
    tickField(t`May give check`, checks, (isTicked) => set({ checks: isTicked ? undefined : false })),
    tickField(t`May mate`, mates, (isTicked) => set({ mates: isTicked ? undefined : false })),
    tickField(t`Evenly on both colours of square`, shades === "opposite", (isTicked) =>
      set({ shades: isTicked ? "opposite" : undefined }),
    ),
    tickField(t`Also as what they promote to`, promoted, (isTicked) => set({ promoted: isTicked || undefined })),
  ];
}

/** What says how pieces are dropped goes with the last that gets into a hand. */
function withFilling(making: Making, fills: boolean): string {
  const text = writeValue(making, making.text, TO_HAND, fills ? "captor" : "none", "none");
  const isHeld = startHands(making.variant).some((counts) => counts.some((count) => count > 0));
  if (fills || isHeld) return text;
  const rest = removeValue(text, ["hands"]);
  return making.parent?.hands ? setValue(rest, ["hands"], "none") : rest;
}
