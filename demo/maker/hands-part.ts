/** Hands: how they fill, what they hold at the start, and how pieces are dropped. */
import type { SidedSquares, VariantDocument } from "../../src/document.ts";
import { SIDE_NAMES, SIDES, type Side } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
import { pressable, selectField, TextField, tickField } from "./fields.ts";
import { startHands, writeStart } from "./hand-edits.ts";
import type { Making } from "./making.ts";
import { afterwards, group, hold, kindTicks, RulePart } from "./rule-part.ts";
import { squaresField } from "./squares-field.ts";
import { valueAt, writeValue } from "./value-edits.ts";
import { type Plain, removeValue, setValue } from "./yaml-text.ts";

type Rule = NonNullable<Exclude<NonNullable<VariantDocument["hands"]>, "none">["drops"]>[number];

const TO_HAND = ["captures", "to-hand"];
const DROPS = ["hands", "drops"];
const FIRST = ["hands", "first"];
const ENTER = ["hands", "enter"];
const MOST_IN_HAND = 64;
const FIRST_RANK = "rank 1";
/** The keys of a rule, as people read them. */
const IN_ORDER = { pieces: undefined, on: undefined, "per-file": undefined };

export class HandsPart extends RulePart {
  protected override readonly topics = ["Hands"];
  /** Whether each side has a row of its own, although both have the same. */
  #isParted = false;

  protected facts({ variant, whole }: Making): unknown {
    const { captures, hands, pieces, regions } = whole;
    return [
      captures,
      hands,
      pieces,
      regions,
      variant.board,
      variant.pieceTypes.map(({ name }) => name),
      variant.setup.hands,
      this.#isParted,
    ];
  }

  protected build(making: Making): HTMLElement[] {
    const { variant } = making;
    const fills = valueAt(making, TO_HAND) === "captor";
    const fill = tickField("Captured pieces go to the hand of who took them", fills, (isTicked) =>
      this.try(withFilling(making, isTicked)),
    );
    const start = this.#start(making);
    if (variant.hands === null) return [hold(fill, "fill"), start];
    const first = tickField("While a piece can be dropped, nothing else may move", variant.hands.first, (isTicked) =>
      this.try(writeValue(making, making.text, FIRST, isTicked, false)),
    );
    const rules = dropsOf(making).map((rule, index) => this.#rule(making, rule, index));
    const add = pressable("", "Add a rule of drops", () => this.#write(making, [...dropsOf(making), { on: "all" }]));
    const others = variant.entering ? "only enter as others leave" : "are dropped on any empty square";
    const unruled = make("p", "note", `Pieces that no rule of drops is for ${others}.`);
    return [
      hold(fill, "fill"),
      ...(fills ? [this.#falls(making)] : []),
      start,
      hold(first, "first"),
      ...this.#entering(making),
      ...rules,
      unruled,
      make("div", "row", hold(add, "add")),
    ];
  }

  // --- what is in hand ---

  #start(making: Making): HTMLElement {
    const [white, black] = startHands(making.variant);
    const isSame = white.join() === black.join();
    const sides = isSame && !this.#isParted ? [null] : SIDES;
    const rows = sides.map((side) => this.#counts(making, side));
    const alike = tickField("Both sides have the same", sides[0] === null, (isTicked) => {
      this.#isParted = !isTicked;
      if (isTicked && !isSame) this.try(writeStart(making, [white, white]));
      else this.redraw();
    });
    return group("In hand at the start", ...rows, hold(alike, "alike"));
  }

  /** @param side null for both */
  #counts(making: Making, side: Side | null): HTMLElement {
    const { variant } = making;
    const hands = startHands(variant);
    const fields = variant.pieceTypes.flatMap(({ id, name, royal }, kind) => {
      if (royal) return [];
      const label = side === null ? name : `${SIDE_NAMES[side]} ${name}`;
      const field = new TextField(
        label,
        afterwards((text) => this.#count(side, kind, Number(text))),
        "number",
      );
      field.text = String(hands[side ?? 0][kind]);
      field.input.min = "0";
      field.input.max = String(MOST_IN_HAND);
      field.input.classList.add("small");
      return [hold(field.element, `start-${side}-${id}`)];
    });
    return make("div", "row counts", ...fields);
  }

  #count(side: Side | null, kind: number, wanted: number): void {
    const { making } = this;
    if (!making) return;
    const count = Math.min(MOST_IN_HAND, Math.max(0, Math.round(wanted) || 0));
    const [white, black] = startHands(making.variant).map((own, at) =>
      side === null || side === at ? own.with(kind, count) : own,
    );
    this.try(writeStart(making, [white, black]));
  }

  /** What captured pieces are in the hand. */
  #falls(making: Making): HTMLElement {
    const { pieceTypes } = making.variant;
    const held = pieceTypes.filter(({ royal }) => !royal);
    const fields = held.map(({ id, name }) => {
      const path = ["pieces", id, "captured-as"];
      const others = held.filter((other) => other.id !== id).map((other) => [other.id, other.name] as const);
      const options = [["", "what it was"], ["itself", "what it is"], ...others] as const;
      const { element, select } = selectField(name, options, (value) =>
        this.try(value === "" ? removeValue(making.text, path) : setValue(making.text, path, value)),
      );
      select.value = String(valueAt(making, path) ?? "");
      return hold(element, `falls-${id}`);
    });
    return group("In the hand, a captured piece is", make("div", "row counts", ...fields));
  }

  // --- entering ---

  #entering(making: Making): HTMLElement[] {
    const path = [...ENTER, "with-first-move"];
    const squares = valueAt(making, path) as SidedSquares | undefined;
    const enters = tickField("When a piece first moves, one from the hand may take its place", !!squares, (isTicked) =>
      this.try(writeValue(making, making.text, ENTER, isTicked ? { "with-first-move": FIRST_RANK } : "none", "none")),
    );
    hold(enters, "enter");
    if (!squares) return [enters];
    return [
      enters,
      squaresField({
        making,
        label: "Where pieces enter",
        grid: "Squares to enter on",
        word: "enters",
        written: squares,
        usual: [[FIRST_RANK, "On the first rank"]],
        name: "enter",
        change: (changed) => this.try(writeValue(making, making.text, path, changed as Plain, "none")),
      }),
    ];
  }

  // --- rules of drops ---

  #rule(making: Making, rule: Rule, index: number): HTMLElement {
    const set = (change: Partial<Record<keyof Rule, Plain | undefined>>) => {
      const now = this.making ?? making;
      const rules = dropsOf(now);
      const changed = Object.entries({ ...IN_ORDER, ...rules[index], ...change }).filter(
        ([, value]) => value !== undefined,
      );
      this.#write(now, rules.with(index, Object.fromEntries(changed) as Rule));
    };
    const named = rule.pieces ?? [];
    const pieces = kindTicks(heldKinds(making.variant), named, String(index), (kept) =>
      set({ pieces: kept.length ? kept : undefined }),
    );
    const remove = pressable("", "Remove this rule", () =>
      this.#write(
        making,
        dropsOf(making).filter((_, at) => at !== index),
      ),
    );
    return group(
      `Drops, rule ${index + 1}`,
      group(`Of ${named.length ? "these pieces" : "all pieces that no rule before names"}`, ...pieces),
      squaresField({
        making,
        label: "Where",
        grid: "Squares to drop on",
        word: "drops",
        written: rule.on ?? "all",
        usual: [["all", "Anywhere"]],
        name: `${index}-on`,
        change: (on) => set({ on: on === "all" ? undefined : (on as Plain) }),
      }),
      hold(
        fileField(rule, (count) => set({ "per-file": count })),
        `${index}-file`,
      ),
      ...this.#limits(rule, set).map((limit, at) => hold(limit, `${index}-limit-${at}`)),
      make("div", "row", hold(remove, `${index}-remove`)),
    );
  }

  #limits(rule: Rule, set: (change: Partial<Record<keyof Rule, Plain | undefined>>) => void): HTMLElement[] {
    const { checks = true, mates = true, shades = "any", promoted = false } = rule;
    return [
      tickField("May give check", checks, (isTicked) => set({ checks: isTicked ? undefined : false })),
      tickField("May mate", mates, (isTicked) => set({ mates: isTicked ? undefined : false })),
      tickField("Evenly on both colours of square", shades === "opposite", (isTicked) =>
        set({ shades: isTicked ? "opposite" : undefined }),
      ),
      tickField("Also as what they promote to", promoted, (isTicked) => set({ promoted: isTicked || undefined })),
    ];
  }

  /** An empty list cannot take away inherited rules: one for everything does. */
  #write(making: Making, rules: readonly Rule[]): void {
    const isInherited = (making.own.hands as { readonly drops?: unknown } | undefined)?.drops === undefined;
    const none = isInherited ? ([{ on: "all" }] as const) : [];
    const wanted = rules.length === 0 ? none : rules;
    this.try(wanted.length ? setValue(making.text, DROPS, wanted as Plain) : removeValue(making.text, DROPS));
  }
}

function dropsOf(making: Making): readonly Rule[] {
  return (valueAt(making, DROPS) as readonly Rule[] | undefined) ?? [];
}

function heldKinds({ pieceTypes, hands }: Variant): Variant["pieceTypes"] {
  return pieceTypes.filter((_, kind) => hands?.held.some((kinds) => kinds.includes(kind)));
}

function fileField(rule: Rule, change: (count: number | undefined) => void): HTMLElement {
  const field = new TextField(
    "At most so many of a side on a file",
    afterwards((text) => change(Number(text) || undefined)),
    "number",
  );
  field.input.min = "1";
  field.input.max = "16";
  field.text = String(rule["per-file"] ?? "");
  return field.element;
}

/** What says how pieces are dropped goes with the last that gets into a hand. */
function withFilling(making: Making, fills: boolean): string {
  const text = writeValue(making, making.text, TO_HAND, fills ? "captor" : "none", "none");
  const isHeld = startHands(making.variant).some((counts) => counts.some((count) => count > 0));
  if (fills || isHeld) return text;
  const rest = removeValue(text, ["hands"]);
  return making.parent?.hands ? setValue(rest, ["hands"], "none") : rest;
}
