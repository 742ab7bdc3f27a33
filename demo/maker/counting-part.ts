/** Counting: for whom moves are counted when few pieces are left, and how far. */
import type { TemplateResult } from "lit/html.js";
import type { RowOfCounting, VariantDocument } from "../../src/document.ts";
import type { Variant } from "../../src/index.ts";
import { pieceName } from "../board-language.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { type Content, group, kindTicks, numberField, selectField, tickField } from "./fields.ts";
import type { Making } from "./making.ts";
import { RulePart } from "./rule-part.ts";
import type { Plain } from "./yaml-text.ts";

const COUNTING = ["draws", "counting"];
const NONE = "none";
const MOST_MOVES = 1000;
const MOST_PIECES = 128;
/** What a new row says. */
const FIRST_ROW: RowOfCounting = { bare: true, moves: 16 };

const ANY = "any";
const BARE = "bare";
const FEW = "few";
const SIDES = [
  [BARE, t`has one piece left`],
  [FEW, t`has few pieces left`],
  [ANY, t`has any number of pieces`],
] as const;
const USUAL_FEW = 3;

export class CountingPart extends RulePart {
  protected override readonly topics = ["Counting"];

  protected build(making: Making): Content {
    const rows = rowsOf(making.whole);
    return group(
      t`Counting of moves when few pieces are left`,
      rows.map((row, index) => this.#card(making.variant, row, index)),
      html`<div class="row">
        <button type="button" @click=${() => this.#write([...rows, FIRST_ROW])}>Add a row of counting</button>
      </div>`,
    );
  }

  #card({ pieceTypes }: Variant, row: RowOfCounting, index: number): TemplateResult {
    return group(
      t`Row ${index + 1}, counted if no row before it fits`,
      this.#side(row, index),
      html`<div class="row counts">${numberField({ label: t`Moves`, number: row.moves, most: MOST_MOVES, change: (moves) => this.#set(index, { moves }) })}</div>`,
      group(
        t`Once none of these is on the board`,
        kindTicks(pieceTypes.filter(isCommon), row.without ?? [], (without) =>
          this.#set(index, { without: without.length > 0 ? [...without] : undefined }),
        ),
      ),
      group(t`Against so many, or more`, this.#against(pieceTypes, row, index)),
      tickField(t`From the number of pieces on the board`, row.from === "pieces", (isTicked) =>
        this.#set(index, { from: isTicked ? "pieces" : undefined }),
      ),
      html`<div class="row">
        <button type="button" @click=${() => this.#write(rowsOf(this.making.whole).toSpliced(index, 1))}>Remove this row</button>
      </div>`,
    );
  }

  #side(row: RowOfCounting, index: number): Content {
    const value = row.bare ? BARE : row.own === undefined ? ANY : FEW;
    const choice = selectField(t`For a side that`, SIDES, value, (picked) =>
      this.#set(index, { bare: picked === BARE ? true : undefined, own: picked === FEW ? USUAL_FEW : undefined }),
    );
    if (row.own === undefined) return choice;
    const most = numberField({
      label: t`At most`,
      number: row.own,
      least: 2,
      most: MOST_PIECES,
      change: (own) => this.#set(index, { own }),
    });
    return [choice, html`<div class="row counts">${most}</div>`];
  }

  #against(pieceTypes: Variant["pieceTypes"], { against = {} }: RowOfCounting, index: number): TemplateResult {
    const fields = pieceTypes.filter(isCommon).map((kind) =>
      numberField({
        label: pieceName(kind),
        number: against[kind.id] ?? 0,
        most: MOST_PIECES,
        change: (number) => {
          const { [kind.id]: _, ...rest } = against;
          const changed = number > 0 ? { ...rest, [kind.id]: number } : rest;
          this.#set(index, { against: Object.keys(changed).length > 0 ? changed : undefined });
        },
      }),
    );
    return html`<div class="row counts">${fields}</div>`;
  }

  #set(index: number, change: Partial<RowOfCounting>): void {
    const rows = rowsOf(this.making.whole);
    this.#write(rows.with(index, { ...rows[index], ...change }));
  }

  #write(rows: readonly RowOfCounting[]): void {
    const plain = JSON.parse(JSON.stringify(rows)) as Plain;
    this.write(COUNTING, rows.length > 0 ? plain : NONE, NONE);
  }
}

function rowsOf({ draws }: VariantDocument): readonly RowOfCounting[] {
  return Array.isArray(draws?.counting) ? draws.counting : [];
}

function isCommon({ royal }: Variant["pieceTypes"][number]): boolean {
  return !royal;
}
