/** Rules of one piece beside its plain moves: moves bound to squares, other checks, whom it spares, where it never stands. */
import type { SidedSquares, VariantDocument } from "../../src/document.ts";
import { piecesInWords } from "../../src/index.ts";
import { make } from "../dom.ts";
import { pressable, TextField } from "./fields.ts";
import type { Making } from "./making.ts";
import { factsOf, withoutWeights } from "./piece-edits.ts";
import { readMoves } from "./read-moves.ts";
import { afterwards, group, hold, kindTicks, RulePart } from "./rule-part.ts";
import { squaresField } from "./squares-field.ts";
import { valueAt, writeValue } from "./value-edits.ts";
import { type Path, type Plain, removeValue, setValue } from "./yaml-text.ts";

type Document = Exclude<NonNullable<VariantDocument["pieces"]>[string], "none">;
type Entry = NonNullable<Document["moves"]>[number];

const ANYWHERE = [["all", "Anywhere"]] as const;
const NOWHERE = [
  ["none", "Nowhere"],
  ["dead-ends", "Where it could never move again"],
] as const;
/** Stands for a file that does not have the key. */
const STARTS = "starts";
const BOUND = [
  ["from", "Beginning on", "begin"],
  ["to", "Ending on", "end"],
] as const;

export class PieceRules extends RulePart {
  #id: string | null = null;

  /** The piece whose rules are shown; null for none. */
  set piece(id: string | null) {
    this.#id = id;
    this.element.hidden = id === null;
  }

  protected facts({ variant, whole }: Making): unknown {
    const id = this.#id;
    const pieces = variant.pieceTypes.map((pieceType) => [pieceType.id, pieceType.name]);
    return [id, id && whole.pieces?.[id], pieces, variant.board, whole.regions];
  }

  protected build(making: Making): HTMLElement[] {
    const kind = making.variant.pieceTypes.findIndex(({ id }) => id === this.#id);
    const pieceType = making.variant.pieceTypes[kind];
    if (!pieceType) return [];
    const { betza } = factsOf(pieceType);
    const sentences = piecesInWords(making.variant)[kind];
    // the form has said already how a piece moves that is bound to no squares
    const told = (betza === null ? sentences : sentences.slice(1)).map((words) => make("p", "", words));
    return [
      make("div", "told", ...told),
      this.#moves(making, pieceType.id, betza),
      this.#firstMove(making, kind),
      this.#forbidden(making, kind),
      this.#checksBy(making, pieceType.id),
      this.#spares(making, pieceType.id),
    ];
  }

  // --- moves by squares ---

  /** @param betza of a piece whose moves depend on no squares */
  #moves(making: Making, id: string, betza: string | null): HTMLElement {
    const entries = entriesOf(making, id);
    if (betza !== null && entries.length === 0) {
      const bind = pressable("", "Bind its moves to squares", () => this.#writeMoves([{ betza }]));
      return make("div", "row", hold(bind, "bind"));
    }
    const add = pressable("", "Add moves of other squares", () => this.#writeMoves([...entries, { betza: "W" }]));
    const free = pressable("", "Let it move so everywhere", () => this.#free());
    const cards = entries.map((entry, index) => this.#entry(making, id, entry, index));
    return group(
      "Its moves, by squares",
      ...cards,
      make("div", "row", hold(add, "moves-add"), hold(free, "moves-free")),
    );
  }

  #entry(making: Making, id: string, entry: Entry, index: number): HTMLElement {
    const field = new TextField(
      `Moves ${index + 1}, in Betza`,
      afterwards((text) => this.#change(index, { ...entry, betza: text })),
    );
    field.element.classList.add("moves-text");
    field.text = entry.betza;
    field.input.autocapitalize = "off";
    const bounds = BOUND.map(([key, label, word]) =>
      squaresField({
        making,
        label: `${label}, of moves ${index + 1}`,
        grid: `Squares on which moves ${index + 1} ${word}`,
        word,
        written: entry[key] ?? "all",
        usual: ANYWHERE,
        name: `moves-${id}-${index}-${key}`,
        change: (squares) => this.#change(index, bounded(entry, key, squares)),
      }),
    );
    const remove = pressable("", `Remove moves ${index + 1}`, () =>
      this.#writeMoves(entriesOf(making, id).toSpliced(index, 1)),
    );
    const isOnly = entriesOf(making, id).length === 1;
    return make(
      "div",
      "part entry",
      hold(field.element, `moves-${index}`),
      ...bounds,
      ...(isOnly ? [] : [make("div", "row", hold(remove, `moves-${index}-remove`))]),
    );
  }

  #change(index: number, entry: Entry): void {
    const { making } = this;
    if (!making || !this.#id) return;
    const { fault } = readMoves(entry.betza);
    if (fault === null) this.#writeMoves(entriesOf(making, this.#id).with(index, entry));
    else {
      this.redraw();
      this.tell(fault);
    }
  }

  #writeMoves(entries: readonly Entry[]): void {
    const { making } = this;
    const id = this.#id;
    if (!making || !id) return;
    const text = removeValue(withoutWeights(making.text, id), ["pieces", id, "betza"]);
    this.try(setValue(text, ["pieces", id, "moves"], entries as unknown as Plain));
  }

  /** All of the moves, from and to any square. */
  #free(): void {
    const { making } = this;
    const id = this.#id;
    if (!making || !id) return;
    const betza = entriesOf(making, id)
      .map((entry) => entry.betza)
      .join("");
    const text = removeValue(withoutWeights(making.text, id), ["pieces", id, "moves"]);
    this.try(setValue(text, ["pieces", id, "betza"], betza));
  }

  // --- squares, checks, pieces ---

  #forbidden(making: Making, kind: number): HTMLElement {
    const { id, forbidden } = making.variant.pieceTypes[kind];
    const path = ["pieces", id, "forbidden"];
    return squaresField({
      making,
      label: "It may never stand",
      grid: "Forbidden squares",
      word: "forbidden",
      written: (valueAt(making, path) as SidedSquares | undefined) ?? "none",
      meant: forbidden,
      usual: NOWHERE,
      name: `forbidden-${id}`,
      change: (squares) => this.#write(path, squares as Plain, "none"),
    });
  }

  /** Only of use to pieces with first moves. */
  #firstMove(making: Making, kind: number): HTMLElement {
    const { id, firstMove } = making.variant.pieceTypes[kind];
    const path = ["pieces", id, "first-move"];
    const written = valueAt(making, path) as SidedSquares | undefined;
    return squaresField({
      making,
      label: "Moves marked i, such as a Pawn's double step, begin on",
      grid: "Squares of first moves",
      word: "first move",
      written: written ?? STARTS,
      meant: firstMove,
      usual: [[STARTS, "The squares on which it starts"]],
      name: `first-${id}`,
      change: (squares) => (squares === STARTS ? this.#takeAway(path) : this.#write(path, squares as Plain, STARTS)),
    });
  }

  #checksBy(making: Making, id: string): HTMLElement {
    const path = ["pieces", id, "checks-by"];
    const field = new TextField(
      "It also gives check, though it never moves so, in Betza",
      afterwards((text) => this.#write(path, text === "" ? "none" : text, "none")),
    );
    field.element.classList.add("moves-text");
    field.text = String(valueAt(making, path) ?? "");
    field.input.autocapitalize = "off";
    return hold(field.element, "checks-by");
  }

  #spares(making: Making, id: string): HTMLElement {
    const path = ["pieces", id, "spares"];
    const spared = (valueAt(making, path) as readonly string[] | undefined) ?? [];
    const ticks = kindTicks(making.variant.pieceTypes, spared, "spares", (kept) =>
      this.#write(path, kept.length ? kept : "none", "none"),
    );
    return group("It never takes", ...ticks);
  }

  #write(path: Path, value: Plain, usual: Plain): void {
    const { making } = this;
    if (making) this.try(writeValue(making, making.text, path, value, usual));
  }

  /** There is no word for what holds without the key, so what is inherited stays. */
  #takeAway(path: Path): void {
    const { making } = this;
    if (!making) return;
    const complaint = this.try(removeValue(making.text, path));
    if (complaint !== null || valueAt(this.making ?? making, path) === undefined) return;
    this.redraw();
    this.tell(`This is inherited from ${making.parent?.name}: it can be changed, but not taken away.`);
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
