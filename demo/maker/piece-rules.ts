/** Rules of one piece beside its plain moves: moves bound to squares, other checks, whom it spares, where it never stands; and
 *  what is said of it. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { SidedSquares, VariantDocument } from "../../src/document.ts";
import { piecesInWords } from "../../src/index.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { type Content, group, kindTicks, numberField, selectField, textField, tickField } from "./fields.ts";
import type { Making } from "./making.ts";
import { factsOf, type Piece, withoutWeights } from "./piece-edits.ts";
import { readMoves } from "./read-moves.ts";
import { RulePart } from "./rule-part.ts";
import { valueAt } from "./value-edits.ts";
import { type Path, type Plain, removeValue, setValue } from "./yaml-text.ts";

type Document = Exclude<NonNullable<VariantDocument["pieces"]>[string], "none">;
type Entry = NonNullable<Document["moves"]>[number];
type FirstLeap = Exclude<NonNullable<Document["first-leap"]>, "none">;

const ANYWHERE = [["all", t`Anywhere`]] as const;
const NOWHERE = [
  ["none", t`Nowhere`],
  ["dead-ends", t`Where it could never move again`],
] as const;
/** Stands for a file that does not have the key. */
const STARTS = "starts";
const USUAL = "usual";
const PROGRESS = [
  [USUAL, t`if it promotes`],
  ["yes", t`always`],
  ["no", t`never`],
] as const;
const BOUND = [
  ["from", t`Beginning on`, t`begin`],
  ["to", t`Ending on`, t`end`],
] as const;

export class PieceRules extends RulePart {
  #id: string | null = null;

  /** The piece whose rules are shown; null for none. */
  set piece(id: string | null) {
    this.#id = id;
    this.element.hidden = id === null;
  }

  protected build(making: Making): Content {
    const kind = making.variant.pieceTypes.findIndex(({ id }) => id === this.#id);
    const pieceType = making.variant.pieceTypes[kind];
    if (!pieceType) return nothing;
    const { betza } = factsOf(pieceType);
    const sentences = piecesInWords(making.variant)[kind];
    // the form has said already how a piece moves that is bound to no squares
    const told = betza === null ? sentences : sentences.slice(1);
    return html`<div class="told" lang="en">${told.map((words) => html`<p>${words}</p>`)}</div>
      ${this.#moves(making, pieceType.id, betza)} ${this.#firstMove(making, pieceType)}
      ${this.#firstLeap(making, pieceType)}
      ${this.#forbidden(making, pieceType)} ${this.#checksBy(making, pieceType.id)}
      ${this.#spares(making, pieceType.id)} ${this.#progress(making, pieceType.id)} ${this.#pair(pieceType)}
      ${this.#remarks(pieceType)}`;
  }

  // --- moves by squares ---

  /** @param betza of a piece whose moves depend on no squares */
  #moves(making: Making, id: string, betza: string | null): TemplateResult {
    const entries = entriesOf(making, id);
    const bind = () => this.#writeMoves([{ betza: betza ?? "" }]);
    if (betza !== null && entries.length === 0)
      return html`<div class="row"><button type="button" @click=${bind}>Bind its moves to squares</button></div>`;
    return group(
      t`Its moves, by squares`,
      entries.map((entry, index) => this.#entry(entries, id, entry, index)),
      html`<div class="row">
        <button type="button" @click=${() => this.#writeMoves([...entries, { betza: "W" }])}>Add moves of other squares</button>
        <button type="button" @click=${() => this.#free()}>Let it move so everywhere</button>
      </div>`,
    );
  }

  #entry(entries: readonly Entry[], id: string, entry: Entry, index: number): TemplateResult {
    const bounds = BOUND.map(([key, label, word]) =>
      this.squares({
        label: t`${label}, of moves ${index + 1}`,
        grid: t`Squares on which moves ${index + 1} ${word}`,
        word,
        written: entry[key] ?? "all",
        usual: ANYWHERE,
        name: `moves-${id}-${index}-${key}`,
        change: (squares) => this.#change(index, bounded(entry, key, squares)),
      }),
    );
    const remove = () => this.#writeMoves(entries.toSpliced(index, 1));
    return html`<div class="part entry">
      ${textField({
        label: t`Moves ${index + 1}, in Betza`,
        text: entry.betza,
        isBetza: true,
        change: (betza) => this.#change(index, { ...entry, betza }),
      })}
      ${bounds}
      ${
        entries.length === 1
          ? nothing
          : html`<div class="row"><button type="button" @click=${remove}>Remove moves ${index + 1}</button></div>`
      }
    </div>`;
  }

  #change(index: number, entry: Entry): void {
    const { fault } = readMoves(entry.betza);
    if (fault !== null) this.refuse(fault);
    else if (this.#id) this.#writeMoves(entriesOf(this.making, this.#id).with(index, entry));
  }

  #writeMoves(entries: readonly Entry[]): void {
    const id = this.#id;
    if (!id) return;
    const text = removeValue(withoutWeights(this.making.text, id), ["pieces", id, "betza"]);
    this.try(setValue(text, ["pieces", id, "moves"], entries as unknown as Plain));
  }

  /** All of the moves, from and to any square. */
  #free(): void {
    const id = this.#id;
    if (!id) return;
    const betza = entriesOf(this.making, id)
      .map((entry) => entry.betza)
      .join("");
    const text = removeValue(withoutWeights(this.making.text, id), ["pieces", id, "moves"]);
    this.try(setValue(text, ["pieces", id, "betza"], betza));
  }

  // --- squares, checks, pieces ---

  #forbidden(making: Making, { id, forbidden }: Piece): Content {
    const path = ["pieces", id, "forbidden"];
    return this.squares({
      label: t`It may never stand`,
      grid: t`Forbidden squares`,
      word: t`forbidden`,
      written: (valueAt(making, path) as SidedSquares | undefined) ?? "none",
      meant: forbidden,
      usual: NOWHERE,
      name: `forbidden-${id}`,
      change: (squares) => this.write(path, squares as Plain, "none"),
    });
  }

  /** Only of use to pieces with first moves. */
  #firstMove(making: Making, { id, firstMove }: Piece): Content {
    const path = ["pieces", id, "first-move"];
    return this.squares({
      label: t`Moves marked i, such as a Pawn's double step, begin on`,
      grid: t`Squares of first moves`,
      word: t`first move`,
      written: (valueAt(making, path) as SidedSquares | undefined) ?? STARTS,
      meant: firstMove,
      usual: [[STARTS, t`The squares on which it starts`]],
      name: `first-${id}`,
      change: (squares) => (squares === STARTS ? this.#takeAway(path) : this.write(path, squares as Plain, STARTS)),
    });
  }

  /** A leap that the piece has once. What it may go over is asked of royal pieces alone. */
  #firstLeap(making: Making, { id, royal }: Piece): TemplateResult {
    const path = ["pieces", id, "first-leap"];
    const value = valueAt(making, path);
    const leap = typeof value === "object" && value !== null ? (value as unknown as FirstLeap) : null;
    const set = (changed: Partial<Record<keyof FirstLeap, FirstLeap[keyof FirstLeap]>>) => {
      const given = Object.entries({ ...leap, ...changed }).filter(([, part]) => part !== undefined);
      this.write(path, Object.fromEntries(given) as Plain, "none");
    };
    const to = textField({
      label: t`Once, before it has moved, it also leaps to empty squares by, in Betza`,
      text: leap?.to ?? "",
      isBetza: true,
      change: (text) => (text === "" ? this.write(path, "none", "none") : set({ to: text })),
    });
    if (!leap) return html`${to}`;
    const over = tickField(t`It does not leap over attacked squares`, leap.over === "unattacked", (isTicked) =>
      set({ over: isTicked ? "unattacked" : undefined }),
    );
    const lostTo = kindTicks(making.variant.pieceTypes, leap["lost-to"] ?? [], (kept) =>
      set({ "lost-to": kept.length > 0 ? kept : undefined }),
    );
    return html`${to} ${royal ? over : nothing}
      ${group(t`The leap is lost to an enemy that would attack it on an empty board`, lostTo)}`;
  }

  #checksBy(making: Making, id: string): TemplateResult {
    const path = ["pieces", id, "checks-by"];
    return textField({
      label: t`It also gives check, though it never moves so, in Betza`,
      text: String(valueAt(making, path) ?? ""),
      isBetza: true,
      change: (text) => this.write(path, text === "" ? "none" : text, "none"),
    });
  }

  #spares({ variant, whole }: Making, id: string): TemplateResult {
    const path = ["pieces", id, "spares"];
    const spared = (valueAt({ whole }, path) as readonly string[] | undefined) ?? [];
    const change = (kept: string[]) => this.write(path, kept.length ? kept : "none", "none");
    return group(t`It never takes`, kindTicks(variant.pieceTypes, spared, change));
  }

  /** Whether its moves count towards the rule of fifty moves. */
  #progress(making: Making, id: string): TemplateResult {
    const path = ["pieces", id, "resets-clock"];
    const said = valueAt(making, path);
    const value = said === undefined ? USUAL : said === true ? "yes" : "no";
    return selectField(t`Counting of moves to a draw begins anew with its moves`, PROGRESS, value, (picked) =>
      picked === USUAL ? this.#takeAway(path) : this.try(setValue(this.making.text, path, picked === "yes")),
    );
  }

  #pair({ id, royal, pairBonus }: Piece): Content {
    if (royal) return nothing;
    return numberField({
      label: t`A pair on both colours is worth more by, in pawns`,
      number: pairBonus,
      most: 100,
      step: 0.25,
      change: (bonus) => this.write(["pieces", id, "pair-bonus"], bonus, 0),
    });
  }

  /** One field each, and an empty one for another. */
  #remarks({ id, remarks }: Piece): Content {
    const path = ["pieces", id, "remarks"];
    const change = (index: number, text: string) => {
      const all = index < remarks.length ? remarks.with(index, text) : [...remarks, text];
      this.write(path, all.filter(Boolean), []);
    };
    return [...remarks, ""].map((text, index) =>
      textField({
        label: remarks.length ? t`Sentence ${index + 1} about it` : t`A sentence about it`,
        text,
        look: "plain",
        longest: 400,
        change: (changed) => change(index, changed),
      }),
    );
  }

  /** There is no word for what holds without the key, so what is inherited stays. */
  #takeAway(path: Path): void {
    const complaint = this.try(removeValue(this.making.text, path));
    if (complaint !== null || valueAt(this.making, path) === undefined) return;
    this.refuse(t`This is inherited from ${this.making.parent?.name}: it can be changed, but not taken away.`);
  }
}

function entriesOf(making: Pick<Making, "whole">, id: string): readonly Entry[] {
  return (valueAt(making, ["pieces", id, "moves"]) as readonly Entry[] | undefined) ?? [];
}

/** An entry with squares, or without where any will do. */
function bounded(entry: Entry, key: "from" | "to", squares: SidedSquares): Entry {
  const { [key]: _, ...rest } = entry;
  return squares === "all" ? rest : { ...rest, [key]: squares };
}
