/** Laws: which pieces are royal, whether captures and checks are free, what captures blow up, who turns to stone by them, and which
 *  pieces are not traded. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { VariantDocument } from "../../src/document.ts";
import type { Variant } from "../../src/index.ts";
import { pieceName } from "../board-language.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { type Content, group, kindTicks, selectField, textField, tickField } from "./fields.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";
import { writeValue } from "./value-edits.ts";
import type { Plain } from "./yaml-text.ts";

const ROYALS = [
  ["each", t`each`],
  ["last", t`the last one of a side`],
  ["all", t`one of them`],
] as const;

const FLIP = ["captures", "flip"];
type Flip = NonNullable<VariantDocument["captures"]>["flip"];
const FLIPS = [
  ["none", t`never`],
  ["between", t`in rows between it and another own piece`],
  ["around", t`around it`],
] as const;

const EXPLODE = ["captures", "explode"];
const PETRIFY = ["captures", "petrify"];
type Stones = NonNullable<VariantDocument["captures"]>["petrify"];
const TRADES = ["captures", "trades"];
type Trades = NonNullable<VariantDocument["captures"]>["trades"];
type Explosion = Exclude<NonNullable<VariantDocument["captures"]>["explode"], "none" | undefined>;

/** What wins where nothing else is said. */
const CHECKMATE: ["checkmate"] = ["checkmate"];

export class LawsPart extends RulePart {
  protected override readonly topics = ["Check", "Captures"];

  protected build(making: Making): TemplateResult {
    const { check, captures } = making.whole;
    return html`${group(t`Royal pieces, which may not be left in check`, this.#royals(making))}
      ${selectField(t`Of royal pieces must be safe`, ROYALS, check?.royals ?? "each", (value) =>
        this.write(["check", "royals"], value, "each"),
      )}
      ${tickField(t`Whoever can capture must`, captures?.must ?? false, (isTicked) =>
        this.write(["captures", "must"], isTicked, false),
      )}
      ${this.#explosion(making.variant, captures?.explode)}
      ${this.#stones(making, captures?.petrify)}
      ${this.#flips(captures?.flip)}
      ${this.#trades(making, captures?.trades)}
      ${tickField(t`Nobody may give check`, check?.given === "forbidden", (isTicked) =>
        this.write(["check", "given"], isTicked ? "forbidden" : "allowed", "allowed"),
      )}
      ${tickField(t`A king in check may only take what gives it`, check?.flight === "forbidden", (isTicked) =>
        this.write(["check", "flight"], isTicked ? "forbidden" : "allowed", "allowed"),
      )}`;
  }

  #explosion({ pieceTypes }: Variant, explode: Explosion | "none" = "none"): Content {
    const change = (value: Explosion | "none") => this.#writeExplosion(explode, value);
    const choice = tickField(t`A capture explodes, and takes its captor with it`, explode !== "none", (isTicked) =>
      change(isTicked ? { around: "K" } : "none"),
    );
    if (explode === "none") return choice;
    const { around, spare, immune } = explode;
    const write = (next: Explosion) =>
      change({
        around: next.around || "K",
        ...(next.spare?.length ? { spare: next.spare } : {}),
        ...(next.immune?.length ? { immune: next.immune } : {}),
      });
    return [
      choice,
      textField({
        label: t`It reaches these leaps around it`,
        text: around,
        look: "small",
        isSmallLetters: true,
        change: (text) => write({ ...explode, around: text }),
      }),
      group(
        t`Stay when they stand around it`,
        kindTicks(pieceTypes, spare ?? [], (ids) => write({ ...explode, spare: ids })),
      ),
      group(
        t`Nothing blows up, not even their own captures`,
        kindTicks(pieceTypes, immune ?? [], (ids) => write({ ...explode, immune: ids })),
      ),
    ];
  }

  #stones({ variant: { pieceTypes } }: Making, petrify: Stones = "none"): Content {
    const all = pieceTypes.map(({ id }) => id);
    const ids = petrify === "all" ? all : petrify === "none" ? [] : petrify;
    return group(
      t`Turn to stone where they capture: a wall stays`,
      kindTicks(pieceTypes, ids, (ticked) => this.write(PETRIFY, ticked.length > 0 ? ticked : "none", "none")),
    );
  }

  /** Rules need a meaning for a royal piece that is blown up, and allow it where nothing explodes as little: the condition that
   *  whoever blows it up wins comes and goes with the explosion. */
  #writeExplosion(before: Explosion | "none", after: Explosion | "none"): void {
    const { making } = this;
    const { win = CHECKMATE } = making.whole;
    const [was, is] = [before, after].map((explode) => blownUp(making.variant, explode));
    const others = win.filter((condition) => JSON.stringify(condition) !== JSON.stringify(was));
    const text = writeValue(making, making.text, EXPLODE, after as Plain, "none");
    this.try(writeValue(making, text, ["win"], (is ? [...others, is] : others) as Plain, CHECKMATE));
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
    return html`${selectField(t`Where a piece arrives, enemy pieces change sides`, FLIPS, where, (kind) =>
      write(kind, betza, isBeside),
    )}
    ${
      where === "none"
        ? nothing
        : textField({
            label: where === "around" ? t`Around it by these leaps` : t`In rows by these steps`,
            text: betza,
            look: "small",
            change: (text) => write(where, text.trim() || "K", isBeside),
          })
    }
    ${
      where === "around"
        ? tickField(t`By drops only next to another own piece`, isBeside, (isTicked) => write(where, betza, isTicked))
        : nothing
    }`;
  }

  #trades({ variant: { pieceTypes } }: Making, trades: Trades): Content {
    const { of = [], cheap = [], "no-guard": idle = [] } = typeof trades === "object" ? trades : {};
    const list = (key: "cheap" | "no-guard", ids: readonly string[]) => (ids.length > 0 ? { [key]: [...ids] } : {});
    const write = (kinds: readonly string[], others: readonly string[], unguarding: readonly string[]) =>
      this.write(
        TRADES,
        kinds.length > 0 ? { of: [...kinds], ...list("cheap", others), ...list("no-guard", unguarding) } : "none",
        "none",
      );
    const choice = group(
      t`Are not traded: further away one takes another only unguarded, and nothing else takes one in reply`,
      kindTicks(pieceTypes, of, (ids) => write(ids, cheap, idle)),
    );
    if (of.length === 0) return choice;
    return [
      choice,
      group(
        t`Pay for no trade when they are taken on the way`,
        kindTicks(pieceTypes, cheap, (ids) => write(of, ids, idle)),
      ),
      group(
        t`Are no guard: what only they could take back is unguarded`,
        kindTicks(pieceTypes, idle, (ids) => write(of, cheap, ids)),
      ),
    ];
  }

  #royals({ variant, parent }: Making): TemplateResult[] {
    return variant.pieceTypes.map((kind) => {
      const { id, royal } = kind;
      const isUsual = parent?.pieceTypes.find((pieceType) => pieceType.id === id)?.royal ?? false;
      return tickField(pieceName(kind), royal, (isTicked) => this.write(["pieces", id, "royal"], isTicked, isUsual));
    });
  }
}

/** The condition that royal pieces are blown up; null where none can be. */
function blownUp({ pieceTypes }: Variant, explode: Explosion | "none"): { readonly taken: string[] } | null {
  if (explode === "none") return null;
  const royals = pieceTypes.filter(({ id, royal }) => royal && !explode.immune?.includes(id));
  return royals.length ? { taken: royals.map(({ id }) => id) } : null;
}
