/** Promotion: which pieces, where, and to what. */
import type { PromotionRule } from "../../src/document.ts";
import { type Board, isHole, rankOf, squareCount, squareName } from "../../src/geometry.ts";
import type { Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
import { CellGrid } from "./cell-grid.ts";
import { pressable, selectField, tickField } from "./fields.ts";
import { changeList, entriesOf, keepEntries } from "./list-edits.ts";
import type { Commit, Making } from "./making.ts";
import { type Plain, setValue } from "./yaml-text.ts";

const MOST_RANKS = 4;
const OWN = "own";

export class PromotionPart {
  readonly element: HTMLElement;
  readonly #commit: Commit;
  readonly #rules = make("div", "part");
  readonly #note = make("p", "complaint");
  #making: Making | null = null;
  #drawn = "";

  constructor(commit: Commit) {
    this.#commit = commit;
    this.#note.setAttribute("role", "status");
    const add = pressable("", "Add a rule of promotion", () => this.#add());
    this.element = make("div", "part", this.#rules, this.#note, make("div", "row", add));
  }

  show(making: Making): void {
    this.#making = making;
    this.#note.textContent = "";
    const { variant } = making;
    const drawn = JSON.stringify([
      entriesOf(making, "promotion"),
      variant.pieceTypes.map(({ id, name }) => [id, name]),
      variant.board,
    ]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const held = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.held : undefined;
    const rules = entriesOf(making, "promotion") as readonly PromotionRule[];
    const cards = rules.map((rule, index) => this.#card(making, rule, index));
    this.#rules.replaceChildren(...(cards.length ? cards : [make("p", "note", "No piece promotes.")]));
    if (held) this.#rules.querySelector<HTMLElement>(`[data-held="${held}"]`)?.focus();
  }

  #card(making: Making, rule: PromotionRule, index: number): HTMLElement {
    const { variant } = making;
    const pieceTypes = variant.pieceTypes.filter(({ royal }) => !royal);
    const title = rule.side === undefined ? `Rule ${index + 1}` : `Rule ${index + 1}, for ${rule.side} alone`;
    const ticks = (key: "pieces" | "to") =>
      pieceTypes.map(({ id, name }) => {
        const held = rule[key] ?? [];
        const tick = tickField(name, held.includes(id), (isTicked) =>
          this.#set(index, key, isTicked ? [...held, id] : held.filter((other) => other !== id)),
        );
        return hold(tick, `${index}-${key}-${id}`);
      });
    const who = group("Who promotes", ...ticks("pieces"));
    const to = group("To what, in this order", ...ticks("to"));
    const may = tickField("May also stay what it is", rule.optional ?? false, (isTicked) =>
      this.#set(index, "optional", isTicked),
    );
    const remove = pressable("", "Remove this rule", () => this.#keepAllBut(index));
    const zone = this.#zone(making, rule, index);
    return group(title, who, ...zone, to, hold(may, `${index}-may`), make("div", "row", remove));
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
    const grid = this.#squares(variant, squares, (changed) => this.#set(index, "zone", changed));
    const { element, select } = selectField("Where", [...options, [OWN, "On squares of its own"]], (value) => {
      grid.hidden = value !== OWN;
      if (value !== OWN) this.#set(index, "zone", zoneText(variant.board, Number(value), isBlack));
    });
    select.dataset.held = `${index}-zone`;
    select.value = ranks === null ? OWN : String(ranks);
    grid.hidden = ranks !== null;
    return [element, grid];
  }

  #squares({ board }: Variant, squares: readonly number[], change: (zone: string) => void): HTMLElement {
    const grid = new CellGrid({
      board,
      label: "Squares of promotion",
      first: squares[0] ?? 0,
      press: (square) => {
        const isIn = squares.includes(square);
        const changed = isIn ? squares.filter((other) => other !== square) : [...squares, square].sort((a, b) => a - b);
        change(changed.length ? changed.map((other) => squareName(board, other)).join(" ") : "none");
      },
    });
    grid.cells.forEach((cell, square) => {
      const isIn = squares.includes(square);
      cell.classList.toggle("zone", isIn);
      cell.setAttribute("aria-selected", String(isIn));
      cell.setAttribute("aria-label", `${squareName(board, square)}${isIn ? ", promotes" : ""}`);
      cell.dataset.held = `square-${square}`;
    });
    return make("div", "setup-board", grid.element);
  }

  #set(index: number, key: keyof PromotionRule, value: Plain): void {
    const making = this.#making;
    if (making) this.#do(changeList(making, making.text, "promotion", [index, key], value === false ? null : value));
  }

  #keepAllBut(index: number): void {
    const making = this.#making;
    if (!making) return;
    const kept = entriesOf(making, "promotion").flatMap((_, at) => (at === index ? [] : [at]));
    this.#do(keepEntries(making, making.text, "promotion", kept));
  }

  /** Adds a rule for the first piece without one, with the dearest pieces as choices. */
  #add(): void {
    const making = this.#making;
    if (!making) return;
    const { pieceTypes, promotions } = making.variant;
    const free = pieceTypes.filter(({ royal }, kind) => !royal && promotions.every((rule) => rule.kind !== kind));
    const [pieceType] = free;
    const to = pieceTypes.filter(({ royal, id }) => !royal && id !== pieceType?.id).map(({ id }) => id);
    if (!pieceType || to.length === 0) {
      this.#note.textContent = "Every piece has a rule already.";
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
    this.#do(text);
  }

  #do(text: string): void {
    const complaint = this.#commit(text);
    if (complaint === null || !this.#making) return;
    this.#drawn = "";
    this.show(this.#making);
    this.#note.textContent = complaint;
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

function group(legend: string, ...content: readonly HTMLElement[]): HTMLElement {
  return make("fieldset", "ticks", make("legend", "", legend), ...content);
}

/** Marks a control that keeps the focus when the rules are drawn again. */
function hold(label: HTMLLabelElement, name: string): HTMLLabelElement {
  const input = label.querySelector("input");
  if (input) input.dataset.held = name;
  return label;
}
